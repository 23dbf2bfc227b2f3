// Stands in each page behind what is drawn (CD-192): scripts wait for the style sheet there, so the page is painted before
// the app's files take their share of a slow line; and behind the data the app reads, for a kept one begins at once. A file
// of its own, as early.ts is, that shares none of its imports with the app; the server writes its text into the page, and
// what to fetch beside it.
import { keepPastedWhole } from '../kit/lib/whole-paste.ts'

keepPastedWhole(document)
;(() => {
  const { app = '', files = '', texts = '' } = document.currentScript?.dataset ?? {}
  const add = (name: string, facts: object): void =>
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '' }, facts))
  add('script', { type: 'module', src: app })
  add('link', { rel: 'preload', as: 'fetch', href: texts })
  // The code of a game (CD-242) stands in no address a visitor could hand on; app/from-game.ts opens it.
  const here = new URL(location.href)
  const code = here.searchParams.get('ingame')
  if (code !== null) {
    document.documentElement.dataset['ingame'] = code
    here.searchParams.delete('ingame')
    history.replaceState(history.state, '', here)
  }
  for (const href of files.split(' ')) if (href !== '') add('link', { rel: 'modulepreload', href })
})()

// One screen as a visitor has it: the app with everything around it, answered by the contract's own examples.
import { http } from 'msw'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { operations } from '#generated/client/schema.d.ts'
import { type Play, mockPortal } from '../../scripts/sdk/client/mock.ts'
import { contract } from '../../scripts/sdk/client/mock-document.js'
import { createApi } from '../../web/src/kit/api/api.ts'
import { readTexts } from '../../web/src/kit/api/client.ts'
import { createInGameStore } from '../../web/src/kit/api/in-game.ts'
import { browserPage } from '../../web/src/kit/api/page.ts'
import css from '../../web/src/kit/styles/index.css?inline'
import { App } from '../../web/src/portal/app/App.tsx'
import { matchApp } from '../../web/src/portal/app/match.ts'
import { pageOf } from '../../web/src/portal/app/pages.ts'
import { createAccountStore, unknown } from '../../web/src/portal/shared/account/account-store.ts'
import { createMessages } from '../../web/src/portal/shared/i18n/messages.ts'
import { createHeadStore } from '../../web/src/portal/shared/page/page-head.ts'
import { clearSubmittedCases } from '../../web/src/portal/shared/submitted-case/submitted-case.ts'
import {
  answersOf,
  type Asked as AskedOf,
  dress,
  type GoodAnswer,
  leavePage,
  nextTurn,
  picture,
  Refused,
  type Says,
  sentTo,
  started,
  trouble,
  worker,
} from './answers.ts'

export { Refused }
type Operation = keyof operations
/** The body of a good answer. */
export type AnswerOf<O extends Operation> = GoodAnswer<operations[O]>
export type Asked = AskedOf<Operation>

export interface Around extends Omit<Play, 'delay'> {
  says?: Says<operations>
  locale?: string
  /** Name of the game whose browser shows the page; the scenario `in-game` has its own. */
  game?: string
  width?: 320 | 390 | 767 | 900 | 1024 | 1280
  height?: number
  scheme?: 'light' | 'dark'
}

export interface Screen {
  trouble: string[]
  /** Everything the page asked, in order. */
  asked: Asked[]
  /** Bodies sent to this operation; waits for so many. */
  sent: <O extends Operation>(operation: O, atLeast?: number) => Promise<unknown[]>
  /** Path and query below the page's base. */
  place: () => string
  goTo: (path: string) => void
}

const { answer, begin, example } = answersOf<operations>(contract)
export { example }

let shown: { root: Root; stop: () => void } | undefined

/** Opens a path of the portal, below the language's home; once more is what a reload does. */
export const open = async (path: string, given: Around = {}): Promise<Screen> => {
  const { locale = 'en-US', width = 1280, height = 900, scheme, game, says, ...play } = given
  if (shown === undefined) onTestFinished(leave)
  else close()
  await started
  dress(css)
  worker.resetHandlers(
    http.get('/support/static/*', () => new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })),
    http.all('/services/bft/*', ({ request }) => answer(request)),
    ...mockPortal(play).handlers,
  )
  await page.viewport(width, height)
  const texts = await readTexts(`/texts/${locale}`)
  const messages = createMessages(locale, texts)
  Object.assign(document.documentElement, { lang: locale, dir: messages.dir })
  if (scheme !== undefined) document.documentElement.dataset['scheme'] = scheme
  const place = browserPage({ locale, mountPath: '/support', apiBase: '/services/bft' }, document)
  const gameName = game ?? (play.scenario === 'in-game' ? 'wow' : null)
  const inGame = createInGameStore({ isInGame: gameName !== null, gameName })
  const asked = begin(says)
  const api = createApi(place, { onInGame: inGame.seen, fetch: nextTurn() })
  const account = createAccountStore({ api, first: unknown, drawn: unknown, onFlip: () => api.cache.clear() })
  await account.refresh()
  const stop = account.start()
  // A reload is no further step of the history.
  if (location.pathname + location.search + location.hash !== place.basePath + path)
    history.pushState(null, '', place.basePath + path)
  const match = matchApp(path.split(/[?#]/)[0]!)
  if (match.kind === 'page') await pageOf(match.route.page).preload?.()
  const root = createRoot(document.body.appendChild(Object.assign(document.createElement('div'), { id: 'app' })))
  shown = { root, stop }
  root.render(
    <StrictMode>
      <BrowserRouter basename={place.basePath}>
        <App
          surroundings={{ api, documents: {}, missing: null }}
          messages={messages}
          account={account}
          inGame={inGame}
          head={createHeadStore()}
        />
      </BrowserRouter>
    </StrictMode>,
  )
  return {
    trouble,
    asked,
    sent: sentTo(asked),
    place: () => (location.pathname.slice(place.basePath.length) || '/') + location.search,
    goTo: (to) => {
      history.pushState(null, '', place.basePath + to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
  }
}

/** What the browser keeps stays. */
const close = (): void => {
  shown?.stop()
  shown?.root.unmount()
  shown = undefined
  document.body.replaceChildren()
  nextTurn()
  begin()
}

const leave = (): void => {
  close()
  clearSubmittedCases()
  leavePage()
}

import '../kit/styles/layout.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApi, documentsFor, primeCache } from '../kit/api/api.ts'
import { keep } from '../kit/api/cache-times.ts'
import { createInGameStore } from '../kit/api/in-game.ts'
import { readTexts } from '../kit/api/client.ts'
import { type PageData, type VisitorData, browserPage } from '../kit/api/page.ts'
import { App } from './app/App.tsx'
import { isForSignedOut } from './app/drawn-pages.ts'
import { matchApp } from './app/match.ts'
import { pageOf } from './app/pages.ts'
import { keepDrawings } from '../kit/ui/category-icon/CategoryIcon.tsx'
import { type Login, createAccountStore, out, unknown } from './shared/account/account-store.ts'
import { createMessages } from './shared/i18n/messages.ts'
import { createHeadStore } from './shared/page/page-head.ts'
import { followWords } from './shared/visit/visit.ts'
import '../kit/styles/index.css'

const readJson = <T,>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T

/** A picture that stands in the page is in no document beside it. */
const withDrawn = (documents: Record<string, unknown>, root: ParentNode): Record<string, unknown> => {
  const pictures = root.querySelectorAll('img')
  return Object.fromEntries(
    Object.entries(documents).map(([key, document]) => {
      const drawn = (document as { drawnPicture?: number } | null)?.drawnPicture
      return [key, drawn === undefined ? document : pictures[drawn]?.getAttribute('src')]
    }),
  )
}

const start = async (): Promise<void> => {
  const first = readJson<PageData>('first-data')
  const coming = 'texts' in first ? first.texts : readTexts(first.textsAt)
  const visitor = readJson<VisitorData>('visitor-data')
  const page = browserPage(first, document)
  const inGame = createInGameStore({ isInGame: visitor.isInGameBrowser, gameName: visitor.embeddedGameName })
  const api = createApi(page, { onInGame: inGame.seen })
  const root = document.getElementById('app')!
  const login: Login =
    visitor.login.isLoggedIn && visitor.login.account !== null ? { state: 'in', account: visitor.login.account } : out
  const documents = documentsFor(withDrawn(first.documents, root), login.state === 'in')
  primeCache(api, documents, { milliseconds: keep.default, isSignedIn: login.state === 'in' })
  const isDrawn = root.firstElementChild !== null
  const path = document.location.pathname.slice(page.basePath.length) || '/'
  const match = matchApp(path)
  const account = createAccountStore({
    api,
    first: login,
    drawn: isDrawn && match.kind === 'page' && isForSignedOut(match.route.page) ? out : unknown,
    onFlip: () => api.cache.clear(),
  })
  account.start()
  keepDrawings(root)
  // Its file is here before React draws, so that nothing flashes and the server's markup fits (ground G26).
  if (match.kind === 'page')
    await pageOf(match.route.page)
      .preload?.()
      .catch(() => undefined)
  const texts = await coming
  const app = (
    <StrictMode>
      <BrowserRouter basename={page.basePath}>
        <App
          surroundings={{ api, documents, readMessages: first.readMessages, missing: null }}
          messages={createMessages(page.locale, texts)}
          account={account}
          inGame={inGame}
          head={createHeadStore()}
        />
      </BrowserRouter>
    </StrictMode>
  )
  if (isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
  followWords()

  if (document.documentElement.dataset['ingame'])
    void import('./app/from-game.ts').then(
      ({ openFromGame }) => openFromGame(api),
      () => undefined,
    )

  // Only who is signed in fetches its file.
  let isFollowed = false
  const follow = (): void => {
    if (isFollowed || account.read().state !== 'in') return
    isFollowed = true
    void import('./app/for-signed-in.ts').then(
      ({ followNews }) => followNews(page, account),
      () => {
        isFollowed = false
      },
    )
  }
  account.subscribe(follow)
  follow()
}

void start()

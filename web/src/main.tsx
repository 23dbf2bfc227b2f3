import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApi, primeCache } from './api/api.ts'
import { keep } from './api/cache-times.ts'
import { fetchTexts } from './api/client.ts'
import { createInGameStore } from './api/in-game.ts'
import { type PageData, type VisitorData, browserPage } from './api/page.ts'
import { App } from './app/App.tsx'
import { matchApp } from './app/match.ts'
import { pageOf } from './app/pages.ts'
import { keepDrawings } from './shared/category-icon/CategoryIcon.tsx'
import { type Login, createAccountStore } from './shared/account/account-store.ts'
import { createMessages } from './shared/i18n/messages.ts'
import { createHeadStore } from './shared/page/page-head.ts'
import './styles/index.css'

const readJson = <T,>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T

const start = async (): Promise<void> => {
  const data = readJson<PageData>('first-data')
  // On its way while the screen's file is.
  const texts = 'textsUrl' in data ? fetchTexts(data.textsUrl) : data.texts
  const visitor = readJson<VisitorData>('visitor-data')
  const page = browserPage(data, document)
  const inGame = createInGameStore({ isInGame: visitor.isInGameBrowser, gameName: visitor.embeddedGameName })
  const api = createApi(page, { onInGame: inGame.seen })
  const login: Login =
    visitor.login.isLoggedIn && visitor.login.account !== null
      ? { state: 'in', account: visitor.login.account }
      : { state: 'out', account: null }
  primeCache(api, data.documents, { milliseconds: keep.default, isSignedIn: login.state === 'in' })
  const account = createAccountStore({ api, first: login, onFlip: () => api.cache.clear() })
  account.start()

  const root = document.getElementById('app')!
  keepDrawings(root)
  const path = document.location.pathname.slice(page.basePath.length) || '/'
  const match = matchApp(path)
  // Its file is here before React draws, so that nothing flashes and the server's markup fits (ground G26).
  if (match.kind === 'page')
    await pageOf(match.route.page)
      .preload?.()
      .catch(() => undefined)
  const messages = createMessages(page.locale, await texts)
  const app = (
    <StrictMode>
      <BrowserRouter basename={page.basePath}>
        <App
          surroundings={{ api, documents: data.documents, readMessages: data.readMessages, missing: null }}
          messages={messages}
          account={account}
          inGame={inGame}
          head={createHeadStore()}
        />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild === null) createRoot(root).render(app)
  else hydrateRoot(root, app)
}

void start()

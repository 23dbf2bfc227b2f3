import { sharedProduct } from '#rules/shared-product.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createApi } from '../kit/api/api.ts'
import { createInGameStore } from '../kit/api/in-game.ts'
import { type FirstData, serverPage } from '../kit/api/page.ts'
import type { Schema } from '../kit/api/types.ts'
import { App } from './app/App.tsx'
import { isDrawnPage, isForSignedOut as isSignedOutPage } from './app/drawn-pages.ts'
import { type Match, matchApp } from './app/match.ts'
import { pageOf } from './app/pages.ts'
import { icons } from '../kit/ui/category-icon/icons.ts'
import { provideIcons } from '../kit/ui/category-icon/CategoryIcon.tsx'
import { createAccountStore, out, unknown } from './shared/account/account-store.ts'
import { gameOfArticle, pagePlace } from './shared/discovery/page-game.ts'
import { createMessages } from './shared/i18n/messages.ts'
import { createHeadStore, fullTitle } from './shared/page/page-head.ts'

provideIcons(icons)

export interface RenderedPage {
  html: string
  head: { title: string; description: string | null; isUnlisted: boolean }
  /** Keys of documents the page asked for and did not have: fetch them and render again. */
  missing: string[]
}

const guideNeedsFacts = (match: Extract<Match, { kind: 'page' }>): boolean =>
  match.route.page === 'guide' &&
  (match.params['parentId'] !== undefined || match.route.path.endsWith('/recommendations'))

/** Whether a path (inside the app, without query) is drawn on the server. */
export const isRendered = (path: string): boolean => {
  const match = matchApp(path)
  // An address that names a category is drawn when its facts are there.
  return match.kind === 'page' && isDrawnPage(match.route.page) && !guideNeedsFacts(match)
}

/** Whether that drawing is of who is not signed in: a player's page comes without it (CD-188). */
export const isForSignedOut = (path: string): boolean => {
  const match = matchApp(path)
  return match.kind === 'page' && isSignedOutPage(match.route.page)
}

/** Name of the screen at a path; null for a redirect. The server looks up its files by it. */
export const pageNameOf = (path: string): string | null => {
  const match = matchApp(path)
  return match.kind === 'page' ? match.route.page : null
}

/**
 * What the contact form reads before it stands: its topic, its channels, and what the topic names. A player's, and that
 * in a game's browser, is drawn there.
 */
export const firstReads = (path: string, data: FirstData): string[] => {
  const match = matchApp(path)
  if (match.kind !== 'page' || match.route.page !== 'contact') return []
  const { keyOf } = createApi(serverPage(data, ''), {
    fetch: () => Promise.reject(new Error('The server names documents, it asks for none')),
  })
  const solution = keyOf('get', '/services/bft/api/categories/{lang}/{categoryId}/solution', {
    path: { categoryId: Number(match.params['topicId']) },
  })
  const topic = data.documents[solution] as { id: number; product: string } | undefined
  const channels = keyOf('get', '/services/bft/api/categories/{lang}/{categoryId}/channels', {
    path: { categoryId: Number(match.params['topicId']) },
  })
  if (topic === undefined) return [solution, channels]
  return [
    keyOf('get', '/services/bft/api/category/{lang}/{product}/{categoryId}', {
      path: { product: topic.product, categoryId: topic.id },
    }),
    keyOf('get', '/services/bft/api/product/{lang}/{name}', { path: { name: topic.product } }),
  ]
}

/** The game whose colours a page comes in, so that it does not change them before the visitor's eyes (GAME-04). */
export const themeOf = (path: string, data: FirstData): string | null => {
  const match = matchApp(path)
  if (match.kind !== 'page') return null
  const { theme, carriesTheme } = match.route
  if (theme !== undefined) return match.params[theme]?.toLowerCase() ?? null
  const place = carriesTheme === true ? pagePlace(path) : null
  if (place === null || 'game' in place) return null
  const { keyOf } = createApi(serverPage(data, ''), { fetch: () => Promise.reject(new Error('Nothing is asked here')) })
  if ('articleId' in place) {
    const key = keyOf('get', '/services/bft/api/article/{lang}/{articleId}', { path: { articleId: place.articleId } })
    const article = data.documents[key] as Schema<'Article'> | undefined
    return article === undefined ? null : gameOfArticle(article)
  }
  const key = keyOf('get', '/services/bft/api/categories/{lang}/{categoryId}/solution', {
    path: { categoryId: place.topicId },
  })
  const product = (data.documents[key] as Schema<'CategorySolution'> | undefined)?.product
  return product === undefined || product === sharedProduct ? null : product
}

/**
 * Draws one page anonymously. `url` is path and query inside the app; `data` the same first data the browser will start
 * from. It fetches nothing: what is missing is named, so that the caller can bring it.
 */
export const render = async (url: string, data: FirstData & { origin: string }): Promise<RenderedPage> => {
  const page = serverPage(data, data.origin)
  const missing = new Set<string>()
  const head = createHeadStore()
  const messages = createMessages(data.locale, data.texts)
  const match = matchApp(url.split('?')[0]!)
  if (match.kind === 'page') await pageOf(match.route.page).preload?.()
  const whoseDrawing = match.kind === 'page' && isSignedOutPage(match.route.page) ? out : unknown
  const api = createApi(page, { fetch: () => Promise.reject(new Error('The server draws from documents alone')) })
  const html = renderToString(
    <StaticRouter basename={page.basePath} location={page.basePath + url}>
      <App
        surroundings={{ api, documents: data.documents, readMessages: data.readMessages, missing }}
        messages={messages}
        account={createAccountStore({ api, first: unknown, drawn: whoseDrawing, onFlip: () => undefined })}
        inGame={createInGameStore({ isInGame: false, gameName: null })}
        head={head}
      />
    </StaticRouter>,
  )
  const { title, description, isUnlisted } = head.read()
  return {
    html,
    head: {
      title: fullTitle(title, messages.t('support.site.title')),
      description: description ?? null,
      isUnlisted: isUnlisted ?? false,
    },
    missing: [...missing],
  }
}

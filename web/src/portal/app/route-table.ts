// Both route tables of the specifications as data: what is drawn, who may see it, where it sends (areas
// ROUTE and CASESHELL of the requirements).
import { limits } from '../../kit/api/limits.ts'
import type { FeatureKey } from '../shared/settings/features.ts'
import type { MessageKey } from '../shared/i18n/message-key.ts'
import type { PageName } from '../shared/routing/pages.ts'

export type GuardName =
  | 'sign-in'
  | 'survey'
  | 'embedded-home'
  | 'game'
  | 'captcha'
  | 'channel'
  | 'verification'
  | 'submitted-case'
  | 'case-access'
  | `feature:${FeatureKey}`

/** What the breadcrumbs are built from (SHELL-02); `page` is the title the page gives itself. */
export type CrumbKind = 'product' | 'game' | 'category' | 'search' | 'page'

export interface AppRoute {
  path: string
  page: PageName
  /** In this order. */
  guards?: readonly GuardName[]
  /** What each parameter must look like; else the visitor goes to `whenBad`. */
  params?: Readonly<Record<string, RegExp>>
  whenBad?: '/' | '/error'
  crumbs?: readonly CrumbKind[]
  /** Smooth scroll to the top when it is opened (SHELL-09 … SHELL-13). */
  isSmooth?: boolean
  /** Parameter that names the game whose colours the page wears (GAME-04). */
  theme?: 'game' | 'product' | 'name'
  /**
   * A page on the way from a game's home to an answer or a case: it wears its own game's colours, and where it has no
   * game those the visitor came in, so that nothing flashes.
   */
  carriesTheme?: true
  /** Title while the page's own is not known. */
  title?: MessageKey
}

export interface AppRedirect {
  path: string
  /** Parameters are filled in; the query is kept but for login and returnTo (OD-29). */
  to: string
  params?: AppRoute['params']
  whenBad?: AppRoute['whenBad']
}

export const id = /^[1-9][0-9]{0,8}$/
export const productName = new RegExp(limits.ProductName.pattern, 'i')
const articleId = new RegExp(limits.ArticleId.pattern)
const opaqueId = new RegExp(limits.DataRequestId.pattern)
const channel = /^(ticket|phone|chat)$/
const caseReference = new RegExp(limits.CaseIdOrToken.pattern)

/** All contact routes carry the captcha guard first, then channel, then verification (OD-22, OD-26). */
const contact = ['captcha', 'channel', 'verification'] as const

/** A bad URL of the guided flow leads to /error (OD-17). */
const guide = (path: string, params: AppRoute['params']): AppRoute => ({
  path,
  page: 'guide',
  params,
  whenBad: '/error',
  isSmooth: true,
  theme: 'product',
})

export const routes: readonly AppRoute[] = [
  { path: '/', page: 'guide', isSmooth: true },
  { path: '/home', page: 'product-home', guards: ['embedded-home'], isSmooth: true },
  guide('/product/:product', { product: productName }),
  guide('/product/:product/recommendations', { product: productName }),
  guide('/product/:product/:parentId', { product: productName, parentId: id }),
  guide('/product/:product/:parentId/:topicId', { product: productName, parentId: id, topicId: id }),
  guide('/product/:product/:parentId/:topicId/solution', { product: productName, parentId: id, topicId: id }),
  {
    path: '/games/:game',
    page: 'product-home',
    guards: ['game'],
    params: { game: productName },
    crumbs: ['game'],
    theme: 'game',
    isSmooth: true,
  },
  {
    path: '/games/:game/category/:categoryId',
    page: 'category',
    guards: ['game'],
    params: { game: productName, categoryId: id },
    crumbs: ['game', 'category'],
    theme: 'game',
    isSmooth: true,
  },
  {
    path: '/games/:game/search',
    page: 'search',
    guards: ['game'],
    params: { game: productName },
    crumbs: ['game', 'search'],
    theme: 'game',
    isSmooth: true,
  },
  { path: '/search', carriesTheme: true, page: 'search', crumbs: ['search'], isSmooth: true },
  {
    path: '/article/:articleId',
    carriesTheme: true,
    page: 'article',
    params: { articleId: articleId },
    crumbs: ['page'],
    isSmooth: true,
  },
  {
    path: '/breaking/:messageId',
    carriesTheme: true,
    page: 'crisis',
    params: { messageId: opaqueId },
    crumbs: ['page'],
  },
  { path: '/status', page: 'status', crumbs: ['page'], isSmooth: true },
  {
    path: '/status/:game',
    page: 'status',
    params: { game: productName },
    crumbs: ['page'],
    theme: 'game',
    isSmooth: true,
  },
  { path: '/bug-suggestion', page: 'bug-suggestion', guards: ['sign-in', 'captcha'], crumbs: ['page'] },
  { path: '/contact/complete', carriesTheme: true, page: 'contact-complete', guards: ['submitted-case'] },
  {
    path: '/contact/:topicId/:channel',
    carriesTheme: true,
    page: 'contact',
    guards: contact,
    params: { topicId: id, channel: channel },
    crumbs: ['product', 'page'],
  },
  {
    path: '/contact/:name/:parentId/:topicId/:channel',
    page: 'contact',
    guards: contact,
    params: { name: productName, parentId: id, topicId: id, channel: channel },
    crumbs: ['product', 'page'],
    theme: 'name',
  },
  { path: '/case', page: 'case-list', guards: ['sign-in'], crumbs: ['page'] },
  { path: '/case/invalid', page: 'case-invalid' },
  {
    path: '/case/detail/:caseId',
    carriesTheme: true,
    page: 'case-detail',
    guards: ['case-access'],
    params: { caseId: caseReference },
    crumbs: ['page'],
  },
  // No guard: after an erasure the session has ended and the page still says so; it asks for the sign-in itself.
  { path: '/account/:part', page: 'own-data', crumbs: ['page'] },
  {
    path: '/survey/:caseId',
    carriesTheme: true,
    page: 'survey',
    guards: ['survey'],
    params: { caseId: caseReference },
    crumbs: ['page'],
  },
  // No guard: what is taken here says which form it is of (CD-247).
  { path: '/handoff', carriesTheme: true, page: 'contact-handoff', crumbs: ['page'] },
  // No guard: the token opens this one survey without sign-in (CD-183).
  { path: '/survey/link/:token', carriesTheme: true, page: 'survey-link', crumbs: ['page'] },
  { path: '/verification', carriesTheme: true, page: 'verification' },
  { path: '/restrictions', page: 'restrictions', guards: ['feature:accountRestrictions', 'sign-in'], crumbs: ['page'] },
  {
    path: '/penalty/:id',
    page: 'penalty',
    guards: ['feature:accountRestrictions', 'sign-in'],
    params: { id: opaqueId },
    crumbs: ['page'],
  },
  // No guard: whoever comes cannot sign in, and the page itself knows whether it is switched on (CD-305).
  { path: '/lockedout', page: 'lockedout', crumbs: ['page'] },
  { path: '/error', page: 'error', title: 'support.page.error.title' },
]

export const redirects: readonly AppRedirect[] = [
  { path: '/product/:name/:parentId/:topicId/channels', to: '/contact/:name/:parentId/:topicId/ticket' },
  { path: '/product/:name/:parentId/:topicId/ticket', to: '/contact/:topicId/ticket' },
  { path: '/product/:name/:parentId/:topicId/phone', to: '/contact/:topicId/phone' },
  { path: '/product/:name/:parentId/:topicId/chat', to: '/contact/:topicId/chat' },
  // Four segments are product, parent, category, topic: accepted and rewritten to three (OD-17).
  {
    path: '/product/:product/:parentId/:categoryId/:topicId',
    to: '/product/:product/:parentId/:topicId',
    params: { parentId: id, categoryId: id, topicId: id },
    whenBad: '/error',
  },
  {
    path: '/product/:product/:parentId/:categoryId/:topicId/solution',
    to: '/product/:product/:parentId/:topicId/solution',
    params: { parentId: id, categoryId: id, topicId: id },
    whenBad: '/error',
  },
  { path: '/product', to: '/' },
  { path: '/product/*', to: '/error' },
  { path: '/contact/:topicId', to: '/contact/:topicId/ticket', params: { topicId: id }, whenBad: '/' },
  { path: '/contact/*', to: '/' },
  { path: '/contact', to: '/' },
  { path: '*', to: '/' },
]

/** The first parameter pattern that does not fit decides; null when all do. */
export const badTarget = (
  route: Pick<AppRoute, 'params' | 'whenBad'>,
  params: Readonly<Record<string, string | undefined>>,
): '/' | '/error' | null => {
  const isBad = Object.entries(route.params ?? {}).some(([name, pattern]) => !pattern.test(params[name] ?? ''))
  return isBad ? (route.whenBad ?? '/') : null
}

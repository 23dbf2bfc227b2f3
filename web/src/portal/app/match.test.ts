import { expect, test } from 'vitest'
import { matchApp } from './match.ts'

const page = (path: string): string => {
  const match = matchApp(path)
  return match.kind === 'page' ? match.route.page : `→ ${match.to}`
}
/** Follows redirects to the end, as a browser would; throws when they run in a circle. */
const end = (path: string, search = ''): string => {
  let at = { path, search }
  for (let step = 0; step < 5; step += 1) {
    const match = matchApp(at.path, at.search)
    if (match.kind === 'page') return at.path + at.search
    const [next = '', query] = match.to.split('?')
    at = { path: next, search: query === undefined ? '' : `?${query}` }
  }
  throw new Error(`${path} never ends`)
}

test.each([
  ['[ROUTE-01]', '/', 'guide'],
  ['[ROUTE-03]', '/home', 'product-home'],
  ['[ROUTE-04]', '/product/wow', 'guide'],
  ['[ROUTE-05]', '/product/wow/recommendations', 'guide'],
  ['[ROUTE-06]', '/product/wow/1210', 'guide'],
  ['[ROUTE-07]', '/product/wow/1210/1211', 'guide'],
  ['[ROUTE-08]', '/product/wow/1210/1211/solution', 'guide'],
  ['[ROUTE-09]', '/games/wow', 'product-home'],
  ['[ROUTE-10] [ROUTE-11]', '/games/wow/category/1210', 'category'],
  ['[ROUTE-10] [ROUTE-13]', '/games/wow/search', 'search'],
  ['[ROUTE-12]', '/search', 'search'],
  ['[ROUTE-14]', '/article/9852', 'article'],
  ['[ROUTE-15]', '/breaking/login-queue', 'crisis'],
  ['[ROUTE-16]', '/bug-suggestion', 'bug-suggestion'],
  ['[ROUTE-18]', '/contact/1211/ticket', 'contact'],
  ['[ROUTE-18]', '/contact/1211/chat', 'contact'],
  ['[ROUTE-19]', '/contact/wow/1210/1211/phone', 'contact'],
  ['[ROUTE-20]', '/contact/complete', 'contact-complete'],
  ['cases', '/case', 'case-list'],
  ['cases', '/case/invalid', 'case-invalid'],
  ['cases', '/case/detail/104233871', 'case-detail'],
  ['cases', `/case/detail/${'A'.repeat(43)}`, 'case-detail'],
  ['cases', '/survey/104233871', 'survey'],
  ['cases', '/survey/link/v1.AbC-_1', 'survey-link'],
  ['cases', '/handoff', 'contact-handoff'],
  ['cases', '/verification', 'verification'],
  ['cases', '/restrictions', 'restrictions'],
  ['cases', '/penalty/p-17', 'penalty'],
  ['ground G3', '/error', 'error'],
])('%s %s draws %s', (_, path, name) => {
  expect(page(path)).toBe(name)
})

test.each([
  ['[ROUTE-17]', '/contact/1211', '/contact/1211/ticket'],
  ['[ROUTE-21]', '/contact/1211/fax', '/'],
  ['[ROUTE-21]', '/contact/wow/1210', '/'],
  ['[ROUTE-21]', '/contact/a/b/c/d/e', '/'],
  ['[ROUTE-21]', '/contact/wow/1210/1211/fax', '/'],
  ['[ROUTE-21]', '/contact/007/ticket', '/'],
  ['[ROUTE-22]', '/product/wow/1210/1211/channels', '/contact/wow/1210/1211/ticket'],
  ['[ROUTE-23]', '/product/wow/1210/1211/ticket', '/contact/1211/ticket'],
  ['[ROUTE-24]', '/product/wow/1210/1211/phone', '/contact/1211/phone'],
  ['[ROUTE-25]', '/product/wow/1210/1211/chat', '/contact/1211/chat'],
  ['[ROUTE-26]', '/nowhere', '/'],
  ['[ROUTE-26]', '/games/wow/nowhere', '/'],
  ['[ROUTE-26]', '/article/not-a-number', '/'],
  ['[ROUTE-27]', '/product/wow/1/2/3/4/5', '/error'],
  ['[ROUTE-27]', '/product/wow/abc', '/error'],
  ['[ROUTE-27]', '/product/wow/1210/solution', '/error'],
  ['[ROUTE-27]', '/product/wow/1210/recommendations', '/error'],
  ['[ROUTE-27]', '/product/wow/0123', '/error'],
  ['OD-17', '/product/wow/1200/1210/1211', '/product/wow/1200/1211'],
  ['OD-17', '/product/wow/1200/1210/1211/solution', '/product/wow/1200/1211/solution'],
  ['OD-18', '/product', '/'],
  ['ground G5', '/case/detail/012', '/'],
])('%s %s ends at %s', (_, path, target) => {
  expect(end(path)).toBe(target)
})

test('redirects keep the query but what only starts a sign-in', () => {
  expect(end('/contact/1211', '?ref=mail&login&returnTo=%2Fx')).toBe('/contact/1211/ticket?ref=mail')
  expect(end('/nowhere', '?ref=mail')).toBe('/?ref=mail')
})

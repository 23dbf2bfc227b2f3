import { expect, test } from 'vitest'
import { type NavigationFacts, navigationTabs } from './navigation-tabs.ts'

const account = {
  softAccount: false,
  hasSqa: true,
  hasCases: true,
  hasUnreadCases: false,
  unreadCases: 0,
  unreadPenalties: 0,
  child: false,
  displayName: 'Ada',
}
const inGame: NavigationFacts = {
  isInGame: true,
  product: 'wow',
  allowEmbeddedHome: true,
  account,
  hasRestrictions: true,
  path: '/product/wow',
}
const names = (facts: Partial<NavigationFacts>): string[] =>
  navigationTabs({ ...inGame, ...facts }).map(({ name }) => name)

test('[NAV-01] only in a game’s browser', () => {
  expect(names({ isInGame: false })).toEqual([])
  expect(names({})).toEqual(['home', 'help', 'tickets'])
})
test('[NAV-02] home only where embedded home is allowed', () => {
  expect(names({ allowEmbeddedHome: false })).toEqual(['help', 'tickets'])
})
test('[NAV-03] get help leads to the game’s own product', () => {
  expect(navigationTabs(inGame).find(({ name }) => name === 'help')?.href).toBe('/product/wow')
})
test('[NAV-04] my tickets only for an account with cases', () => {
  expect(names({ account: { ...account, hasCases: false } })).not.toContain('tickets')
  expect(names({ account: null })).not.toContain('tickets')
})
test('[NAV-05] the mark stands exactly while something is unread, and counts it (T18)', () => {
  const mark = (unreadCases: number): number | undefined =>
    navigationTabs({ ...inGame, account: { ...account, unreadCases } }).find(({ name }) => name === 'tickets')?.unread
  expect([mark(3), mark(0)]).toEqual([3, 0])
})
test('restrictions have a tab while something is new about them and their pages are there (T18)', () => {
  const restricted = { ...account, unreadPenalties: 2 }
  expect(navigationTabs({ ...inGame, account: restricted }).at(-1)).toMatchObject({ name: 'restrictions', unread: 2 })
  expect(names({ account: restricted, hasRestrictions: false })).not.toContain('restrictions')
  expect(names({})).not.toContain('restrictions')
})
test('the tab of the page on screen is marked', () => {
  const current = (path: string): string[] =>
    navigationTabs({ ...inGame, path })
      .filter(({ isCurrent }) => isCurrent)
      .map(({ name }) => name)
  expect([
    current('/home'),
    current('/product/wow/1200'),
    current('/contact/1201/ticket'),
    current('/case/detail/1'),
    current('/article/9852'),
  ]).toEqual([['home'], ['help'], ['help'], ['tickets'], []])
})

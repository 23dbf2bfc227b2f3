// Every screen, reached without a word of any language: where, as whom, and what is pressed there. `make screens` draws them, tidy.e2e.ts looks at what does not fit.
import type { Page } from '@playwright/test'

export interface Screen {
  name: string
  /** Path of the app, or of the server where `isOutside` is set. */
  path: string
  login?: string
  prepare?: (page: Page) => Promise<void>
  /** A page of the server beside the app, in English alone. */
  isOutside?: boolean
}

const words = 'My character is stuck behind the gate of Emberfall Keep and cannot move or port home.'
const strangeWords = 'qqzzx wwvvk ppzzq xxkkj vvqqz'
const main = (page: Page, selector: string) => page.locator(`main ${selector}`)
const press = (selector: string) => async (page: Page): Promise<void> => { await main(page, selector).last().click({ timeout: 5000 }) }
const submit = press('form:has(textarea) button[type=submit]')
/** In a game nobody is asked. */
const closeDialog = async (page: Page): Promise<void> => {
  if (await page.locator('[data-in-game]').count() > 0) return
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
}
const withDialog = (selector: string) => async (page: Page): Promise<void> => {
  await press(selector)(page)
  await page.locator('dialog[open]').waitFor()
}
const describe = async (page: Page): Promise<void> => {
  if (await page.locator('[data-in-game]').count() > 0) await press('button[class*=_quiet]')(page)
  await main(page, 'textarea').fill(words)
  await submit(page)
  await page.waitForURL(/\/recommendations$/)
  await page.waitForLoadState('networkidle')
}
const askForChat = async (page: Page): Promise<void> => {
  await main(page, 'textarea').first().fill(strangeWords)
  await submit(page)
  await page.waitForURL(/\/contact\/complete$/)
  await page.locator('[role=log]').waitFor({ state: 'attached' })
  await page.locator('section:has([role=log]) textarea').fill(words)
  await page.keyboard.press('Enter')
  await page.locator('[role=log] li').first().waitFor()
}

export const screens: readonly Screen[] = [
  { name: 'start-question', path: '/' },
  { name: 'start', path: '/', prepare: closeDialog },
  { name: 'describe', path: '/product/diablo4' },
  { name: 'recommendations', path: '/product/wow', prepare: describe },
  { name: 'picker', path: '/product/wow/1200/1210' },
  { name: 'solution', path: '/product/wow/1200/1201/solution' },
  { name: 'solution-closed', path: '/product/wow/1260/1261/solution' },
  { name: 'contact', path: '/contact/1133/ticket' },
  { name: 'contact-errors', path: '/contact/1301/ticket', prepare: async (page) => { await main(page, 'form button[type=submit]').last().click({ force: true, timeout: 5000 }) } },
  { name: 'contact-phone', path: '/contact/1131/phone', login: 'ada' },
  { name: 'contact-chat', path: '/contact/1301/chat' },
  { name: 'contact-fields', path: '/contact/1121/ticket', login: 'ada' },
  { name: 'chat', path: '/contact/1237/chat', login: 'test-screens', prepare: askForChat },
  { name: 'verification', path: '/contact/1102/ticket', login: 'test-screens-asked' },
  { name: 'game-home', path: '/games/wow' },
  { name: 'category', path: '/games/wow/category/1200' },
  { name: 'search', path: '/search?q=account' },
  { name: 'search-nothing', path: '/search?q=qqzzxwwvvk' },
  { name: 'article', path: '/article/24150' },
  { name: 'article-long', path: '/article/24117' },
  { name: 'notice', path: '/breaking/card-payments-2026-11' },
  { name: 'bug-suggestion', path: '/bug-suggestion', login: 'ada' },
  { name: 'case-list', path: '/case', login: 'nora' },
  { name: 'case-list-empty', path: '/case', login: 'test-screens-new' },
  { name: 'case-open', path: '/case/detail/104233590', login: 'ada' },
  { name: 'case-cancel', path: '/case/detail/104233590', login: 'ada', prepare: withDialog('p > button') },
  { name: 'case-answered', path: '/case/detail/104232560', login: 'ada' },
  { name: 'case-reopen', path: '/case/detail/104231177#reopen', login: 'ada' },
  { name: 'case-invalid', path: '/case/invalid' },
  { name: 'survey', path: '/survey/104231177', login: 'ada' },
  { name: 'own-data', path: '/account/data', login: 'ada' },
  { name: 'own-data-erase', path: '/account/data', login: 'ada', prepare: withDialog('button[class*=danger]') },
  { name: 'restrictions', path: '/restrictions', login: 'boris' },
  { name: 'restriction', path: '/penalty/pen-7f21', login: 'boris' },
  { name: 'restriction-answered', path: '/penalty/pen-a4c0', login: 'boris' },
  { name: 'error', path: '/error' },
]

/** Beside the app: what partners and operators see. */
export const outsideScreens: readonly Screen[] = [
  { name: 'sign-in', path: '/services/bft/login?returnTo=%2Fsupport%2Fen-US%2Fhelp%2Fcase', isOutside: true },
  { name: 'docs', path: '/services/bft/docs', isOutside: true },
  { name: 'docs-changelog', path: '/services/bft/docs/changelog', isOutside: true },
  { name: 'docs-problems', path: '/services/bft/docs/problems', isOutside: true },
  { name: 'mails', path: '/services/dev/mails', isOutside: true },
]

/** Looked at in every language (ground G39); the other screens in the four of `design/look.md`. */
export const keyScreens: readonly string[] = ['start', 'recommendations', 'game-home', 'contact', 'article', 'case-open', 'case-list', 'restriction']

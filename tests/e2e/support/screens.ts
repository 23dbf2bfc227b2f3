// Every screen and its states, reached without a word of any language: where, as whom, and what is pressed there. One
// list for all who look at screens: a11y.e2e.ts (axe), tidy.e2e.ts (what does not fit) and `make lab DO=screens`
// (pictures).
import type { Page } from '@playwright/test'

export interface Screen {
  name: string
  /** Path of the app, or of the server where `isOutside` is set. */
  path: string
  login?: string
  /** Brings the page into the state the name speaks of. */
  prepare?: (page: Page) => Promise<void>
  /** A page of the server beside the app, in English alone. */
  isOutside?: boolean
}

const words = 'My character is stuck behind the gate of Emberfall Keep and cannot move or port home.'
const strangeWords = 'qqzzx wwvvk ppzzq xxkkj vvqqz'
const main = (page: Page, selector: string) => page.locator(`main ${selector}`)
const press =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await main(page, selector).last().click()
  }
const submit = press('form:has(textarea) button[type=submit]')
/** In a game's window too, on no phone: that is where it leads to. */
const handOver = async (page: Page): Promise<void> => {
  const offer = main(page, 'form button[class*=_quiet]')
  if (!(await offer.isVisible())) return
  await offer.click()
  await page.locator('dialog[open] svg[role=img]').waitFor()
}
const isInGame = async (page: Page): Promise<boolean> => (await page.locator('[data-in-game]').count()) > 0

/** In a game nobody is asked. */
const closeDialog = async (page: Page): Promise<void> => {
  if (await isInGame(page)) return
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
}
const withDialog =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await press(selector)(page)
    await page.locator('dialog[open]').waitFor()
  }
/** How many cases and restrictions are kept comes later than the page. */
const bothCounts = (page: Page): Promise<void> => page.locator('[class*=_kept] [class*=_count]').nth(1).waitFor()
/** Inside a game nobody is asked to describe first: the topics come at once. */
const describe = async (page: Page): Promise<void> => {
  if (await isInGame(page)) await press('[class*=_ways] > button')(page)
  await main(page, 'textarea').fill(words)
  await submit(page)
  await page.waitForURL(/\/recommendations$/)
  await page.waitForLoadState('networkidle')
}
const sendEmpty = async (page: Page): Promise<void> => {
  await main(page, 'form button[type=submit]').last().click({ force: true })
  await main(page, '[role=alert] li').first().waitFor()
}
const findNoHelp = async (page: Page): Promise<void> => {
  await press('form button[aria-pressed]')(page)
  await main(page, '[role=radiogroup]').first().waitFor()
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

const guide: readonly Screen[] = [
  { name: 'start-question', path: '/' },
  { name: 'start', path: '/', prepare: closeDialog },
  { name: 'describe', path: '/product/wow' },
  { name: 'describe-other-game', path: '/product/diablo4' },
  { name: 'recommendations', path: '/product/wow', prepare: describe },
  { name: 'picker', path: '/product/wow/1200' },
  { name: 'picker-third-level', path: '/product/wow/1200/1210' },
  { name: 'solution', path: '/product/wow/1200/1201/solution' },
  { name: 'solution-closed', path: '/product/wow/1260/1261/solution' },
]
const reading: readonly Screen[] = [
  // Opens inside a game alone; elsewhere it leads to the start.
  { name: 'home', path: '/home' },
  { name: 'game-home', path: '/games/wow' },
  { name: 'game-home-other', path: '/games/hearthstone' },
  { name: 'category', path: '/games/wow/category/1200' },
  { name: 'search', path: '/search?q=account' },
  { name: 'search-nothing', path: '/search?q=qqzzxwwvvk' },
  { name: 'search-empty', path: '/search' },
  { name: 'article', path: '/article/24150' },
  { name: 'article-long', path: '/article/24117' },
  { name: 'article-no-help', path: '/article/24150', prepare: findNoHelp },
  { name: 'notice', path: '/breaking/card-payments-2026-11' },
  { name: 'status', path: '/status' },
]
const asking: readonly Screen[] = [
  { name: 'contact', path: '/contact/1133/ticket' },
  { name: 'contact-hero', path: '/contact/1301/ticket' },
  { name: 'contact-errors', path: '/contact/1301/ticket', prepare: sendEmpty },
  { name: 'contact-payment', path: '/contact/1131/ticket' },
  { name: 'contact-chat', path: '/contact/1301/chat' },
  { name: 'contact-phone', path: '/contact/1131/phone', login: 'ada' },
  { name: 'contact-fields', path: '/contact/1121/ticket', login: 'ada' },
  { name: 'contact-handoff', path: '/contact/1301/ticket', prepare: handOver },
  { name: 'contact-character', path: '/contact/1211/ticket', login: 'ada' },
  { name: 'chat', path: '/contact/1237/chat', login: 'test-screens', prepare: askForChat },
  { name: 'verification', path: '/contact/1102/ticket', login: 'test-screens-asked' },
  { name: 'bug-suggestion', path: '/bug-suggestion', login: 'ada' },
]
const following: readonly Screen[] = [
  { name: 'case-list', path: '/case', login: 'nora' },
  { name: 'case-list-page', path: '/case?page=3', login: 'nora' },
  { name: 'case-list-few', path: '/case', login: 'ada' },
  { name: 'case-list-archived', path: '/case?archived=true', login: 'ada' },
  { name: 'case-list-empty', path: '/case', login: 'test-screens-new' },
  { name: 'case-open', path: '/case/detail/104233590', login: 'ada' },
  { name: 'case-cancel', path: '/case/detail/104233590', login: 'ada', prepare: withDialog('p > button') },
  { name: 'case-answered', path: '/case/detail/104232560', login: 'ada' },
  { name: 'case-resolved', path: '/case/detail/104231177', login: 'ada' },
  { name: 'case-reopen', path: '/case/detail/104231177#reopen', login: 'ada' },
  { name: 'case-invalid', path: '/case/invalid' },
  { name: 'survey', path: '/survey/104231177', login: 'ada' },
  { name: 'handoff', path: '/handoff#7KD2MQ4X9B' },
  { name: 'survey-link-invalid', path: `/survey/link/v1.${'A'.repeat(60)}` },
  { name: 'own-data', path: '/account/data', login: 'ada', prepare: bothCounts },
  { name: 'mail-preferences', path: '/account/mail', login: 'ada' },
  { name: 'own-data-erase', path: '/account/data', login: 'ada', prepare: withDialog('button[class*=danger]') },
  { name: 'restrictions', path: '/restrictions', login: 'boris' },
  { name: 'restriction', path: '/penalty/pen-7f21', login: 'boris' },
  { name: 'restriction-final', path: '/penalty/pen-51be', login: 'boris' },
  { name: 'restriction-answered', path: '/penalty/pen-a4c0', login: 'boris' },
  { name: 'lockedout', path: '/lockedout' },
  { name: 'sign-in-trouble', path: '/account/signin?problem=away' },
  { name: 'error', path: '/error' },
]

export const screens: readonly Screen[] = [...guide, ...reading, ...asking, ...following]

/**
 * The ten main journeys by what is seen on the way. `a11y.e2e.ts` compares each with its approved tree
 * (tests/e2e/approved): what a screen reader is told, in its order.
 */
export const journeys = {
  'choose a game': ['start'],
  'describe and be answered': ['describe', 'recommendations'],
  'choose a topic': ['picker-third-level', 'solution'],
  'search and read': ['search', 'article'],
  'write to people': ['contact', 'contact-errors'],
  'follow a case': ['case-list-few', 'case-open'],
  'open it again': ['case-reopen'],
  'say how it was': ['survey'],
  'a restriction, and an appeal': ['restrictions', 'restriction'],
  chat: ['chat'],
} as const satisfies Record<string, readonly string[]>

/** Beside the app: what partners and operators see. */
export const outsideScreens: readonly Screen[] = [
  { name: 'sign-in', path: '/services/bft/login?returnTo=%2Fsupport%2Fen-US%2Fhelp%2Fcase', isOutside: true },
  { name: 'docs', path: '/services/bft/docs', isOutside: true },
  { name: 'docs-changelog', path: '/services/bft/docs/changelog', isOutside: true },
  { name: 'docs-problems', path: '/services/bft/docs/problems', isOutside: true },
  { name: 'mails', path: '/services/dev/mails', isOutside: true },
]

/** Looked at in every language (ground G39); the other screens in the four of LOOK-13. */
export const keyScreens: readonly string[] = [
  'start',
  'recommendations',
  'game-home',
  'contact',
  'article',
  'case-open',
  'case-list',
  'restriction',
]

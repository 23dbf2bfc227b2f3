// The screens of the portal and their states, as a visitor reaches them: where, as whom, and what is pressed there.
import { type Page, expect } from '@playwright/test'

export interface Screen {
  name: string
  /** Path of the app. */
  path: string
  /** Brings the page into the state the name speaks of. */
  prepare?: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
const press = (name: string | RegExp) => (page: Page): Promise<void> => button(page, name).click()
const describeProblem = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your description' }).fill('My character is stuck behind the gate of Emberfall Keep and cannot move or port home.')
  await press('Continue')(page)
  await expect(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
}

const guide: readonly Screen[] = [
  { name: 'describe', path: '/product/wow' },
  { name: 'recommendations', path: '/product/wow', prepare: describeProblem },
  { name: 'picker', path: '/product/wow/1200' },
  { name: 'picker, third level', path: '/product/wow/1200/1210' },
  { name: 'solution', path: '/product/wow/1200/1201/solution' },
  { name: 'solution without a way of contact', path: '/product/wow/1260/1261/solution' },
]
const reading: readonly Screen[] = [
  { name: 'home of a game', path: '/games/wow' },
  { name: 'home of another game', path: '/games/hearthstone' },
  { name: 'category', path: '/games/wow/category/1200' },
  { name: 'search', path: '/search?q=account' },
  { name: 'search that finds nothing', path: '/search?q=qqzzxwwvvk' },
  { name: 'article', path: '/article/24150' },
  { name: 'long article', path: '/article/24117' },
  { name: 'article that did not help', path: '/article/24150', prepare: async (page) => {
    await press('No, it did not')(page)
    await expect(page.getByRole('radiogroup').first()).toBeVisible()
  } },
  { name: 'notice', path: '/breaking/card-payments-2026-11' },
]
const asking: readonly Screen[] = [
  { name: 'contact', path: '/contact/1301/ticket' },
  { name: 'contact by chat', path: '/contact/1301/chat' },
  { name: 'contact with mistakes', path: '/contact/1301/ticket', prepare: async (page) => {
    await page.getByRole('button', { name: 'Send', exact: true }).click({ force: true })
    await expect(page.getByRole('heading', { name: 'Cannot submit' })).toBeVisible()
  } },
  { name: 'contact about a payment', path: '/contact/1131/ticket' },
]

/** What anybody sees. */
export const openScreens: readonly Screen[] = [
  { name: 'start with its question', path: '/' },
  { name: 'start', path: '/', prepare: async (page) => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  } },
  ...guide, ...reading, ...asking,
  { name: 'empty search', path: '/search' },
  { name: 'invalid link', path: '/case/invalid' },
  { name: 'error', path: '/error' },
]

/** Screens of one's own, by the account they are looked at with; nothing is changed there. */
export const ownScreens: Readonly<Record<string, readonly Screen[]>> = {
  ada: [
    { name: 'cases', path: '/case' },
    { name: 'archived cases', path: '/case?archived=true' },
    { name: 'open case', path: '/case/detail/104233590' },
    { name: 'answered case', path: '/case/detail/104232560' },
    { name: 'resolved case', path: '/case/detail/104231177' },
    { name: 'cancelling a case', path: '/case/detail/104233590', prepare: async (page) => {
      await press('Cancel this case')(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    } },
    { name: 'survey', path: '/survey/104231177' },
    { name: 'own data', path: '/account/data' },
    { name: 'erasing own data', path: '/account/data', prepare: async (page) => {
      await press('Erase my data')(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    } },
    { name: 'contact with every kind of group', path: '/contact/1121/ticket' },
    { name: 'contact with a character', path: '/contact/1211/ticket' },
    { name: 'bug or suggestion', path: '/bug-suggestion' },
  ],
  'test-axe-questions': [{ name: 'verification', path: '/contact/1102/ticket' }],
  nora: [{ name: 'many cases', path: '/case?page=3' }],
  boris: [
    { name: 'restrictions', path: '/restrictions' },
    { name: 'restriction', path: '/penalty/pen-7f21' },
    { name: 'restriction without appeal', path: '/penalty/pen-51be' },
    { name: 'restriction with an answered appeal', path: '/penalty/pen-a4c0' },
  ],
}

/** Looked at in the flagship game's browser as well. */
export const inGameScreens: readonly Screen[] = [
  { name: 'root', path: '/' },
  { name: 'home', path: '/home' },
  // Inside a game nobody is asked to describe first: the topics come at once.
  ...guide.filter(({ name }) => name !== 'recommendations'), ...reading, ...asking,
]

// The main job, whole, as a visitor and as a player; run on the demonstration pack and on a pack of real pages.
import { type Locator, type Page, expect } from '@playwright/test'
import { at, goOnSignedOut, picture, signIn, watchForTrouble } from './portal.ts'

export interface MainJob {
  /** address of the server */
  base: string
  /** short name and beginning of the tile's text */
  product: string
  tile: RegExp
  words: string
  /** a topic whose form a signed-in player can send */
  topicId: number
}

/**
 * Describes the problem, is not helped, picks a topic, sends a ticket with a file, follows the case by its link. Ends
 * on the case.
 */
export const visitorJob = async (page: Page, { base, product, tile, words }: MainJob): Promise<void> => {
  const trouble = watchForTrouble(page)
  const here = (rest: string): RegExp => new RegExp(`/product/${product}${rest}$`)
  await page.goto(at('/', 'en-US', base))
  await goOnSignedOut(page)
  await page.getByRole('button', { name: tile }).click()
  // A product that shows its categories opens them; the last tile goes on with the product alone (PRODUCT-06).
  const alone = page.getByRole('button', { name: /^Something else in/ })
  await expect(alone.or(page.getByRole('button', { name: 'Change selection' }))).toBeVisible()
  if (await alone.isVisible()) await alone.click()
  await expect(page).toHaveURL(here(''))

  await page.getByRole('textbox').fill(words)
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue(words)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(here('/recommendations'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Does one of these help?' })).toBeVisible()
  await page
    .getByRole('button', { name: /^(Choose a topic myself|I need more help)$/ })
    .first()
    .click()
  await pickTopic(page)
  await page.reload()
  await page.getByRole('link', { name: /contact us/i }).click()

  await expect(page).toHaveURL(new RegExp(`/contact/${product}/\\d+/\\d+/ticket$`))
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(words)
  await fillForm(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'E-mail address' }).first()).toHaveValue('robin@players.example')
  await page.locator('input[type=file]').last().setInputFiles(picture)
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await passSuggestions(page)

  const number = await caseNumber(page)
  await page.reload()
  await expect(page.getByRole('button', { name: `Copy ${number}` })).toBeVisible()
  await page.getByRole('link', { name: 'View your case' }).click()
  await expect(page).toHaveURL(/\/case\/detail\/[A-Za-z0-9_-]{43}$/)
  await expect(page.locator('#thread').getByText(words)).toBeVisible()
  await expect(page.getByText('gate.png')).toBeVisible()
  await expect(page.getByRole('button', { name: `Copy ${number}` })).toBeVisible()
  await reply(page, 'It happens every time.')
  expect(trouble).toEqual([])
}

/** Sends one, finds it in the list, reads the thread, replies. Ends on the case. */
export const playerJob = async (page: Page, { base, topicId, words }: MainJob): Promise<void> => {
  const trouble = watchForTrouble(page)
  await page.goto(at(`/contact/${topicId}/ticket`, 'en-US', base))
  await page.getByRole('textbox', { name: 'Description' }).fill(words)
  await signIn(page, 'ada')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(words) // the sign-in lost no word
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveCount(0)
  await fillForm(page)
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await passSuggestions(page)
  const number = await caseNumber(page)

  await page.getByRole('banner').getByRole('link', { name: 'My cases' }).click()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Open')
  await row.getByRole('link', { name: /^Reply/ }).click()
  await expect(page.getByLabel('Your message')).toBeFocused()
  await reply(page, 'Any news?')
  expect(trouble).toEqual([])
}

/** Writes, reloads, finds the words again, sends with a double click: one message more. */
const reply = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Your message').fill(text)
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue(text)
  await page.getByRole('button', { name: 'Send reply' }).dblclick()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
  await expect(page.getByLabel('Your message')).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(2)
}

const caseNumber = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/contact\/complete$/)
  return page
    .getByRole('main')
    .getByText(/^[A-Z]{2}\d{6,19}$/)
    .innerText()
}

/**
 * The first topic under the first category, however deep: tabs on a desktop, sections that open on a phone (PICKER-01,
 * PICKER-02).
 */
const pickTopic = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
  const tab = page.getByRole('tab').first()
  const section = page.getByRole('heading', { level: 3 }).getByRole('button').first()
  await expect(tab.or(section)).toBeVisible()
  if (await tab.isVisible()) await tab.press('Enter')
  else await section.click()
  const solution = page.getByRole('link', { name: /contact us/i })
  const topics = page.getByRole('list', { name: /^Topics in/ }).getByRole('button')
  await topics.first().click()
  // A topic with children of its own asks once more.
  const children = page
    .getByRole('list', { name: /^Topics in/ })
    .nth(1)
    .getByRole('button')
    .first()
  await expect(solution.or(children)).toBeVisible()
  if (!(await solution.isVisible())) await children.click()
  await expect(page).toHaveURL(/\/solution$/)
}

/** Fills whatever the topic requires. */
const fillForm = async (page: Page): Promise<void> => {
  const form = page.getByRole('form').last()
  // A part that comes later, the phone's, would move those behind it.
  await expect(form.locator('[class*=skeleton]')).toHaveCount(0)
  for (const group of await form
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await group.getByRole('radio').first().check()
  }
  for (const control of await form.locator('[aria-required=true]').all()) {
    const kind = await control.evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`)
    const [tag = '', type = ''] = kind.toLowerCase().split(' ')
    if (['file', 'radio', 'checkbox'].includes(type) || (await control.inputValue()) !== '') continue
    if (tag === 'select') await control.selectOption({ index: 1 })
    else await control.fill(await answerFor(control, type))
  }
}

const answerFor = async (control: Locator, type: string): Promise<string> => {
  if (type === 'date') return '2026-11-01'
  if (type === 'number') return '3'
  if (type === 'tel') return '213 373 4253'
  return type === 'email' ? 'robin@players.example' : 'Robin'
}

/** Articles may be offered once before the send (CONTACT-08). */
const passSuggestions = async (page: Page): Promise<void> => {
  const send = page.getByRole('button', { name: 'None of these helped, send my message' })
  await expect(send.or(page.getByRole('link', { name: 'View your case' }))).toBeVisible()
  if (await send.isVisible()) await send.dblclick()
}

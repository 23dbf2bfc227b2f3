// Choosing a topic: tabs on a desktop, folding sections on a phone, by pointer and by keyboard.
import { type Page, expect } from '@playwright/test'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const topics = (page: Page, of: string) => page.getByRole('list', { name: `Topics in ${of}` })
const section = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

const openPicker = async (page: Page, product = 'wow'): Promise<void> => {
  await page.goto(at(`/product/${product}`))
  await page.getByRole('button', { name: 'Choose a topic instead' }).click()
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
}

test('[PICKER-01] [PICKER-04] [PICKER-09] [PICKER-14] tabs, topics and sub-topics stand side by side on a desktop', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await openPicker(page)
  await expect(page.getByText('Choose a category on the left. Its topics appear here.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Gameplay',
    'Items and characters',
    'Technical problems',
    'Purchases and subscription',
    'Reports and restrictions',
  ])
  await tab(page, 'Gameplay').click()
  await expect(tab(page, 'Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/product\/wow\/1200$/)
  await expect(topics(page, 'Gameplay').getByRole('button')).toHaveText([
    'My character is stuck',
    'Quests and story',
    'Dungeons and raids',
    'Guild leadership',
  ])
  await topics(page, 'Gameplay').getByRole('button', { name: 'Quests and story' }).click()
  await expect(page.getByText('What exactly is it about?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'A quest does not progress' })).toBeVisible()
  expect(trouble).toEqual([])
})

test('[PICKER-12] [PICKER-13] [PICKER-08] a chosen topic stands alone until it is changed; another category starts anew', async ({
  page,
}) => {
  await page.goto(at('/product/wow/1200'))
  await topics(page, 'Gameplay').getByRole('button', { name: 'Quests and story' }).click()
  await expect(page).toHaveURL(/\/product\/wow\/1200\/1210$/)
  await expect(topics(page, 'Gameplay').getByRole('button')).toHaveText(['Quests and story'])
  // What stands alone is not counted as if the others still stood there (CD-452).
  await expect(page.getByText(/^\d+ topics?$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Change topic' }).click()
  await expect(page).toHaveURL(/\/product\/wow\/1200$/)
  await expect(topics(page, 'Gameplay').getByRole('button')).toHaveCount(4)
  await expect(page.getByText('4 topics', { exact: true })).toBeVisible()
  await topics(page, 'Gameplay').getByRole('button', { name: 'Quests and story' }).click()
  await tab(page, 'Technical problems').click()
  await expect(page).toHaveURL(/\/product\/wow\/1240$/)
  await expect(page.getByText('What exactly is it about?')).toHaveCount(0)
})

test('[PICKER-15] [PICKER-06] [FLOW-34] [PICKER-17] a leaf leads to its solution, path and change', async ({
  page,
}) => {
  await page.goto(at('/product/wow/1200/1210'))
  await page.getByRole('button', { name: 'A quest reward is missing' }).click()
  await expect(page).toHaveURL(/\/product\/wow\/1210\/1212\/solution$|\/product\/wow\/1200\/1212\/solution$/)
  const path = page.getByRole('listitem').filter({ hasText: 'Topic' }).first()
  await expect(path).toContainText('Gameplay')
  await expect(path).toContainText('Quests and story')
  await expect(path).toContainText('A quest reward is missing')
  await expect(path.getByRole('img', { name: '>' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Change category' }).click()
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
})

test('[PICKER-10] pressing the chosen category of a desktop again changes nothing', async ({ page }) => {
  await page.goto(at('/product/wow/1200'))
  await expect(topics(page, 'Gameplay').getByRole('button')).toHaveCount(4)
  await tab(page, 'Gameplay').click()
  await expect(tab(page, 'Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect(topics(page, 'Gameplay').getByRole('button')).toHaveCount(4)
  await expect(page).toHaveURL(/\/product\/wow\/1200$/)
})

test('[PICKER-07] the categories open by click, Enter and the arrow towards the topics', async ({ page }) => {
  await openPicker(page)
  await tab(page, 'Gameplay').focus()
  await page.keyboard.press('ArrowDown')
  await expect(tab(page, 'Items and characters')).toBeFocused()
  await expect(tab(page, 'Items and characters')).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Items and characters')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Technical problems')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab(page, 'Reports and restrictions')).toBeFocused()
  await tab(page, 'Gameplay').click()
  await expect(tab(page, 'Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect(topics(page, 'Gameplay').getByRole('button').first()).toBeVisible()
  await tab(page, 'Gameplay').focus()
  await page.keyboard.press('Tab')
  await expect(topics(page, 'Gameplay').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Gameplay')).toBeFocused()
})

test('[PICKER-02] [PICKER-03] [PICKER-11] on a phone the categories fold, one open at a time, and close when pressed again', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPicker(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await section(page, 'Gameplay').focus()
  await page.keyboard.press('Enter')
  await expect(section(page, 'Gameplay')).toHaveAttribute('aria-expanded', 'true')
  await expect(topics(page, 'Gameplay').getByRole('button')).toHaveCount(4)
  await section(page, 'Technical problems').click()
  await expect(section(page, 'Technical problems')).toHaveAttribute('aria-expanded', 'true')
  await expect(section(page, 'Gameplay')).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/\/product\/wow\/1240$/)
  await section(page, 'Technical problems').click()
  await expect(section(page, 'Technical problems')).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/\/product\/wow$/)
})

test('[PICKER-18] [FLOW-06] the address restores what was chosen, and Back and forward walk through it', async ({
  page,
}) => {
  await page.goto(at('/product/wow/1200/1210'))
  await expect(tab(page, 'Gameplay')).toHaveAttribute('aria-selected', 'true')
  await expect(topics(page, 'Gameplay').getByRole('button', { name: 'Quests and story' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'A quest does not progress' }).click()
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'A quest does not progress' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 2, name: 'A quest does not progress' })).toBeVisible()
})

test('[PICKER-21] [PICKER-22] the topics give way to the sub-topics: 40 and 60 percent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/product/wow/1200'))
  const two = topics(page, 'Gameplay')
  const width = (locator: ReturnType<typeof topics>): Promise<number> =>
    locator.evaluate((element) => element.getBoundingClientRect().width)
  await expect(two.getByRole('button')).toHaveCount(4)
  const whole = await width(two)
  await two.getByRole('button', { name: 'Quests and story' }).click()
  const three = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'A quest does not progress' }) })
  await expect(three).toBeVisible()
  await expect.poll(async () => Math.round(((await width(two)) / whole) * 10)).toBe(4)
  await expect.poll(async () => Math.round(((await width(three)) / whole) * 10)).toBe(6)
})

test('a product of four categories shows four; where one reads right to left the arrow towards the topics is the left one', async ({
  page,
}) => {
  await openPicker(page, 'hearthstone')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await page.goto(at('/product/wow/1200', 'ar-SA'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('[LIMIT-02] a level that opens is scrolled into view after 250 ms, when its slide is nearly over', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { scrolls: 0 })
    Element.prototype.scrollIntoView = () => {
      ;(window as unknown as { scrolls: number }).scrolls += 1
    }
  })
  const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: number }).scrolls)
  await page.clock.install()
  await openPicker(page)
  // Ten minutes at once end every request that is still on its way.
  await expect(tab(page, 'Gameplay')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  const before = await scrolls()
  await tab(page, 'Gameplay').click()
  await expect(topics(page, 'Gameplay')).toBeVisible()
  await page.clock.runFor(240)
  expect(await scrolls()).toBe(before)
  await page.clock.runFor(20)
  expect(await scrolls()).toBe(before + 1)
})

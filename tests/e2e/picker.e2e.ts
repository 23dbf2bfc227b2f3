// Choosing a topic across documents and by the clock. Tabs, sections and keys: Picker.browser.test.tsx.
import { type Page, expect } from '@playwright/test'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const topics = (page: Page, of: string) => page.getByRole('list', { name: `Topics in ${of}` })

const openPicker = async (page: Page, product = 'wow'): Promise<void> => {
  await page.goto(at(`/product/${product}`))
  await page.getByRole('button', { name: 'Choose a topic instead' }).click()
  await expect(page.getByRole('heading', { name: 'Which topic fits best?' })).toBeVisible()
}

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

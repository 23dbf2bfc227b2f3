// Forms of topics and the server: what it takes, what it refuses. Each type of field: Fields.browser.test.tsx.
import { type Page, expect } from '@playwright/test'
import { errorsOf, file, sendForm } from './support/contact.ts'
import { openAs, picture } from './support/portal.ts'
import { test } from './support/test.ts'

const field = (page: Page, name: string) => page.getByRole('form').getByLabel(name, { exact: false }).first()
const group = (page: Page, name: string) => page.getByRole('group', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const attach = (page: Page) => page.locator('input[type=file]').last()

const open = async (page: Page, topic: number): Promise<void> => {
  await openAs(page, 'ada', `/contact/${topic}/ticket`)
  await expect(field(page, 'Description')).toBeVisible()
  await field(page, 'Description').fill('qqzzx wwvvk ppzzq xxkkj vvqqz')
}

for (const [what, topic, fill] of [
  [
    'game account, purchase and receipt',
    1252,
    async (page: Page) => {
      await field(page, 'What did you buy?').selectOption({ index: 1 })
      await field(page, 'Order number').fill('NL-4711')
      await page.getByLabel('Receipt').setInputFiles(picture)
    },
  ],
  [
    'month, amount, masked digits and time',
    1133,
    async (page: Page) => {
      await group(page, 'Month of the statement').getByLabel('Month').selectOption('10')
      await group(page, 'Month of the statement').getByLabel('Year').selectOption('2026')
      await field(page, 'Amount').fill('19.99')
      await field(page, 'Last four digits of the card').fill('4711')
      await field(page, 'Best time to reach you').fill('18:30')
    },
  ],
] as const) {
  test(`[FIELD-06] a form with ${what} is taken`, async ({ page }) => {
    await open(page, topic)
    await fill(page)
    await sendForm(page)
  })
}

test('a file that is not what its name says is refused by the server at its field', async ({ page }) => {
  await open(page, 1301)
  await field(page, 'Name of the hero').fill('Robin')
  await attach(page).setInputFiles(file('picture.png', 'MZ this is a program', 'image/png'))
  await send(page).click()
  await expect(errorsOf(page)).toContainText(/^.*Files: You can’t send files of this type\./)
  await expect(field(page, 'Name of the hero')).toHaveValue('Robin')
})

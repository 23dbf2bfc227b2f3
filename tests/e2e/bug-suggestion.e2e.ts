// Bug reports and suggestions of signed-in players.
import { type Page, expect } from '@playwright/test'
import { at, openAs } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { test } from './support/test.ts'

const open = async (page: Page): Promise<void> => {
  await openAs(page, 'test-bug-suggestion', '/bug-suggestion')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('[BUG-01, BUG-02, BUG-05] two tabs, bug first; each counts what is left and sends nothing while it is empty', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('tab')).toHaveText(['Bug report', 'Suggestion'])
  await expect(page.getByRole('tab', { name: 'Bug report' })).toHaveAttribute('aria-selected', 'true')
  for (const [tab, label, send] of [
    ['Bug report', 'What happened?', 'Send bug report'],
    ['Suggestion', 'What would you change?', 'Send suggestion'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText('500 characters left')).toBeVisible()
    const button = page.getByRole('button', { name: send })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel(label).fill('😀 hello')
    await expect(page.getByText('493 characters left')).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-disabled')
  }
  await page.getByRole('tab', { name: 'Bug report' }).click()
  await expect(page.getByLabel('What happened?')).toHaveValue('😀 hello')
})

test('[BUG-03, BUG-06, BUG-07] each tab sends to its own call; thanks take the form’s place and lead home', async ({
  page,
}) => {
  const sent = await noteSentBodies(page)
  await open(page)
  for (const [tab, label, send, call] of [
    ['Suggestion', 'What would you change?', 'Send suggestion', 'suggestion'],
    ['Bug report', 'What happened?', 'Send bug report', 'bug'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByLabel(label).fill(` The gate, ${call} `)
    const answered = page.waitForResponse(new RegExp(`/api/bug-suggestion/en-US/${call}$`))
    await page.getByRole('button', { name: send }).click()
    expect((await answered).status()).toBe(204)
    expect(await sent(`/api/bug-suggestion/en-US/${call}`)).toEqual([{ description: ` The gate, ${call} ` }])
    await expect(page.getByRole('heading', { level: 1, name: /^Thanks/ })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Go to support home' })).toHaveAttribute('href', /\/help$/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('button', { name: 'Write another' }).click()
  }
})

test('[BUG-04] a text ends at 500 characters', async ({ page }) => {
  await open(page)
  await page.getByLabel('What happened?').fill('x'.repeat(500))
  await page.getByLabel('What happened?').press('End')
  await page.keyboard.type('y')
  await expect(page.getByLabel('What happened?')).toHaveValue('x'.repeat(500))
  await expect(page.getByText('0 characters left')).toBeVisible()
})

test('a failure keeps the text and says so', async ({ page }) => {
  await open(page)
  await page.route(/\/api\/bug-suggestion\//, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500}' }),
  )
  await page.getByLabel('What happened?').fill('The gate is shut.')
  await page.getByRole('button', { name: 'Send bug report' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('What happened?')).toHaveValue('The gate is shut.')
})

test('signed out, the page leads to the sign-in and back', async ({ page }) => {
  await page.goto(at('/bug-suggestion'))
  await page.getByLabel('Account name').fill('ada')
  await page.getByLabel('Password').fill('ada-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at('/bug-suggestion'))
})

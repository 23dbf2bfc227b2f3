// The published contract in a browser: under its own policy, without a word from the console.
import { expect } from '@playwright/test'
import { watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const docs = `${process.env['GUIDEPOST_URL'] ?? ''}/services/bft/docs`

test('the reference is searched, and a write is tried out signed out', async ({ page }) => {
  const trouble = watchForTrouble(page)
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).origin)
  })
  await page.goto(docs)
  // The viewer is four megabytes of script, and draws 132 operations before its first heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Guidepost' })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('link', { name: 'File a ticket' })).toBeVisible()
  await page
    .getByRole('search')
    .or(page.getByRole('button', { name: /^(Open )?Search/ }))
    .first()
    .click()
  await page.getByRole('combobox').fill('search the articles')
  await page
    .getByRole('option', { name: /Search the articles/ })
    .first()
    .click()
  await page.getByRole('button', { name: /Test Request.*api\/search/ }).click()
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/search'))
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click()
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('dialog').getByText('200 OK')).toBeVisible()
  expect(trouble).toEqual([])
  expect([...hosts]).toEqual([new URL(docs).origin])
})

test('the desk’s document, a guide and the changelog open from the same page', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.goto(docs)
  const documents = page.getByRole('navigation', { name: 'Documents' })
  await documents.getByRole('link', { name: 'Desk' }).click()
  await page.getByRole('link', { name: 'Answer from your own desk' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'The queue' })).toBeVisible()
  await documents.getByRole('link', { name: 'Changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changes of the published contract' })).toBeVisible()
  expect(trouble).toEqual([])
})

test('a problem’s type leads to a page that says what to do, in the dark too', async ({ page, request }) => {
  const trouble = watchForTrouble(page)
  const answer = await request.post(new URL('/services/bft/api/feature', docs).href, { data: 'arkose' })
  const { type, title } = (await answer.json()) as { type: string; title: string }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(new URL(type, docs).href)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 18, 32)')
  await page.getByRole('link', { name: 'All problems' }).click()
  await expect(page.getByRole('row')).not.toHaveCount(0)
  expect(trouble).toEqual([])
})

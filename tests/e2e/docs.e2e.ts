// The published contract in a browser: under its own policy, without a word from the console.
import { expect, test } from '@playwright/test'
import { watchForTrouble } from './support/portal.ts'

const docs = `${process.env['GUIDEPOST_URL'] ?? ''}/services/bft/docs`

test('the reference is searched by address and words, and a request is tried out', async ({ page }) => {
  const trouble = watchForTrouble(page)
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).origin)
  })
  await page.goto(docs)
  await expect(page.getByRole('heading', { level: 1, name: /^Guidepost contract/ })).toBeVisible()
  const search = page.getByPlaceholder('Filter by tag')
  await search.fill('feature enabled')
  const operation = page.locator('#operations-settings-isFeatureEnabled')
  await expect(operation).toBeVisible()
  await expect(page.locator('.opblock')).toHaveCount(1)
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.live-responses-table tbody .response-col_status')).toContainText('200')
  expect(trouble).toEqual([])
  expect([...hosts]).toEqual([new URL(docs).origin])
})

test('the desk’s document and the changelog open from the same page', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.goto(docs)
  await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Desk' }).click()
  await expect(page.locator('#operations-account-getDeskIdentity')).toBeVisible()
  await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Changelog' }).click()
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
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 28)')
  await page.getByRole('link', { name: 'All problems' }).click()
  await expect(page.getByRole('row')).not.toHaveCount(0)
  expect(trouble).toEqual([])
})

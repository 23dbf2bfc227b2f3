// The page of a category.
import { expect } from '@playwright/test'
import { at, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

test('[CATEGORY-01, CATEGORY-02, CATEGORY-03, SHELL-06] it shows breadcrumbs, search, name and icon', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/games/wow/category/1200'))
  await expect(page.getByRole('heading', { level: 1, name: 'Gameplay' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Support home', 'Realms of Aether Support', 'Gameplay'])
  await expect(page.getByRole('search')).toBeVisible()
  await expect(page.locator('main svg.lucide-swords').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(trouble).toEqual([])
})

test('[CATEGORY-04, CATEGORY-05, CATEGORY-08, CATEGORY-09] topics, articles, services and resources of its own', async ({
  page,
}) => {
  await page.goto(at('/games/wow/category/1200'))
  const block = (name: string) => page.getByRole('region', { name })
  await expect(block('Trending topics').getByRole('listitem')).toHaveCount(3)
  await expect(block('Articles about this').getByRole('link', { name: 'A quest does not progress' })).toBeVisible()
  await expect(block('Put it right yourself').getByRole('link', { name: 'Free my character' })).toBeVisible()
  await expect(block('Other resources').getByRole('link').first()).toBeVisible()
})

test('[CATEGORY-06, CATEGORY-07] each topic searches for its keywords, or its name', async ({ page }) => {
  await page.goto(at('/games/wow/category/1200'))
  const topics = page.getByRole('region', { name: 'What is it about?', exact: true })
  await expect(topics.getByRole('link', { name: 'A quest does not progress' })).toHaveAttribute(
    'href',
    /\/games\/wow\/search\?q=A%20quest%20does%20not%20progress$/,
  )
  await topics.getByRole('link', { name: 'My character is stuck' }).click()
  await expect(page).toHaveURL(at('/games/wow/search?q=stuck%20character'))
  await expect(page.getByRole('link', { name: 'Your character is stuck' })).toBeVisible()
})

test('[CATEGORY-10] who still needs help gets on to the guided flow of this category', async ({ page }) => {
  await page.goto(at('/games/wow/category/1200'))
  await page.getByRole('complementary', { name: 'Still need help?' }).getByRole('link', { name: 'Get help' }).click()
  await expect(page).toHaveURL(/\/help\/product\/wow\/1200/)
})

test('[CATEGORY-11] a category that is not there leads home, which on the web is the root', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/.*\/999999$/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(at('/games/wow/category/999999'))
  await expect(page).toHaveURL(/\/help\/?$/)
  // Of what is not there nothing else is asked (CD-452).
  expect(new Set(asked)).toEqual(new Set(['/services/bft/api/category/en-US/wow/999999']))
  await page.goto(at('/games/wow/category/abc'))
  await expect(page).toHaveURL(/\/help\/?$/)
})

test('[CATEGORY-12] four categories stand in two columns, five do not', async ({ page }) => {
  const columns = async (): Promise<number> =>
    page
      .getByRole('region', { name: 'Browse by topic' })
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await page.goto(at('/games/hearthstone'))
  await expect(page.getByRole('region', { name: 'Browse by topic' }).getByRole('listitem')).toHaveCount(4)
  expect(await columns()).toBe(2)
  await page.goto(at('/games/wow'))
  expect(await columns()).toBeGreaterThan(2)
})

// Searching: suggestions while typing, results, pages, and a search in vain.
import { expect } from '@playwright/test'
import { at, watchForTrouble } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { test } from './support/test.ts'

const box = { name: 'Search help articles' }

test('[SEARCH-01, SEARCH-03, SEARCH-06, SHELL-07] a query in the address shows results and count', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/search?q=stuck%20character'))
  await expect(page.getByRole('status').filter({ hasText: /\d+ results for “stuck character”/ })).toBeVisible()
  await expect(page.getByRole('combobox', box)).toHaveValue('stuck character')
  const first = page.getByRole('main').getByRole('list').last().getByRole('listitem').first()
  const hit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Your character is stuck' }) })
  await expect(hit).toContainText('Free a character that cannot move')
  await expect(hit).toContainText('Article 24117')
  await expect(hit.getByRole('link')).toHaveAttribute('href', /\/support\/en-US\/help\/article\/24117$/)
  await expect(hit.locator('mark').first()).toHaveText('character')
  await expect(first).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Results for stuck character')
  expect(trouble).toEqual([])
})

test('[SEARCH-02, SEARCH-04, SEARCH-05] ten a page, six page links; pages stand in the address', async ({ page }) => {
  await page.goto(at('/search?q=the'))
  const hits = page.locator('main ol > li').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(hits).toHaveCount(10)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const numbers = pages.getByText(/^\d+$/)
  expect(await numbers.count()).toBeLessThanOrEqual(6)
  await numbers.nth(1).scrollIntoViewIfNeeded()
  const before = await hits.first().innerText()
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(at('/search?q=the&page=2'))
  await expect(hits.first()).not.toHaveText(before)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(at('/search?q=the'))
})

test('[SEARCH-07] a promoted result says so', async ({ page }) => {
  await page.goto(at('/games/wow/search?q=stuck%20character'))
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Your character is stuck' }).getByText('Recommended'),
  ).toBeVisible()
})

test('[SEARCH-09] suggestions come once typing stops, from three letters on; the arrows and Enter open one', async ({
  page,
}) => {
  const sent = await noteSentBodies(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) asked += 1
  })
  await page.clock.install()
  await page.goto(at('/games/wow'))
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const input = page.getByRole('combobox', box)
  await input.fill('st')
  await page.clock.runFor(1000)
  expect(asked).toBe(0)
  await input.fill('stuc')
  await page.clock.runFor(200)
  await input.fill('stuck')
  await page.clock.runFor(399)
  expect(asked).toBe(0)
  await page.clock.runFor(1)
  expect(await sent('/api/search')).toEqual([
    expect.objectContaining({ searchTerm: 'stuck', purpose: 'suggest', subjectName: 'wow' }),
  ])
  await page.clock.resume()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await page.getByRole('listbox').getByRole('option').count()).toBeLessThanOrEqual(5)
  // Each says whose it is: the icon of its game (T2).
  await expect(page.getByRole('option').first().locator('img[src*="/icon"]')).toBeVisible()
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await input.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await input.press('Enter')
  await expect(page).toHaveURL(/\/article\/\d+$/)
})

test('Escape closes the suggestions and keeps what was typed', async ({ page }) => {
  await page.goto(at('/games/wow'))
  const input = page.getByRole('combobox', box)
  await input.pressSequentially('stuck')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await input.press('Escape')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeHidden()
  await expect(input).toHaveValue('stuck')
})

test('[SEARCH-08] the box takes 200 characters, and an address with more is cut', async ({ page }) => {
  await page.goto(at('/search'))
  await expect(page.getByRole('combobox', box)).toHaveAttribute('maxlength', '200')
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/search'))
  await page.goto(at(`/search?q=${'x'.repeat(5000)}`))
  expect((await answered).status()).toBe(200)
})

test('a search in vain says so and goes on: everywhere, what others read, people', async ({ page }) => {
  await page.goto(at('/games/wow/search?q=xyzzyqq'))
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyqq”' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What others read' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get help' })).toHaveAttribute(
    'href',
    /\/product\/wow$/,
  )
  await page.getByRole('link', { name: 'Search all games instead' }).click()
  await expect(page).toHaveURL(at('/search?q=xyzzyqq'))
})

test('a page beyond the last offers the first; markup in a query is text', async ({ page }) => {
  await page.goto(at('/search?q=stuck&page=900'))
  await page.getByRole('link', { name: 'To the first page of results' }).click()
  await expect(page).toHaveURL(at('/search?q=stuck'))
  await page.goto(at(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`))
  await expect(page.getByRole('combobox', box)).toHaveValue('<img src=x onerror=alert(1)>')
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

test('without a query there is an input and no call', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) calls += 1
  })
  await page.goto(at('/search?q=%20%20'))
  await expect(page.getByRole('combobox', box)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toBe(0)
})

test('a hit in another language keeps the edge of the page', async ({ page }) => {
  await page.goto(at('/search?q=account', 'ar-SA'))
  const hit = page.locator('main ol[start] > li').first()
  await expect(hit).toBeVisible()
  // Where the words of each line end at the page's side: the right one, whatever their own direction.
  const edges = await hit
    .locator('h2 bdi, p > bdi')
    .evaluateAll((lines) =>
      lines.map((line) => Math.round(Math.max(...[...line.getClientRects()].map(({ right }) => right)))),
    )
  expect(edges.length).toBeGreaterThan(1)
  for (const edge of edges) expect(Math.abs(edge - edges[0]!)).toBeLessThanOrEqual(4)
})

// The home of a product: what stands on it, where its search and its links lead.
import { expect } from '@playwright/test'
import { at, watchForTrouble } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { test } from './support/test.ts'

const inGame = 'Mozilla/5.0 AetherClient/11.0'

test('[HOME-01, HOME-02, HOME-05, HOME-13] a game’s home shows breadcrumbs, logo, title and search', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/games/wow'))
  await expect(page).toHaveTitle(/^Realms of Aether Support - /)
  await expect(page.getByRole('heading', { level: 1, name: 'Realms of Aether Support' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('link', { name: 'Support home' })).toBeVisible()
  await expect(crumbs).toContainText('Realms of Aether Support')
  await expect(page.locator('main header img[src^="data:image/svg+xml"]').first()).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(trouble).toEqual([])
})

test('[HOME-06, HOME-07, HOME-08, HOME-09] it shows trending topics and articles, categories and what players can do themselves', async ({
  page,
}) => {
  await page.goto(at('/games/wow'))
  const block = (name: string) => page.getByRole('region', { name })
  await expect(block('Trending topics').getByRole('link', { name: 'Stuck character' })).toHaveAttribute(
    'href',
    /\/help\/article\/24117$/,
  )
  await expect(block('Trending articles').getByRole('link', { name: 'Your character is stuck' })).toHaveAttribute(
    'href',
    /\/help\/article\/24117$/,
  )
  await expect(block('Browse by topic').getByRole('link', { name: 'Gameplay' })).toHaveAttribute(
    'href',
    /\/help\/games\/wow\/category\/1200$/,
  )
  await expect(block('Put it right yourself').getByRole('link', { name: 'Scan and repair' })).toBeVisible()
})

test('[HOME-10, TREND-10] other resources stand as large as their class says', async ({ page }) => {
  await page.goto(at('/games/wow'))
  const resources = page.getByRole('region', { name: 'Other resources' })
  const width = async (name: string): Promise<number> =>
    (await resources.getByRole('listitem').filter({ hasText: name }).locator('img').boundingBox())?.width ?? 0
  expect(await width('News and patch notes')).toBeGreaterThan(await width('Player forums'))
  expect(await width('Player forums')).toBeGreaterThan(await width('Code of conduct'))
})

test('[HOME-11, SEARCH-10, SEARCH-11] the search goes to the game’s own search with the trimmed query; spaces alone go nowhere', async ({
  page,
}) => {
  await page.goto(at('/games/wow'))
  const box = page.getByRole('combobox', { name: 'Search help articles' })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(at('/games/wow'))
  await box.fill('  lost item ')
  await box.press('Enter')
  await expect(page).toHaveURL(at('/games/wow/search?q=lost%20item'))
})

test('[HOME-04, SHELL-05] the services’ home is called by its name alone', async ({ page }) => {
  await page.goto(at('/games/services'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northlight Account & Services')
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Services')
  await expect(page.getByRole('navigation', { name: 'You are here' })).not.toContainText('Support Services')
})

test('[HOME-12] inside a game, home is that game’s, without other resources', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: inGame })
  const page = await context.newPage()
  await page.goto(at('/home'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Realms of Aether Support')
  await expect(page.getByRole('region', { name: 'Trending articles' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Other resources' })).toHaveCount(0)
  await context.close()
})

test('[TREND-01, TREND-02] six topics show; the toggle brings the rest and takes the focus there', async ({ page }) => {
  await page.goto(at('/games/wow'))
  const topics = page.getByRole('region', { name: 'Trending topics' })
  await expect(topics.getByRole('listitem')).toHaveCount(6)
  await topics.getByRole('button', { name: 'Show 3 more topics' }).click()
  await expect(topics.getByRole('listitem')).toHaveCount(9)
  await expect(topics.getByRole('listitem').nth(6).getByRole('link')).toBeFocused()
  await topics.getByRole('button', { name: 'Show fewer topics' }).click()
  await expect(topics.getByRole('listitem')).toHaveCount(6)
  await page.goto(at('/games/diablo4'))
  await expect(page.getByRole('region', { name: 'Trending topics' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /more topic/ })).toHaveCount(0)
})

test('[TREND-03, TREND-04] a topic shows name and picture at its own height; without one it is 25 percent on mobile', async ({
  page,
}) => {
  const positions = async (): Promise<(string | undefined)[]> =>
    page
      .getByRole('region', { name: 'Trending topics' })
      .locator('img')
      .evaluateAll((images) => images.slice(0, 3).map((image) => getComputedStyle(image).objectPosition))
  await page.goto(at('/games/wow'))
  await expect.poll(positions).toEqual(['50% 60%', '50% 50%', '50% 50%'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(positions).toEqual(['50% 60%', '50% 50%', '50% 25%'])
  await expect(page.getByRole('link', { name: 'Realm status' })).toHaveAttribute('target', '_blank')
})

test('[TREND-05, TREND-07] a link to the publisher’s own host carries the page it was on', async ({ page }) => {
  await page.goto(at('/games/wow'))
  const link = page.getByRole('link', { name: 'Free my character' })
  await expect(link).toHaveAttribute('href', 'https://account.northlight.example/characters/free?ref=%2Fgames%2Fwow')
  await expect(link).not.toHaveAttribute('target', '_blank')
})

test('[TREND-06, TREND-09] a flagged link to a place that counts as external asks first; Cancel stays', async ({
  page,
}) => {
  await page.goto(at('/games/wow'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Restore a character' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave for account.northlight.example?' })
  await expect(dialog).toContainText('This link goes to another of our own sites')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(at('/games/wow'))
})

test('[TREND-08, TRACK-10] the forums open in a new tab and the click is reported with id, address and language', async ({
  page,
}) => {
  const sent = await noteSentBodies(page)
  await page.route('https://forums.northlight.example/**', (route) => route.fulfill({ body: 'forum' }))
  await page.goto(at('/games/wow'))
  const link = page.getByRole('link', { name: 'Player forums' })
  await expect(link).toHaveAttribute('target', '_blank')
  await link.click()
  expect(await sent('/reporting/event/en-US')).toEqual([
    expect.objectContaining({
      event: 'externalResource',
      data: {
        promotedContentId: 'forums',
        destinationUrl: 'https://forums.northlight.example/aether',
        locale: 'en-US',
      },
    }),
  ])
})

test('a view of a product’s page is counted without query and hash', async ({ page }) => {
  const sent = await noteSentBodies(page)
  await page.goto(at('/games/wow?ref=mail#top'))
  expect(await sent('/api/metrics/event')).toEqual([{ url: '/support/en-US/help/games/wow', product: 'wow' }])
})

test('without JavaScript the home, with its links, is readable', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/games/wow', 'de-DE'))
  await expect(page.getByRole('heading', { level: 1, name: 'Realms of Aether: Hilfe' })).toBeVisible()
  await page.getByRole('link', { name: 'Spielablauf' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spielablauf' })).toBeVisible()
  await context.close()
})

test('a game that is not here leads to the root', async ({ page }) => {
  await page.goto(at('/games/nowhere'))
  await expect(page).toHaveURL(/\/help\/?$/)
})

// One article and what readers say about it.
import { expect } from '@playwright/test'
import { at, watchForTrouble } from './support/portal.ts'
import { noteSentBodies } from './support/sent-bodies.ts'
import { test } from './support/test.ts'

const feedback = { name: 'Did this article help?' }

test('[ARTICLE-01, ARTICLE-02, ARTICLE-03, ARTICLE-04] title, date, id and the product’s icon', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.goto(at('/article/24117'))
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1, name: 'Your character is stuck' })).toBeVisible()
  await expect(article.locator('time')).toHaveAttribute('datetime', '2026-11-02T00:00:00.000Z')
  await expect(article.locator('time')).toHaveAttribute('title', /2026/)
  await expect(article.getByText('24117')).toBeVisible()
  await expect(article.locator('header img[src$="/wow/icon.svg"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(trouble).toEqual([])
})

test('[ARTICLE-05, ARTICLE-08] the body, and a browser title of article and site', async ({ page }) => {
  await page.goto(at('/article/24117'))
  await expect(page).toHaveTitle('Your character is stuck - Northlight Support')
  await expect(page.getByRole('article').getByRole('heading', { name: 'Use the hearth gate' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'this list' }).click()
  await expect(page).toHaveURL(/\/article\/24133/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[ARTICLE-06] back leads to the page before, or from outside to the product’s home', async ({ page }) => {
  await page.goto(at('/games/wow/category/1200'))
  await page
    .getByRole('region', { name: 'Articles about this' })
    .getByRole('link', { name: 'A quest does not progress' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'A quest does not progress' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(at('/games/wow/category/1200'))
  await page.goto('about:blank')
  await page.goto(at('/article/24117'))
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(at('/games/wow'))
})

test('[ARTICLE-07, ARTICLE-11] feedback with reasons, ratings and words goes out once; later it thanks', async ({
  page,
}) => {
  const sent = await noteSentBodies(page)
  await page.goto(at('/article/24119'))
  const form = page.getByRole('region', feedback)
  await form.getByRole('button', { name: 'No, it did not' }).click()
  await form.getByLabel('I followed it and it did not work').check()
  await form.getByRole('radiogroup', { name: 'Easy to find' }).getByRole('radio', { name: '4' }).check()
  await form.getByRole('textbox').fill('The button is missing.')
  await expect(form.getByText('478 characters left')).toBeVisible()
  await form.getByRole('button', { name: 'Send feedback' }).click()
  expect(await sent('/api/feedback/en-US/24119')).toEqual([
    expect.objectContaining({
      helpful: false,
      didNotWork: true,
      notRelevant: false,
      findRating: 4,
      needRating: null,
      feedback: 'The button is missing.',
    }),
  ])
  await expect(form.getByRole('status')).toHaveText(/Thank you\. This goes to/)
  await expect(form.getByRole('status')).toBeFocused()
  await page.reload()
  await expect(form.getByText(/already told us/)).toBeVisible()
  await expect(form.getByRole('button')).toHaveCount(0)
})

test('[ARTICLE-09, ARTICLE-10] an article that is not there, no id, or a failed call lead to the root', async ({
  page,
}) => {
  for (const id of ['999999999', 'abc', '1234567890']) {
    await page.goto(at(`/article/${id}`))
    await expect(page).toHaveURL(/\/help\/?$/)
  }
  await page.goto(at('/games/wow'))
  await page.route(/\/api\/article\/en-US\/\d+$/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
  )
  await page.getByRole('region', { name: 'Trending articles' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/help\/?$/)
})

test('without JavaScript the whole article is readable, and says what it is to search engines', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/article/24117', 'de-DE'))
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Charakter steckt fest' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Benutze das Herdtor' })).toBeVisible()
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
    '@graph': { '@type': string }[]
  }
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['FAQPage', 'BreadcrumbList'])
  await expect(page.locator('[style]')).toHaveCount(0)
  await context.close()
})

test('an article that is not in the reader’s language says so and names its own', async ({ page }) => {
  await page.goto(at('/article/24137', 'de-DE'))
  const article = page.getByRole('article')
  await expect(article.getByText(/noch nicht in deiner Sprache.*in dieser Sprache: Englisch\./)).toBeVisible()
  await expect(article.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US')
  // The page's own words are in the reader's language, between those that are not.
  await expect(article.getByText('Aktualisiert')).toBeVisible()
  await expect(article.locator('[lang]', { hasText: /Aktualisiert|Sprache/ })).toHaveCount(0)
})

test('CD-385: an article beside another says its language where that is not the reader’s', async ({ page }) => {
  await page.goto(at('/article/24138', 'de-DE'))
  const related = page.getByRole('region', { name: 'Verwandte Artikel' })
  const foreign = related.getByRole('listitem').filter({ hasText: 'Englisch' })
  await expect(foreign.getByRole('link').locator('bdi')).toHaveAttribute('lang', 'en-US')
})

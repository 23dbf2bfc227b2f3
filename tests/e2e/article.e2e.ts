// One article, as the server draws it. What a reader does with it: Article.browser.test.tsx.
import { expect } from '@playwright/test'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

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

test('CD-385: an article beside another says its language where that is not the reader’s', async ({ page }) => {
  await page.goto(at('/article/24138', 'de-DE'))
  const related = page.getByRole('region', { name: 'Verwandte Artikel' })
  const foreign = related.getByRole('listitem').filter({ hasText: 'Englisch' })
  await expect(foreign.getByRole('link').locator('bdi')).toHaveAttribute('lang', 'en-US')
})

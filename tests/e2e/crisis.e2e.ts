// Crisis messages as the server draws them. Banners and their message: Crisis.browser.test.tsx.
import { expect } from '@playwright/test'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

test('[GAME-04] a game’s colours come with its article and its form, and go along to a page without a game', async ({
  page,
}) => {
  const theme = () => page.locator('html')
  for (const path of ['/article/24117', '/contact/1201/ticket']) {
    expect(await (await page.request.get(at(path))).text(), path).toContain(' data-theme="wow"')
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(theme()).toHaveAttribute('data-theme', 'wow')
  }
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(at('/search'))
  await expect(theme()).toHaveAttribute('data-theme', 'wow')
  await page.getByRole('link', { name: /^Northlight Support/ }).click()
  await expect(theme()).not.toHaveAttribute('data-theme')
})

test('a message that is not there leads to the root', async ({ page }) => {
  await page.goto(at('/breaking/nothing-here'))
  await expect(page).toHaveURL(/\/help\/?$/)
})

test('without JavaScript a message is readable', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/breaking/phishing-2026-10'))
  await expect(page.getByRole('article')).toContainText('northlight-prizes')
  await context.close()
})

// The home of a product, as the server draws it. What stands on it: ProductHome.browser.test.tsx.
import { expect } from '@playwright/test'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

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

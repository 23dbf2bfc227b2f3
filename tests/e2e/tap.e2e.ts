// A finger that moves by more than 20 px scrolls (CASELIMIT-01): it presses nothing and closes nothing. A real one, through
// the browser's own gestures.
import { type Locator, type Page, expect } from '@playwright/test'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** Down on the middle of it, aside by so much in small steps, up. */
const drag = async (page: Page, on: Locator, by: { x?: number; y?: number }): Promise<void> => {
  const box = (await on.boundingBox())!
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }],
    })
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await touch('touchEnd', 1)
  await session.detach()
}

test('[CASELIMIT-01] a finger that scrolls opens nothing and closes nothing, one that taps does', async ({ page }) => {
  await page.goto(at('/games/wow'))
  const more = page.locator('summary[aria-label="Other ways to sign in"]')
  const ways = page.getByRole('banner').getByRole('list')
  for (const by of [{ y: 30 }, { y: -30 }, { x: -30 }]) {
    await drag(page, more, by)
    await expect(ways).toHaveCount(0)
  }
  await more.tap()
  await expect(ways.getByRole('link').first()).toBeVisible()
  const title = page.locator('main h1')
  for (const by of [{ y: 30 }, { y: -30 }, { x: 30 }]) {
    await drag(page, title, by)
    await expect(ways.getByRole('link').first()).toBeVisible()
  }
  await title.tap()
  await expect(ways).toHaveCount(0)

  await page.goto(at('/'))
  await page.getByRole('dialog').getByRole('button', { name: 'Continue without signing in' }).tap()
  const tile = page.getByRole('button', { name: /Realms of Aether/ })
  for (const by of [{ x: 25 }, { y: 25 }]) await drag(page, tile, by)
  await expect(tile).toHaveAttribute('aria-expanded', 'false')
  await tile.tap()
  await expect(tile).toHaveAttribute('aria-expanded', 'true')
})

// What a player needs is in reach: the way on, on a phone and in the low window of a game.
import { expect } from '@playwright/test'
import { gameBrowser } from './support/open-screen.ts'
import { asPlayer } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

test('on a phone Send covers nothing before somebody begins, and from then on stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/contact/1301/ticket'))
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  await expect(send).not.toBeInViewport()
  await page.getByRole('textbox', { name: 'Description' }).fill('qqzzx reach')
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeInViewport()
  await expect(send).toBeInViewport({ ratio: 1 })
  // What a keyboard leaves of the window.
  await page.setViewportSize({ width: 390, height: 460 })
  await page.getByRole('textbox', { name: 'Description' }).click()
  await expect(send).toBeInViewport({ ratio: 1 })
})

test('in a game the notices take one line: the title begins in the first 200 of 640 px', async ({ browser }) => {
  const page = await browser.newPage({ userAgent: gameBrowser, viewport: { width: 1024, height: 640 } })
  await asPlayer(page, 'test-reach-game')
  await page.goto(at('/case'))
  await expect(page.getByText(/current notices/)).toBeVisible()
  const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(y).toBeLessThan(200)
  await page.close()
})

// The main job on the demonstration pack (issue "the contract, the spine, and the main job").
import { type Locator, expect } from '@playwright/test'
import { type MainJob, playerJob, visitorJob } from './support/main-job.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const job = (): MainJob => ({
  base: process.env['GUIDEPOST_URL'] ?? '',
  product: 'diablo4',
  tile: /^Ashen Crown IV/,
  topicId: 1301,
  words: 'The game crashes when I open the map in the second season, and my hero falls through the floor afterwards.',
})

test('[ROUTE-01, FLOW-39, CONTACT-22, DONE-01] describe, send a ticket with a file, follow it', async ({ page }) => {
  await visitorJob(page, job())
})

test('[CASELIST-01, CASE-01] a signed-in player sends one, finds it in the list, reads the thread and replies', async ({
  page,
}) => {
  await playerJob(page, job())
})

test('on a phone “My game crashes” is a case after five screens and nine taps or fields (T45)', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' })
  const page = await context.newPage()
  let taps = 0
  const tap = async (what: Locator): Promise<void> => {
    taps += 1
    await what.tap()
  }
  const fill = async (name: string, words: string): Promise<void> => {
    taps += 1
    await page.getByRole('textbox', { name }).fill(words)
  }
  await page.goto(at('/'))
  await tap(page.getByRole('button', { name: 'Continue without signing in' }))
  await tap(page.getByRole('button', { name: job().tile }))
  await fill('Your description', 'My game crashes')
  await tap(page.getByRole('button', { name: 'Continue', exact: true }))
  await expect(page).toHaveURL(/\/product\/diablo4\/recommendations$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Restart the computer' }).first()).toBeVisible()
  await tap(page.getByRole('link', { name: 'Contact us' }))
  await expect(page).toHaveURL(/\/contact\/diablo4\/\d+\/\d+\/ticket$/)
  await tap(page.getByText('Windows', { exact: true }))
  await fill('Your name', 'Robin')
  await fill('E-mail address', 'robin@players.example')
  await tap(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(page).toHaveURL(/\/contact\/complete$/)
  expect(taps).toBe(9)
  await context.close()
})

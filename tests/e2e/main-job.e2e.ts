// The main job on the demonstration pack (issue "the contract, the spine, and the main job").
import { type MainJob, playerJob, visitorJob } from './support/main-job.ts'
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

test('a visitor does the same on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' })
  const page = await context.newPage()
  await visitorJob(page, job())
  await context.close()
})

// What fails around a case: said where it happened, and no text is ever lost (CASEERROR-01 to CASEERROR-13).
import { type Page, expect } from '@playwright/test'
import { answerCase, updateCase } from './support/desk.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

const problem = (status: number, more: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'x', status, requestId: 'r', ...more }),
})
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const generic = 'That didn’t work. Try again in a moment.'
const notice = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })

/** Answers only the replies to a case; everything else goes through. */
const answerReplies = (page: Page, id: string, answer: ReturnType<typeof problem>) =>
  page.route(`**/detail/${id}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
  )

test('[CASEERROR-08, CASEERROR-24, CASEERROR-25] a failed reply scrolls up; errors stand at their fields', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 640 })
  await asPlayer(page, 'test-errors-fields')
  const id = await fileCase(page, 'qqzzx errors')
  await openCase(page, id)
  await answerReplies(page, id, problem(500))
  await message(page).fill('Keep me.')
  await page.getByRole('button', { name: 'Send reply' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(notice(page, generic)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.unroute(`**/detail/${id}`)
  await answerReplies(
    page,
    id,
    problem(422, {
      validationErrors: {
        globalErrors: [],
        fieldErrors: [{ field: 'description', code: 'never-heard-of' }],
        errorCodes: {},
      },
    }),
  )
  await page.getByRole('button', { name: 'Restore my text' }).click()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Check this entry.').first()).toBeVisible()
  await expect(page.getByText('never-heard-of')).toHaveCount(0)
  await expect(message(page)).toHaveValue('Keep me.')
})

test('[CASEERROR-10, CASEERROR-11] a resolve that is refused says why, one that fails says so, and the case stays', async ({
  page,
  browser,
}) => {
  await asPlayer(page, 'test-errors-resolve')
  const id = await fileCase(page, 'qqzzx not twice')
  await answerCase(id, 'ANSWERED')
  // This page hears of nothing: it shall show what is no longer so.
  await page.route('**/stream', (route) => route.abort())
  await openCase(page, id)
  const resolve = page.getByRole('button', { name: 'Mark as resolved' })
  await page.route('**/resolve', (route) => route.fulfill(problem(503)))
  await resolve.click()
  await expect(notice(page, generic)).toBeVisible()
  await page.unroute('**/resolve')
  // Reopened in another tab meanwhile.
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await openCase(other, id, '#reopen')
  await other.getByRole('button', { name: /^Write to us/ }).click()
  await message(other).fill('Still there.')
  await other.getByRole('button', { name: 'Send reply' }).click()
  await expect(other.getByRole('heading', { name: 'Add to your case' })).toBeVisible()
  await other.context().close()
  await resolve.click()
  await expect(notice(page, 'You can’t mark this case as resolved right now.')).toBeVisible()
})

test('[CASEERROR-09] a resolve without a session leads through the sign-in and back to the case', async ({ page }) => {
  await asPlayer(page, 'test-errors-session')
  const id = await fileCase(page, 'qqzzx session over')
  await answerCase(id, 'ANSWERED')
  await openCase(page, id)
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await page.getByLabel('Account name').fill('test-errors-session')
  await page.getByLabel('Password').fill('test-errors-session-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at(`/case/detail/${id}`))
})

test('[CASEERROR-13] a case that cannot be read again after its cancel is shown as it was, with a notice', async ({
  page,
}) => {
  await asPlayer(page, 'test-errors-reload')
  const id = await fileCase(page, 'qqzzx read again')
  await openCase(page, id)
  await page.getByRole('button', { name: 'Cancel this case' }).click()
  await page.route(`**/detail/${id}`, (route) => route.fulfill(problem(500)))
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(notice(page, generic)).toBeVisible()
  await expect(page.getByText('qqzzx read again').first()).toBeVisible()
})

test('a locked case refuses the reply in its own words, and the words that were typed come back', async ({ page }) => {
  await asPlayer(page, 'test-errors-locked')
  const id = await fileCase(page, 'qqzzx to be locked')
  await openCase(page, id)
  await message(page).fill('Before I knew.')
  await updateCase(id, { locked: true })
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(notice(page, 'This case is closed to replies.')).toBeVisible()
  await expect(message(page)).toHaveCount(0)
  await updateCase(id, { locked: false })
  await page.reload()
  await expect(message(page)).toHaveValue('Before I knew.')
})

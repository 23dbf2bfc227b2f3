// The player's cases and the server: a long list, replies that arrive, reopening, and the view by link. Each test that
// changes a case has one of its own. What one screen shows: Cases.browser.test.tsx.
import { type Page, expect } from '@playwright/test'
import { answerCase } from './support/desk.ts'
import { file, fillAboutMe, sendForm } from './support/contact.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at, openAs, picture, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const words = 'qqzzx wwvvk ppzzq xxkkj vvqqz'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const status = (page: Page) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: 'Status' }).getByRole('definition')
const thread = (page: Page) => page.getByRole('list', { name: 'Conversation' })
/** Sends a case of one's own; ends on it. */
const ownCase = async (page: Page, text = words): Promise<void> => {
  if (!page.url().endsWith('/contact/1301/ticket')) await page.goto(at('/contact/1301/ticket'))
  await expect(box(page, 'Description')).toBeVisible()
  if (await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).isVisible()) await fillAboutMe(page)
  await box(page, 'Name of the hero').fill('Robin')
  await box(page, 'Description').fill(text)
  await sendForm(page)
  await page.getByRole('link', { name: 'View your case' }).click()
  await expect(thread(page).getByText(text)).toBeVisible()
}

test('[CASELIST-07] [CASELIST-08] [LIMIT-01] of 250 cases ten a page, six page links; the address keeps it', async ({
  page,
}) => {
  await openAs(page, 'nora', '/case?archived=true')
  await expect(page.getByRole('row')).toHaveCount(11)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByText(/^\d+$/)).toHaveCount(6)
  const first = await page.getByRole('rowheader').allInnerTexts()
  await pages.getByRole('link', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(at('/case?archived=true&page=3'))
  await expect(page.getByText(/^Showing 21–30 of \d+$/)).toBeVisible()
  await expect(pages.getByText(/^\d+$/)).toHaveCount(6)
  expect(await page.getByRole('rowheader').allInnerTexts()).not.toEqual(first)
  await page.reload()
  await expect(pages.locator('[aria-current=page]')).toHaveText('3')
  await page.goBack()
  await expect(pages.locator('[aria-current=page]')).toHaveText('1')
  await page.goto(at('/case?archived=true&page=9999'))
  await expect(page).not.toHaveURL(/9999/)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

test('[CASELIST-02] [CASE-02] list and case are closed without account and open after the sign-in', async ({
  page,
}) => {
  await page.goto(at('/case/detail/104233590'))
  await page.getByLabel('Account name').fill('ada')
  await page.getByLabel('Password').fill('ada-demo')
  await expect(page.getByText('Cannot sign in since I changed my phone')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(at('/case/detail/104233590'))
  await expect(page.getByRole('heading', { level: 1, name: 'Cannot sign in since I changed my phone' })).toBeVisible()
})

test('[REPLY-01] [REPLY-05] [REPLY-10] [REPLY-02] a reply needs words, takes a file, goes once, ends the thread', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await openAs(page, 'test-own-reply', '/contact/1301/ticket')
  await ownCase(page)
  const send = page.getByRole('button', { name: 'Send reply' })
  await expect(send).toBeDisabled()
  await box(page, 'Your message').fill('It happens at the northern gate.')
  await page.reload()
  await expect(box(page, 'Your message')).toHaveValue('It happens at the northern gate.')
  await page.locator('input[type=file]').setInputFiles([picture, file('log.txt')])
  await send.dblclick()
  const last = thread(page).getByRole('article').last()
  await expect(last).toContainText('It happens at the northern gate.')
  await expect(last.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toContainText([
    'gate.png',
    'log.txt',
  ])
  await expect(thread(page).getByRole('article')).toHaveCount(2)
  await expect(box(page, 'Your message')).toHaveValue('')
  expect(trouble).toEqual([])
})

test('[REPLY-08] [REPLY-09] [REPLY-16] the reply tells how many events were in view; what need not be filled says so', async ({
  page,
}) => {
  await openAs(page, 'test-own-count', '/contact/1301/ticket')
  await ownCase(page)
  await expect(page.getByText('Files (optional)')).toBeVisible()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/cases\/en-US\/detail\/\d+$/.test(request.url()),
  )
  await box(page, 'Your message').fill('Any news?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  const form = JSON.parse(/\{.*\}/s.exec((await sent).postData() ?? '')?.[0] ?? '{}') as Record<string, unknown>
  expect(form).toMatchObject({ description: 'Any news?', channel: 'ticket', eventCount: 1 })
  await expect(thread(page).getByRole('article')).toHaveCount(2)
})

test('[CASEERROR-05] [CASEERROR-06] [CASE-17] an answer came meanwhile: shown, nothing typed lost', async ({
  page,
  browser,
}) => {
  await openAs(page, 'test-own-changed', '/contact/1301/ticket')
  await ownCase(page)
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await other.goto(page.url())
  await box(page, 'Your message').fill('Written before I saw the other one.')
  await box(other, 'Your message').fill('From the other tab.')
  await other.getByRole('button', { name: 'Send reply' }).click()
  await expect(thread(other).getByRole('article')).toHaveCount(2)
  await other.context().close()
  await page.getByRole('button', { name: 'Send reply' }).click()
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Someone added a message to this case. Read it, then send again.' })
  await expect(notice).toBeVisible()
  await expect(thread(page).getByText('From the other tab.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore my text' }).click()
  await expect(box(page, 'Your message')).toHaveValue('Written before I saw the other one.')
  await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(thread(page).getByRole('article')).toHaveCount(3)
})

test('[REOPEN-06] [REOPEN-08] [REOPEN-13] [REOPEN-16] who still has a problem chooses a way, writes, and the case is open again', async ({
  page,
}) => {
  await asPlayer(page, 'test-own-reopen')
  const id = await fileCase(page, words)
  await answerCase(id, 'ANSWERED')
  await openCase(page, id)
  await page.getByRole('button', { name: 'I still have a problem' }).click()
  await expect(page.getByRole('heading', { name: 'How do you want to continue?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'I still have a problem' }).click()
  const ticket = page.getByRole('list').last().getByRole('button').first()
  await expect(ticket).not.toContainText(/[Aa]vailable/)
  await ticket.click()
  await box(page, 'Your message').fill('The folder is gone, the bar still stops.')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'I still have a problem' }).click()
  await page.getByRole('list').last().getByRole('button').first().click()
  await expect(box(page, 'Your message')).toHaveValue('The folder is gone, the bar still stops.')
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(status(page)).toHaveText('Open')
  await expect(thread(page)).toContainText('The folder is gone, the bar still stops.')
})

test('[CASE-03] [CASE-04] [CASE-23] [CASEROLE-10] its link opens a case and names nobody', async ({
  page,
  browser,
}) => {
  await ownCase(page, 'qqzzx the hero of nobody')
  await expect(page).toHaveURL(/\/case\/detail\/[A-Za-z0-9_-]{43}$/)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const there = await elsewhere.newPage()
  await there.goto(page.url())
  const message = thread(there).getByRole('article').first()
  await expect(message).toContainText('Your description')
  await expect(message).not.toContainText('Robin')
  await expect(there.getByRole('link', { name: 'Back to my cases' })).toHaveCount(0)
  await box(there, 'Your message').fill('Written from another browser.')
  await there.locator('input[type=file]').setInputFiles(picture)
  await there.getByRole('button', { name: 'Send reply' }).click()
  await expect(thread(there).getByRole('article').last()).toContainText('Written from another browser.')
  const preview = thread(there).getByRole('img', { name: 'Preview of gate.png' })
  await expect.poll(() => preview.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1)
  await there.getByRole('button', { name: 'Cancel this case' }).click()
  await there.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(status(there)).toHaveText('Cancelled')
  await elsewhere.close()
})

test('offline, a page that cannot be opened says so and comes by itself when the connection does', async ({ page }) => {
  await openAs(page, 'ada', '/case')
  const link = page.getByRole('row').filter({ hasText: 'US104233590' }).getByRole('link').first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(thread(page)).toBeVisible()
})

// The player's cases: list, thread, reply, cancel, resolve, reopen, and the view by link. Each test that changes a case
// has one of its own.
import { type Page, expect } from '@playwright/test'
import { answerCase } from './support/desk.ts'
import { errorsOf, file, fillAboutMe, sendForm } from './support/contact.ts'
import { asPlayer, fileCase, openCase } from './support/player-case.ts'
import { at, openAs, picture, watchForTrouble } from './support/portal.ts'
import { test } from './support/test.ts'

const words = 'qqzzx wwvvk ppzzq xxkkj vvqqz'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const status = (page: Page) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: 'Status' }).getByRole('definition')
const thread = (page: Page) => page.getByRole('list', { name: 'Conversation' })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
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

test('[CASELIST-04] [CASELIST-13] [CASELIST-14] [CASE-14] active cases: issue, product, status, update', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await openAs(page, 'ada', '/case')
  await expect(page.getByRole('heading', { level: 1, name: 'Active cases' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Issue', 'Product', 'Status', 'Last update', 'Actions'])
  const stuck = row(page, 'US104233871')
  await expect(stuck.getByRole('cell')).toHaveText(['Realms of Aether', /^(Open|Resolved)$/, / ago$/, /.*/])
  await stuck.getByRole('link', { name: 'My character is stuck in Emberfall Keep' }).first().click()
  await expect(page).toHaveURL(at('/case/detail/104233871'))
  expect(trouble).toEqual([])
})

test('[CASELIST-17] [CASELIST-19] [CASELIST-15] a row offers what its case allows: a survey, a reply, a reopening', async ({
  page,
  context,
}) => {
  await openAs(page, 'ada', '/case')
  await expect(row(page, 'US104231177').getByRole('link', { name: /^Take the survey/ })).toHaveAttribute(
    'href',
    /\/survey\/104231177$/,
  )
  await expect(row(page, 'US104231177').getByRole('link', { name: /^Reopen/ })).toHaveAttribute('href', /#reopen$/)
  await expect(row(page, 'US104233590').getByRole('link', { name: /^Reply/ })).toHaveAttribute('href', /#respond$/)
  await context.clearCookies()
  await openAs(page, 'boris', '/case?archived=true')
  await expect(page.getByRole('heading', { level: 1, name: 'Archived cases' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
})

test('[CASELIST-18] a row’s reply opens the case with the focus in the message', async ({ page }) => {
  await openAs(page, 'ada', '/case')
  await row(page, 'US104233590')
    .getByRole('link', { name: /^Reply/ })
    .click()
  await expect(box(page, 'Your message')).toBeFocused()
})

test('[CASELIST-03] [CASELIST-05] [CASELIST-06] [CASELIST-10] the toggle to archived cases and back', async ({
  page,
  context,
}) => {
  await openAs(page, 'ada', '/case')
  const read = page.waitForResponse((answer) => /\/cases\/en-US\/archive/.test(answer.url()))
  await page.getByRole('link', { name: 'Show archived cases' }).click()
  await read
  await expect(page.getByRole('heading', { level: 1, name: 'Archived cases' })).toBeVisible()
  await expect(row(page, 'Name change for my guild')).toBeVisible()
  await expect(page).toHaveURL(at('/case?archived=true'))
  await page.reload()
  await expect(row(page, 'Lost mount after server move')).toBeVisible()
  const again = page.waitForResponse((answer) => /\/cases\/en-US\/active/.test(answer.url()))
  await page.getByRole('link', { name: 'Show active cases' }).click()
  await again
  await context.clearCookies()
  await openAs(page, 'boris', '/case?archived=true')
  await expect(page.getByText('Nothing is archived yet.')).toBeVisible()
})

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

test('[CASELIST-09] another page of the list begins at its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 500 })
  await openAs(page, 'nora', '/case?archived=true')
  await page.getByRole('link', { name: 'Page 2', exact: true }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText(/^Showing 11–20/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('[CASELIST-21] on a phone each case is a card, and nothing is wider than the screen', async ({ page }) => {
  await openAs(page, 'nora', '/case')
  await expect(page.getByRole('columnheader', { name: 'Issue' })).toBeVisible()
  for (const width of [766, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('columnheader', { name: 'Issue' })).not.toBeInViewport()
    const first = page.getByRole('row').nth(1)
    const [about, whose] = [await first.locator('th').boundingBox(), await first.locator('td').first().boundingBox()]
    // Whose it is stands below what it is about, not beside it.
    expect(whose!.y).toBeGreaterThanOrEqual(about!.y + about!.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
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

test('[CASE-10] [CASE-11] [CASE-13] [CASE-15] the header tells subject, game, status and leads back; the title too', async ({
  page,
}) => {
  await openAs(page, 'ada', '/case/detail/104233590')
  await expect(page.getByRole('heading', { level: 1, name: 'Cannot sign in since I changed my phone' })).toBeVisible()
  await expect(page.getByText('Northlight Account & Services')).toBeVisible()
  await expect(status(page)).toHaveText('Open')
  await expect(page.getByText('US104233590').filter({ visible: true })).toBeVisible()
  await expect(page).toHaveTitle('Cannot sign in since I changed my phone - Northlight Support')
  await page.getByRole('link', { name: 'Back to my cases' }).click()
  await expect(page).toHaveURL(at('/case'))
})

test('[CASE-22] [CASE-24] [CASE-27] [CASE-28] the thread knows messages with their author, changes of status, and bars', async ({
  page,
}) => {
  await openAs(page, 'ada', '/case/detail/104221408')
  await expect(thread(page).getByRole('article').first()).toContainText('Ada Lindqvist')
  await page.goto(at('/case/detail/104231177'))
  const messages = thread(page).getByRole('article')
  await expect(messages.nth(1).locator('strong').filter({ hasText: 'three working days' })).toBeVisible()
  await expect(messages.nth(1).getByRole('img', { name: 'Answer of the support team' })).toBeVisible()
  await expect(
    thread(page)
      .getByRole('listitem')
      .filter({ hasText: /^Case reopened/ }),
  ).toBeVisible()
  await page.goto(at('/case/detail/104232004'))
  await expect(thread(page).getByRole('listitem').nth(1)).toHaveText(/^\d+ days ago$/)
})

test('[CASE-25] [CASE-26] the most recent message is told apart, and the company’s wears its sign', async ({
  page,
}) => {
  await openAs(page, 'ada', '/case/detail/104221408')
  const company = thread(page).getByRole('article').filter({ hasText: 'stables' })
  await expect(company.getByRole('img', { name: 'Answer of the support team' })).toBeVisible()
  await expect(company.getByText('Most recent')).toBeVisible()
  await expect(thread(page).getByText('Most recent')).toHaveCount(1)
  const ground = (index: number): Promise<string> =>
    thread(page)
      .getByRole('article')
      .nth(index)
      .evaluate((element) => getComputedStyle(element).backgroundColor + getComputedStyle(element).borderColor)
  expect(await ground(0)).not.toBe(await ground(1))
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
    .filter({ hasText: 'There is a new message in this case. Read it, then send again.' })
  await expect(notice).toBeVisible()
  await expect(thread(page).getByText('From the other tab.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore my text' }).click()
  await expect(box(page, 'Your message')).toHaveValue('Written before I saw the other one.')
  await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(thread(page).getByRole('article')).toHaveCount(3)
})

test('[CASEERROR-07] [CASEERROR-03] [CASEERROR-04] a reply that failed says so, and its words can be restored and sent', async ({
  page,
}) => {
  await openAs(page, 'test-own-failed', '/contact/1301/ticket')
  await ownCase(page)
  await page.route('**/api/cases/en-US/detail/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: '{"type":"about:blank","title":"x","status":500}',
        })
      : route.continue(),
  )
  await box(page, 'Your message').fill('Any news?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'That did not work. Try again in a moment.' })).toBeVisible()
  await expect(box(page, 'Your message')).toHaveValue('')
  await page.unroute('**/api/cases/en-US/detail/*')
  await page.getByRole('button', { name: 'Restore my text' }).click()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(thread(page).getByRole('article').last()).toContainText('Any news?')
})

test('[REPLY-11] [REPLY-12] [REPLY-13] [REPLY-14] a case is cancelled only after a warning; No leaves it', async ({
  page,
}) => {
  await openAs(page, 'test-own-cancel', '/contact/1301/ticket')
  await ownCase(page)
  await page.getByRole('button', { name: 'Cancel this case' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this case?' })
  await expect(dialog).toContainText('We stop working on it, and it cannot be reopened.')
  await dialog.getByRole('button', { name: 'No, keep it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(status(page)).toHaveText('Open')
  await page.getByRole('button', { name: 'Cancel this case' }).click()
  const sent = page.waitForRequest((request) => /\/detail\/\d+\/cancel$/.test(request.url()))
  await dialog.getByRole('button', { name: 'Yes' }).dblclick()
  await sent
  await expect(status(page)).toHaveText('Cancelled')
  await expect(page.getByRole('button', { name: 'Cancel this case' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
})

test('[CASEERROR-01] a cancel that fails says so in its dialog', async ({ page }) => {
  await asPlayer(page, 'test-own-cancel-fails')
  await openCase(page, await fileCase(page, words))
  await page.route('**/cancel', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"type":"about:blank","title":"x","status":500}',
    }),
  )
  await page.getByRole('button', { name: 'Cancel this case' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('That did not work. Try again in a moment.')
})

test('[REOPEN-02] [REOPEN-03] [CASE-34] an answered case is marked as resolved, once', async ({ page }) => {
  await asPlayer(page, 'soft-own-resolve')
  const id = await fileCase(page, words)
  await answerCase(id, 'ANSWERED')
  await openCase(page, id)
  await expect(status(page)).toHaveText('Answered')
  await expect(box(page, 'Your message')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark as resolved' }).dblclick()
  await expect(status(page)).toHaveText('Resolved')
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('[REOPEN-06] [REOPEN-08] [REOPEN-13] [REOPEN-16] who still has a problem chooses a way, writes, and the case is open again', async ({
  page,
}) => {
  await asPlayer(page, 'test-own-reopen')
  const id = await fileCase(page, words)
  await answerCase(id, 'ANSWERED')
  await openCase(page, id)
  await page.getByRole('button', { name: 'I still have a problem' }).click()
  await expect(page.getByRole('heading', { name: 'How do you want to go on?' })).toBeVisible()
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

test('[REOPEN-01] [REOPEN-05] a resolved case offers its survey and a reopening', async ({ page }) => {
  await openAs(page, 'ada', '/case/detail/104231177')
  const next = page.getByRole('region', { name: 'What next' })
  await expect(next.getByRole('link', { name: 'Take the survey' })).toHaveAttribute('href', /\/survey\/104231177$/)
  await expect(next.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(next.getByRole('button', { name: 'Mark as resolved' })).toHaveCount(0)
})

test('[REOPEN-07] [CASE-32] a case that wants information is answered from the reopen block', async ({ page }) => {
  await openAs(page, 'ada', '/case/detail/104232004')
  await expect(page.getByRole('region', { name: 'What next' }).getByRole('button', { name: 'Respond' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toBeVisible()
})

test('[REOPEN-04] a locked case offers no way to write', async ({ page }) => {
  await openAs(page, 'boris', '/case')
  await page.getByRole('link', { name: 'Please review my suspension again', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I still have a problem' })).toHaveCount(0)
  await expect(box(page, 'Your message')).toHaveCount(0)
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

test('[CASE-06] [CASE-08] [CASEROLE-09] a link that opens nothing says so, and leads on', async ({ page }) => {
  await page.goto(at(`/case/detail/${'A'.repeat(43)}`))
  await expect(page).toHaveURL(at('/case/invalid'))
  await expect(page.getByRole('heading', { level: 1, name: 'This link opens nothing' })).toBeVisible()
  await expect(page.getByText('It may be incomplete, or it has ended')).toBeVisible()
  await page.getByRole('link', { name: 'Contact us anew' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
})

test('[CASE-09] the case of another account does not open; who is signed in is told', async ({ page }) => {
  await openAs(page, 'boris', '/case/detail/104233871')
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not open that case. It may belong to another account.' }),
  ).toBeVisible()
  await expect(page.getByText('Emberfall')).toHaveCount(0)
})

test('[ATTACH-04] four files go with a reply, the fifth is refused', async ({ page }) => {
  await asPlayer(page, 'test-own-five-files')
  await openCase(page, await fileCase(page, words))
  await box(page, 'Your message').fill('With logs.')
  await page.locator('input[type=file]').setInputFiles([1, 2, 3, 4, 5].map((number) => file(`log-${number}.txt`)))
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').last()).toContainText('at most 4')
  await page.getByRole('button', { name: 'Send reply' }).click({ force: true })
  await expect(errorsOf(page)).toContainText('at most 4')
})

test('offline, a page that cannot be opened says so and comes by itself when the connection does', async ({ page }) => {
  await openAs(page, 'ada', '/case')
  const link = page.getByRole('row').filter({ hasText: 'US104233590' }).getByRole('link').first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(thread(page)).toBeVisible()
})

for (const [where, width, height, top] of [
  ['on a phone', 390, 844, 380],
  ['in a window as low as a game’s', 1024, 640, 340],
] as const)
  test(`[CASELIST-21] ${where} the list begins high, and a row is pressed anywhere`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    // More than a page of cases: with search and filters above them.
    await openAs(page, 'nora', '/case')
    const first = page.getByRole('row').nth(1)
    await expect(page.getByRole('search', { name: 'Search your cases' })).toBeVisible()
    const box = (await first.boundingBox())!
    expect((await page.getByRole('table').boundingBox())!.y).toBeLessThan(top)
    const subject = await first.getByRole('link').first().getAttribute('href')
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden()
    await page.mouse.click(box.x + box.width / 2, box.y + 6)
    await expect(page).toHaveURL((url) => url.pathname === subject)
  })

// The player's cases: the list, one case, and what its page says of each state and of what fails.
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import {
  type AnswerOf,
  type Around,
  Refused,
  type Screen,
  example,
  open,
} from '../../../../../tests/support/screen.tsx'
import { approveScreens } from '../../../../../tests/support/portal-pages.ts'

type Case = AnswerOf<'getCase'>
const main = page.getByRole('main')
const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name })
const button = (name: string): Locator => page.getByRole('button', { name })
const box = (name: string): Locator => page.getByRole('textbox', { name })
const row = (text: string): Locator => page.getByRole('row').filter({ hasText: text })
const thread = page.getByRole('list', { name: 'Conversation' })
const entries = thread.getByRole('listitem')
const messages = thread.getByRole('article')
const factOf = (name: string): Locator => main.getByCss('dl > div').filter({ hasText: name }).getByRole('definition')
const status = factOf('Status')
const failed = page.getByRole('alert').filter({ hasText: 'That didn’t work. Try again in a moment.' })
const files = page.getByCss('input[type=file]')
const width = (): number => document.documentElement.scrollWidth - window.innerWidth
const textsOf = (items: Locator): (string | null)[] => items.elements().map(({ textContent }) => textContent)

const caseOf = (name: Parameters<typeof example<'getCase'>>[1]): Case => example('getCase', name)
const isOpen = caseOf('case-open')
const answered = caseOf('case-answered')
const resolved = caseOf('case-resolved-with-survey')
const info = caseOf('case-info')
const cancelled = caseOf('case-cancelled')
const list = example('getActiveCases', 'case-list-active')
/** More than a page of cases. */
const thirty = Array.from({ length: 30 }, (_, at) => ({ ...list[at % list.length]!, id: String(104_000_000 + at) }))
const openCase = (shown: Case, around: Around = {}): Promise<Screen> =>
  open(`/case/detail/${shown.id}`, { ...around, says: { getCase: shown, ...around.says } })

test('[CASELIST-04] [CASELIST-13] [CASELIST-14] [CASE-14] active cases: issue, product, status, update', async () => {
  const { place } = await open('/case')
  await expect.element(heading('Active cases')).toBeVisible()
  await expect
    .poll(() => textsOf(page.getByRole('columnheader')))
    .toEqual(['Issue', 'Product', 'Status', 'Last update', 'Actions'])
  const stuck = row(answered.subject)
  // A date becomes relative once the page is the reader's own.
  for (const [at, text] of ['Realms of Aether', 'Answered', / ago$/].entries())
    await expect.poll(() => textsOf(stuck.getByRole('cell'))[at]).toMatch(text)
  await stuck.getByRole('link', { name: answered.subject }).first().click()
  await expect.poll(place).toBe(`/case/detail/${answered.id}`)
})

test('[CASELIST-17] [CASELIST-19] [CASELIST-15] a row offers what its case allows: a survey, a reply, a reopening', async () => {
  const reply = { ...list[2]!, canRespond: true, canReopen: false, subject: 'Still open' }
  await open('/case', { says: { getActiveCases: [reply, list[3]!] } })
  const leads = (text: string, name: RegExp, href: RegExp): Promise<void> =>
    expect
      .element(row(text).getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringMatching(href)) as Promise<void>
  await leads(resolved.subject, /^Take the survey/, /\/survey\/104231177$/)
  await leads(resolved.subject, /^Reopen/, /#reopen$/)
  await leads('Still open', /^Reply/, /#respond$/)
  await open('/case?archived=true')
  await expect.element(heading('Archived cases')).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toHaveLength(0)
})

test('[CASELIST-18] a row’s reply opens the case with the focus in the message', async () => {
  const reply = { ...example('getActiveCases', 'case-list-one-open')[0]!, canRespond: true }
  await open('/case', { says: { getActiveCases: [reply], getCase: isOpen } })
  await row(reply.subject)
    .getByRole('link', { name: /^Reply/ })
    .click()
  await expect.element(box('Your message')).toHaveFocus()
})

test('[CASELIST-03] [CASELIST-05] [CASELIST-06] [CASELIST-10] the toggle to archived cases and back', async () => {
  const { asked, place } = await open('/case')
  const reads = (): string[] =>
    asked.map(({ operation }) => operation).filter((name) => /(Active|Archived)Cases/.test(name))
  await page.getByRole('link', { name: 'Show archived cases' }).click()
  await expect.element(heading('Archived cases')).toBeVisible()
  await expect.element(row(cancelled.subject)).toBeVisible()
  expect(place()).toBe('/case?archived=true')
  await page.getByRole('link', { name: 'Show active cases' }).click()
  await expect.element(heading('Active cases')).toBeVisible()
  await expect.poll(reads).toEqual(['getActiveCases', 'getArchivedCases', 'getActiveCases'])
  await open('/case?archived=true', { answers: { getArchivedCases: 'case-list-empty' } })
  await expect.element(page.getByText('No archived cases yet.')).toBeVisible()
})

test('[CASELIST-09] another page of the list begins at its top', async () => {
  await open('/case?archived=true', { height: 500, says: { getArchivedCases: thirty } })
  const second = page.getByRole('link', { name: 'Page 2', exact: true })
  await expect.element(second).toBeVisible()
  second.element().scrollIntoView()
  expect(window.scrollY).toBeGreaterThan(0)
  await second.click()
  await expect.element(page.getByText(/^Showing 11–20/)).toBeVisible()
  await expect.poll(() => window.scrollY).toBe(0)
})

test('[CASELIST-21] on a phone each case is a card, and nothing is wider than the screen', async () => {
  await open('/case')
  const issue = page.getByRole('columnheader', { name: 'Issue' })
  await expect.element(issue).toBeVisible()
  for (const wide of [766, 390]) {
    await page.viewport(wide, 844)
    await expect.element(page.getByCss('thead')).not.toBeInViewport()
    const first = page.getByRole('row').nth(1)
    const boxOf = (cell: string): DOMRect => first.getByCss(cell).first().element().getBoundingClientRect()
    // Whose it is stands below what it is about, not beside it.
    await expect.poll(() => boxOf('td').top - boxOf('th').bottom).toBeGreaterThanOrEqual(0)
    expect(width()).toBeLessThanOrEqual(0)
  }
})

for (const [where, size, top] of [
  ['on a phone', { width: 390, height: 844 }, 380],
  ['in a window as low as a game’s', { width: 1024, height: 640 }, 340],
] as const)
  test(`[CASELIST-21] ${where} the list begins high, and a row is pressed anywhere`, async () => {
    // More than a page of cases: with search and filters above them.
    const { place } = await open('/case', { ...size, says: { getActiveCases: thirty } })
    const first = page.getByRole('row').nth(1)
    const filter = button('Filter and sort')
    const state = page.getByRole('combobox', { name: 'Status' })
    await expect.element(page.getByRole('search', { name: 'Search your cases' })).toBeVisible()
    expect(page.getByRole('table').element().getBoundingClientRect().top).toBeLessThan(top)
    await filter.click()
    await expect.element(state).toBeVisible()
    await filter.click()
    await expect.element(state).toHaveLength(0)
    const subject = first.getByRole('link').first().element().getAttribute('href')!
    await first.click({ position: { x: size.width / 2 - 40, y: 6 } })
    await expect.poll(() => `/support/en-US/help${place()}`).toBe(subject)
  })

test('[CASELIST-11, CASELIST-12] only the game’s active list offers a new issue', async () => {
  const prompt = page.getByText('Something new? We’ll find you the right form.')
  const empty: Around = { answers: { getActiveCases: 'case-list-empty' } }
  await open('/case', { scenario: 'in-game', ...empty })
  await expect.element(prompt).toBeVisible()
  // Once: the empty list itself does not say it again.
  await expect.element(page.getByText('You have no active cases.')).toBeVisible()
  const help = main.getByRole('link', { name: 'Get help' })
  await expect.element(help).toHaveLength(1)
  await expect.element(help).toHaveAttribute('href', expect.stringMatching(/\/help\/product\/wow$/))
  await open('/case?archived=true', { scenario: 'in-game' })
  await expect.element(heading('Archived cases')).toBeVisible()
  await expect.element(prompt).toHaveLength(0)
  await open('/case', empty)
  await expect.element(heading('Active cases')).toBeVisible()
  await expect.element(prompt).toHaveLength(0)
})

test('[CASE-07, CASE-12, CASE-19, CASEROLE-01] read before shown: drawing, title, thread', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await openCase(isOpen, { says: { getCase: () => held.then(() => isOpen) } })
  await expect.element(main.getByCss('[aria-busy=true]').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveLength(0)
  release()
  await expect.element(heading(isOpen.subject)).toBeVisible()
  await expect.poll(() => document.title).toBe(`${isOpen.subject} - Northlight Support`)
  await expect.element(main.getByCss('header img, header svg').first()).toBeVisible()
  await expect.element(thread).toMatchTextContent('My character is stuck behind the gate')
})

test('[CASE-10] [CASE-11] [CASE-13] [CASE-15] the header tells subject, game, status and leads back; the title too', async () => {
  const { place } = await openCase(isOpen)
  await expect.element(heading(isOpen.subject)).toBeVisible()
  await expect.element(main.getByText('Realms of Aether', { exact: true }).first()).toBeVisible()
  await expect.element(status).toHaveTextContent('Open')
  await expect.element(main.getByCss('dl').getByText(`US${isOpen.id}`)).toBeVisible()
  await expect.poll(() => document.title).toBe(`${isOpen.subject} - Northlight Support`)
  await page.getByRole('link', { name: 'Back to my cases' }).click()
  await expect.poll(place).toBe('/case')
})

test('[CASE-22] [CASE-24] [CASE-27] [CASE-28] the thread knows messages with their author, changes of status, and bars', async () => {
  await openCase(caseOf('case-open-with-company-reply'))
  await expect.element(messages.first()).toMatchTextContent('Ada Lindqvist')
  await expect.element(messages.nth(1).getByCss('strong').filter({ hasText: 'Harbour Gate' })).toBeVisible()
  await expect.element(messages.nth(1).getByRole('img', { name: 'Answer from support' })).toBeVisible()
  await expect.element(entries.filter({ hasText: /^Case reopened/ })).toBeVisible()
  await openCase(info)
  await expect.element(entries.nth(1)).toMatchTextContent(/ago|last|yesterday/)
  await expect.element(entries.nth(1).getByRole('article')).toHaveLength(0)
})

test('[CASE-25] [CASE-26] the most recent message is told apart, and the company’s wears its sign', async () => {
  await openCase(answered)
  const company = messages.filter({ hasText: 'Harbour Gate' })
  await expect.element(company.getByRole('img', { name: 'Answer from support' })).toBeVisible()
  await expect.element(company.getByText('Most recent')).toBeVisible()
  await expect.element(thread.getByText('Most recent')).toHaveLength(1)
  const ground = (index: number): string => {
    const { backgroundColor, borderColor } = getComputedStyle(messages.nth(index).element())
    return backgroundColor + borderColor
  }
  expect(ground(0)).not.toBe(ground(1))
})

test('[CASEERROR-07] [CASEERROR-03] [CASEERROR-04] a reply that failed says so, and its words can be restored and sent', async () => {
  const { sent } = await openCase(isOpen, {
    says: { respondToCase: (_, times) => (times === 1 ? new Refused(500) : undefined) },
  })
  await box('Your message').fill('Any news?')
  await button('Send reply').click()
  await expect.element(failed).toBeVisible()
  await expect.element(box('Your message')).toHaveValue('')
  // Header, notice, thread, form.
  const places = [page.getByRole('heading', { level: 1 }), failed, thread, button('Send reply')]
  const tops = places.map((place) => place.element().getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await button('Restore my text').click()
  await button('Send reply').click()
  const [first, second] = (await sent('respondToCase', 2)) as { description: string }[]
  expect(first).toMatchObject({ description: 'Any news?', channel: 'ticket', eventCount: 1 })
  expect(second).toEqual(first)
  await expect.element(messages).toHaveLength(3)
})

test('[REPLY-11] [REPLY-12] [REPLY-13] [REPLY-14] a case is cancelled only after a warning; No leaves it', async () => {
  let isCancelled = false
  const { sent } = await openCase(isOpen, {
    says: { getCase: () => (isCancelled ? { ...cancelled, id: isOpen.id } : isOpen) },
  })
  await button('Cancel this case').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this case?' })
  await expect.element(dialog).toMatchTextContent('We’ll stop working on it, and you can’t reopen it.')
  await dialog.getByRole('button', { name: 'No, keep it' }).click()
  await expect.element(dialog).toHaveLength(0)
  await expect.element(status).toHaveTextContent('Open')
  await button('Cancel this case').click()
  isCancelled = true
  await dialog.getByRole('button', { name: 'Yes' }).dblClick()
  expect(await sent('cancelCase')).toHaveLength(1)
  await expect.element(status).toHaveTextContent('Cancelled')
  await expect.element(button('Cancel this case')).toHaveLength(0)
  await expect.element(button('Reopen')).toHaveLength(0)
})

test('[CASEERROR-01] a cancel that fails says so in its dialog', async () => {
  await openCase(isOpen, { says: { cancelCase: new Refused(500) } })
  await button('Cancel this case').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('That didn’t work. Try again in a moment.')
})

test('[REOPEN-02] [REOPEN-03] [CASE-34] an answered case is marked as resolved, once', async () => {
  const { asked } = await openCase(answered)
  await expect.element(status).toHaveTextContent('Answered')
  await expect.element(box('Your message')).toHaveLength(0)
  await button('Mark as resolved').dblClick()
  await expect.element(status).toHaveTextContent('Resolved')
  await expect.element(button('Mark as resolved')).toHaveLength(0)
  await expect.element(button('Reopen')).toBeVisible()
  expect(asked.filter(({ operation }) => operation === 'resolveCase')).toHaveLength(1)
})

test('[REOPEN-01] [REOPEN-05] a resolved case offers its survey and a reopening', async () => {
  await openCase(resolved)
  const next = page.getByRole('region', { name: 'What next' })
  await expect
    .element(next.getByRole('link', { name: 'Take the survey' }))
    .toHaveAttribute('href', expect.stringMatching(/\/survey\/104231177$/))
  await expect.element(next.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect.element(next.getByRole('button', { name: 'Mark as resolved' })).toHaveLength(0)
})

test('[REOPEN-07] [CASE-32] a case that wants information is answered from the reopen block', async () => {
  await openCase(info)
  await expect
    .element(page.getByRole('region', { name: 'What next' }).getByRole('button', { name: 'Respond' }))
    .toBeVisible()
  await expect.element(button('Mark as resolved')).toBeVisible()
})

test('[REOPEN-04] a locked case offers no way to write', async () => {
  await openCase(caseOf('case-locked'))
  await expect.element(button('Mark as resolved')).toBeVisible()
  await expect.element(button('I still have a problem')).toHaveLength(0)
  await expect.element(box('Your message')).toHaveLength(0)
})

test('[CASE-06] [CASE-08] [CASEROLE-09] a link that opens nothing says so, and leads on', async () => {
  const { place } = await open(`/case/detail/${'A'.repeat(43)}`, {
    scenario: 'signed-out',
    says: { getCase: new Refused(404) },
  })
  await expect.poll(place).toBe('/case/invalid')
  await expect.element(heading('This link doesn’t work')).toBeVisible()
  await expect.element(page.getByText('The link may be incomplete or expired')).toBeVisible()
  await page.getByRole('link', { name: 'Contact us again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Choose your game or service' })).toBeVisible()
})

test('[CASE-09] the case of another account does not open; who is signed in is told', async () => {
  await openCase(isOpen, { says: { getCase: new Refused(403) } })
  await expect
    .element(
      page.getByRole('alert').filter({ hasText: 'We couldn’t open that case. It may belong to another account.' }),
    )
    .toBeVisible()
})

test('[ATTACH-04] four files go with a reply, the fifth is refused', async () => {
  const { asked } = await openCase(isOpen)
  await box('Your message').fill('With logs.')
  await files.upload(
    [1, 2, 3, 4, 5].map((number) => new File(['a line\n'], `log-${number}.txt`, { type: 'text/plain' })),
  )
  const chosen = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  await expect.element(chosen.last()).toMatchTextContent('at most 4')
  await button('Send reply').click({ force: true })
  const errors = main.getByCss('[tabindex="-1"]').filter({ has: page.getByRole('heading', { name: 'Cannot submit' }) })
  await expect.element(errors).toMatchTextContent('at most 4')
  expect(asked.map(({ operation }) => operation)).not.toContain('respondToCase')
})

test('[REPLY-03, ATTACH-09, REOPEN-17] in a game neither reply nor reopening takes files', async () => {
  await openCase(isOpen, { scenario: 'in-game' })
  await expect.element(box('Your message')).toBeVisible()
  await expect.element(files).toHaveLength(0)
  await openCase(answered, { scenario: 'in-game' })
  await button('I still have a problem').click()
  await button('Write to us')
    .or(page.getByRole('button', { name: /^Send us a message/ }))
    .click()
  await expect.element(box('Your message')).toBeVisible()
  await expect.element(files).toHaveLength(0)
})

approveScreens([
  ['/case'],
  ['/case', { width: 390 }],
  ['/case?archived=true'],
  ['/case', { scenario: 'empty' }],
  ['/case', { fail: '500' }],
  ['/case/detail/104233590'],
  ['/case/detail/104233755'],
  ['/case/detail/104231177#reopen'],
  ['/case/detail/104233590', { width: 390 }],
  ['/case/invalid'],
])

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { approvePages, approveStates } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/audit'])

type Entry = AnswerOf<'listAudit'>['items'][number]
const [base] = example('listAudit', 'audit-page').items as [Entry]
const told = (items: Entry[], nextCursor: string | null = null): Around['says'] => ({
  listAudit: { items, nextCursor },
})
const roles = ['admin'] as const
const main = page.getByRole('main')
const button = (name: string | RegExp) => main.getByRole('button', { name })
const changed = (before: object, after: object): Entry['detail'] => ({ before, after }) as Entry['detail']
const read: Entry = { ...base, action: 'case.read', detail: {} }

approveStates({
  'entries of every kind': {
    path: '/audit',
    roles,
    says: told([
      read,
      { ...read, requestId: '01JD8ZK4W3T9Q1', at: '2026-11-18T14:04:00.000Z' },
      { ...read, role: null, actor: null, at: '2026-11-18T14:03:00.000Z' },
      {
        ...base,
        subject: 'appeal/app-4410',
        action: 'appeal.decide',
        detail: changed({ state: 'PENDING', tags: [] }, { state: 'UPHELD', tags: ['a', 'b'] }),
      },
      { ...base, subject: 'appeal/-', action: 'appeal.list', detail: {} },
      {
        ...base,
        actor: 'key-7',
        subject: 'target/019a',
        action: 'target.replace',
        detail: {
          key: 'The game',
          ...changed(
            {
              minutes: { firstAnswer: 90, nextAnswer: 120, resolution: null },
              enabled: true,
              game: 'wow',
              language: 'de-DE',
            },
            {
              minutes: { firstAnswer: 60, nextAnswer: 100, resolution: 5 },
              enabled: false,
              game: 'unheard',
              language: 'en-US',
            },
          ),
        } as Entry['detail'],
      },
      {
        ...base,
        at: '2026-11-17T10:00:00.000Z',
        detail: changed(
          {
            assignee: null,
            team: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21',
            end: '2026-11-18T14:05:00.000Z',
            limit: 12345,
          },
          { assignee: 'lead-kim', team: '', end: null, limit: 1, more: { of: 'it' } },
        ),
      },
    ]),
    act: async () => {
      await button(/^Details/)
        .first()
        .click()
    },
  },
  'entries without names': { path: '/audit', roles, says: { ...told([base]), listAgents: { items: [] } } },
  'nothing recorded': { path: '/audit', roles, says: told([]) },
  'nothing found': { path: '/audit?action=case.read&actor=gone', roles, says: told([]) },
  'entries that did not come': { path: '/audit', roles, says: { listAudit: new Refused(404) } },
  'more entries than one page': {
    path: '/audit',
    roles,
    says: told(
      Array.from({ length: 9 }, (_, index) => ({ ...base, subject: `case/${104_000_000 + index}` })),
      'next',
    ),
  },
  'more than a few entries': {
    path: '/audit',
    roles,
    says: told(Array.from({ length: 9 }, (_, index) => ({ ...base, subject: `case/${104_000_000 + index}` }))),
  },
  'how it is exported': { path: '/audit', roles, act: () => button('Audit log: Export').click() },
  'entries in German': { path: '/audit', roles, locale: 'de-DE' },
})

const box = main.getByRole('searchbox')
const queries: Readonly<Record<string, [() => Promise<unknown>, string]>> = {
  'a number is a case': [() => box.fill('US104233871'), 'subject=case%2F104233871'],
  'a word is an account': [() => box.fill(' ada '), 'subject=account%2Fada'],
  'what is written out is taken as it stands': [() => box.fill('appeal/app-1'), 'subject=appeal%2Fapp-1'],
}
for (const [name, [act, more]] of Object.entries(queries))
  test(`searched: ${name}`, async () => {
    const { place, asked } = await openDesk('/audit?actor=agent-jo', { roles })
    await act()
    await button('Search').click()
    await expect.poll(place).toBe(`/audit?actor=agent-jo&${more}`)
    await expect
      .poll(() => asked.filter(({ operation }) => operation === 'listAudit').map(({ url }) => url.search))
      .toContain(`?actor=agent-jo&${more}&limit=50`)
    await expect
      .element(box)
      .toHaveValue(more.includes('appeal') ? 'appeal/app-1' : more.includes('case') ? '104233871' : 'ada')
  })

test('the rest is asked for once it is wanted; a person at once; what is emptied narrows nothing', async () => {
  const { place } = await openDesk('/audit', { roles })
  await button('Filter').click()
  await main.getByRole('combobox', { name: 'Action' }).fill('case.read')
  await main.getByLabelText('From').fill('2026-11-01')
  await main.getByLabelText('Before').fill('2026-11-20')
  await main.getByRole('combobox', { name: 'Person' }).selectOptions('Kim')
  const query = () => Object.fromEntries(new URLSearchParams(place().split('?')[1]))
  await expect.poll(query).toEqual({ action: 'case.read', from: '2026-11-01', to: '2026-11-20', actor: 'lead-kim' })
  await expect.element(button('3 filters')).toHaveAttribute('aria-expanded', 'true')
  await main.getByRole('combobox', { name: 'Action' }).fill('')
  await main.getByLabelText('From').fill('')
  await main.getByLabelText('Before').fill('')
  await button('Search').click()
  await expect.poll(place).toBe('/audit?actor=lead-kim')
})

test('details are opened and closed; more entries are read on', async () => {
  const { asked } = await openDesk('/audit', {
    roles,
    says: {
      listAudit: ({ url }) => ({
        items: [{ ...base, subject: url.searchParams.has('cursor') ? 'case/104000002' : 'case/104000001' }],
        nextCursor: url.searchParams.has('cursor') ? null : 'next',
      }),
    },
  })
  const details = button(/^Details/).first()
  await details.click()
  await expect.element(details).toHaveAttribute('aria-expanded', 'true')
  await expect.element(main.getByText('01JD8ZK4W3T9Q0')).toBeVisible()
  await details.click()
  await expect.element(main.getByText('01JD8ZK4W3T9Q0')).not.toBeInTheDocument()
  await button('Show more').click()
  await expect
    .element(main.getByRole('link', { name: '104000002' }))
    .toHaveAttribute('href', '/support/desk/cases/104000002')
  expect(
    asked.filter(({ operation }) => operation === 'listAudit').map(({ url }) => url.searchParams.get('cursor')),
  ).toEqual([null, 'next'])
})

test('what was searched for is saved as a file by the browser, once the shift is known to go on', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.getAttribute('href')}`)
  })
  let isOut = false
  const identity = example('getDeskIdentity', 'desk-identity')
  await openDesk('/audit?actor=agent-jo', {
    says: { getDeskIdentity: () => (isOut ? new Refused(503) : { ...identity, roles: ['admin'] }) },
  })
  for (const name of ['Export as CSV', 'Export as JSON lines']) {
    await button('Audit log: Export').click()
    await button(name).click()
    await expect.poll(() => saved.length).toBe(name === 'Export as CSV' ? 1 : 2)
  }
  expect(saved).toEqual(
    ['csv', 'jsonl'].map((format) => `audit.${format} /services/desk/audit/file?actor=agent-jo&format=${format}`),
  )
  isOut = true
  await button('Audit log: Export').click()
  await button('Export as CSV').click()
  await expect.element(page.getByText('That did not work. Try again in a moment.')).toBeVisible()
  expect(saved).toHaveLength(2)
  vi.restoreAllMocks()
})

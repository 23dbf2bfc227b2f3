// The list of cases beside one: how each row is drawn, what narrows it, and what is done with many at once.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approveStates, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

type Row = AnswerOf<'listCases'>['items'][number]
const list = () => page.getByCss('[data-live-list]')
const choice = (name: string) => list().getByRole('combobox', { name })
const [late, phoned, answered] = example('listCases', 'desk-cases').items as [Row, Row, Row]
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()
const rows: Row[] = [
  {
    ...phoned,
    id: '104000001',
    assignee: 'lead-kim',
    priority: 'high',
    tags: ['gate', 'second'],
    due: { kind: 'resolution', at: at(12) },
  },
  { ...late, id: '104000002', sensitive: ['selfHarm', 'threats'], priority: 'urgent' },
  {
    ...late,
    id: '104000003',
    excerpt: null,
    waitingSince: null,
    locked: true,
    priority: 'low',
    assignee: 'gone-person',
  },
  { ...answered, id: '104000004', contactChannelType: 'CHAT', isDue: true, snoozedUntil: at(18), due: null },
  { ...answered, id: '104000005', status: 'RESOLVED', assignee: 'agent-jo' },
]
const told = (items: Row[], nextCursor: string | null = null): AnswerOf<'listCases'> => ({ items, nextCursor })
const many = Array.from(
  { length: 60 },
  (_, index): Row => ({ ...phoned, id: String(104_100_000 + index), subject: `Case ${index}` }),
)
const listed = { listCases: told(rows) }

approveStates({
  'rows of every kind': { path: '/cases', of: list, says: listed },
  'rows beside a case, which is marked': { path: '/cases/104000004?view=open', of: list, says: listed },
  'rows of what is due': { path: '/cases?view=due', of: list, says: listed },
  'rows of what is resolved': { path: '/cases?view=resolved', of: list, says: { listCases: told([rows[4]!]) } },
  'what was looked for': { path: '/cases?view=open&q=gate', of: list, says: listed },
  'rows on a phone': { path: '/cases', of: list, says: listed, width: 390 },
  'no row': { path: '/cases', answers: { listCases: 'desk-cases-empty' }, of: list },
  'nothing found': { path: '/cases?q=nobody', answers: { listCases: 'desk-cases-empty' }, of: list },
  'nothing found in a filter': {
    path: '/cases?game=wow&due=any&tag=unheard',
    answers: { listCases: 'desk-cases-empty' },
    of: list,
  },
  'rows that did not come': { path: '/cases', says: { listCases: new Refused(400) }, of: list },
  'nothing chosen, nothing there': { path: '/cases', answers: { listCases: 'desk-cases-empty' } },
  'many chosen': {
    path: '/cases',
    of: list,
    says: listed,
    act: async () => {
      for (const index of [0, 2]) await list().getByRole('checkbox').nth(index).click()
    },
  },
  'filters of somebody who sees one game and one language': {
    path: '/cases?view=open&priority=high',
    of: list,
    says: {
      getDeskIdentity: {
        ...example('getDeskIdentity', 'desk-identity'),
        roles: ['lead'],
        scope: { games: ['wow'], languages: ['en-US'] },
      },
    },
  },
  'filters where there is no team': {
    path: '/cases?view=open&channel=CHAT',
    of: list,
    answers: { listTeams: 'desk-teams-empty' },
    roles: ['lead'],
  },
})

test('each view, filter and search asks for its cases; the list and its page know one another', async () => {
  for (const [path, query] of [
    ['/cases', 'state=open&limit=50'],
    ['/cases?view=mine', 'state=unresolved&assignee=me&limit=50'],
    ['/cases?view=unassigned', 'state=open&assignee=none&limit=50'],
    ['/cases?view=due', 'due=soon&limit=50'],
    ['/cases?view=sensitive', 'state=sensitive&limit=50'],
    ['/cases?view=waiting', 'state=waiting&limit=50'],
    ['/cases?view=nonsense&game=wow&tag=gate', 'state=open&game=wow&tag=gate&limit=50'],
    ['/cases?q=gate&view=mine&priority=high', 'q=gate&priority=high&limit=50'],
  ] as const) {
    const { asked } = await openDesk(path)
    const found = () => asked.findLast(({ operation }) => operation === 'listCases')?.url.search.slice(1)
    await expect.poll(found, { message: path }).toBe(query)
  }
})

test('a filter that is chosen narrows the list, says so, and is cleared', async () => {
  const { asked, place } = await openDesk('/cases?view=waiting')
  const query = () => asked.findLast(({ operation }) => operation === 'listCases')?.url.search.slice(1)
  await list().getByRole('button', { name: 'Filter' }).click()
  for (const [name, chosen, more] of [
    ['Game', 'wow', 'game=wow'],
    ['Team', 'none', 'team=none'],
    ['Priority', 'urgent', 'priority=urgent'],
    ['Due', 'hour', 'due=hour'],
    ['Channel', 'CHAT', 'channel=CHAT'],
    ['Language', 'de-DE', 'language=de-DE'],
  ] as const) {
    await choice(name).selectOptions(chosen)
    await expect.poll(place).toContain(more)
  }
  const all = 'game=wow&team=none&priority=urgent&due=hour&channel=CHAT&language=de-DE'
  expect(place()).toBe(`/cases?view=waiting&${all}`)
  await expect.poll(query).toBe(`state=waiting&${all}&limit=50`)
  await expect.element(list().getByRole('button', { name: '6 filters' })).toHaveAttribute('aria-expanded', 'true')
  await choice('Team').selectOptions('')
  await expect.poll(place).not.toContain('team')
  await list().getByRole('button', { name: 'Clear' }).click()
  await expect.poll(place).toBe('/cases?view=waiting')
})

test('what is typed is looked for after a moment or at Enter; Escape leaves the box and its words', async () => {
  const { place } = await openDesk('/cases?view=mine')
  const box = list().getByRole('searchbox')
  await expect.element(box).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(box).toHaveFocus()
  await box.fill('  gate ')
  await expect.poll(place).toBe('/cases?view=mine&q=gate')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toHaveFocus()
  await expect.element(box).toHaveValue('  gate ')
  await box.fill('keep')
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/cases?view=mine&q=keep')
})

test('a long list draws what is in sight, reads on before its end, and says how many there are once it knows', async () => {
  const { asked } = await openDesk('/cases?view=waiting&game=wow', {
    says: {
      listCases: ({ url }) =>
        url.searchParams.has('cursor') ? told(many.slice(50)) : told(many.slice(0, 50), 'next-page'),
    },
  })
  const pages = () =>
    asked.filter(({ operation }) => operation === 'listCases').map(({ url }) => url.searchParams.get('cursor'))
  const shown = () =>
    list()
      .getByRole('link')
      .elements()
      .map((one) => one.querySelector('span span')?.textContent)
  const items = () => list().getByRole('listitem').elements()
  await expect.poll(() => shown().length).toBeGreaterThan(10)
  expect(shown().length).toBeLessThan(30)
  expect(shown()[0]).toBe('Case 0')
  expect(items()[0]!.getAttribute('aria-setsize')).toBe('-1')
  expect(pages()).toEqual([null])
  await expect.element(list().getByText('50+', { exact: true })).toBeVisible()
  const scrolled = items()[0]!.closest('ol')!.parentElement!.parentElement!
  scrolled.scrollTop = 30 * 52
  await expect.poll(() => pages().includes('next-page')).toBe(true)
  await expect.element(list().getByText('60 entries')).toBeVisible()
  await expect.poll(() => items()[0]!.getAttribute('aria-setsize')).toBe('60')
  expect(Number(items()[0]!.getAttribute('aria-posinset'))).toBeGreaterThan(15)
  const scrollOn = (): string | null | undefined => {
    scrolled.scrollTop += 60 * 52
    return shown().at(-1)
  }
  await expect.poll(scrollOn).toBe('Case 59')
})

test('j, k and the arrows go through the list, which keeps what is read in sight; the first is opened by its button', async () => {
  const { place } = await openDesk('/cases?view=waiting', { says: { listCases: told(many) } })
  await page.getByRole('button', { name: 'Open the first case' }).click()
  await expect.poll(place).toBe('/cases/104100000?view=waiting')
  await userEvent.keyboard('k')
  await userEvent.keyboard('j')
  await expect.poll(place).toBe('/cases/104100001?view=waiting')
  for (const _ of many.slice(0, 20)) await userEvent.keyboard('j')
  await expect.poll(place).toBe('/cases/104100021?view=waiting')
  const current = list().getByCss('[aria-current=true]')
  await expect.element(current).toBeInViewport()
  ;(current.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(place).toBe('/cases/104100020?view=waiting')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(place).toBe('/cases/104100022?view=waiting')
})

const pickTwo = async (): Promise<void> => {
  for (const index of [0, 1]) await list().getByRole('checkbox').nth(index).click()
}
const bulk = () => page.getByRole('region', { name: 'Chosen cases' })
const changes = (...all: object[]) => [['changeCases', 'cases/bulk', { changes: all }]]
const [first, second] = ['104000002', '104000003'] as const
const lists = { path: '/cases', says: listed }
const choose = (name: string, value: string) => async () => {
  await pickTwo()
  await bulk().getByRole('combobox', { name }).selectOptions(value)
  await expect.element(bulk()).not.toBeInTheDocument()
}
/** Time goes on while somebody chooses. */
const inFour: unknown = expect.stringMatching(/^2026-11-20T14:00:0/)
const done = example('changeCases', 'cases-changed')

proveDeeds({
  'many are given to a colleague': {
    ...lists,
    act: choose('Assigned to', 'Kim'),
    wrote: changes({ id: first, assignee: 'lead-kim' }, { id: second, assignee: 'lead-kim' }),
  },
  'many are taken': {
    ...lists,
    act: choose('Assigned to', 'Take it'),
    wrote: changes({ id: first, assignee: 'agent-jo' }, { id: second, assignee: 'agent-jo' }),
  },
  'many are nobody’s': {
    ...lists,
    act: choose('Assigned to', 'Nobody'),
    wrote: changes({ id: first, assignee: null }, { id: second, assignee: null }),
  },
  'many are urgent': {
    ...lists,
    act: choose('Priority', 'Urgent'),
    wrote: changes({ id: first, priority: 'urgent' }, { id: second, priority: 'urgent' }),
  },
  'many come back later': {
    ...lists,
    act: choose('Snooze', 'later'),
    wrote: changes({ id: first, snoozedUntil: inFour }, { id: second, snoozedUntil: inFour }),
  },
  'many are woken': {
    ...lists,
    act: choose('Snooze', 'wake'),
    wrote: changes({ id: first, snoozedUntil: null }, { id: second, snoozedUntil: null }),
  },
  'a tag is added to many, to each beside its own': {
    path: '/cases',
    says: {
      listCases: told([
        { ...rows[0]!, tags: ['billing'] },
        { ...rows[3]!, tags: ['old'] },
      ]),
      listTags: { items: ['billing'] },
    },
    act: choose('Add a tag', 'billing'),
    wrote: changes({ id: '104000001', tags: ['billing'] }, { id: '104000004', tags: ['old', 'billing'] }),
  },
  'what was done with many is undone by one key': {
    ...lists,
    says: { ...listed, changeCases: done },
    act: async (screen) => {
      await choose('Priority', 'Urgent')()
      await screen.sent('changeCases')
      await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      ;(document.activeElement as HTMLElement).blur()
      await userEvent.keyboard('z')
    },
    wrote: [
      ...changes({ id: first, priority: 'urgent' }, { id: second, priority: 'urgent' }),
      ['changeCases', 'cases/bulk', { changes: done.before }],
    ],
    tells: 'As it was',
  },
  'what many would not do is told by number': {
    ...lists,
    says: {
      ...listed,
      changeCases: {
        before: [],
        left: ['104000001', first, second, '104000004', '104000005', '104000006', '104000007'],
        flagged: [first, second, '104000004', '104000005', '104000006', '104000007'],
      },
    },
    act: choose('Priority', 'Low'),
    wrote: changes({ id: first, priority: 'low' }, { id: second, priority: 'low' }),
    tells:
      '1 case could not be changed 6 sensitive cases were left as they are: ' +
      '104000002, 104000003, 104000004, 104000005, 104000006 …. Sort each by itself.',
  },
  'many are refused': {
    ...lists,
    says: { ...listed, changeCases: new Refused(503) },
    act: choose('Priority', 'Low'),
    wrote: changes({ id: first, priority: 'low' }, { id: second, priority: 'low' }),
    tells: 'That did not work. Try again in a moment.',
  },
  'chosen by key, and not any more': {
    path: '/cases/104000004?view=open',
    says: listed,
    act: async () => {
      await userEvent.keyboard('x')
      await expect.element(bulk()).toMatchTextContent(/^1 case chosen/)
      await list().getByRole('checkbox').nth(0).click()
      await expect.element(bulk()).toMatchTextContent(/^2 cases chosen/)
      ;(document.activeElement as HTMLElement).blur()
      await userEvent.keyboard('x')
      await expect.element(bulk()).toMatchTextContent(/^1 case chosen/)
      await bulk().getByRole('button', { name: 'Choose none' }).click()
      await expect.element(bulk()).not.toBeInTheDocument()
    },
    wrote: [],
  },
  'a view is kept for oneself': {
    path: '/cases?view=mine&game=wow&priority=high',
    roles: ['lead'],
    act: async () => {
      await list().getByRole('textbox').fill('  High in Realms ')
      await list().getByRole('button', { name: 'Keep as view' }).click()
      await expect.element(list().getByRole('textbox')).toHaveValue('')
    },
    wrote: [
      [
        'saveView',
        'views',
        {
          name: 'High in Realms',
          query: { state: 'unresolved', assignee: 'me', game: 'wow', priority: 'high' },
          shared: false,
        },
      ],
    ],
    tells: 'View kept',
  },
  'a view of everybody is of the one game that a lead may see': {
    path: '/cases?view=open&priority=high',
    says: {
      getDeskIdentity: {
        ...example('getDeskIdentity', 'desk-identity'),
        roles: ['lead'],
        scope: { games: ['wow'], languages: [] },
      },
    },
    act: async () => {
      await list().getByRole('textbox').fill('High')
      await list().getByRole('button', { name: 'For everybody' }).click()
    },
    wrote: [
      ['saveView', 'views', { name: 'High', query: { state: 'open', priority: 'high', game: 'wow' }, shared: true }],
    ],
  },
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type State, approvePages, approveStates, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/players/demo-ada', '/players?q=ada'])

type Sheet = AnswerOf<'getPlayer'>
const base = example('getPlayer', 'desk-player-sheet')
const [penalty] = base.penalties
const [appeal] = base.appeals
const [note] = base.notes
const { player } = base
const path = '/players/ada?q=ada'
const list = () => page.getByRole('region', { name: 'Players' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const shows = (change: Partial<Sheet>, more: Around['says'] = {}): Pick<State, 'path' | 'says'> => ({
  path,
  says: { getPlayer: { ...base, ...change }, ...more },
})
const found = (count: number, more: object = {}): AnswerOf<'listPlayers'>['items'] =>
  Array.from({ length: count }, (_, index) => ({
    ...player,
    accountId: `ada-${index}`,
    displayName: `Ada ${index}`,
    ...more,
  }))
const failed = 'That did not work. Try again in a moment.'

approveStates({
  'players of every kind': {
    path: '/players',
    of: list,
    says: {
      listPlayers: {
        items: [
          { ...player, isChild: true, activeRestrictions: 2 },
          { ...player, accountId: 'boris', displayName: null, email: null, openCases: 0, activeRestrictions: 0 },
          { ...player, accountId: '@mail-4711', displayName: null },
        ],
        nextCursor: 'more',
      },
    },
  },
  'players beside one': { path, of: list },
  'players on a phone': { path: '/players', of: list, width: 390 },
  'nobody found': { path: '/players?q=zz', of: list, answers: { listPlayers: 'desk-players-empty' } },
  'players that did not come': { path: '/players', of: list, says: { listPlayers: new Refused(404) } },
  'a player who is not known': { path, says: { getPlayer: new Refused(400) } },
  'a player who does not come': { path, says: { getPlayer: new Refused(503) } },
  'a player of whom there is nothing': shows({
    player: {
      ...player,
      accountId: '@mail-4711',
      displayName: null,
      email: null,
      language: null,
      activeRestrictions: 0,
      openCases: 0,
    },
    smsProtectedSince: null,
    openCases: 0,
    verifications: [],
    cases: [],
    penalties: [],
    appeals: [],
    surveys: [],
    notes: [],
  }),
  'a child of whom there is everything': shows({
    player: { ...player, isChild: true, activeRestrictions: 3 },
    phoneNumber: '+15550104477',
    openedByMailAt: ['2026-11-19T10:00:00.000Z', '2026-11-18T10:00:00.000Z'],
    lockedUntil: '2026-11-21T10:00:00.000Z',
    verifications: (['failed', 'locked', 'unlocked', 'opened'] as const).map((outcome) => ({
      ...base.verifications[0]!,
      outcome,
    })),
    penalties: [
      { ...penalty!, id: 'pen-1', end: '2026-11-30T00:00:00.000Z' },
      { ...penalty!, id: 'pen-2', end: null },
      { ...penalty!, id: 'pen-3', active: false },
      { ...penalty!, id: 'pen-4', end: '2027-11-30T00:00:00.000Z' },
      { ...penalty!, id: 'pen-5', active: false, end: null },
    ],
    appeals: [
      { ...appeal!, state: 'UPHELD', decidedAt: '2026-11-19T10:00:00.000Z', penaltyId: 'gone' },
      { ...appeal!, id: 'app-1', penaltyId: 'pen-2' },
    ],
    surveys: [{ ...base.surveys[0]!, words: null }],
    notes: [
      { ...note!, id: note!.id.replace('019a', '019b'), author: 'lead-kim', editedAt: '2026-11-19T10:00:00.000Z' },
      { ...note!, author: 'agent-jo' },
    ],
  }),
  'a player whose restrictions are all over': shows({
    player: { ...player, activeRestrictions: 0 },
    penalties: [{ ...penalty!, active: false }],
    appeals: [],
  }),
  'notes as a lead has them': {
    ...shows({
      notes: [
        { ...note!, author: 'lead-kim' },
        { ...note!, id: note!.id.replace('019a', '019b') },
      ],
    }),
    roles: ['lead'],
    of: () => page.getByRole('region', { name: 'Notes' }),
  },
  'a note that is changed': {
    path,
    of: () => page.getByRole('region', { name: 'Notes' }),
    act: () => button('Change').click(),
  },
})

const text = page.getByRole('textbox', { name: 'New note' })
const own = 'players/ada/notes'
proveDeeds({
  'a note is added, stands first, and its box is empty': {
    ...shows({}, { addPlayerNote: { ...note!, id: note!.id.replace('019a', '019b'), text: 'Writes at night' } }),
    act: async () => {
      await text.fill('  Writes at night ')
      await button('Add note').click()
      await expect.element(text).toHaveValue('')
    },
    wrote: [['addPlayerNote', own, { text: 'Writes at night' }]],
    tells: 'Note added',
    then: async ({ asked }) => {
      await expect.element(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveLength(2)
      // A look is written down: nobody looks again for a note.
      expect(asked.filter(({ operation }) => operation === 'getPlayer')).toHaveLength(1)
    },
  },
  'an empty note goes nowhere': {
    path,
    act: async () => {
      await text.fill('  ')
      await button('Add note').click()
    },
    wrote: [],
  },
  'a note that does not get through stays': {
    ...shows({}, { addPlayerNote: new Refused(503) }),
    act: async () => {
      await text.fill('Writes at night')
      await button('Add note').click()
    },
    wrote: [['addPlayerNote', own, { text: 'Writes at night' }]],
    tells: failed,
    then: async () => expect.element(text).toHaveValue('Writes at night'),
  },
  'a note is changed': {
    ...shows({}, { editPlayerNote: { ...note!, text: 'Only in German', editedAt: '2026-11-20T09:59:00.000Z' } }),
    act: async () => {
      await button('Change').click()
      await button('Cancel').click()
      await button('Change').click()
      await page.getByRole('textbox', { name: 'Change' }).fill('Only in German ')
      await button('Save').click()
    },
    wrote: [['editPlayerNote', `${own}/${note!.id}`, { text: 'Only in German' }]],
    then: async () =>
      expect
        .element(page.getByRole('region', { name: 'Notes' }).getByRole('listitem'))
        .toMatchTextContent(/^Only in German.*changed/),
  },
  'a note is taken away': {
    ...shows({ notes: [note!, { ...note!, id: note!.id.replace('019a', '019b'), text: 'Another one' }] }),
    roles: ['lead'],
    act: () => button('Take away').first().click(),
    wrote: [['deletePlayerNote', `${own}/${note!.id}`, '']],
    tells: 'The note is gone',
    then: async () =>
      expect
        .element(page.getByRole('region', { name: 'Notes' }).getByRole('listitem'))
        .toMatchTextContent(/^Another one/),
  },
  'a note that is not taken away stays': {
    ...shows({}, { deletePlayerNote: new Refused(403) }),
    roles: ['lead'],
    act: () => button('Take away').click(),
    wrote: [['deletePlayerNote', `${own}/${note!.id}`, '']],
    tells: 'This is not yours to do. Ask a lead.',
    then: async () => expect.element(page.getByText(note!.text)).toBeVisible(),
  },
})

test('players are looked for as one types, read on, and opened; what was looked for stays', async () => {
  const { asked, place } = await openDesk('/players', {
    says: {
      listPlayers: ({ url }) =>
        url.searchParams.has('cursor')
          ? { items: found(1), nextCursor: null }
          : { items: found(30).slice(1), nextCursor: 'next' },
    },
  })
  const queries = () => asked.filter(({ operation }) => operation === 'listPlayers').map(({ url }) => url.search)
  await page.getByRole('searchbox').fill('ada')
  await expect.poll(place).toBe('/players?q=ada')
  await expect.poll(() => queries().at(-1)).toBe('?q=ada&limit=30')
  await list().getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => queries().at(-1)).toBe('?q=ada&limit=30&cursor=next')
  await expect.element(list().getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  const last = list().getByRole('link', { name: /Ada 0/ })
  await last.click()
  await expect.poll(place).toBe('/players/ada-0?q=ada')
  await expect.element(list().getByCss('[aria-current]')).toBeInViewport()
  await page.getByRole('searchbox').fill('')
  await expect.poll(place).toBe('/players/ada-0')
})

test('who is read is in sight in the list; a look that failed is looked again', async () => {
  let isAway = true
  const { asked } = await openDesk('/players/ada-28', {
    says: {
      listPlayers: { items: found(30), nextCursor: null },
      getPlayer: () => (isAway ? new Refused(503) : undefined),
    },
  })
  await expect.element(list().getByCss('[aria-current]')).toBeInViewport()
  await expect.element(button('Try again')).toBeVisible()
  isAway = false
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ada Lindqvist' })).toBeVisible()
  expect(asked.filter(({ operation }) => operation === 'getPlayer')).toHaveLength(2)
})

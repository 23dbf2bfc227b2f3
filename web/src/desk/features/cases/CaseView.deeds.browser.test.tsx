// All else that is done with one case at the desk, and what is sent of it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { example, openDesk, Refused, type Screen } from '../../../../../tests/support/desk-screen.tsx'
import {
  about,
  answered,
  asked,
  at,
  base,
  box,
  button,
  called,
  caseOf,
  type CaseEvent,
  eventCount,
  failed,
  flagId,
  flagged,
  id,
  key,
  looksIn,
  nextPath,
  other,
  own,
  path,
  press,
  resolved,
  shows,
} from '../../../../../tests/support/desk-case.ts'

const listed = example('listCases', 'desk-cases').items
const ours = caseOf({ assignee: null })
const triage = (change: object) => [['changeCases', 'cases/bulk', { changes: [{ ...change, id }] }]]
const select = (name: string, value: string) => () => page.getByRole('combobox', { name }).selectOptions(value)
const assigned = (assignee: string | null) => [['assignCase', `${own}/assign`, { assignee }]]
const status = (status: string, alternateName: string, more: object = {}) => [
  'setCaseStatus',
  `${own}/status`,
  { status, alternateName, eventCount, ...more },
]

proveDeeds({
  'a case is given to a colleague': {
    path,
    act: select('Assigned to', 'Kim'),
    wrote: assigned('lead-kim'),
    tells: 'Assigned to Kim',
  },
  'a case is nobody’s': { path, act: select('Assigned to', ''), wrote: assigned(null), tells: 'Nobody' },
  'a case is one’s own by the list': {
    ...shows(ours),
    act: select('Assigned to', 'Jo'),
    wrote: assigned('agent-jo'),
    tells: 'Yours',
  },
  'a case is taken': {
    ...shows(ours),
    act: () => button('Take it').click(),
    wrote: assigned('agent-jo'),
    tells: 'Yours',
  },
  'a case is taken by key': { ...shows(ours), act: key('a'), wrote: assigned('agent-jo'), tells: 'Yours' },
  'a case that is not to be taken by key': {
    ...shows(ours, { assignCase: new Refused(403) }),
    act: key('a'),
    wrote: assigned('agent-jo'),
    tells: 'This is not yours to do. Ask a lead.',
  },
  'a case that somebody else was faster to take': {
    ...shows(ours, { assignCase: new Refused(409, { slug: 'changed', status: 409 }) }),
    act: () => button('Take it').click(),
    wrote: assigned('agent-jo'),
    tells: 'Somebody else was faster',
    then: async ({ asked: all }) => expect.poll(() => looksIn(all)).toBe(2),
  },
  'a case is resolved by key and Enter, and the next one opened': {
    path,
    says: {
      listCases: {
        items: [...listed.slice(0, 1), { ...listed[2]!, id: '104299999', sensitive: ['minors'] }, ...listed.slice(1)],
        nextCursor: null,
      },
    },
    act: async () => {
      await key('e')()
      await expect.element(dialog().getByRole('button', { name: 'Resolve' })).toHaveFocus()
      await press('{Enter}')
    },
    wrote: [status('RESOLVED', 'Resolved')],
    tells: 'Resolved',
    then: async ({ place }) => expect.poll(place).toBe(nextPath),
  },
  'a case is not resolved after all': {
    path,
    act: async () => {
      await button('Resolve').click()
      await button('Cancel').click()
      await expect.element(dialog()).not.toBeInTheDocument()
    },
    wrote: [],
  },
  'a case that cannot be resolved stays': {
    ...shows(base, { setCaseStatus: new Refused(503) }),
    act: async () => {
      await button('Resolve').click()
      await dialog().getByRole('button', { name: 'Resolve' }).click()
    },
    wrote: [status('RESOLVED', 'Resolved')],
    tells: failed,
    then: async ({ place }) => expect(place()).toBe(path),
  },
  'a flagged case is resolved once its guidance was read': {
    ...shows(flagged('threats', 'minors')),
    act: async () => {
      await button('Resolve').click()
      await button('I have read this, resolve').click()
    },
    wrote: [status('RESOLVED', 'Resolved', { confirmedFlags: [0, 1].map(flagId) })],
  },
  'a flag is handled first': {
    ...shows(flagged('threats', 'minors')),
    act: async () => {
      await button('Resolve').click()
      await button('Handle the flag first').click()
      await expect.element(page.getByRole('heading', { level: 3, name: 'Threats' })).toHaveFocus()
      await button('Confirmed and handled').first().click()
    },
    wrote: [['handleSensitiveFlag', `${own}/sensitive/${flagId(0)}/outcome`, { outcome: 'real' }]],
    tells: 'Noted. Thank you for looking.',
    then: async () => expect.element(page.getByRole('heading', { level: 2, name: base.case.subject })).toHaveFocus(),
  },
  'a false alarm that somebody else has handled': {
    ...shows(flagged('minors'), { handleSensitiveFlag: new Refused(409) }),
    act: () => button('False alarm').click(),
    wrote: [['handleSensitiveFlag', `${own}/sensitive/${flagId(0)}/outcome`, { outcome: 'falseAlarm' }]],
    tells: 'Somebody else has already handled it.',
  },
  'a resolved case is opened again': {
    ...shows(resolved),
    act: () => button('Reopen').click(),
    wrote: [status('OPEN', 'Reopened')],
    tells: 'Reopened',
  },
  'keys do nothing to a resolved case': {
    ...shows(resolved),
    act: key('esrm'),
    wrote: [],
    then: async () => expect(document.querySelector('dialog')).toBeNull(),
  },
  'a case is of a team': {
    path,
    act: select('Team', 'Access'),
    wrote: triage({ team: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21' }),
  },
  'a case is of no team': {
    ...shows(caseOf({ team: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21' })),
    act: select('Team', 'none'),
    wrote: triage({ team: null }),
  },
  'a case is urgent': {
    path,
    act: () => about().getByRole('combobox', { name: 'Priority' }).selectOptions('urgent'),
    wrote: triage({ priority: 'urgent' }),
  },
  'a case is put off by key, and the next one opened': {
    path,
    act: async () => {
      await key('s')()
      await dialog().getByRole('button', { name: 'Tomorrow' }).click()
    },
    wrote: triage({ snoozedUntil: '2026-11-21T09:00:00.000Z' }),
    then: async ({ place }) => expect.poll(place).toBe(nextPath),
  },
  'a case comes back': {
    ...shows(caseOf({ snoozedUntil: at(600) })),
    act: () => button('Bring back').click(),
    wrote: triage({ snoozedUntil: null }),
  },
  'a tag is added by key, and written as tags are': {
    path,
    act: async () => {
      await key('t')()
      await press('Big  "Gate"{Enter}')
    },
    wrote: triage({ tags: ['gate', 'big-gate-'] }),
  },
  'a tag that is there, and none, add nothing': {
    path,
    act: async () => {
      const tags = page.getByRole('combobox', { name: 'Add a tag' })
      await tags.fill('gate')
      await press(',')
      await expect.element(tags).toHaveValue('')
      await tags.fill('  ')
      await press('{Escape}')
      await expect.element(tags).not.toHaveFocus()
    },
    wrote: [],
  },
  'a tag is taken away': { path, act: () => button('Take away gate').click(), wrote: triage({ tags: [] }) },
})
proveDeeds({
  'a secret is shown to who asks': {
    path,
    act: () => button('Show').click(),
    wrote: [],
    then: async ({ asked: all }) =>
      expect.poll(() => all.some(({ url }) => url.pathname.endsWith(`/cases/${id}/fields/secretAnswer`))).toBe(true),
  },
  'a secret that is not to be had': {
    ...shows(base, { readSecureField: new Refused(403) }),
    act: () => button('Show').click(),
    wrote: [],
    tells: failed,
  },
  'text-message protection ends': {
    path,
    roles: ['lead'],
    act: async () => {
      await button('Switch off').click()
      await dialog().getByRole('button', { name: 'Switch off' }).click()
      await expect.element(button('Switch off')).not.toBeInTheDocument()
    },
    wrote: [['endSmsProtection', 'accounts/ada/sms', '']],
    tells: 'Text-message protection is off.',
  },
  'launchers are signed out': {
    path,
    roles: ['lead'],
    act: async () => {
      await button('Sign launchers out').click()
      await dialog().getByRole('button', { name: 'Sign launchers out' }).click()
    },
    wrote: [['endLauncherTokens', 'accounts/ada/launchers', '']],
    tells: 'Launchers are signed out',
  },
  'cases are merged': {
    path,
    act: async () => {
      await button('Merge cases').click()
      await button('Merge').click()
      for (const index of [0, 1]) await dialog().getByRole('checkbox').nth(index).click()
      await dialog().getByRole('checkbox').nth(0).click()
      await button('Merge').click()
      await expect.element(dialog()).not.toBeInTheDocument()
    },
    wrote: [['mergeCases', `${own}/merge`, { cases: ['104234010'], eventCount }]],
    tells: 'Merged',
  },
  ...Object.fromEntries(
    (
      [
        [409, 'Somebody else was faster'],
        [422, 'One of these cases can no longer be merged.'],
      ] as const
    ).map(([code, tells]) => [
      `cases that are not merged: ${code}`,
      {
        ...shows(base, {
          mergeCases: new Refused(code, {
            status: code,
            slug: code === 409 ? 'changed' : 'validation',
            ...(code === 422 && { validationErrors: { errorCodes: {}, fieldErrors: [] } }),
          }),
        }),
        act: async () => {
          await button('Merge cases').click()
          await dialog().getByRole('checkbox').nth(0).click()
          await button('Merge').click()
        },
        wrote: [['mergeCases', `${own}/merge`, { cases: ['104233590'], eventCount }]],
        tells,
        then: async () => expect.element(dialog()).toBeVisible(),
      },
    ]),
  ),
  'merged cases are taken apart': {
    ...shows(caseOf({ merged: [{ ...other, mergedAt: at(0), canUndo: true }] })),
    act: () => button('Undo').click(),
    wrote: [['unmergeCase', `cases/${other.id}/merge`, '']],
    tells: 'Taken apart again',
  },
  'a merged case is taken out': {
    ...shows(caseOf({}, { continuedIn: other })),
    act: () => button('Undo').click(),
    wrote: [['unmergeCase', `${own}/merge`, '']],
    tells: 'Taken apart again',
  },
  'too late to take apart': {
    ...shows(caseOf({}, { continuedIn: other }), { unmergeCase: new Refused(409) }),
    act: () => button('Undo').click(),
    wrote: [['unmergeCase', `${own}/merge`, '']],
    tells: 'Somebody has written meanwhile, or ten minutes are over.',
  },
  'a split is undone, and the case it came from shown': {
    ...shows(caseOf({ splitFrom: { ...other, splitAt: at(0), canUndo: true } })),
    act: () => button('Undo').click(),
    wrote: [['unsplitCase', `${own}/split`, '']],
    tells: 'The messages are back',
    then: async ({ place }) => expect.poll(place).toBe(nextPath),
  },
})

const talkative = caseOf(
  {},
  {
    caseEvents: [
      asked,
      answered,
      ...[1, 2].map(
        (minute): CaseEvent => ({ ...asked, relativeTimestamp: at(minute), responseText: `No. ${minute}` }),
      ),
    ],
  },
)
const made = { ...example('splitCase', 'desk-case-split') }
const topicBox = () => dialog().getByRole('combobox', { name: 'Topic' })
const gameBox = () => dialog().getByRole('combobox', { name: 'Game' })
const split = async ({ place }: Screen): Promise<void> => {
  await button('Split off messages').click()
  await button('Split off').click()
  await expect.element(dialog().getByRole('alert').first()).toBeVisible()
  await dialog().getByRole('checkbox').last().click()
  await dialog().getByRole('checkbox').nth(1).click()
  await topicBox().selectOptions('1201')
  await gameBox().selectOptions('overwatch')
  await expect.element(topicBox()).toHaveValue('')
  await gameBox().selectOptions('wow')
  await topicBox().selectOptions('1201')
  await dialog().getByRole('textbox', { name: 'Subject' }).fill('  Twice ')
  await button('Split off').click()
  expect(place()).toBeDefined()
}
const splits = [
  'splitCase',
  `${own}/split`,
  { messages: [2, 3], categoryId: 1201, game: 'wow', subject: 'Twice', eventCount: 3 },
]

proveDeeds({
  'messages are split off into a case that is then shown': {
    ...shows(talkative, { splitCase: { ...made, case: { ...made.case, id: '104233999' } } }),
    act: split,
    wrote: [splits],
    tells: 'Split off: this is the new case',
    then: async ({ place }) => expect.poll(place).toBe('/cases/104233999?view=waiting'),
  },
  'messages that cannot be split off': {
    ...shows(talkative, { splitCase: new Refused(409, { status: 409, slug: 'changed' }) }),
    act: split,
    wrote: [splits],
    tells: 'Somebody else was faster',
    then: async () => expect.element(dialog().getByRole('textbox', { name: 'Subject' })).toHaveValue('  Twice '),
  },
})

test('from a case that has left its list one goes on to the first calm one, and from the last to none', async () => {
  const [open] = listed
  const items = [
    { ...open!, id: '104000001', sensitive: ['threats' as const] },
    { ...open!, id: '104000002' },
  ]
  const { place } = await openDesk(path, shows(base, { listCases: { items, nextCursor: null } }))
  await box.fill('One more thing')
  await press('{Control>}{Enter}{/Control}')
  await expect.poll(place).toBe('/cases/104000002?view=waiting')
  await box.fill('And you')
  await press('{Control>}{Enter}{/Control}')
  await expect.poll(place).toBe('/cases?view=waiting')
  dispatchEvent(new Event('pagehide'))
})

test('a report of a flag is copied, with its words, its case and its place', async () => {
  await openDesk(path, { ...shows(flagged('threats'), called) })
  let copied = ''
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void (copied = text) },
  })
  await expect
    .element(page.getByRole('link', { name: /Call .*\+49 \(0\)30 901820/ }))
    .toHaveAttribute('href', 'tel:+4930901820')
  await button('Copy report').click()
  await expect.element(page.getByText('Report copied. Pass it on now.')).toBeVisible()
  expect(copied).toBe(`Threats: “want to die”\nNumber of the case: ${id}\n${location.origin}/support/desk/cases/${id}`)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  await button('Copy report').click()
  await expect.element(page.getByText(failed)).toBeVisible()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const palette = (words: string) => async () => {
  await press('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'What would you like to do?' }).fill(words)
  await press('{Enter}')
}

proveDeeds({
  'a case is urgent by its name in the palette': {
    path,
    act: palette('urgent'),
    wrote: triage({ priority: 'urgent' }),
  },
  'messages are split off by their name in the palette, where there are any': {
    ...shows(talkative),
    act: async () => {
      await palette('split off')()
      await expect
        .element(page.getByRole('dialog', { name: 'Which messages become a case of their own?' }))
        .toBeVisible()
    },
    wrote: [],
  },
  'a draft of another window is there, unless one has typed': {
    path,
    says: {
      getDeskCase: (_one, times) =>
        caseOf({ draft: times === 1 ? null : { text: `No. ${times}`, status: 'INFO', savedAt: at(times) } }),
    },
    act: async ({ asked: all, tell }) => {
      const looks = () => looksIn(all)
      await box.hover()
      await expect.poll(() => (tell('cases', { ids: [id], isMore: false }), looks())).toBeGreaterThan(1)
      // The last look is drawn: one that came between would be typed into.
      await expect.poll(() => (box.element() as HTMLTextAreaElement).value === `No. ${looks()}`).toBe(true)
      await box.fill('Mine')
      const before = looks()
      await expect.poll(() => (tell('cases', { ids: [id], isMore: false }), looks())).toBeGreaterThan(before)
    },
    wrote: [],
    then: async () => expect.element(box).toHaveValue('Mine'),
  },
})

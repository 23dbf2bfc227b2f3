// One case at the desk: what it shows in each of its states, and what is sent of all that can be done with it.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type Deed,
  type State,
  approveStates,
  dialog,
  proveDeeds,
  wroteBy,
} from '../../../../../tests/support/desk-pages.ts'
import {
  type AnswerOf,
  type Around,
  example,
  openDesk,
  Refused,
  type Screen,
} from '../../../../../tests/support/desk-screen.tsx'

type Case = AnswerOf<'getDeskCase'>
type Event = Case['case']['caseEvents'][number]
const base = example('getDeskCase', 'desk-case')
const { caseEvents } = base.case
const [asked, answered] = caseEvents as [Event, Event]
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString()
const path = `/cases/${base.case.id}?view=waiting`
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const box = page.getByRole('textbox', { name: 'Your answer to the player' })
const noteBox = page.getByRole('textbox', { name: 'Internal note. The player never sees it.' })
const about = () => page.getByRole('complementary', { name: 'About this case' })
const talk = () => page.getByRole('article')
const region = (name: string) => () => page.getByRole('region', { name })
const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** The case with a difference; members of its `case` apart. */
const caseOf = (change: Partial<Omit<Case, 'case'>> = {}, its: Partial<Case['case']> = {}): Case => ({
  ...base,
  ...change,
  case: { ...base.case, ...its },
})
const shows = (whole: Case, more: Around['says'] = {}): Pick<State, 'path' | 'says'> => ({
  path,
  // The next one is another.
  says: {
    getDeskCase: ({ url }) => ({ ...whole, case: { ...whole.case, id: url.pathname.split('/').at(-1)! } }),
    ...more,
  },
})
const step = (alternateName: string, minute: number): Event => ({
  eventType: 'STATUS_CHANGE',
  alternateName,
  relativeTimestamp: at(minute),
  responseAuthor: null,
  responseText: null,
  companyResponse: false,
})
const other = { id: '104233590', region: 'us' } as const
const [flag] = example('getDeskCase', 'desk-case-sensitive').sensitive!
const flagged = (...categories: ('selfHarm' | 'threats' | 'minors')[]): Case =>
  caseOf({
    sensitive: categories.map((category, index) => ({ ...flag!, id: flag!.id.slice(0, -1) + String(index), category })),
  })
const handled = { outcome: 'falseAlarm', handledAt: at(1), handledBy: 'lead-kim' } as const
const guidance = example('listSensitiveGuidance', 'sensitive-guidances')
const called = {
  listSensitiveGuidance: {
    items: guidance.items.map((one) => ({ ...one, tell: 'Duty officer, +49 (0)30 901820, day and night' })),
  },
}
const resolved = caseOf({}, { status: 'RESOLVED' })
const ours = caseOf({ assignee: null })
const german = caseOf({ player: { ...base.player, locale: 'de-DE' } })
const macro = example('listMacros', 'desk-macros').items[0]!
const crisis = example('listCrisisMessages', 'desk-messages')[0]!

approveStates({
  'steps, notes and messages of every kind': {
    ...shows(
      caseOf(
        {
          player: { ...base.player, displayName: null },
          notes: [{ id: 'note-1', author: 'system:move-in', text: 'Was opened in 2024.', writtenAt: at(1) }],
          attachments: [{ ...base.attachments[0]!, state: 'blocked', finding: 'Eicar-Test' }],
          mails: [
            { fileId: 'file-1', size: 10, state: 'blocked', finding: 'Eicar-Test', event: 0 },
            { fileId: 'file-2', size: 10, state: 'available', finding: null, event: 1 },
          ],
        },
        {
          caseEvents: [
            {
              ...asked,
              responseAuthor: null,
              via: 'mail',
              folded: '<p>On Monday Jo wrote</p>',
              attachments: [
                { ...asked.attachments![0]!, state: 'blocked' },
                { ...asked.attachments![0]!, fileId: 'file-3', name: 'small.txt', size: 1234, hasPreview: false },
              ],
            },
            { ...answered, from: other, attachments: [{ ...answered.attachments![0]!, state: 'unchecked' }] },
            ...['Open', 'Info', 'Resolved', 'Reopened', 'Cancelled', 'NotReached', 'Escalated'].map((name, index) =>
              step(name, index + 2),
            ),
            { ...step('Moved', 12), eventType: 'REORGANIZATION_EVENT', alternateName: null },
            ...(['message', 'into', 'from'] as const).map((part, index) => ({
              ...asked,
              relativeTimestamp: at(20 + index),
              responseText: null,
              attachments: [],
              split: { part, case: other },
            })),
          ],
        },
      ),
    ),
    of: region('Conversation'),
  },
  'a player without an account': {
    ...shows(
      caseOf({
        player: {
          ...base.player,
          accountId: null,
          personId: 'mail-4711',
          displayName: 'Ada',
          phoneNumber: '+15550104477',
          email: null,
        },
        fields: [],
        ingame: null,
        gameContext: null,
        clocks: [],
      }),
      { listTeams: { items: [] } },
    ),
    of: about,
  },
  'nobody known': {
    ...shows(caseOf({ player: { ...base.player, accountId: null, displayName: null, email: null } })),
    of: about,
  },
  'a player whose mails come back, who came by code, and plays with another account': {
    ...shows(
      caseOf({
        player: { ...base.player, mailReturnedAt: at(0), openedByMailAt: [at(1), at(2)], smsProtectedSince: null },
        gameContext: {
          ...base.gameContext!,
          account: 'boris',
          game: 'unheard',
          character: null,
          realm: null,
          build: null,
          platform: null,
          locale: null,
          log: null,
        },
        ingame: { characterId: 1, realmId: 2, ticketMetaData: null },
        team: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21',
        priority: 'urgent',
        snoozedUntil: at(600),
        tags: [],
      }),
    ),
    of: about,
  },
  'promises that run, were broken and have stopped': {
    ...shows(
      caseOf({
        clocks: [
          {
            kind: 'firstAnswer',
            state: 'missed',
            target: null,
            minutes: 60,
            begunAt: at(0),
            dueAt: null,
            endedAt: at(1),
            leftSeconds: -5400,
          },
          {
            kind: 'nextAnswer',
            state: 'running',
            target: 'Urgent',
            minutes: 90,
            begunAt: at(1),
            dueAt: at(90),
            endedAt: null,
            leftSeconds: null,
          },
          {
            kind: 'resolution',
            state: 'running',
            target: 'Urgent',
            minutes: 1440,
            begunAt: at(2),
            dueAt: null,
            endedAt: null,
            leftSeconds: 4000,
          },
        ],
      }),
    ),
    of: region('Targets'),
  },
  'a head of what is unusual': {
    ...shows(
      caseOf(
        { assignee: 'gone-person', filedBy: 'lead-kim' },
        { locked: true, contactChannelType: 'PHONE_CALLBACK', status: 'OPEN' },
      ),
    ),
    roles: ['lead'],
    of: () => page.getByCss('article > header'),
  },
  'a head on a phone, opened': {
    ...shows(
      caseOf({
        assignee: null,
        clocks: [
          {
            kind: 'resolution',
            state: 'running',
            target: null,
            minutes: 90,
            begunAt: at(1),
            dueAt: at(120),
            endedAt: null,
            leftSeconds: null,
          },
          {
            kind: 'nextAnswer',
            state: 'running',
            target: null,
            minutes: 90,
            begunAt: at(1),
            dueAt: at(90),
            endedAt: null,
            leftSeconds: null,
          },
          {
            kind: 'firstAnswer',
            state: 'kept',
            target: null,
            minutes: 90,
            begunAt: at(1),
            dueAt: null,
            endedAt: at(2),
            leftSeconds: 60,
          },
        ],
      }),
    ),
    width: 390,
    act: () => button('More actions').click(),
    of: () => page.getByCss('article > header'),
  },
  'a resolved case': { ...shows(resolved) },
  'a case that goes on in another': {
    ...shows(caseOf({}, { status: 'RESOLVED', continuedIn: { ...other } })),
    of: talk,
  },
  'cases merged and split, some of them for good': {
    ...shows(
      caseOf({
        merged: [
          { ...other, mergedAt: at(0), canUndo: true },
          { ...other, id: '104233591', mergedAt: at(0), canUndo: false },
        ],
        splitOff: [
          { ...other, id: '104233592', splitAt: at(0), canUndo: true },
          { ...other, id: '104233593', splitAt: at(0), canUndo: false },
        ],
        splitFrom: { ...other, id: '104233594', splitAt: at(0), canUndo: true },
      }),
    ),
    of: about,
  },
  'may do itself harm': { ...shows(flagged('selfHarm')), of: talk },
  'threats and minors, with a number to call': { ...shows(flagged('threats', 'minors'), called), of: talk },
  'flags that were handled': {
    ...shows(
      caseOf({
        sensitive: [
          { ...flag!, ...handled },
          {
            ...flag!,
            id: flag!.id.replace('019a', '019b'),
            category: 'minors',
            outcome: 'real',
            handledAt: null,
            handledBy: null,
          },
        ],
      }),
    ),
    of: () => page.getByCss('article details'),
  },
  'a threat on a phone': { ...shows(flagged('threats')), width: 390, of: talk },
  'a known problem with its answer and its article': {
    ...shows(base, { listCrisisMessages: [{ ...crisis, macroId: macro.id, articleId: '24117' }] }),
    of: region('Known problem'),
  },
  'no case of this number': { path, says: { getDeskCase: new Refused(404) } },
  'a case that does not come': { path, says: { getDeskCase: new Refused(403) } },
  'an answer being written': {
    ...shows(caseOf({ suggestedMacro: macro.id })),
    act: async () => {
      await button('Use “Gate reset”').click()
      await expect.element(page.getByText('Draft kept')).toBeVisible()
    },
    of: region('Answer'),
  },
  'macros offered to an answer': {
    ...shows(base, {
      listMacros: {
        items: [
          macro,
          { ...macro, id: macro.id.replace('019a', '019b'), name: 'Gate shut', game: null, status: null },
          { ...macro, id: macro.id.replace('019a', '019c'), game: 'overwatch' },
        ],
      },
    }),
    act: async () => {
      await box.fill('Hello /gate')
      await expect.element(page.getByRole('listbox').getByRole('option')).toHaveLength(2)
      await press('{ArrowUp}')
      await expect.element(page.getByText('Draft kept')).toBeInTheDocument()
    },
    of: region('Answer'),
  },
  'a note being written': {
    path,
    act: async () => {
      await button('Note').click()
      await noteBox.fill('Third one')
    },
    of: region('Note'),
  },
  'a preview': {
    path,
    act: async () => {
      await box.fill('Hello **Ada**\n\n[read](https://help.example/1)')
      await button('Preview').click()
    },
    of: dialog,
  },
  'a case in its reader’s language': {
    ...shows(german),
    act: async () => {
      await button('Translate into English').click()
      await expect.element(page.getByText('Translated from English by a machine').first()).not.toBeInTheDocument()
    },
    of: talk,
  },
  'a German reads what an Englishwoman wrote': {
    ...shows(caseOf({ originals: [{ event: 1, text: '<p>Hallo Ada</p>', locale: 'de-DE' }] })),
    locale: 'de-DE',
    act: () => button('Auf Deutsch übersetzen').click(),
    of: region('Verlauf'),
  },
  'a machine that says nothing': {
    ...shows(german),
    answers: { translateCase: 'case-translation-silent' },
    act: () => button('Translate into English').click(),
    of: talk,
  },
  'an answer that no machine could put into German': {
    ...shows(german),
    answers: { translateAnswer: 'answer-translation-silent' },
    act: async () => {
      await box.fill('We moved you.')
      await button('Translate into German').click()
      await button('Send and next').click()
    },
    of: dialog,
  },
  'an answer in both languages': {
    ...shows(german),
    act: async () => {
      await box.fill('We moved you.')
      await button('Translate into German').click()
      await button('Send and next').click()
      await expect.element(dialog().getByText('We moved your character')).toBeVisible()
    },
    of: dialog,
  },
  'until when a case is put off': { path, act: () => button('Snooze').click(), of: dialog },
  'which cases are merged': { path, act: () => button('Merge cases').click(), of: dialog },
  'which messages are split off': {
    ...shows(
      caseOf(
        {},
        {
          caseEvents: [
            asked,
            answered,
            { ...asked, relativeTimestamp: at(1), responseText: 'And I was charged twice' },
          ],
        },
      ),
    ),
    act: async () => {
      await button('Split off messages').click()
      await button('Split off').click()
      await dialog().getByRole('checkbox').last().click()
      await dialog().getByRole('combobox', { name: 'Topic' }).selectOptions('1201')
    },
    of: dialog,
  },
  'the mail as it came': { path, act: () => button('Open the original mail').click(), of: dialog },
  'a mail that does not come': {
    path,
    says: { readMail: new Refused(503) },
    act: () => button('Open the original mail').click(),
    of: dialog,
  },
  'a picture that does not come': {
    path,
    says: { getAttachment: new Refused(503) },
    act: () => button('Look at emberfall-keep.png').click(),
    of: dialog,
  },
  'somebody else has it open': {
    path,
    says: {
      setPresence: {
        id: base.case.id,
        people: [
          { agentId: 'a', displayName: 'Kim', state: 'writing' },
          { agentId: 'b', displayName: 'Lee', state: 'reading' },
          { agentId: 'c', displayName: 'Sam', state: 'reading' },
        ],
      },
    },
    act: async () => expect.element(page.getByText('Kim is writing')).toBeVisible(),
    of: () => page.getByCss('article [role=status]').filter({ hasText: 'Kim' }),
  },
  'a flag that is asked about before an answer goes': {
    ...shows(flagged('threats', 'minors'), called),
    act: async () => {
      await box.fill('We look into it.')
      await button('Send and next').click()
    },
    of: dialog,
  },
  'an answer that waits to be sent': {
    path,
    act: async () => {
      await box.fill('Look **here**')
      await button('Other ways to send:').click()
      await button('Send').click()
      await expect.element(button('Send now')).toBeVisible()
    },
    of: region('Answer'),
  },
})

const id = base.case.id
const own = `cases/${id}`
const eventCount = base.eventCount
const triage = (change: object) => [['changeCases', 'cases/bulk', { changes: [{ ...change, id }] }]]
const send = async (text: string): Promise<void> => {
  await box.fill(text)
  await button('Other ways to send:').click()
  await button('Send').click()
}
const sendNow = async (text: string): Promise<void> => {
  await send(text)
  await button('Send now').click()
}
const answer = (form: object) => ['answerCase', `${own}/responses`, { status: 'ANSWERED', eventCount, ...form }]
const failed = 'That did not work. Try again in a moment.'
const select = (name: string, value: string) => () => page.getByRole('combobox', { name }).selectOptions(value)
const assigned = (assignee: string | null) => [['assignCase', `${own}/assign`, { assignee }]]
const status = (status: string, alternateName: string, more: object = {}) => [
  'setCaseStatus',
  `${own}/status`,
  { status, alternateName, eventCount, ...more },
]
const blur = (): void => (document.activeElement as HTMLElement).blur()
const key = (keys: string) => async () => {
  blur()
  await press(keys)
}

const deeds: Readonly<Record<string, Deed>> = {
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
    then: async ({ asked: all }) =>
      expect.poll(() => all.filter(({ operation }) => operation === 'getDeskCase').length).toBe(2),
  },
  'a case is resolved by key and Enter, and the next one opened': {
    path,
    says: {
      listCases: {
        items: [
          ...example('listCases', 'desk-cases').items.slice(0, 1),
          { ...example('listCases', 'desk-cases').items[2]!, id: '104299999', sensitive: ['minors'] },
          ...example('listCases', 'desk-cases').items.slice(1),
        ],
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
    then: async ({ place }) => expect.poll(place).toBe('/cases/104233590?view=waiting'),
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
    wrote: [
      status('RESOLVED', 'Resolved', { confirmedFlags: [0, 1].map((last) => flag!.id.slice(0, -1) + String(last)) }),
    ],
  },
  'a flag is handled first': {
    ...shows(flagged('threats', 'minors')),
    act: async () => {
      await button('Resolve').click()
      await button('Handle the flag first').click()
      await expect.element(page.getByRole('heading', { level: 3, name: 'Threats' })).toHaveFocus()
      await button('Confirmed and handled').first().click()
    },
    wrote: [['handleSensitiveFlag', `${own}/sensitive/${flag!.id.slice(0, -1)}0/outcome`, { outcome: 'real' }]],
    tells: 'Noted. Thank you for looking.',
    then: async () => expect.element(page.getByRole('heading', { level: 2, name: base.case.subject })).toHaveFocus(),
  },
  'a false alarm that somebody else has handled': {
    ...shows(flagged('minors'), { handleSensitiveFlag: new Refused(409) }),
    act: () => button('False alarm').click(),
    wrote: [['handleSensitiveFlag', `${own}/sensitive/${flag!.id.slice(0, -1)}0/outcome`, { outcome: 'falseAlarm' }]],
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
    then: async ({ place }) => expect.poll(place).toBe('/cases/104233590?view=waiting'),
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
  'a note is added by keys': {
    path,
    act: async () => {
      await key('n')()
      await expect.element(noteBox).toHaveFocus()
      await press('  Third one today {Control>}{Enter}{/Control}')
    },
    wrote: [['addNote', `${own}/notes`, { text: 'Third one today' }]],
    tells: 'Note added',
    then: async () => expect.element(noteBox).toHaveValue(''),
  },
  'a note that does not get through stays, and says why': {
    ...shows(base, { addNote: new Refused(503) }),
    act: async () => {
      await button('Note').click()
      await noteBox.fill('Third one')
      await button('Add note').click()
      await expect.element(talk().getByRole('alert')).toHaveTextContent(failed)
    },
    wrote: [['addNote', `${own}/notes`, { text: 'Third one' }]],
    then: async () => expect.element(noteBox).toHaveValue('Third one'),
  },
  'an empty note and an empty answer go nowhere': {
    path,
    act: async () => {
      await button('Note').click()
      await noteBox.fill('   ')
      await button('Add note').click()
      await page.getByRole('button', { name: 'Answer', exact: true }).click()
      await button('Preview').click()
      await button('Send and next').click()
      await expect.element(talk().getByRole('alert')).toHaveTextContent('Write an answer first.')
      await expect.element(box).toHaveFocus()
      await box.fill('a')
      await expect.element(talk().getByRole('alert')).not.toBeInTheDocument()
    },
    wrote: [],
  },
  'an answer goes out as it was typed': {
    path,
    act: async () => {
      await page.getByRole('combobox', { name: 'Then the case is' }).selectOptions('INFO')
      await sendNow('Which **gate**?\nThe north one?')
    },
    wrote: [answer({ responseText: '<p>Which **gate**?<br>The north one?</p>', status: 'INFO' })],
    then: async () => expect.element(box).toHaveValue(''),
  },
  'an answer is taken back by key, to where it was typed': {
    path,
    act: async () => {
      await send('Which gate?')
      await expect.element(button('Send now')).toBeVisible()
      await key('z')()
      await expect.element(box).toHaveValue('Which gate?')
      await expect.element(box).toHaveFocus()
    },
    wrote: [],
  },
  'an answer is taken back from the next case': {
    ...shows(base),
    act: async ({ place }) => {
      await box.fill('Which gate?')
      await press('{Control>}{Enter}{/Control}')
      await expect.poll(place).toBe('/cases/104233590?view=waiting')
      await expect.element(page.getByText(`Answer to ${id} is on its way`)).toBeVisible()
      await button(/^Undo/).click()
      await expect.poll(place).toBe(path)
    },
    wrote: [],
  },
  'an answer that a flag stands before is sent once it was read': {
    ...shows(flagged('minors')),
    act: async () => {
      await send('We look.')
      await button('I have read this, send').click()
      await button('Send now').click()
    },
    wrote: [answer({ responseText: '<p>We look.</p>', confirmedFlags: [`${flag!.id.slice(0, -1)}0`] })],
  },
  'an answer that is odd is sent once it was meant': {
    path,
    act: async () => {
      await send('Write to ada@players.example, card 4111 1111 1111 1111, password: gate')
      await expect
        .element(talk().getByRole('alert'))
        .toMatchTextContent(/e-mail address.*long number.*password.*Send once more/)
      await button('Other ways to send:').click()
      await button('Send').click()
      await button('Send now').click()
    },
    wrote: [answer({ responseText: '<p>Write to ada@players.example, card 4111 1111 1111 1111, password: gate</p>' })],
  },
  'an answer that is refused comes back with the reason': {
    ...shows(base, {
      answerCase: new Refused(422, {
        status: 422,
        slug: 'validation',
        validationErrors: { errorCodes: { 'file-type': 'gate.exe cannot be sent' }, fieldErrors: [] },
      }),
    }),
    act: async () => {
      await sendNow('Which gate?')
      await expect.element(talk().getByRole('alert')).toHaveTextContent('gate.exe cannot be sent')
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>' })],
    then: async () => expect.element(box).toHaveValue('Which gate?'),
  },
  'an answer that another one overtook comes back beside it': {
    ...shows(base, {
      answerCase: new Refused(409, {
        status: 409,
        slug: 'changed',
        case: {
          ...base.case,
          caseEvents: [...caseEvents, { ...answered, responseText: '<p>The north one?</p>', relativeTimestamp: at(0) }],
        },
      }),
    }),
    act: async () => {
      await sendNow('Which gate?')
      const race = page.getByRole('alert').filter({ hasText: 'Somebody else was faster' })
      await expect.element(race).toMatchTextContent(/1 thing happened since.*The north one\?/)
      await race.getByRole('button', { name: 'I have read it' }).click()
      await expect.element(race).not.toBeInTheDocument()
      await expect.element(box).toHaveFocus()
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>' })],
    then: async () => expect.element(box).toHaveValue('Which gate?'),
  },
  'an answer to a case left behind says that it did not go out': {
    ...shows(base, { answerCase: new Refused(503) }),
    act: async ({ place }) => {
      await box.fill('Which gate?')
      await button('Send and next').click()
      await expect.poll(place).toBe('/cases/104233590?view=waiting')
      dispatchEvent(new Event('pagehide'))
      await expect
        .element(page.getByRole('alert').filter({ hasText: 'did not go out' }))
        .toMatchTextContent(new RegExp(`Your answer to ${id} did not go out. The text is kept.`))
      await button('Open').click()
      await expect.poll(place).toBe(path)
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>' })],
  },
  'what came meanwhile is asked about before an answer goes': {
    path,
    says: {
      getDeskCase: (_one, times) =>
        times === 1
          ? base
          : caseOf(
              { eventCount: 4 },
              {
                caseEvents: [
                  ...caseEvents,
                  { ...asked, responseText: 'It is open again', relativeTimestamp: at(0), attachments: [] },
                ],
              },
            ),
    },
    act: async ({ asked: all, tell }) => {
      await box.fill('Which gate?')
      await box.hover()
      const looks = () => all.filter(({ operation }) => operation === 'getDeskCase').length
      await expect.poll(() => (tell('cases', { ids: [id], isMore: false }), looks())).toBeGreaterThan(1)
      await expect
        .element(page.getByRole('alert').filter({ hasText: 'New while you were writing' }))
        .toMatchTextContent(/It is open again/)
      await button('Send and next').click()
      await expect.element(dialog()).toMatchTextContent(/Send your answer all the same.*It is open again/)
      await dialog().getByRole('button', { name: 'Cancel' }).click()
      await button('Send and next').click()
      await dialog().getByRole('button', { name: 'Send anyway' }).click()
      dispatchEvent(new Event('pagehide'))
    },
    wrote: [answer({ responseText: '<p>Which gate?</p>', eventCount: 4 })],
  },
  'a macro is filled in where the caret is, with its status': {
    path,
    act: async () => {
      await box.fill('Well. /gate')
      await expect.element(page.getByRole('listbox').getByRole('option', { name: /Gate reset/ })).toBeVisible()
      await press('{Enter}')
      await expect
        .element(box)
        .toHaveValue(
          'Well. Hello Ada Lindqvist,\n\nwe reset the gate. Please sign in again and tell us whether it opens.',
        )
      await expect.element(box).toHaveFocus()
    },
    wrote: [],
  },
  'macros are offered by key, and left by Escape': {
    path,
    act: async () => {
      await key('m')()
      await expect.element(page.getByRole('listbox').getByRole('option')).toHaveLength(1)
      await expect.element(box).toHaveValue('/')
      await press('{Escape}')
      await expect.element(page.getByRole('listbox').getByRole('option')).toHaveLength(0)
      await expect.element(box).toHaveFocus()
      await press('{Escape}')
      await expect.element(page.getByRole('heading', { level: 2, name: base.case.subject })).toHaveFocus()
      await press('o1')
      await expect
        .element(box)
        .toHaveValue('/ [Your character is stuck](https://support.example/support/en-US/article/24117)')
      await press('{Escape}')
      await press('p')
      await expect.element(dialog()).toMatchTextContent(/Preview.*Your character is stuck/)
    },
    wrote: [],
  },
  'the answer and the article of a known problem': {
    ...shows(base, { listCrisisMessages: [{ ...crisis, macroId: macro.id, articleId: '24117' }] }),
    act: async () => {
      await box.fill('So:')
      await button('Insert the answer').click()
      await expect
        .element(box)
        .toHaveValue(
          'So: Hello Ada Lindqvist,\n\nwe reset the gate. Please sign in again and tell us whether it opens.',
        )
      await box.fill('')
      await button('Insert the article').click()
      await expect.element(box).toHaveValue(`${location.origin}/support/en-US/help/article/24117`)
    },
    wrote: [],
  },
  'an answer in the player’s language goes with what was written': {
    ...shows(german),
    act: async () => {
      await button('Translate into German').click()
      await send('We moved you.')
      await dialog().getByRole('button', { name: 'Send', exact: true }).click()
      await button('Send now').click()
    },
    wrote: [
      ['translateAnswer', `${own}/answer-translation`, { text: '<p>We moved you.</p>', from: 'en-US' }],
      answer({
        responseText: '<p>We moved your character to <strong>Harbour Gate</strong>.</p>',
        writtenAs: { text: '<p>We moved you.</p>', locale: 'en-US' },
      }),
    ],
  },
  'a machine that is silent is asked again, and the answer sent as it was written': {
    ...shows(german, { translateAnswer: example('translateAnswer', 'answer-translation-silent') }),
    act: async () => {
      await button('Translate into German').click()
      await send('We moved you.')
      await expect.element(dialog().getByRole('alert')).toMatchTextContent(/does not answer just now.*Nothing was sent/)
      await dialog().getByRole('button', { name: 'Try again' }).click()
      await expect.element(dialog().getByRole('alert')).toBeVisible()
      await dialog().getByRole('button', { name: 'Send as written' }).click()
      await button('Send now').click()
    },
    wrote: [
      ...[1, 2].map(() => [
        'translateAnswer',
        `${own}/answer-translation`,
        { text: '<p>We moved you.</p>', from: 'en-US' },
      ]),
      answer({ responseText: '<p>We moved you.</p>' }),
    ],
  },
  'a thread is translated part by part, and again': {
    ...shows(german, {
      translateCase: (_one, times) => ({
        to: 'en-US',
        state: times === 1 ? 'more' : times === 2 ? 'wrong' : 'translated',
        items: [{ event: 0, from: 'de', html: `Part ${times}` }],
      }),
    }),
    act: async () => {
      await button('Translate into English').click()
      await expect.element(talk().getByText('no translation of this')).toBeVisible()
      await button('Try again').click()
      await expect.element(talk().getByText('Part 3')).toBeVisible()
      await expect.element(talk().getByText('Translated from German by a machine')).toBeVisible()
      await button('Show original').click()
      await expect.element(talk().getByText('My character is stuck behind the gate')).toBeVisible()
      await button('Show translation').click()
      await button('Show originals').click()
      await expect.element(talk().getByText('Translated from German by a machine')).not.toBeInTheDocument()
    },
    wrote: [1, 2, 3].map(() => ['translateCase', `${own}/translations`, { to: 'en-US' }]),
  },
  'where both share a language, only the thread is translated': {
    ...shows(base, {
      translateCase: { to: 'en-US', state: 'translated', items: [{ event: 0, from: 'pl', html: 'It is stuck' }] },
    }),
    act: async () => {
      await button('Translate into English').click()
      await expect.element(talk().getByText('Translated from Polish by a machine')).toBeVisible()
      await expect.element(button(/^Translate into/)).not.toBeInTheDocument()
    },
    wrote: [['translateCase', `${own}/translations`, { to: 'en-US' }]],
  },
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
    then: async ({ place }) => expect.poll(place).toBe(`/cases/${other.id}?view=waiting`),
  },
}
proveDeeds(deeds)

const talkative = caseOf(
  {},
  {
    caseEvents: [
      asked,
      answered,
      ...[1, 2].map((minute): Event => ({ ...asked, relativeTimestamp: at(minute), responseText: `No. ${minute}` })),
    ],
  },
)
const made = { ...example('splitCase', 'desk-case-split') }
const split = async ({ place }: Screen): Promise<void> => {
  await button('Split off messages').click()
  await button('Split off').click()
  await expect.element(dialog().getByRole('alert').first()).toBeVisible()
  await dialog().getByRole('checkbox').last().click()
  await dialog().getByRole('checkbox').nth(1).click()
  await dialog().getByRole('combobox', { name: 'Topic' }).selectOptions('1201')
  await dialog().getByRole('combobox', { name: 'Game' }).selectOptions('overwatch')
  await expect.element(dialog().getByRole('combobox', { name: 'Topic' })).toHaveValue('')
  await dialog().getByRole('combobox', { name: 'Game' }).selectOptions('wow')
  await dialog().getByRole('combobox', { name: 'Topic' }).selectOptions('1201')
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

test('a draft is kept at the server and in the window, and says how it stands', async () => {
  let isAway = true
  const { sent } = await openDesk(path, {
    says: { getDeskCase: base, saveDraft: () => (isAway ? new Refused(503) : undefined) },
  })
  await box.fill('Which gate?')
  await expect.element(page.getByText('Keeping the draft …')).toBeInTheDocument()
  await expect.element(page.getByText('The draft is only in this window: no connection')).toBeVisible()
  expect(sessionStorage.getItem(`desk-draft-${id}`)).toContain('Which gate?')
  isAway = false
  await page.getByRole('combobox', { name: 'Then the case is' }).selectOptions('INFO')
  await expect.element(page.getByText('Draft kept')).toBeVisible()
  expect(await sent('saveDraft', 2)).toEqual([
    { text: 'Which gate?', status: 'ANSWERED' },
    { text: 'Which gate?', status: 'INFO' },
  ])
  expect(sessionStorage.getItem(`desk-draft-${id}`)).toBeNull()
  await box.fill('')
  await expect.element(page.getByText('Draft kept')).not.toBeInTheDocument()
})

test('what was kept at the server is there until one has typed; a draft and a note outlive a way through another room', async () => {
  const kept = caseOf({ draft: { text: 'From another window', status: 'INFO', savedAt: at(0) } })
  const { sent } = await openDesk(path, { says: { getDeskCase: kept } })
  await expect.element(box).toHaveValue('From another window')
  await expect.element(page.getByRole('combobox', { name: 'Then the case is' })).toHaveValue('INFO')
  await box.fill('Mine')
  await button('Note').click()
  await noteBox.fill('Third one')
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await expect.element(page.getByRole('searchbox', { name: 'Name, e-mail address or account' })).toBeVisible()
  // Whoever goes on within the pause loses nothing.
  expect(await sent('saveDraft')).toEqual([{ text: 'Mine', status: 'INFO' }])
  history.back()
  await expect.element(box).toHaveValue('Mine')
  await button('Note').click()
  await expect.element(noteBox).toHaveValue('Third one')
})

test('while a threat stands its answer is one line until it is begun, also on a phone', async () => {
  await openDesk(path, shows(flagged('threats'), called))
  const height = () => box.element().getBoundingClientRect().height
  await expect.element(box).toHaveAttribute('placeholder', 'Answer only what they say you may')
  expect(height()).toBeLessThan(60)
  await expect.element(button('Send and next')).not.toBeInTheDocument()
  await press('r')
  await expect.element(box).toHaveFocus()
  await expect.element(button('Send and next')).toBeVisible()
  expect(height()).toBeGreaterThan(90)
  await page.viewport(390, 844)
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(844)
})

test('nothing goes out over a flag that stands until who answers has read what to do', async () => {
  const screen = await openDesk(path, shows(flagged('threats')))
  const question = page.getByRole('dialog', { name: 'Read this before you go on' })
  const confirm = question.getByRole('button', { name: 'I have read this, send' })
  await expect.element(button('Copy report')).toBeVisible()
  await press('r')
  await press('We look into it{Control>}{Enter}{/Control}')
  await expect.element(question.getByText('Do not answer the threat')).toBeVisible()
  // Escape sends nothing and loses nothing.
  await press('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('We look into it')
  await button('Send and next').click()
  await question.getByRole('button', { name: 'Handle the flag first' }).click()
  await expect.element(page.getByRole('heading', { name: 'Threats' })).toHaveFocus()
  await expect.element(box).toHaveValue('We look into it')
  // On, by the keyboard alone: no second Ctrl+Enter confirms what nobody has read.
  await box.click()
  await press('{Control>}{Enter}{Enter}{/Control}')
  await expect.element(question).toBeVisible()
  await press('{Tab}{Tab}')
  await expect.element(confirm).toHaveFocus()
  await press('{Enter}')
  await expect.element(page.getByText(`Answer to ${id} is on its way`)).toBeVisible()
  // Taken back, it asks again.
  await press('z')
  await expect.element(box).toHaveValue('We look into it')
  await box.click()
  await press('{Control>}{Enter}{/Control}')
  await confirm.click()
  await expect.element(page.getByText(`Answer to ${id} is on its way`)).toBeVisible()
  expect(wroteBy(screen)).toEqual([])
  dispatchEvent(new Event('pagehide'))
  await expect
    .poll(() => wroteBy(screen))
    .toEqual([answer({ responseText: '<p>We look into it</p>', confirmedFlags: [`${flag!.id.slice(0, -1)}0`] })])
})

test('from a case that has left its list one goes on to the first calm one, and from the last to none', async () => {
  const [open] = example('listCases', 'desk-cases').items
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

test('files go along with an answer, are left out again, and come back with one that was taken back', async () => {
  const screen = await openDesk(path)
  const files = page.getByCss('input[type=file]')
  await expect.element(box).toBeVisible()
  await files.upload(['a.txt', 'b.txt'].map((name) => new File([name], name, { type: 'text/plain' })))
  await button('Leave out a.txt').click()
  await files.upload([new File(['c'], 'c.txt', { type: 'text/plain' })])
  await send('Look')
  await expect.element(button('Send now')).toBeVisible()
  await button(/^Undo/).click()
  await expect.element(button('Leave out b.txt')).toBeVisible()
  await expect.element(button('Leave out c.txt')).toBeVisible()
  expect(wroteBy(screen)).toEqual([])
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

test('keys that were pressed before a case was here are meant for its answer, and what is typed then is none', async () => {
  let arrive: (whole: Case) => void = () => undefined
  const coming = new Promise<Case>((resolve) => (arrive = resolve))
  const { place } = await openDesk(path, { says: { getDeskCase: () => coming } })
  await expect.element(page.getByRole('button', { name: 'Filter' })).toBeVisible()
  await press('r')
  await press('j')
  expect(place()).toBe(path)
  arrive(base)
  await expect.element(box).toHaveFocus()
  await press('joke')
  await expect.element(box).toHaveValue('joke')
})

test('what is on its way when a window closes goes once more, so that one of both arrives', async () => {
  let end: (refused: Refused) => void = () => undefined
  const waiting = new Promise<Refused>((resolve) => (end = resolve))
  const { sent } = await openDesk(path, { says: { getDeskCase: base, answerCase: () => waiting } })
  await sendNow('Which gate?')
  await sent('answerCase')
  dispatchEvent(new Event('pagehide'))
  const [first, second] = await sent('answerCase', 2)
  expect(second).toEqual(first)
  end(new Refused(503))
  await expect.element(box).toHaveValue('Which gate?')
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
      const looks = () => all.filter(({ operation }) => operation === 'getDeskCase').length
      await box.hover()
      await expect.poll(() => (tell('cases', { ids: [id], isMore: false }), looks())).toBeGreaterThan(1)
      await expect.poll(() => (box.element() as HTMLTextAreaElement).value).toMatch(/^No\. \d+$/)
      await box.fill('Mine')
      const before = looks()
      await expect.poll(() => (tell('cases', { ids: [id], isMore: false }), looks())).toBeGreaterThan(before)
    },
    wrote: [],
    then: async () => expect.element(box).toHaveValue('Mine'),
  },
})

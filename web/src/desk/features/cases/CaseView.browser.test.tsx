// One case at the desk: what it shows in each of its states.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { approveStates, dialog } from '../../../../../tests/support/desk-pages.ts'
import { Refused } from '../../../../../tests/support/desk-screen.tsx'
import {
  about,
  answered,
  asked,
  at,
  base,
  box,
  button,
  called,
  type Case,
  caseOf,
  crisis,
  type CaseEvent,
  flag,
  flagged,
  german,
  macro,
  noteBox,
  other,
  path,
  press,
  resolved,
  shows,
  talk,
} from '../../../../../tests/support/desk-case.ts'

type Clock = Case['clocks'][number]
const region = (name: string) => () => page.getByRole('region', { name })
const step = (alternateName: string, minute: number): CaseEvent => ({
  eventType: 'STATUS_CHANGE',
  alternateName,
  relativeTimestamp: at(minute),
  responseAuthor: null,
  responseText: null,
  companyResponse: false,
})
const clockOf = (kind: Clock['kind'], state: Clock['state'], change: Partial<Clock>): Clock => ({
  ...{ kind, state, target: null, minutes: 90, begunAt: at(1), dueAt: null, endedAt: null, leftSeconds: null },
  ...change,
})
const handled = { outcome: 'falseAlarm', handledAt: at(1), handledBy: 'lead-kim' } as const

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
          clockOf('firstAnswer', 'missed', { minutes: 60, begunAt: at(0), endedAt: at(1), leftSeconds: -5400 }),
          clockOf('nextAnswer', 'running', { target: 'Urgent', dueAt: at(90) }),
          clockOf('resolution', 'running', { target: 'Urgent', minutes: 1440, begunAt: at(2), leftSeconds: 4000 }),
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
          clockOf('resolution', 'running', { dueAt: at(120) }),
          clockOf('nextAnswer', 'running', { dueAt: at(90) }),
          clockOf('firstAnswer', 'kept', { endedAt: at(2), leftSeconds: 60 }),
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

import { expect, test } from 'vitest'
import { entriesOf } from './thread-entries.ts'

const event = (
  eventType: 'CONTACT' | 'STATUS_CHANGE' | 'REORGANIZATION_EVENT',
  minute: number,
  more: { companyResponse?: boolean; responseText?: string | null; alternateName?: string | null; via?: 'mail' } = {},
) => ({
  eventType,
  alternateName: null,
  relativeTimestamp: `2026-11-18T09:0${minute}:00.000Z`,
  responseText: null,
  companyResponse: false,
  ...more,
})

test('messages of both sides, notes among them by their time, steps and moves in between', () => {
  const entries = entriesOf({
    case: {
      caseEvents: [
        event('CONTACT', 0, { responseText: 'Help' }),
        event('REORGANIZATION_EVENT', 2),
        event('CONTACT', 5, { responseText: '<p>Done</p>', companyResponse: true }),
        event('STATUS_CHANGE', 5, { alternateName: 'Answered' }),
      ],
    },
    notes: [
      { id: 'n1', author: 'jo', text: 'Third one today', writtenAt: '2026-11-18T09:03:00.000Z' },
      { id: 'n2', author: 'jo', text: 'Sent', writtenAt: '2026-11-18T09:05:00.000Z' },
    ],
  })
  expect(entries.map((entry) => (entry.kind === 'message' ? `${entry.kind} ${entry.isOurs}` : entry.kind))).toEqual([
    'message false',
    'moved',
    'note',
    'message true',
    'step',
    'note',
  ])
})

test('a message that was a mail says so', () => {
  const entries = entriesOf({
    case: {
      caseEvents: [
        event('CONTACT', 0, { responseText: 'Help' }),
        event('CONTACT', 1, { responseText: 'x', via: 'mail' }),
      ],
    },
    notes: [],
  })
  expect(entries.map((entry) => entry.kind === 'message' && entry.isMail)).toEqual([false, true])
})

test('messages that went to another case leave a line that leads there', () => {
  const split = { part: 'message' as const, case: { id: '17', region: 'eu' as const } }
  const caseEvents = [{ ...event('REORGANIZATION_EVENT', 1), split }]
  expect(entriesOf({ case: { caseEvents }, notes: [] })).toMatchObject([
    { kind: 'split', part: 'message', caseId: '17', number: 'EU17' },
  ])
})

test('a mail as it came stands at the message or the note it became', () => {
  const file = { size: 1, state: 'available', finding: null } as const
  const entries = entriesOf({
    case: { caseEvents: [event('CONTACT', 0), event('CONTACT', 1, { via: 'mail' })] },
    notes: [{ id: 'n1', author: 'system:mail', text: 'A mail', writtenAt: '2026-11-18T09:02:00.000Z' }],
    mails: [
      { ...file, fileId: 'f1', event: 1 },
      { ...file, fileId: 'f2', note: 'n1' },
    ],
  })
  expect(entries.map((entry) => ('mail' in entry ? entry.mail?.fileId : null))).toEqual([undefined, 'f1', 'f2'])
})

test('only what was over is reopened: a reply to an answer opens the case', () => {
  const step = (minute: number, alternateName: string) => event('STATUS_CHANGE', minute, { alternateName })
  const caseEvents = ['Answered', 'Reopened', 'Resolved', 'Reopened', 'Cancelled', 'Reopened'].map((name, at) =>
    step(at, name),
  )
  const entries = entriesOf({ case: { caseEvents }, notes: [] })
  expect(entries.map((entry) => (entry.kind === 'step' ? entry.name : entry.kind))).toEqual([
    'Answered',
    'Open',
    'Resolved',
    'Reopened',
    'Cancelled',
    'Reopened',
  ])
})

import { describe, expect, test } from 'vitest'
import { aCaseEvent, aSupportCase } from '../../../../../tests/support/a-support-case.ts'
import type { CaseEvent } from './queries.ts'
import {
  authorKey,
  blockOf,
  canResolve,
  hasActionsColumn,
  hasExcerpt,
  hasHeaderLine,
  isOfOneMoment,
  isTokenId,
  maySucceedLater,
  mostRecentContact,
  reopenLabel,
  statusChangeText,
  ticketNumber,
  waysOf,
} from './case-view.ts'
import { toReply } from './respond-form.ts'

const open = aSupportCase()
const answered = aSupportCase({ status: 'ANSWERED', canRespond: false, canReopen: true })
const event = (eventType: CaseEvent['eventType'], at: string): CaseEvent =>
  aCaseEvent({ eventType, relativeTimestamp: at })

test('[CASE-14] the ticket number is the region in capitals and the id', () => {
  expect(ticketNumber({ region: 'us', id: '104233871' })).toBe('US104233871')
})
test('no answer, too many requests and a fault of ours may open in a moment, a refusal does not (CD-441)', () => {
  expect([0, 429, 500, 503].map((status) => maySucceedLater({ status }))).toEqual([true, true, true, true])
  expect([400, 401, 403, 404, 422].some((status) => maySucceedLater({ status }))).toBe(false)
})
test('the first line is shown where it says more than the title (T10)', () => {
  expect(hasExcerpt(aSupportCase({ subject: 'Stuck', excerpt: 'Behind the gate.' }))).toBe(true)
  expect(hasExcerpt(aSupportCase({ subject: 'Stuck', excerpt: ' Stuck' }))).toBe(false)
  expect(hasExcerpt(aSupportCase({ excerpt: null }))).toBe(false)
})
test('the header says it where the conversation does not begin with it (T10, CD-208)', () => {
  const words = { subject: 'Stuck', excerpt: 'Behind the gate.' }
  const own = aCaseEvent({ eventType: 'CONTACT', companyResponse: false })
  const ours = aCaseEvent({ eventType: 'CONTACT', companyResponse: true })
  const change = event('STATUS_CHANGE', '2026-11-01T10:00:00Z')
  expect(hasHeaderLine(aSupportCase({ ...words, caseEvents: [change, own, ours] }))).toBe(false)
  expect(hasHeaderLine(aSupportCase({ ...words, caseEvents: [ours, own] }))).toBe(true)
  expect(hasHeaderLine(aSupportCase({ ...words, caseEvents: [] }))).toBe(true)
  expect(hasHeaderLine(aSupportCase({ subject: 'Stuck', excerpt: null, caseEvents: [ours] }))).toBe(false)
})
test('[CASELIST-17, CASELIST-18, CASELIST-19] every way stands in the row, the one that waits for the player first (T29)', () => {
  const offered = (change: object) =>
    waysOf({ ...answered, surveyAvailable: true, ...change }).map(({ key, variant }) => [
      key.split('.').at(-1),
      variant,
    ])
  const rest = [
    ['problem', 'secondary'],
    ['survey', 'quiet'],
  ]
  expect(offered({ unread: false })).toEqual(rest)
  expect(offered({ unread: true })).toEqual([['read', 'primary'], ...rest])
  expect(offered({ unread: true, status: 'INFO' })).toEqual([
    ['read', 'primary'],
    ['respond', 'secondary'],
    ['survey', 'quiet'],
  ])
  expect(offered({ unread: true, status: 'OPEN', canRespond: true })).toEqual([
    ['read', 'primary'],
    ['reply', 'secondary'],
    ['survey', 'quiet'],
  ])
})
test('events within a minute are of one moment', () => {
  const first = event('CONTACT', '2026-11-01T10:00:00Z')
  expect(isOfOneMoment(first, event('STATUS_CHANGE', '2026-11-01T10:01:00Z'))).toBe(true)
  expect(isOfOneMoment(first, event('STATUS_CHANGE', '2026-11-01T10:01:01Z'))).toBe(false)
  expect(isOfOneMoment(undefined, first)).toBe(false)
})
test('[CASE-04] 43 characters make a token, digits a case id', () => {
  expect(isTokenId('a'.repeat(43))).toBe(true)
  expect(isTokenId('104233871')).toBe(false)
})

describe('what stands below the thread', () => {
  test.each([
    [open, 'respond'],
    [{ ...open, status: 'open' as 'OPEN' }, 'respond'],
    [{ ...open, hasChannels: false, canRespond: false }, 'none'],
    [{ ...open, locked: true, canRespond: false }, 'none'],
    [answered, 'reopen'],
    [{ ...answered, status: 'INFO' }, 'reopen'],
    [{ ...answered, status: 'RESOLVED' }, 'reopen'],
  ])('[CASE-30, CASE-31, CASE-32] %# → %s', (supportCase, block) => {
    expect(blockOf(supportCase as typeof open)).toBe(block)
  })

  test('[REOPEN-02] mark-as-resolved is offered for answered and info', () => {
    expect((['OPEN', 'ANSWERED', 'INFO', 'RESOLVED'] as const).filter((status) => canResolve({ status }))).toEqual([
      'ANSWERED',
      'INFO',
    ])
  })
  test('[REOPEN-04, REOPEN-05, REOPEN-06, REOPEN-07] the respond button: named by status, or hidden', () => {
    expect(reopenLabel({ ...answered, status: 'RESOLVED' })).toBe('support.case.reopen')
    expect(reopenLabel(answered)).toBe('support.case.still.have.problem')
    expect(reopenLabel({ ...answered, status: 'INFO' })).toBe('support.case.respond')
    expect(reopenLabel({ ...answered, locked: true })).toBeNull()
    expect(reopenLabel({ ...answered, hasChannels: false })).toBeNull()
    expect(reopenLabel({ ...answered, canReopen: false })).toBeNull()
  })
})

test('[CASE-26] the most recent contact has the greatest time, the later one on a tie; other events do not count', () => {
  expect(
    mostRecentContact([
      event('CONTACT', '2026-01-01'),
      event('CONTACT', '2026-01-02'),
      event('STATUS_CHANGE', '2026-01-03'),
    ]),
  ).toBe(1)
  expect(mostRecentContact([event('CONTACT', '2026-01-02'), event('CONTACT', '2026-01-02')])).toBe(1)
  expect(mostRecentContact([event('CONTACT', '2026-01-05'), event('CONTACT', '2026-01-02')])).toBe(0)
  expect(mostRecentContact([event('STATUS_CHANGE', '2026-01-02')])).toBe(-1)
})

test('[CASE-27] a status change is named by its alternateName with a small first letter', () => {
  expect(statusChangeText('Reopened')).toEqual({ key: 'support.case.event.status.reopened', fallback: 'reopened' })
})

describe('row actions', () => {
  const row = aSupportCase({ status: 'RESOLVED', canRespond: false })
  test('[CASELIST-16, CASELIST-19] reopen needs channels; a data-protection item offers nothing', () => {
    expect(waysOf({ ...row, canReopen: true })).toHaveLength(1)
    expect(waysOf({ ...row, canReopen: true, hasChannels: false })).toEqual([])
    const all = { surveyAvailable: true, canRespond: true, unread: true } as const
    expect(waysOf({ ...row, ...all, type: 'DATA_PROTECTION' })).toEqual([])
  })
  test('[CASELIST-19] the way back in is called as in the case: a case that waits for facts is answered, not reopened', () => {
    const back = (status: typeof row.status) => waysOf({ ...row, status, canReopen: true }).map(({ key }) => key)
    expect([back('RESOLVED'), back('ANSWERED'), back('INFO')]).toEqual([
      ['support.case.reopen'],
      ['support.case.still.have.problem'],
      ['support.case.respond'],
    ])
  })
  test('[CASELIST-15] the column needs one row with an action, whichever it is', () => {
    expect(hasActionsColumn([row])).toBe(false)
    expect(hasActionsColumn([row, { ...row, surveyAvailable: true }])).toBe(true)
    expect(hasActionsColumn([row, { ...row, canRespond: true }])).toBe(true)
    expect(hasActionsColumn([row, { ...row, canReopen: true }])).toBe(true)
    expect(hasActionsColumn([{ ...row, canReopen: true, hasChannels: false }])).toBe(false)
    expect(hasActionsColumn([row, { ...row, type: 'DATA_PROTECTION', canRespond: true }])).toBe(false)
  })
})

test('[CASE-23] where no name may stand, a message says what it is', () => {
  const company = aCaseEvent({ eventType: 'CONTACT', companyResponse: true })
  const events = [event('STATUS_CHANGE', 'a'), event('CONTACT', 'b'), company, event('CONTACT', 'c')]
  expect([1, 2, 3].map((index) => authorKey(events, index))).toEqual([
    'support.case.author.first',
    'support.case.author.support',
    'support.case.author.reply',
  ])
})

test('the reply carries the number of events the player has seen; a masked number stays here', () => {
  const supportCase = aSupportCase({ caseEvents: [event('CONTACT', 'a'), event('CONTACT', 'b')] })
  expect(toReply(supportCase, 'ticket', { description: 'Still stuck', files: [], phoneNumber: '' })).toEqual({
    description: 'Still stuck',
    channel: 'ticket',
    categoryId: supportCase.categoryId,
    game: 'wow',
    eventCount: 2,
  })
  expect(
    toReply(supportCase, 'phone', { description: 'a', files: [], phoneNumber: '+1 213 373 4253' }).phoneNumber,
  ).toBe('+12133734253')
  expect(
    toReply(supportCase, 'phone', { description: 'a', files: [], phoneNumber: '+1xxxxxx4253' }),
  ).not.toHaveProperty('phoneNumber')
})

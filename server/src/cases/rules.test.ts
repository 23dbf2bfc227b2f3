import { describe, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import {
  archivedFrom,
  decideCancel,
  decideResolve,
  flagsOf,
  isTokenLive,
  maskPhone,
  mayStep,
  refuseReply,
  regionOfLocale,
  type CaseFacts,
} from './rules.ts'
import { casePeriods } from '../content/periods.ts'
import type { CaseRecord } from './types.ts'

const opened = '2026-11-01T10:00:00.000Z'
const open = aCase({ eventCount: 1, createdAt: opened })
const answered: CaseRecord = {
  ...open,
  status: 'ANSWERED',
  hasCompanyResponse: true,
  companyEventAt: '2026-11-02T10:00:00.000Z',
}
const info: CaseRecord = { ...answered, status: 'INFO' }
const resolved: CaseRecord = { ...answered, status: 'RESOLVED', archivedAt: archivedFrom(opened, casePeriods) }
const cancelled: CaseRecord = { ...open, status: 'RESOLVED', cancelledAt: opened, archivedAt: opened }
const locked = { isLocked: true }
const lastDay = '2026-11-15T10:00:00.000Z'
const dayAfter = '2026-11-15T10:00:00.002Z'
const soon = '2026-11-03T10:00:00.000Z'

const flagNames = ['canRespond', 'canReopen', 'cancellable', 'surveyAvailable', 'isArchived'] as const
const shown = (facts: CaseFacts, at = soon, hasChannels = true, access: 'owner' | 'token' = 'owner') => {
  const flags = flagsOf(facts, { now: at, hasChannels, access })
  return flagNames.filter((name) => flags[name]).join(' ')
}

describe('flags of a case', () => {
  const rows: [string, CaseRecord, string, string][] = [
    ['open', open, soon, 'canRespond cancellable'],
    ['open, answered before', { ...open, hasCompanyResponse: true }, soon, 'canRespond'],
    ['open, locked', { ...open, ...locked }, soon, ''],
    ['open, data protection', { ...open, type: 'DATA_PROTECTION' }, soon, 'canRespond'],
    ['answered', answered, soon, 'canReopen'],
    ['answered, locked', { ...answered, ...locked }, soon, ''],
    ['info', info, soon, 'canReopen'],
    ['resolved', resolved, soon, 'canReopen surveyAvailable'],
    ['resolved, locked', { ...resolved, ...locked }, soon, 'surveyAvailable'],
    ['resolved, survey answered', { ...resolved, isSurveyAnswered: true }, soon, 'canReopen'],
    ['resolved, last moment', resolved, lastDay, 'canReopen surveyAvailable'],
    ['resolved, a moment later', resolved, dayAfter, 'isArchived'],
    ['cancelled', cancelled, soon, 'isArchived'],
    ['open for a year', open, '2027-11-01T10:00:00.000Z', 'canRespond cancellable'],
  ]
  test.each(rows)('[CASE-33] %s', (_name, record, at, expected) => expect(shown(record, at)).toBe(expected))

  test('[CASE-33, CASE-31] without channels nobody can respond or reopen', () => {
    expect(shown(open, soon, false)).toBe('cancellable')
    expect(shown(answered, soon, false)).toBe('')
  })
  test('a token view never has a survey (decisions-cases B4)', () =>
    expect(shown(resolved, soon, true, 'token')).toBe('canReopen'))
  test('unread: a company event newer than the last visit (decisions-cases C17)', () => {
    const unread = (facts: Partial<CaseRecord>) =>
      flagsOf({ ...answered, ...facts }, { now: soon, hasChannels: true, access: 'owner' }).unread
    expect(unread({})).toBe(true)
    expect(unread({ lastReadAt: null })).toBe(true)
    expect(unread({ lastReadAt: answered.companyEventAt })).toBe(false)
    expect(unread({ companyEventAt: null, lastReadAt: null })).toBe(false)
  })
})

describe('writes look at the same rules', () => {
  const flags = (record: CaseRecord, hasChannels = true) => flagsOf(record, { now: soon, hasChannels, access: 'owner' })
  const reply = (record: CaseRecord, seen = record.eventCount, hasChannels = true) =>
    refuseReply(record, flags(record, hasChannels), seen)

  test('a reply: what was seen first, then the lock, then the status (decisions-cases C4, D2)', () => {
    expect(reply(open)).toBeNull()
    expect(reply(open, 5)).toBeNull()
    expect(reply(answered)).toBeNull()
    expect(reply(resolved)).toBeNull()
    expect(reply({ ...open, ...locked }, 0)).toBe('support.case.error.changed')
    expect(reply({ ...open, ...locked })).toBe('support.case.error.locked')
    expect(reply(open, 1, false)).toBe('support.case.error.not.respondable')
    expect(reply(answered, 1, false)).toBe('support.case.error.not.reopenable')
    expect(reply(cancelled)).toBe('support.case.error.not.reopenable')
  })
  test('mark as resolved: answered and info; again changes nothing (decisions-cases D12)', () => {
    expect(decideResolve(answered)).toBe('do')
    expect(decideResolve(info)).toBe('do')
    expect(decideResolve(resolved)).toBe('done')
    expect(decideResolve(open)).toBe('support.case.error.not.resolvable')
    expect(decideResolve(cancelled)).toBe('support.case.error.not.resolvable')
    expect(decideResolve({ ...answered, ...locked })).toBe('support.case.error.locked')
  })
  test('cancel: open and unanswered; again changes nothing (decisions-cases C3, D12)', () => {
    expect(decideCancel(open, flags(open))).toBe('do')
    expect(decideCancel(cancelled, flags(cancelled))).toBe('done')
    expect(decideCancel(answered, flags(answered))).toBe('support.case.error.not.cancellable')
    expect(decideCancel({ ...open, ...locked }, flags({ ...open, ...locked }))).toBe('support.case.error.locked')
  })
  test('steps a case may take (decisions-cases L3)', () => {
    expect(mayStep('OPEN', 'ANSWERED')).toBe(true)
    expect(mayStep('OPEN', 'OPEN')).toBe(false)
    expect(mayStep('INFO', 'OPEN')).toBe(true)
    expect(mayStep('RESOLVED', 'OPEN')).toBe(true)
    expect(mayStep('RESOLVED', 'ANSWERED')).toBe(false)
  })
})

test('a link lives 90 days after the last event (ground G6)', () => {
  const link = { tokenHash: 'hash', updatedAt: opened }
  expect(isTokenLive(link, '2027-01-30T10:00:00.000Z', casePeriods)).toBe(true)
  expect(isTokenLive(link, '2027-01-30T10:00:00.001Z', casePeriods)).toBe(false)
  expect(isTokenLive({ ...link, tokenHash: null }, opened, casePeriods)).toBe(false)
})

test('a phone number shows its last four digits only (decisions-cases F2)', () => {
  expect(maskPhone('+12025550142')).toBe('+xxxxxxx0142')
  expect(maskPhone('+44 20 7946 0991')).toBe('+xx xx xxxx 0991')
  expect(maskPhone('12345')).toBe('xxxxx')
})

test('the region of visitors without account (decisions-cases C6)', () => {
  expect(['en-US', 'ko-KR', 'zh-TW', 'de-DE', 'ja-JP', 'pt-BR'].map(regionOfLocale)).toEqual([
    'us',
    'kr',
    'tw',
    'eu',
    'us',
    'us',
  ])
})

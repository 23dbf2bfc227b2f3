// Every rule of a case's life, pure: no clock, no database. What the page may offer (flags) and what a write may do
// (steps) come from the same functions, so that they cannot disagree (decisions-cases C4).
import type { CaseAccess, CaseRecord, CaseStatus } from './types.ts'

/** How long things last; the content says so (T17, CD-244). */
export interface CasePeriods {
  /** Answered and info cases resolve themselves so many days after the last event (decisions-cases L2). */
  resolveSilentDays: number
  /** A resolved case can be reopened and surveyed for so long, then it belongs to the archive (decisions-cases C2, H6). */
  reopenDays: number
  /** A link ends so many days after the case's last event (ground G6). */
  linkDays: number
  /** Archived cases are forgotten after so many months (decisions-cases C21). */
  keptMonths: number
  /** 1: whoever answers a case that is nobody's owns it (T42). */
  answererOwns: number
}
/** Newest cases of a list asked without page; cases of one page (ground G24). */
export const listCap = 500
export const pageSize = 10
/** Files of one reply (decisions-cases D8). */
export const maxReplyFiles = 4

const dayMilliseconds = 86_400_000

export const daysAfter = (time: string, days: number): string =>
  new Date(Date.parse(time) + days * dayMilliseconds).toISOString()

/**
 * From when on a case resolved at this time belongs to the archive: after the last moment in which it can be reopened.
 */
export const archivedFrom = (resolvedAt: string, { reopenDays }: Pick<CasePeriods, 'reopenDays'>): string =>
  new Date(Date.parse(daysAfter(resolvedAt, reopenDays)) + 1).toISOString()

/** Whether there is somebody to tell of news: by mail, or an owner in their browser. */
export const isTold = ({ contactEmail, ownerId }: Pick<CaseRecord, 'contactEmail' | 'ownerId'>): boolean =>
  contactEmail !== null || ownerId !== null

export type CaseFacts = Pick<
  CaseRecord,
  | 'status'
  | 'type'
  | 'isLocked'
  | 'hasCompanyResponse'
  | 'isSurveyAnswered'
  | 'cancelledAt'
  | 'archivedAt'
  | 'companyEventAt'
  | 'lastReadAt'
  | 'mergedInto'
>
interface CaseCircumstances {
  now: string
  hasChannels: boolean
  access: CaseAccess
}

interface CaseFlags {
  isArchived: boolean
  canRespond: boolean
  canReopen: boolean
  cancellable: boolean
  surveyAvailable: boolean
  unread: boolean
}

/** Until the archive, whose time was fixed when the case was resolved: a new setting takes nothing from anybody. */
const isResolvedLately = ({ status, archivedAt, cancelledAt }: CaseFacts, now: string): boolean =>
  status === 'RESOLVED' && cancelledAt === null && archivedAt !== null && now < archivedAt

/** What a case allows now (decisions-cases C2, C4, C17, B4, H6; ground G24). */
export const flagsOf = (facts: CaseFacts, { now, hasChannels, access }: CaseCircumstances): CaseFlags => {
  const isAwaitingPlayer = facts.status === 'ANSWERED' || facts.status === 'INFO'
  return {
    isArchived: facts.archivedAt !== null && facts.archivedAt <= now,
    canRespond: facts.status === 'OPEN' && hasChannels && !facts.isLocked,
    canReopen: (isAwaitingPlayer || isResolvedLately(facts, now)) && hasChannels && !facts.isLocked,
    cancellable:
      facts.status === 'OPEN' && !facts.hasCompanyResponse && !facts.isLocked && facts.type !== 'DATA_PROTECTION',
    surveyAvailable:
      facts.mergedInto === null && access === 'owner' && isResolvedLately(facts, now) && !facts.isSurveyAnswered,
    unread: facts.companyEventAt !== null && (facts.lastReadAt === null || facts.companyEventAt > facts.lastReadAt),
  }
}

type CaseErrorName =
  | 'changed'
  | 'locked'
  | 'not.respondable'
  | 'not.reopenable'
  | 'not.resolvable'
  | 'not.cancellable'
  | 'channel.unavailable'
  | 'too.many'
/** decisions-cases D3 */
export type CaseErrorKey = `support.case.error.${CaseErrorName}`

/**
 * Why a reply is refused; null when it may be stored. A smaller `eventCount` than the case's: somebody wrote meanwhile
 * (decisions-cases D2).
 */
export const refuseReply = (record: CaseRecord, flags: CaseFlags, seenEvents: number): CaseErrorKey | null => {
  if (seenEvents < record.eventCount) return 'support.case.error.changed'
  if (record.isLocked) return 'support.case.error.locked'
  if (record.status === 'OPEN') return flags.canRespond ? null : 'support.case.error.not.respondable'
  return flags.canReopen ? null : 'support.case.error.not.reopenable'
}

export type Decision = 'do' | 'done' | CaseErrorKey

/**
 * Mark as resolved: answered and info cases; `done` for a repeat, which changes nothing (REOPEN-02, decisions-cases
 * D12).
 */
export const decideResolve = (record: CaseRecord): Decision => {
  if (record.status === 'RESOLVED') return record.cancelledAt === null ? 'done' : 'support.case.error.not.resolvable'
  if (record.isLocked) return 'support.case.error.locked'
  return record.status === 'OPEN' ? 'support.case.error.not.resolvable' : 'do'
}

/** Cancel: decisions-cases C3, C4, D12. */
export const decideCancel = (record: CaseRecord, flags: CaseFlags): Decision => {
  if (record.cancelledAt !== null) return 'done'
  if (record.isLocked) return 'support.case.error.locked'
  return flags.cancellable ? 'do' : 'support.case.error.not.cancellable'
}

/** Steps a case may take, by whoever takes them (decisions-cases L3). */
const steps: Record<CaseStatus, readonly CaseStatus[]> = {
  OPEN: ['ANSWERED', 'INFO', 'RESOLVED'],
  ANSWERED: ['ANSWERED', 'INFO', 'OPEN', 'RESOLVED'],
  INFO: ['ANSWERED', 'INFO', 'OPEN', 'RESOLVED'],
  RESOLVED: ['OPEN'],
}
export const mayStep = (from: CaseStatus, to: CaseStatus): boolean => steps[from].includes(to)

/** A link opens its case until so long after the last event (ground G6). */
export const isTokenLive = (
  record: Pick<CaseRecord, 'tokenHash' | 'updatedAt'>,
  now: string,
  { linkDays }: Pick<CasePeriods, 'linkDays'>,
): boolean => record.tokenHash !== null && now <= daysAfter(record.updatedAt, linkDays)

/** Digits but the last four as x; a short number hides them all (decisions-cases F2). */
export const maskPhone = (phone: string): string => {
  const shown = phone.replace(/\D/g, '').length > 6 ? 4 : 0
  let left = phone.replace(/\D/g, '').length - shown
  return phone.replace(/\d/g, (digit) => (left-- > 0 ? 'x' : digit))
}

const americas = new Set(['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'AU', 'NZ'])

/** Region of a visitor without account, by the country of the language (decisions-cases C6). */
export const regionOfLocale = (locale: string): string => {
  const country = locale.slice(3).toUpperCase()
  if (country === 'KR' || country === 'TW') return country.toLowerCase()
  return americas.has(country) || country === 'JP' ? 'us' : 'eu'
}

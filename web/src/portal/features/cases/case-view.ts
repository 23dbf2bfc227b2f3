// Status + flags → what is shown (CASE-31 to CASE-33). Pure, table-tested.
import { limits } from '../../../kit/api/limits.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { CaseEvent, CaseSummary, SupportCase } from './queries.ts'

/** A token-style case id opens one case without an account (decisions-cases B1). */
export const isTokenId = (id: string): boolean => new RegExp(limits.AnonymousToken.pattern).test(id)

/**
 * No answer, too many requests or a fault of ours says nothing about the case: the same address may open it in a
 * moment.
 */
export const maySucceedLater = ({ status }: Pick<Problem, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500

/** Upper-case region and id: `US104233871` (ground G5). */
export const ticketNumber = ({ region, id }: { region: string; id: string }): string => region.toUpperCase() + id

/** Whether the first line says more than the title over it (amendment T10). */
export const hasExcerpt = ({ subject, excerpt }: Pick<CaseSummary, 'subject' | 'excerpt'>): boolean =>
  excerpt !== null && excerpt.trim() !== subject.trim()

/**
 * Whether the header says it: a conversation that begins with the player's own words has them directly below the title
 * (CD-208).
 */
export const hasHeaderLine = (supportCase: Pick<SupportCase, 'subject' | 'excerpt' | 'caseEvents'>): boolean =>
  hasExcerpt(supportCase) &&
  supportCase.caseEvents.find(({ eventType }) => eventType === 'CONTACT')?.companyResponse !== false

/** A wait as people say it, in its one unit: the server has rounded it to quarters, hours or days (CD-263). */
export const waitText = (seconds: number, locale: string): string => {
  const [minutes, hours, days] = [seconds / 60, seconds / 3600, seconds / 86_400]
  const [value, unit] = hours < 1 ? [minutes, 'minute'] : hours > 48 ? [days, 'day'] : [hours, 'hour']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    value,
  )
}

type Status = 'open' | 'resolved' | 'answered' | 'info'
const statusOf = (supportCase: { status: string }): Status => supportCase.status.toLowerCase() as Status

/**
 * What stands below the thread: the respond form of an open case, or the reopen block of one that was answered
 * (CASE-31, CASE-32).
 */
export const blockOf = (
  supportCase: Pick<SupportCase, 'status' | 'hasChannels' | 'canRespond'>,
): 'respond' | 'reopen' | 'none' => {
  const status = statusOf(supportCase)
  if (status === 'open') return supportCase.hasChannels && supportCase.canRespond ? 'respond' : 'none'
  return status === 'resolved' || status === 'answered' || status === 'info' ? 'reopen' : 'none'
}

export const canResolve = (supportCase: Pick<SupportCase, 'status'>): boolean =>
  ['answered', 'info'].includes(statusOf(supportCase))

/** The label of the respond button in the reopen block; null hides it (REOPEN-05 to REOPEN-07). */
export const reopenLabel = (
  supportCase: Pick<SupportCase, 'status' | 'hasChannels' | 'locked' | 'canReopen'>,
): 'support.case.reopen' | 'support.case.still.have.problem' | 'support.case.respond' | null => {
  if (!supportCase.hasChannels || supportCase.locked || !supportCase.canReopen) return null
  switch (statusOf(supportCase)) {
    case 'resolved':
      return 'support.case.reopen'
    case 'answered':
      return 'support.case.still.have.problem'
    case 'info':
      return 'support.case.respond'
    default:
      return null
  }
}

/**
 * Index of the most recent CONTACT: the greatest time, the later one on a tie (decisions-cases C15); -1 without one.
 */
export const mostRecentContact = (events: readonly CaseEvent[]): number => {
  return events.reduce((best, event, index) => {
    if (event.eventType !== 'CONTACT') return best
    return best === -1 || event.relativeTimestamp >= events[best]!.relativeTimestamp ? index : best
  }, -1)
}

/** Two events people take for one: a minute lies between them at most. */
export const isOfOneMoment = (before: CaseEvent | undefined, event: CaseEvent): boolean =>
  before !== undefined && Math.abs(Date.parse(event.relativeTimestamp) - Date.parse(before.relativeTimestamp)) <= 60_000

/** `support.case.event.status.{lowerFirst(alternateName)}` and the words without that text (decisions-cases C14). */
export const statusChangeText = (alternateName: string): { key: string; fallback: string } => {
  const name = alternateName.charAt(0).toLowerCase() + alternateName.slice(1)
  return { key: `support.case.event.status.${name}`, fallback: name }
}

/**
 * What stands over a message where no name may stand (decisions-cases B5): whose it is, and whether it began the case.
 */
export const authorKey = (
  events: readonly CaseEvent[],
  index: number,
): 'support.case.author.support' | 'support.case.author.first' | 'support.case.author.reply' => {
  if (events[index]!.companyResponse) return 'support.case.author.support'
  const first = events.findIndex(({ eventType, companyResponse }) => eventType === 'CONTACT' && !companyResponse)
  return index === first ? 'support.case.author.first' : 'support.case.author.reply'
}

/** A way of a row: its words, where it leads, how loud it is (CD-209). */
export interface RowWay {
  key: NonNullable<ReturnType<typeof reopenLabel>> | `support.case.action.${'read' | 'reply' | 'survey'}`
  href: string
  variant: 'primary' | 'secondary' | 'quiet'
}

/**
 * The ways of a row, the one that waits for the player first and loud: what is not yet read, then a question of ours
 * (CASELIST-17 to CASELIST-20). A data-protection item has none (decisions-cases C18).
 */
export const waysOf = (
  summary: Pick<
    CaseSummary,
    'id' | 'type' | 'status' | 'unread' | 'locked' | 'surveyAvailable' | 'canRespond' | 'canReopen' | 'hasChannels'
  >,
): RowWay[] => {
  if (summary.type === 'DATA_PROTECTION') return []
  const page = `/case/detail/${summary.id}`
  const isAwaited = statusOf(summary) === 'info'
  // List and case say it in one voice (REOPEN-05 to REOPEN-07).
  const reopen = reopenLabel(summary)
  const ways: (RowWay | false)[] = [
    summary.unread && { key: 'support.case.action.read', href: page, variant: 'primary' },
    reopen !== null &&
      isAwaited && { key: reopen, href: `${page}#reopen`, variant: summary.unread ? 'secondary' : 'primary' },
    summary.canRespond && { key: 'support.case.action.reply', href: `${page}#respond`, variant: 'secondary' },
    reopen !== null && !isAwaited && { key: reopen, href: `${page}#reopen`, variant: 'secondary' },
    summary.surveyAvailable && { key: 'support.case.action.survey', href: `/survey/${summary.id}`, variant: 'quiet' },
  ]
  return ways.filter((way) => way !== false)
}

/** The column shows only if some case on this page has an action (CASELIST-15, ground G24). */
export const hasActionsColumn = (page: readonly Parameters<typeof waysOf>[0][]): boolean =>
  page.some((summary) => waysOf(summary).length > 0)

/** Why a file cannot be had. `gone` and `failed` are known once it was asked for. */
export type FileTrouble = 'unchecked' | 'blocked' | 'gone' | 'failed'

export const fileTroubleOf = (status: number): FileTrouble =>
  status === 404 ? 'gone' : status === 423 ? 'unchecked' : 'failed'

export const fileTroubleKey = {
  unchecked: 'support.case.file.unchecked',
  blocked: 'support.case.file.blocked',
  gone: 'support.case.file.gone',
  failed: 'support.case.file.failed',
} as const satisfies Record<FileTrouble, string>

/** What kind of file it is, in a word. */
export const fileKindKey = (mediaType: string) => {
  if (mediaType.startsWith('image/')) return 'support.case.file.kind.picture'
  if (mediaType === 'application/pdf') return 'support.case.file.kind.pdf'
  return mediaType === 'text/plain' ? 'support.case.file.kind.text' : 'support.case.file.kind.other'
}

// Penalty + limit → what is shown (APPEAL-01 to APPEAL-08). Pure, table-tested.
import { clampPage, pageCount } from '../../../kit/lib/page-links.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { AppealQuestion, Penalty } from './types.ts'

export const pageSize = 6
export const mostLinks = 3

/** The flag decides the list, the end decides the word (decisions-cases J7). */
export const splitPenalties = (penalties: readonly Penalty[]): { active: Penalty[]; past: Penalty[] } => ({
  active: penalties.filter(({ active }) => active),
  past: penalties.filter(({ active }) => !active),
})

/** Six of a list; a page beyond the end is the last one. `from` and `to` count from 1. */
export const pageOfList = <T>(
  list: readonly T[],
  wanted: number,
): { items: T[]; page: number; pages: number; from: number; to: number; total: number } => {
  const pages = pageCount(list.length, pageSize)
  const page = clampPage(wanted, pages)
  const first = (page - 1) * pageSize
  const items = list.slice(first, first + pageSize)
  return { items, page, pages, from: list.length === 0 ? 0 : first + 1, to: first + items.length, total: list.length }
}

/**
 * The end decides the word, null is permanent (decisions-cases J7). One that is over before its end, as after a
 * successful appeal, was lifted: no date of it is of any meaning. `now` is epoch milliseconds.
 */
export const endOf = (
  { active, end, lastAppealState }: Pick<Penalty, 'active' | 'end' | 'lastAppealState'>,
  now: number,
): 'permanent' | 'expires' | 'expired' | 'lifted' => {
  const hasEnded = end !== null && Date.parse(end) <= now
  if (lastAppealState === 'OVERTURNED' || (!active && !hasEnded)) return 'lifted'
  if (end === null) return 'permanent'
  return hasEnded ? 'expired' : 'expires'
}

/** The day in the reader's zone. */
export const dayOf = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory' }).format(new Date(time))

/** Date and time in the reader's zone, with the zone's name (decisions-cases J20). */
export const zonedTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    calendar: 'gregory',
  }).format(new Date(time))

/**
 * The day from which something is possible, in the reader's zone: the first one on which it is so from the morning on.
 */
export const calendarDay = (time: string, locale: string): string => {
  const at = new Date(time)
  const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate())
  const day = midnight.getTime() === at.getTime() ? at : new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1)
  return dayOf(day.toISOString(), locale)
}

/** An appeal is possible when the penalty takes one and the account has one left. */
export const canAppealNow = ({ canAppeal }: Pick<Penalty, 'canAppeal'>, isLimitReached: boolean): boolean =>
  canAppeal && !isLimitReached

export const actionLabel = (
  penalty: Pick<Penalty, 'canAppeal' | 'history'>,
  isLimitReached: boolean,
): 'support.penalty.appeal' | 'support.penalty.details' | 'support.penalty.question.go' => {
  if (openQuestion(penalty) !== null) return 'support.penalty.question.go'
  return canAppealNow(penalty, isLimitReached) ? 'support.penalty.appeal' : 'support.penalty.details'
}

export interface Chip {
  tone: 'warning' | 'danger' | 'success'
  label: MessageKey
}

/** What the desk waits to hear about the last appeal (CD-320). */
export const openQuestion = ({ history }: Pick<Penalty, 'history'>): AppealQuestion | null =>
  history.at(-1)?.questions.findLast(({ open }) => open) ?? null

/** null: no appeal was made yet. */
export const chipOf = ({ lastAppealState, history }: Pick<Penalty, 'lastAppealState' | 'history'>): Chip | null => {
  if (openQuestion({ history }) !== null) return { tone: 'warning', label: 'support.penalty.chip.asked' }
  switch (lastAppealState) {
    case null:
      return null
    case 'UPHELD':
      return { tone: 'danger', label: 'support.penalty.chip.upheld' }
    case 'OVERTURNED':
      return { tone: 'success', label: 'support.penalty.chip.overturned' }
    default:
      return { tone: 'warning', label: 'support.penalty.chip.pending' }
  }
}

export type DetailText = 'asked' | 'appeal' | 'cannot' | 'submitted' | 'upheld' | 'overturned'

/** Which title and disclaimer the detail has. A state nobody knows counts as submitted. */
export const detailText = ({
  lastAppealState,
  canAppeal,
  history,
}: Pick<Penalty, 'lastAppealState' | 'canAppeal' | 'history'>): DetailText => {
  if (openQuestion({ history }) !== null) return 'asked'
  if (lastAppealState === null) return canAppeal ? 'appeal' : 'cannot'
  if (lastAppealState === 'UPHELD') return 'upheld'
  return lastAppealState === 'OVERTURNED' ? 'overturned' : 'submitted'
}

/** Not while an appeal is pending, and not once it was overturned. */
export const hasConductLink = ({ lastAppealState }: Pick<Penalty, 'lastAppealState'>): boolean =>
  lastAppealState !== 'PENDING' && lastAppealState !== 'OVERTURNED'

/** A help article by its number, below the support context path (OD-01). */
export const helpArticle = (id: string): string => `help/article/${id}`

/** When the newest of what is unread came; null when all is seen. Times of one form sort as text. */
export const newestNews = (penalties: readonly Pick<Penalty, 'unread' | 'newsAt'>[]): string | null =>
  penalties.reduce<string | null>(
    (newest, { unread, newsAt }) => (unread && newsAt !== undefined && newsAt > (newest ?? '') ? newsAt : newest),
    null,
  )

// When a penalty is active, may be appealed, and how often (decisions-cases J1, J2, J7). Pure.
import type { NoAppeal } from '#generated/server/schemas.ts'
import type { AppealQuestion, AppealState, Penalised, PenaltyRecord } from './types.ts'

/** The content says them (T17, CD-244). */
export interface AppealRules {
  /** Appeals of one account in `accountDays` rolling days; won ones do not count (T14). */
  perAccount: number
  accountDays: number
  /** Appeals of one penalty in all. */
  perPenalty: number
  /** Days after it was imposed within which a penalty can be appealed. */
  windowDays: number
  /** Days within which an appeal is to be decided. */
  targetDays: number
  /** Days a player has to answer what the desk asks about an appeal. */
  answerDays: number
}

/** Of one appeal, at most. */
export const mostQuestions = 3
export const mostOpinions = 5

const dayMilliseconds = 86_400_000

export const daysAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * dayMilliseconds).toISOString()

/** When an appeal is due that has waited for its player: as long as it waited, later (CD-320). */
export const dueAgain = ({ dueBefore, askedAt }: Pick<AppealQuestion, 'dueBefore' | 'askedAt'>, now: Date): string =>
  new Date(Date.parse(dueBefore) + Math.max(0, now.getTime() - Date.parse(askedAt))).toISOString()

export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMilliseconds).toISOString()

/**
 * From when on the account can appeal again; null when it can now (T14).
 *
 * @param counted when the appeals that count were sent, newest first, `accountDays` back from now
 */
export const nextAppealAt = (
  counted: readonly string[],
  { perAccount, accountDays }: Pick<AppealRules, 'perAccount' | 'accountDays'>,
): string | null => {
  const last = counted[perAccount - 1]
  return last === undefined ? null : new Date(Date.parse(last) + accountDays * dayMilliseconds).toISOString()
}

/** False once ended or overturned; null as end is permanent. */
export const isActive = ({ active, end }: Pick<PenaltyRecord, 'active' | 'end'>, now: Date): boolean =>
  active && (end === null || end > now.toISOString())

/** Whether its player has not seen all that came (T18). */
export const isUnread = ({ newsAt, seenAt }: Pick<PenaltyRecord, 'newsAt' | 'seenAt'>): boolean =>
  newsAt !== null && (seenAt === null || seenAt < newsAt)

export const lastAppealState = ({ appeals }: Pick<Penalised, 'appeals'>): AppealState | null =>
  appeals.at(-1)?.state ?? null

/**
 * Why no appeal is possible (T39); null where one is. The account's own limit is no part of it: the page shows it
 * separately. A past penalty can still be appealed.
 */
export const noAppeal = (penalty: Penalised, now: Date, { perPenalty, windowDays }: AppealRules): NoAppeal | null => {
  const has = (wanted: AppealState): boolean => penalty.appeals.some(({ state }) => state === wanted)
  if (has('PENDING')) return 'pending'
  if (has('OVERTURNED')) return 'overturned'
  if (!penalty.appealable) return 'final'
  if (penalty.appeals.length >= perPenalty) return 'used'
  return penalty.imposedAt < daysBefore(now, windowDays) ? 'tooOld' : null
}

export const canAppeal = (penalty: Penalised, now: Date, rules: AppealRules): boolean =>
  noAppeal(penalty, now, rules) === null

// What a message is at a time: everybody's clock says the same, so no instance has to be told when one begins or ends.
import type { CrisisState, StoredCrisisMessage } from './types.ts'

type Timed = Pick<StoredCrisisMessage, 'active' | 'startsAt' | 'endsAt' | 'resolvedAt' | 'shownUntil'>

/** @param now RFC 3339 in UTC, as all times here: they compare as texts */
export const stateOf = ({ active, startsAt, endsAt, resolvedAt, shownUntil }: Timed, now: string): CrisisState => {
  if (!active) return 'draft'
  if (resolvedAt !== null) return shownUntil !== null && now < shownUntil ? 'resolved' : 'past'
  if (endsAt !== null && endsAt <= now) return 'past'
  return startsAt !== null && startsAt > now ? 'planned' : 'running'
}

/** Whether players are shown it: as it goes on, and for a while as over. */
export const isInForce = (state: CrisisState): boolean => state === 'running' || state === 'resolved'

export const startOf = (message: Pick<StoredCrisisMessage, 'startsAt' | 'publishedAt' | 'changedAt'>): string =>
  message.startsAt ?? message.publishedAt ?? message.changedAt

/** null while it goes on. */
export const endOf = (message: Timed, now: string): string | null => {
  if (message.resolvedAt !== null) return message.resolvedAt
  return message.endsAt !== null && message.endsAt <= now ? message.endsAt : null
}

const historyMilliseconds = 90 * 86_400_000
const later = (time: string, milliseconds: number): string => new Date(Date.parse(time) + milliseconds).toISOString()
/** What ended before is remembered no longer. */
export const historyBegin = (now: Date): string => later(now.toISOString(), -historyMilliseconds)

/** The next time at which one of them becomes something else by itself; null for never. */
export const nextTurn = (messages: readonly Timed[], now: string): string | null =>
  messages
    .filter(({ active }) => active)
    .flatMap(({ startsAt, endsAt, resolvedAt, shownUntil }) => {
      const end = resolvedAt ?? endsAt
      const turns = resolvedAt === null ? [startsAt, endsAt] : [shownUntil]
      // The last of them: it leaves the history.
      return [...turns, end === null ? null : later(end, historyMilliseconds + 1)]
    })
    .filter((time) => time !== null)
    .filter((time) => time > now)
    .sort()[0] ?? null

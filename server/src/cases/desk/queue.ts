// The desk's queue, page by page and as the views count it.
import type {
  CasePriority,
  DeskCaseSummary,
  DeskViewName,
  DeskViews,
  DueFilter,
} from '#generated/server/desk/schemas.ts'
import { isUtcTime, type Clock } from '../../lib/clock.ts'
import { isPersonId } from '../../lib/person.ts'
import { problem } from '../../platform/problems.ts'
import { priorities } from '../priorities.ts'
import type { SavedView, SavedViews } from './saved-views.ts'
import { dueRank, type CaseDeskStore, type QueueFilter, type QueueKey } from './store.ts'

export interface DeskQueueDeps {
  deskStore: Pick<CaseDeskStore, 'count' | 'queue'>
  savedViews: Pick<SavedViews, 'of'>
  summaries: (keys: readonly QueueKey[]) => Promise<DeskCaseSummary[]>
  clock: Clock
  /** The address of somebody without an account. */
  addressOfPerson: (personId: string) => Promise<string | undefined>
}

/** What each view shows, in the order they are listed (CD-222). */
const viewFilters = ({ id }: { id: string }, now: string): Record<DeskViewName, QueueFilter> => ({
  sensitive: { state: 'sensitive' },
  mine: { state: 'unresolved', assignee: id },
  unassigned: { state: 'open', assignee: null },
  due: { dueUntil: dueUntilOf('soon', now) },
  open: { state: 'open' },
  waiting: { state: 'waiting' },
  snoozed: { state: 'snoozed' },
  resolved: { state: 'resolved' },
})
const countedAtMost = 1_000

/** `me` and `none` are words of the wire; null is nobody's. */
export const assigneeOf = (wanted: string | undefined, agent: { id: string }): string | null | undefined =>
  wanted === 'none' ? null : wanted === 'me' ? agent.id : wanted
export const teamOf = (wanted: string | undefined): string | null | undefined => (wanted === 'none' ? null : wanted)
export const figureOf = (priority: CasePriority | undefined): number | undefined =>
  priority === undefined ? undefined : priorities.indexOf(priority)

const hour = 3_600_000
const aheadOf: Readonly<Record<Exclude<DueFilter, 'any'>, number>> = {
  overdue: 0,
  hour,
  soon: 4 * hour,
  day: 24 * hour,
}
/** Until when it is due what the filter wants (CD-312). */
const dueUntilOf = (due: DueFilter | undefined, now: string): string | undefined =>
  due === undefined || due === 'any' ? due : new Date(Date.parse(now) + aheadOf[due]).toISOString()

const writeCursor = ({ rank, at, id }: QueueKey): string => Buffer.from(`${rank} ${at} ${id}`).toString('base64url')
const readCursor = (cursor: string | undefined, isByDue: boolean): QueueKey | undefined => {
  if (cursor === undefined) return undefined
  const [, rank, at, id] =
    /^(-1|[0-4]) (\S{24}) ([0-9]{1,19})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (
    rank === undefined ||
    at === undefined ||
    !isUtcTime(at) ||
    id === undefined ||
    isByDue !== (Number(rank) === dueRank)
  )
    throw problem.badRequest('this cursor is not one of ours')
  return { rank: Number(rank), at, id }
}

export const createDeskQueue = ({ deskStore, savedViews, summaries, clock, addressOfPerson }: DeskQueueDeps) => {
  const now = () => clock.now().toISOString()

  const count = async (filter: QueueFilter): Promise<{ count: number; more: boolean }> => {
    const { count: found, isMore } = await deskStore.count(filter, countedAtMost)
    return { count: found, more: isMore }
  }
  const counted = async (view: SavedView, agent: { id: string }): Promise<DeskViews['saved'][number]> => {
    const { assignee, team, priority, due, ...query } = view.query
    return {
      ...view,
      ...(await count({
        ...query,
        assignee: assigneeOf(assignee, agent),
        team: teamOf(team),
        priority: figureOf(priority),
        dueUntil: dueUntilOf(due, now()),
      })),
    }
  }

  return {
    /** `due`: cases by when they are due. */
    page: async (
      { due, player, ...narrowed }: Omit<QueueFilter, 'dueUntil'> & { due?: DueFilter | undefined },
      { cursor, limit }: { cursor: string | undefined; limit: number },
    ) => {
      const isPerson = player !== undefined && isPersonId(player)
      const filter = {
        ...narrowed,
        ...(isPerson ? { address: (await addressOfPerson(player)) ?? '' } : { player }),
        dueUntil: dueUntilOf(due, now()),
      }
      const after = readCursor(cursor, filter.dueUntil !== undefined)
      const { keys: found, more } = await deskStore.queue(filter, after, limit + 1)
      const keys = found.slice(0, limit)
      const next = found.length > limit ? keys.at(-1) : more
      return { items: await summaries(keys), nextCursor: next ? writeCursor(next) : null }
    },

    views: async (agent: { id: string }) => {
      const items: DeskViews['items'] = []
      for (const [view, filter] of Object.entries(viewFilters(agent, now())) as [DeskViewName, QueueFilter][]) {
        items.push({ view, ...(await count(filter)) })
      }
      const saved: DeskViews['saved'] = []
      for (const view of await savedViews.of(agent.id)) saved.push(await counted(view, agent))
      return { items, saved }
    },

    counted,
  }
}

export type DeskQueue = ReturnType<typeof createDeskQueue>

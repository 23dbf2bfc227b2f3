// Queries of the desk over cases: its queue and the internal notes. The same on SQLite and PostgreSQL.
import { sql, type RawBuilder } from 'kysely'
import { newRowId } from '../../lib/ids.ts'
import type { Database } from '../../storage/database.ts'
import { toFlag } from '../../storage/tables.ts'
import type {} from '../note-tables.ts'
import type {} from '../tables.ts'
import { askWords, type WordsAsked } from '../case-words.ts'
import { queueRanks, snoozedRank } from '../store.ts'
import type {} from '../triage-tables.ts'
import type { CaseStatus, ContactChannel } from '../types.ts'

export interface QueueFilter {
  state?: QueueState | undefined
  status?: CaseStatus | undefined
  region?: string | undefined
  game?: string | undefined
  topic?: number | undefined
  channel?: ContactChannel | undefined
  language?: string | undefined
  locked?: boolean | undefined
  player?: string | undefined
  /** null: nobody's. */
  assignee?: string | null | undefined
  /** null: no team's. */
  team?: string | null | undefined
  tag?: string | undefined
  priority?: number | undefined
  /** A ticket number, or words of subject, messages and who filed it: all of them. */
  text?: string | undefined
}
export type QueueState = 'open' | 'waiting' | 'resolved' | 'snoozed'
/** Where a page ended: rank of the status, time, id. */
export interface QueueKey {
  rank: number
  at: string
  id: string
}
export interface Note {
  id: string
  author: string
  text: string
  writtenAt: string
}

export interface CaseDeskStore {
  /**
   * Ids only: open cases first, then those that wait for the player, then the resolved; each by the time of its status,
   * oldest first.
   */
  queue: (filter: QueueFilter, after: QueueKey | undefined, limit: number) => Promise<QueueKey[]>
  /** Up to `most`; one more means that there are more. */
  count: (filter: QueueFilter, most: number) => Promise<number>
  notes: (caseId: string) => Promise<Note[]>
  addNote: (caseId: string, note: Omit<Note, 'id'>) => Promise<Note>
}

const ranks: Readonly<Record<QueueState, number>> = { open: 0, waiting: 1, resolved: 2, snoozed: snoozedRank }

/** Where cases of a status can stand: those put off among them, and those that were put off until now. */
const ranksOfStatus = (status: CaseStatus): readonly number[] =>
  status === 'RESOLVED' ? [ranks.resolved] : [ranks.open, queueRanks[status], ranks.snoozed]

const ranksOf = ({ state, status }: QueueFilter): number[] =>
  Object.values(ranks).filter(
    (rank) =>
      (state === undefined || ranks[state] === rank) && (status === undefined || ranksOfStatus(status).includes(rank)),
  )

/** Cases that have the words asked for: so many are sorted; among more, the queue is walked until a page is full. */
const sorted = 5_000

/** `US104233871` as it is shown, or the number alone. */
const numberIn = (text: string): string | undefined => /^(?:[a-z]{2})?([1-9][0-9]{0,18})$/i.exec(text)?.[1]

/** `id` null: nothing can be found. */
type Search = { id: string | null } | { fits: RawBuilder<boolean>; isFew: boolean }

export const createCaseDeskStore = (database: Database, { mostSorted = sorted } = {}): CaseDeskStore => {
  /** A ticket number that is there, else the words: few cases have them, or many. */
  const searchOf = async ({ text, player }: QueueFilter): Promise<Search | undefined> => {
    const typed = text?.trim() ?? ''
    if (typed === '') return undefined
    const { db } = database
    const number = numberIn(typed)
    const isThere =
      number !== undefined &&
      (await db.selectFrom('support_case').select('id').where('id', '=', number).executeTakeFirst()) !== undefined
    if (isThere) return { id: number }
    const found = { exact: askWords(database, typed, false), begun: askWords(database, typed, true) }
    if (found.exact === undefined) return { id: null }
    const count = async ({ texts }: WordsAsked): Promise<number> => {
      const some = sql<{ count: number }>`select count(*) as count from (${texts} limit ${mostSorted + 1}) as hits`
      return Number((await some.execute(db)).rows[0]?.count)
    }
    const exact = await count(found.exact)
    // Words as they stand; only where nobody wrote them, what begins with the last.
    const words = exact === 0 && found.begun !== undefined ? found.begun : found.exact
    // A player's own are few anyway.
    if (player !== undefined) return { fits: words.isOne, isFew: true }
    const isFew = (exact === 0 && found.begun !== undefined ? await count(words) : exact) <= mostSorted
    return { fits: isFew ? sql<boolean>`support_case.id in (${words.ids})` : words.isOne, isFew }
  }

  /** Cases of one rank: a range of the queue's index, or of the one that begins with what is looked for. */
  const ofRank = (rank: number, filter: QueueFilter, search: Search | undefined) => {
    // A player, or a tag, has few cases, and so has a rare word: the plus keeps the queue's index out of it, along which the embedded
    // database, which knows no statistics, would walk past everybody's.
    const isFew =
      filter.player !== undefined ||
      filter.tag !== undefined ||
      (search !== undefined && 'fits' in search && search.isFew)
    const ranked = isFew ? sql<number>`+queue_rank` : sql<number>`queue_rank`
    let query = database.db.selectFrom('support_case').where(ranked, '=', rank)
    if (filter.status !== undefined) query = query.where('status', '=', filter.status)
    if (filter.region !== undefined) query = query.where('region', '=', filter.region)
    if (filter.game !== undefined) query = query.where('product', '=', filter.game)
    if (filter.topic !== undefined) query = query.where('category_id', '=', filter.topic)
    if (filter.channel !== undefined) query = query.where('contact_channel', '=', filter.channel)
    if (filter.language !== undefined) query = query.where('locale', '=', filter.language)
    if (filter.locked !== undefined) query = query.where('locked', '=', toFlag(filter.locked))
    if (filter.player !== undefined) query = query.where('owner_id', '=', filter.player)
    if (filter.priority !== undefined) query = query.where('priority', '=', filter.priority)
    if (filter.tag !== undefined)
      query = query.where('id', 'in', (from) =>
        from.selectFrom('case_tag').select('case_id').where('tag', '=', filter.tag!.toLowerCase()),
      )
    if (filter.assignee === null) query = query.where('assignee', 'is', null)
    else if (filter.assignee !== undefined) query = query.where('assignee', '=', filter.assignee)
    if (filter.team === null) query = query.where('team', 'is', null)
    else if (filter.team !== undefined) query = query.where('team', '=', filter.team)
    if (search === undefined) return query
    if ('fits' in search) return query.where(search.fits)
    return search.id === null ? query.where(sql<boolean>`1 = 0`) : query.where('id', '=', search.id)
  }

  return {
    queue: async (filter, after, limit) => {
      const found: QueueKey[] = []
      const search = await searchOf(filter)
      for (const rank of ranksOf(filter)) {
        if (found.length === limit) break
        if (after !== undefined && rank < after.rank) continue
        let query = ofRank(rank, filter, search)
        if (after?.rank === rank)
          query = query.where(sql<boolean>`(status_changed_at, id) > (${after.at}, ${after.id})`)
        const rows = await query
          .select(['id', 'status_changed_at'])
          .orderBy('status_changed_at')
          .orderBy('id')
          .limit(limit - found.length)
          .execute()
        found.push(...rows.map((row) => ({ rank, at: row.status_changed_at, id: row.id })))
      }
      return found
    },

    count: async (filter, most) => {
      let counted = 0
      const search = await searchOf(filter)
      for (const rank of ranksOf(filter)) {
        const some = ofRank(rank, filter, search)
          .select('id')
          .limit(most + 1 - counted)
        const { count } = await database.db
          .selectFrom(some.as('some'))
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
        counted += Number(count)
      }
      return counted
    },

    notes: async (caseId) => {
      const rows = await database.db
        .selectFrom('case_note')
        .selectAll()
        .where('case_id', '=', caseId)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ id: row.id, author: row.author, text: row.text, writtenAt: row.written_at }))
    },

    addNote: async (caseId, { author, text, writtenAt }) => {
      const id = newRowId(new Date(writtenAt))
      await database.db
        .insertInto('case_note')
        .values({ id, case_id: caseId, author, text, written_at: writtenAt })
        .execute()
      return { id, author, text, writtenAt }
    },
  }
}

// Queries of the desk over cases: its queue and the internal notes. The same on SQLite and PostgreSQL.
import { sql } from 'kysely'
import { newRowId } from '../../lib/ids.ts'
import type { Database } from '../../storage/database.ts'
import type {} from '../note-tables.ts'
import type {} from '../tables.ts'
import type { CaseStatus } from '../types.ts'

export interface QueueFilter {
  status?: CaseStatus
  region?: string
  game?: string
  assignee?: string
  /** Part of subject, message or ticket number. */
  text?: string
}
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
  notes: (caseId: string) => Promise<Note[]>
  addNote: (caseId: string, note: Omit<Note, 'id'>) => Promise<Note>
}

const rank = sql<number>`case when status = 'OPEN' then 0 when status = 'RESOLVED' then 2 else 1 end`

/** `%` and `_` of what was typed are letters like any other. */
const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export const createCaseDeskStore = (database: Database): CaseDeskStore => ({
  queue: async ({ status, region, game, assignee, text }, after, limit) => {
    let query = database.db.selectFrom('support_case').select(['id', 'status_changed_at', rank.as('rank')])
    if (status !== undefined) query = query.where('status', '=', status)
    if (region !== undefined) query = query.where('region', '=', region)
    if (game !== undefined) query = query.where('product', '=', game)
    if (assignee !== undefined) query = query.where('assignee', '=', assignee)
    if (text !== undefined) {
      const pattern = like(text.trim())
      const number = /^[a-z]{2}([0-9]{1,19})$/i.exec(text.trim())?.[1] ?? text.trim()
      query = query.where(sql<boolean>`(id = ${number} or lower(subject) like ${pattern} escape '\\' or exists (
        select 1 from case_event where case_event.case_id = support_case.id and lower(case_event.text) like ${pattern} escape '\\'))`)
    }
    if (after) {
      query = query.where(sql<boolean>`(${rank} > ${after.rank} or (${rank} = ${after.rank} and
        (status_changed_at > ${after.at} or (status_changed_at = ${after.at} and id > ${after.id}))))`)
    }
    const rows = await query.orderBy(rank).orderBy('status_changed_at').orderBy('id').limit(limit).execute()
    return rows.map((row) => ({ rank: row.rank, at: row.status_changed_at, id: row.id }))
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
})

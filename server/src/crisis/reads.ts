// What the desk changed of a pack's messages (CD-426), as imports and exports ask for it.
import type { CrisisEdits } from '../content/crisis-edits.ts'
import type { Database } from '../storage/database.ts'
import type { CrisisTables } from './tables.ts'

const textsOf = (text: string): Record<string, string> => JSON.parse(text) as Record<string, string>

export const createCrisisReads = (database: Database<CrisisTables>): CrisisEdits => ({
  list: async () => {
    const now = new Date().toISOString()
    const rows = await database.db
      .selectFrom('crisis_message')
      .select(['id', 'pack_id', 'title', 'summary', 'body', 'link', 'games', 'severity', 'is_active', 'is_removed'])
      .select(['resolved_at', 'ends_at'])
      .where('pack_id', 'is not', null)
      .orderBy('pack_id')
      .execute()
    return rows.map((row) => {
      const isOver = row.resolved_at !== null || (row.ends_at !== null && row.ends_at <= now)
      const [product = null] = JSON.parse(row.games ?? '[]') as string[]
      const id = row.pack_id!
      // Times, places, topics and updates have no place in a pack.
      const written = {
        id,
        title: textsOf(row.title),
        summary: textsOf(row.summary),
        body: textsOf(row.body),
        link: row.link,
        product,
        severity: row.severity,
        active: row.is_active === 1 && !isOver,
      }
      return { rowId: row.id, id, isOver, written: row.is_removed === 1 ? null : written }
    })
  },
  end: async ({ rowId, isOver, written }) => {
    const { db } = database
    if (isOver && written !== null)
      await db.updateTable('crisis_message').set({ pack_id: null }).where('id', '=', rowId).execute()
    else await db.deleteFrom('crisis_message').where('id', '=', rowId).execute()
  },
  tell: () => database.afterCommit(() => void database.notify('crisis_message', 'ended').catch(() => undefined)),
})

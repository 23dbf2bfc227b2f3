import type { Selectable } from 'kysely'
import type { DeskMacroRequest } from '#generated/server/desk/schemas.ts'
import { callerScope } from '../../lib/caller-scope.ts'
import type { Database } from '../../storage/database.ts'
import type { WholeRow } from '../../storage/tables.ts'
import type { MacroTable, MacrosTables } from '../tables.ts'

export interface Macro {
  id: string
  /** Whose it is alone; null: everybody's. */
  owner: string | null
  name: string
  texts: DeskMacroRequest['texts']
  game: string | null
  status: DeskMacroRequest['status']
  changedAt: string
  changedBy: string
}

const mostListed = 1_000

const toMacro = (row: Selectable<MacroTable>): Macro => ({
  id: row.id,
  owner: row.owner,
  name: row.name,
  texts: JSON.parse(row.texts) as Macro['texts'],
  game: row.game,
  status: row.status as Macro['status'],
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})

const toRow = (macro: Macro) =>
  ({
    id: macro.id,
    owner: macro.owner,
    name: macro.name,
    texts: JSON.stringify(macro.texts),
    game: macro.game,
    status: macro.status,
    changed_at: macro.changedAt,
    changed_by: macro.changedBy,
  }) satisfies WholeRow<MacroTable>

const readable = ({ db }: Database<MacrosTables>) => {
  const { games } = callerScope()
  const all = db.selectFrom('macro').selectAll()
  return games.length === 0
    ? all
    : all.where((either) => either.or([either('game', 'is', null), either('game', 'in', games)]))
}

/** Those of a game outside the caller's scope are as if they were not there (CD-315). */
export const createMacroStore = (database: Database<MacrosTables>) => ({
  /** Everybody's and those of one representative, by name. */
  of: async (agentId: string) => {
    const rows = await readable(database)
      .where((either) => either.or([either('owner', 'is', null), either('owner', '=', agentId)]))
      .orderBy('name')
      .orderBy('id')
      .limit(mostListed)
      .execute()
    return rows.map(toMacro)
  },
  find: async (id: string) => {
    const row = await readable(database).where('id', '=', id).executeTakeFirst()
    return row && toMacro(row)
  },
  insert: async (macro: Macro) => {
    await database.db.insertInto('macro').values(toRow(macro)).execute()
  },
  replace: async ({ id, ...macro }: Macro) => {
    const { id: _id, ...values } = toRow({ id, ...macro })
    await database.db.updateTable('macro').set(values).where('id', '=', id).execute()
  },
  remove: async (id: string) => {
    await database.db.deleteFrom('macro').where('id', '=', id).execute()
  },
  hasAny: async () => (await database.db.selectFrom('macro').select('id').limit(1).executeTakeFirst()) !== undefined,
})

export type MacroStore = ReturnType<typeof createMacroStore>

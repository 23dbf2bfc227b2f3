// What a machine made of messages; the same on SQLite and PostgreSQL.
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { CaseTranslationTable, TranslationsTables } from './tables.ts'

export interface KeptTranslation {
  /** Place of the message in its thread. */
  event: number
  from: string | null
  html: string
}

const keptMilliseconds = 30 * 86_400_000

export const createTranslationStore = ({
  database,
  clock,
  isCase,
}: {
  database: Database<TranslationsTables>
  clock: Clock
  isCase: (id: string) => Promise<boolean>
}) => ({
  of: async (caseId: string, locale: string) => {
    const rows = await database.db
      .selectFrom('case_translation')
      .selectAll()
      .where('case_id', '=', caseId)
      .where('locale', '=', locale)
      .orderBy('position')
      .execute()
    return rows.map(({ position, from_language, html }) => ({ event: position, from: from_language, html }))
  },

  /** A message never changes: what is there already stays. Nothing where the case has gone meanwhile. */
  keep: (caseId: string, locale: string, { event, from, html }: KeptTranslation) =>
    database.withTransaction(async () => {
      const { db } = database
      // An erasure may have come while the machine was at work.
      if (!(await isCase(caseId))) return
      await db
        .insertInto('case_translation')
        .values({
          case_id: caseId,
          position: event,
          locale,
          from_language: from,
          html,
          made_at: clock.now().toISOString(),
        } satisfies WholeRow<CaseTranslationTable>)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }),

  /** Messages stand at other places now than when they were translated. */
  forget: async (caseIds: readonly string[]) => {
    await database.db.deleteFrom('case_translation').where('case_id', 'in', caseIds).execute()
  },

  sweep: async (signal?: AbortSignal) => {
    const before = new Date(clock.now().getTime() - keptMilliseconds).toISOString()
    await removeOld(database, { table: 'case_translation', column: 'made_at', before }, { signal })
  },
})

export type TranslationStore = ReturnType<typeof createTranslationStore>

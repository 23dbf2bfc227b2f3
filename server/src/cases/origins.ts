// Where cases came from that were tickets of another system until they moved in (CD-447, CD-448). The same on SQLite and
// PostgreSQL.
import { sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import { inBatches } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { CaseOriginPartTable, CaseOriginTable } from './origin-tables.ts'
import { daysAfter } from './rules.ts'

/** A ticket by its number, of a system by what the operator calls it. */
interface OriginKey {
  source: string
  externalId: string
}
interface CaseOrigin {
  /** null: it was here and is gone (CD-448). */
  caseId: string | null
  /** Events of the case after the last move. */
  eventCount: number
  /** RFC 3339 in UTC: when it had changed last there, as far as it has come along. */
  changedAt: string
}

/** So long after a move nobody moves again from the same system. */
const keptDays = 730
const perStatement = 500

/** What was typed, as the number a ticket had elsewhere: `35436`, `#35436`, or its address there. */
export const formerNumberIn = (typed: string): string | undefined =>
  /^#?([1-9]\d{0,18})$/.exec(typed.replaceAll(/[\s\p{Pd}]/gu, ''))?.[1] ??
  /^https?:\/\/[^\s/]+\/(?:\S*\/)?(?:tickets|requests)\/([1-9]\d{0,18})(?:\.json)?\/?(?:[?#]\S*)?$/.exec(typed)?.[1]

export const createCaseOrigins = ({ database, clock }: { database: Database<CasesTables>; clock: Clock }) => ({
  /** undefined: it has never come along. */
  find: async ({ source, externalId }: OriginKey) => {
    const row = await database.db
      .selectFrom('case_origin')
      .select(['case_id', 'event_count', 'changed_at'])
      .where('external_id', '=', externalId)
      .where('source', '=', source)
      .executeTakeFirst()
    return row && { caseId: row.case_id, eventCount: row.event_count, changedAt: row.changed_at }
  },

  /** Which of these messages have come along. */
  known: async (source: string, parts: readonly string[]) => {
    const found = new Set<string>()
    for (let at = 0; at < parts.length; at += perStatement) {
      const rows = await database.db
        .selectFrom('case_origin_part')
        .select('part')
        .where('source', '=', source)
        .where('part', 'in', parts.slice(at, at + perStatement))
        .execute()
      for (const { part } of rows) found.add(part)
    }
    return found
  },

  /** Call inside the transaction that stores the case, or what it has grown by. */
  keep: async (
    { source, externalId }: OriginKey,
    { caseId, eventCount, changedAt }: Omit<CaseOrigin, 'caseId'> & { caseId: string },
    parts: readonly string[],
  ) => {
    const values = {
      case_id: caseId,
      event_count: eventCount,
      changed_at: changedAt,
      moved_at: clock.now().toISOString(),
    }
    await database.db
      .insertInto('case_origin')
      .values({ external_id: externalId, source, ...values } satisfies WholeRow<CaseOriginTable>)
      .onConflict((conflict) => conflict.columns(['external_id', 'source']).doUpdateSet(values))
      .execute()
    const rows = parts.map((part): WholeRow<CaseOriginPartTable> => ({ source, part, case_id: caseId }))
    for (let at = 0; at < rows.length; at += perStatement)
      await database.insert('case_origin_part', rows.slice(at, at + perStatement), {
        key: ['source', 'part'],
        then: 'keep',
      })
  },

  /** Forgets numbers of cases that are gone, two years after they moved. */
  sweep: (signal?: AbortSignal) => {
    const before = daysAfter(clock.now().toISOString(), -keptDays)
    return inBatches(
      database,
      (most) =>
        database.sharingCommit(async () => {
          const old = sql`select external_id, source from case_origin where case_id is null and moved_at < ${before}
            order by moved_at limit ${most}`
          const { numDeletedRows } = await database.db
            .deleteFrom('case_origin')
            .where(sql<boolean>`(external_id, source) in (${old})`)
            .executeTakeFirst()
          return Number(numDeletedRows)
        }),
      { signal, most: 1_000 },
    )
  },
})

export type CaseOrigins = ReturnType<typeof createCaseOrigins>

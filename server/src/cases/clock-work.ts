// What time alone does to cases (ground G32): answered ones resolve themselves, links end, the archive is forgotten.
// Archiving itself needs no work: a resolved case carries the time from which it belongs to the archive (rules.ts).
import type { Clock } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import { inBatches } from '../storage/sweeps.ts'
import { archivedFrom, daysAfter, isTold, type CasePeriods } from './rules.ts'
import type { CaseOutbox } from './ports.ts'
import { statusChange } from './status-change.ts'
import type { CaseStore } from './store.ts'

export interface ClockWorkDeps {
  database: Database<CasesTables>
  store: Pick<CaseStore, 'find' | 'append'>
  clock: Clock
  /** As the content has them now. */
  periods: () => CasePeriods
  outbox: CaseOutbox
  /** Forgets what the survey holds of these cases. */
  eraseSurveys: (caseIds: readonly string[]) => Promise<void>
  /** Told within the transaction. */
  onErased?: (caseIds: readonly string[]) => Promise<void>
  /** Told within each batch's transaction what the run has forgotten so far. */
  onForgotten?: (run: RetentionRun) => Promise<void>
}

/** Names no case: there is nothing left to name. */
interface RetentionRun {
  id: string
  /** Cases so far. */
  removed: number
  /** Archived until then. */
  until: string
  months: number
}

/** Read at once; each is resolved in a transaction of its own, so that a long night's work blocks nobody. */
const batch = 200

/** Each stops between two batches when it is told to, and goes on with the next run. */
export const createCaseClockWork = ({
  database,
  store,
  clock,
  periods,
  outbox,
  eraseSurveys,
  onErased = async () => undefined,
  onForgotten = async () => undefined,
}: ClockWorkDeps) => {
  const now = () => clock.now().toISOString()

  const silentIds = async (until: string): Promise<string[]> => {
    const rows = await database.db
      .selectFrom('support_case')
      .select('id')
      // As the index says it (migration 237): with values in their place the embedded database would not take it.
      .where(sql<boolean>`status in ('ANSWERED', 'INFO')`)
      .where('updated_at', '<=', until)
      // A flag that stands is handled by somebody, not by time (CD-348).
      .where('sensitive', '=', 0)
      .orderBy('updated_at')
      .limit(batch)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Looks again inside the transaction: the player may have written meanwhile. */
  const resolveOne = (id: string, until: string): Promise<boolean> =>
    database.withTransaction(async () => {
      const record = await store.find(id)
      if (!record || (record.status !== 'ANSWERED' && record.status !== 'INFO') || record.updatedAt > until)
        return false
      const at = now()
      await store.append(record, [statusChange('Resolved', at)], {
        status: 'RESOLVED',
        resolverType: 'SYSTEM',
        statusChangedAt: at,
        archivedAt: archivedFrom(at, periods()),
      })
      if (isTold(record)) await outbox.enqueue('case-resolved', id)
      return true
    })

  /** Oldest first; those somebody wrote on meanwhile are young again and none of them. */
  const endSome = (until: string, most: number): Promise<number> =>
    database.sharingCommit(async () => {
      const { db } = database
      const old = db
        .selectFrom('support_case')
        .select('id')
        .where('token_hash', 'is not', null)
        .where('updated_at', '<', until)
        .orderBy('updated_at')
        .limit(most)
      const { numUpdatedRows } = await db
        .updateTable('support_case')
        .set({ token_hash: null, token_salt: null })
        .where('id', 'in', old)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    })

  const forgetSome = (run: RetentionRun, most: number): Promise<number> =>
    database.withTransaction(async () => {
      const { db } = database
      const rows = await db
        .selectFrom('support_case')
        .select('id')
        .where('archived_at', '<=', run.until)
        // What goes on in another case is part of that one (CD-328).
        .where(
          sql<boolean>`(merged_into is null or not exists (select 1 from support_case as kept where kept.id = support_case.merged_into))`,
        )
        .orderBy('archived_at')
        .limit(most)
        .execute()
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      await eraseSurveys(ids)
      await db.deleteFrom('support_case').where('id', 'in', ids).execute()
      await onErased(ids)
      await onForgotten({ ...run, removed: run.removed + ids.length })
      return ids.length
    })

  return {
    /** Answered and info cases without a word for `resolveSilentDays` (decisions-cases L2). Returns how many. */
    resolveSilent: async (signal?: AbortSignal) => {
      const until = daysAfter(now(), -periods().resolveSilentDays)
      let resolved = 0
      for (let ids = await silentIds(until); ids.length > 0; ids = await silentIds(until)) {
        for (const id of ids) {
          if (signal?.aborted) return resolved
          if (await resolveOne(id, until)) resolved += 1
        }
      }
      return resolved
    },
    /** Links of cases without event for `linkDays` (ground G6). */
    endTokens: async (signal?: AbortSignal) => {
      const until = daysAfter(now(), -periods().linkDays)
      return inBatches(database, (most) => endSome(until, most), { signal, most: 1_000 })
    },
    /**
     * Archived cases after `keptMonths`, whole: thread, notes, rows of files; the files follow as orphans (decisions-cases
     * C21).
     */
    forgetArchived: async (signal?: AbortSignal) => {
      const until = clock.now()
      const months = periods().keptMonths
      until.setUTCMonth(until.getUTCMonth() - months)
      const run = { id: newRowId(clock.now()), removed: 0, until: until.toISOString(), months }
      const some = async (most: number): Promise<number> => {
        const removed = await forgetSome(run, most)
        run.removed += removed
        return removed
      }
      return inBatches(database, some, { signal, first: 50, most: 500 })
    },
  }
}

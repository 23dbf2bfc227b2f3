// Queries of the lockedout room; the same on SQLite and PostgreSQL.
import { sql, type Selectable } from 'kysely'
import type { Database } from '../storage/database.ts'
import { hasChanged } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { LockedOutCodeTable, LockedOutMarkTable, LockedOutTables } from './tables.ts'

export type MarkRow = Selectable<LockedOutMarkTable>

const shownOpenings = 10
/** Of all accounts of one page of the desk together. */
const mostOpenings = 1_000

export const createLockedOutStore = (database: Database<LockedOutTables>) => {
  const marksOf = (accountId: string) =>
    database.db
      .selectFrom('lockedout_mark')
      .select(['id', 'opened_at'])
      .where('account_id', '=', accountId)
      .orderBy('opened_at')
      .execute()
  const dropCodes = async (accountId: string): Promise<void> => {
    await database.db.deleteFrom('lockedout_code').where('account_id', '=', accountId).execute()
  }
  return {
    /** In the place of the browser's earlier one. */
    putCode: async (row: WholeRow<LockedOutCodeTable>) => {
      const { browser_hash: _browser, ...values } = row
      await database.db
        .insertInto('lockedout_code')
        .values(row)
        .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(values))
        .execute()
    },
    /** One that has not expired, by its id. */
    code: (id: string, now: string) =>
      database.db
        .selectFrom('lockedout_code')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    codeOfBrowser: (browserHash: string, now: string) =>
      database.db
        .selectFrom('lockedout_code')
        .selectAll()
        .where('browser_hash', '=', browserHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    /** The code was made. false: the row is gone. */
    setCode: (id: string, codeHash: string, accountId: string) =>
      database.sharingCommit(() =>
        hasChanged(
          database.db
            .updateTable('lockedout_code')
            .set({ code_hash: codeHash, account_id: accountId })
            .where('id', '=', id),
        ),
      ),
    /** Counts one try; undefined when there is nothing to try any more. Call inside a transaction. */
    takeTry: (browserHash: string, now: string) =>
      database.db
        .updateTable('lockedout_code')
        .set({ tries_left: sql<number>`tries_left - 1` })
        .where('browser_hash', '=', browserHash)
        .where('expires_at', '>', now)
        .where('tries_left', '>', 0)
        .returningAll()
        .executeTakeFirst(),
    /** @returns whether it was there: of two right answers one takes it. */
    takeCode: (id: string) => hasChanged(database.db.deleteFrom('lockedout_code').where('id', '=', id)),
    insertMark: async (row: WholeRow<LockedOutMarkTable>) => {
      await database.db.insertInto('lockedout_mark').values(row).execute()
    },
    mark: (tokenHash: string, now: string) =>
      database.db
        .selectFrom('lockedout_mark')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    markById: (id: string) =>
      database.db.selectFrom('lockedout_mark').selectAll().where('id', '=', id).executeTakeFirst(),
    /** @returns whether the mark had not appealed before */
    takeAppeal: (id: string, at: string) =>
      hasChanged(
        database.db
          .updateTable('lockedout_mark')
          .set({ appealed_at: at })
          .where('id', '=', id)
          .where('appealed_at', 'is', null),
      ),
    /** The browser's code and mark are over. */
    end: (tokenHash: string, now: string) =>
      database.withTransaction(async () => {
        await database.db.deleteFrom('lockedout_code').where('browser_hash', '=', tokenHash).execute()
        await database.db
          .updateTable('lockedout_mark')
          .set({ expires_at: now })
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', now)
          .execute()
      }),
    /** When accounts were opened, newest first, ten of each at most. */
    openings: async (accountIds: readonly string[]) => {
      if (accountIds.length === 0) return new Map<string, string[]>()
      const rows = await database.db
        .selectFrom('lockedout_mark')
        .select(['account_id', 'opened_at'])
        .where('account_id', 'in', [...new Set(accountIds)])
        .orderBy('opened_at', 'desc')
        .limit(mostOpenings)
        .execute()
      const byAccount = Map.groupBy(rows, ({ account_id: accountId }) => accountId)
      return new Map(
        [...byAccount].map(([accountId, of]) => [accountId, of.slice(0, shownOpenings).map(({ opened_at: at }) => at)]),
      )
    },
    /** Every one of an account, oldest first. */
    marksOf,
    /** Of codes and marks. */
    idsOf: async (accountId: string) => {
      const codes = await database.db
        .selectFrom('lockedout_code')
        .select('id')
        .where('account_id', '=', accountId)
        .execute()
      return [...(await marksOf(accountId)), ...codes].map(({ id }) => id)
    },
    closeMarks: async (accountId: string, at: string) => {
      await database.db
        .updateTable('lockedout_mark')
        .set({ expires_at: at })
        .where('account_id', '=', accountId)
        .where('expires_at', '>', at)
        .execute()
    },
    dropCodes,
    eraseAccount: async (accountId: string) => {
      await dropCodes(accountId)
      await database.db.deleteFrom('lockedout_mark').where('account_id', '=', accountId).execute()
    },
    sweep: async ({ codesBefore, marksBefore }: { codesBefore: string; marksBefore: string }, signal?: AbortSignal) => {
      await removeOld(
        database,
        { table: 'lockedout_code', column: 'expires_at', before: codesBefore, isInclusive: true },
        { signal },
      )
      await removeOld(database, { table: 'lockedout_mark', column: 'opened_at', before: marksBefore }, { signal })
    },
  }
}

export type LockedOutStore = ReturnType<typeof createLockedOutStore>

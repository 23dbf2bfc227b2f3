// Queries of the ingame room; the same on SQLite and PostgreSQL.
import type { GameContext } from '#generated/server/schemas.ts'
import type { AliasedExpression } from 'kysely'
import type { Database } from '../storage/database.ts'
import { hasChanged } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { GameContextTable, IngameTables, UnreadTokenTable } from './tables.ts'

const read = (text: string): GameContext => JSON.parse(text) as GameContext

/** Cases, to be joined by their ids. */
type JoinedCases = AliasedExpression<{ id: string; owner_id: string | null; created_at: string }, 'support_case'>

export const createIngameStore = (database: Database<IngameTables>, cases: JoinedCases) => ({
  /** @returns false when it has counted before. Call inside a transaction. */
  use: (tokenHash: string, expiresAt: string) =>
    hasChanged(
      database.db
        .insertInto('publisher_token')
        .values({ token_hash: tokenHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('token_hash').doNothing()),
    ),

  insert: async (secretHash: string, context: GameContext, expiresAt: string) => {
    const row: WholeRow<GameContextTable> = {
      secret_hash: secretHash,
      is_opened: toFlag(false),
      account_id: context.account,
      context: JSON.stringify(context),
      expires_at: expiresAt,
    }
    await database.db.insertInto('game_context').values(row).execute()
  },

  /** Once: the context now answers to the new secret. undefined when there is none that waits. */
  open: (secretHash: string, now: string, next: { secretHash: string; expiresAt: string }) =>
    database.sharingCommit(async () => {
      const row = await database.db
        .updateTable('game_context')
        .set({ secret_hash: next.secretHash, is_opened: toFlag(true), expires_at: next.expiresAt })
        .where('secret_hash', '=', secretHash)
        .where('is_opened', '=', toFlag(false))
        .where('expires_at', '>', now)
        .returning('context')
        .executeTakeFirst()
      return row && read(row.context)
    }),

  /** One that was opened and is with no case yet. */
  opened: async (secretHash: string, now: string) => {
    const row = await database.db
      .selectFrom('game_context')
      .select('context')
      .where('secret_hash', '=', secretHash)
      .where('is_opened', '=', toFlag(true))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row ? read(row.context) : null
  },

  /** Puts an opened context with its case. Call inside the transaction that files it. @returns whether there was one */
  attach: async (secretHash: string, now: string, caseId: string) => {
    const row = await database.db
      .deleteFrom('game_context')
      .where('secret_hash', '=', secretHash)
      .where('is_opened', '=', toFlag(true))
      .where('expires_at', '>', now)
      .returning('context')
      .executeTakeFirst()
    if (!row) return false
    await database.db.insertInto('case_game_context').values({ case_id: caseId, context: row.context }).execute()
    return true
  },

  ofCase: async (caseId: string) => {
    const row = await database.db
      .selectFrom('case_game_context')
      .select('context')
      .where('case_id', '=', caseId)
      .executeTakeFirst()
    return row ? read(row.context) : null
  },

  /** What the account's games have told, with a case or still on the way. */
  ofAccount: async (accountId: string) => {
    const waiting = await database.db
      .selectFrom('game_context')
      .select('context')
      .where('account_id', '=', accountId)
      .execute()
    const filed = await database.db
      .selectFrom(cases)
      .innerJoin('case_game_context', 'case_game_context.case_id', 'support_case.id')
      .select('context')
      .where('owner_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return [...filed, ...waiting].map(({ context }) => read(context))
  },

  /** A launcher's token; of one account's the oldest beyond `most` end. Call inside a transaction. */
  insertToken: async (row: WholeRow<UnreadTokenTable>, most: number) => {
    await database.db.insertInto('unread_token').values(row).execute()
    const kept = database.db
      .selectFrom('unread_token')
      .select('token_hash')
      .where('account_id', '=', row.account_id)
      .orderBy('created_at', 'desc')
      .orderBy('token_hash')
      .limit(most)
    await database.db
      .deleteFrom('unread_token')
      .where('account_id', '=', row.account_id)
      .where('token_hash', 'not in', kept)
      .execute()
  },

  accountOf: async (tokenHash: string, now: string) => {
    const row = await database.db
      .selectFrom('unread_token')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.account_id
  },

  /** @returns whether it was there */
  endToken: (tokenHash: string, now: string) =>
    database.sharingCommit(() =>
      hasChanged(
        database.db.deleteFrom('unread_token').where('token_hash', '=', tokenHash).where('expires_at', '>', now),
      ),
    ),

  endTokensOf: (accountId: string) =>
    database.sharingCommit(async () => {
      await database.db.deleteFrom('unread_token').where('account_id', '=', accountId).execute()
    }),

  /** Everything of the account but what its cases hold. */
  eraseAccount: async (accountId: string) => {
    await database.db.deleteFrom('game_context').where('account_id', '=', accountId).execute()
    await database.db.deleteFrom('unread_token').where('account_id', '=', accountId).execute()
  },

  sweep: async (now: string, signal?: AbortSignal) => {
    for (const table of ['publisher_token', 'game_context', 'unread_token'] as const)
      await removeOld(database, { table, column: 'expires_at', before: now, isInclusive: true }, { signal })
  },
})

export type IngameStore = ReturnType<typeof createIngameStore>

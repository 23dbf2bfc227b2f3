// Queries of the ingame room; the same on SQLite and PostgreSQL.
import type { GameContext } from '#generated/server/schemas.ts'
import type { AliasedExpression } from 'kysely'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { GameContextTable, IngameTables, UnreadTokenTable } from './tables.ts'

export interface IngameStore {
  /** @returns false when it has counted before. Call inside a transaction. */
  use: (tokenHash: string, expiresAt: string) => Promise<boolean>
  insert: (secretHash: string, context: GameContext, expiresAt: string) => Promise<void>
  /** Once: the context now answers to the new secret. undefined when there is none that waits. */
  open: (
    secretHash: string,
    now: string,
    next: { secretHash: string; expiresAt: string },
  ) => Promise<GameContext | undefined>
  /** One that was opened and is with no case yet. */
  opened: (secretHash: string, now: string) => Promise<GameContext | null>
  /** Puts an opened context with its case. Call inside the transaction that files it. @returns whether there was one */
  attach: (secretHash: string, now: string, caseId: string) => Promise<boolean>
  ofCase: (caseId: string) => Promise<GameContext | null>
  /** What the account's games have told, with a case or still on the way. */
  ofAccount: (accountId: string) => Promise<GameContext[]>
  /** A launcher's token; of one account's the oldest beyond `most` end. Call inside a transaction. */
  insertToken: (row: WholeRow<UnreadTokenTable>, most: number) => Promise<void>
  accountOf: (tokenHash: string, now: string) => Promise<string | undefined>
  /** @returns whether it was there */
  endToken: (tokenHash: string, now: string) => Promise<boolean>
  endTokensOf: (accountId: string) => Promise<void>
  /** Everything of the account but what its cases hold. */
  eraseAccount: (accountId: string) => Promise<void>
  sweep: (now: string, signal?: AbortSignal) => Promise<void>
}

const read = (text: string): GameContext => JSON.parse(text) as GameContext

/** Cases, to be joined by their ids. */
export type JoinedCases = AliasedExpression<{ id: string; owner_id: string | null; created_at: string }, 'support_case'>

export const createIngameStore = (database: Database<IngameTables>, cases: JoinedCases): IngameStore => ({
  use: async (tokenHash, expiresAt) => {
    const { numInsertedOrUpdatedRows } = await database.db
      .insertInto('publisher_token')
      .values({ token_hash: tokenHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  insert: async (secretHash, context, expiresAt) => {
    const row: WholeRow<GameContextTable> = {
      secret_hash: secretHash,
      is_opened: toFlag(false),
      account_id: context.account,
      context: JSON.stringify(context),
      expires_at: expiresAt,
    }
    await database.db.insertInto('game_context').values(row).execute()
  },

  open: (secretHash, now, next) =>
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

  opened: async (secretHash, now) => {
    const row = await database.db
      .selectFrom('game_context')
      .select('context')
      .where('secret_hash', '=', secretHash)
      .where('is_opened', '=', toFlag(true))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row ? read(row.context) : null
  },

  attach: async (secretHash, now, caseId) => {
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

  ofCase: async (caseId) => {
    const row = await database.db
      .selectFrom('case_game_context')
      .select('context')
      .where('case_id', '=', caseId)
      .executeTakeFirst()
    return row ? read(row.context) : null
  },

  ofAccount: async (accountId) => {
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

  insertToken: async (row, most) => {
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

  accountOf: async (tokenHash, now) => {
    const row = await database.db
      .selectFrom('unread_token')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.account_id
  },

  endToken: (tokenHash, now) =>
    database.sharingCommit(async () => {
      const { numDeletedRows } = await database.db
        .deleteFrom('unread_token')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    }),

  endTokensOf: (accountId) =>
    database.sharingCommit(async () => {
      await database.db.deleteFrom('unread_token').where('account_id', '=', accountId).execute()
    }),

  eraseAccount: async (accountId) => {
    await database.db.deleteFrom('game_context').where('account_id', '=', accountId).execute()
    await database.db.deleteFrom('unread_token').where('account_id', '=', accountId).execute()
  },

  sweep: async (now, signal) => {
    for (const table of ['publisher_token', 'game_context', 'unread_token'] as const)
      await removeOld(database, { table, column: 'expires_at', before: now, isInclusive: true }, { signal })
  },
})

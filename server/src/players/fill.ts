// Entries of players who were known before there were any (CD-360): by their addresses, their cases, their penalties, in
// the order of their accounts, a few a transaction. A stop loses nothing, and nobody is written twice.
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { PlayerStore } from './store.ts'

/** Accounts of one transaction: a few milliseconds each. */
const atOnce = 50

export const createPlayerFill = (database: Database, store: Pick<PlayerStore, 'held'>) => {
  const accounts: readonly ((after: string) => Promise<string[]>)[] = [
    async (after) => {
      const { rows } = await sql<{ id: string }>`select account_id as id from account_address
        where account_id > ${after} order by account_id limit ${atOnce}`.execute(database.db)
      return rows.map(({ id }) => id)
    },
    async (after) => {
      const { rows } = await sql<{ id: string }>`select distinct owner_id as id from support_case
        where owner_id > ${after} order by owner_id limit ${atOnce}`.execute(database.db)
      return rows.map(({ id }) => id)
    },
    async (after) => {
      const { rows } = await sql<{ id: string }>`select distinct account_id as id from penalty
        where account_id > ${after} order by account_id limit ${atOnce}`.execute(database.db)
      return rows.map(({ id }) => id)
    },
  ]
  const newestCase = (accountId: string) =>
    database.db
      .selectFrom('support_case')
      .select(['contact_name', 'contact_email', 'locale', 'created_at'])
      .where('owner_id', '=', accountId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  const write = async (accountId: string): Promise<void> => {
    const address = await database.db
      .selectFrom('account_address')
      .select(['email', 'locale', 'seen_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const written = await newestCase(accountId)
    const penalty = await database.db
      .selectFrom('penalty')
      .select('imposed_at')
      .where('account_id', '=', accountId)
      .orderBy('imposed_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const seenAt = address?.seen_at ?? written?.created_at ?? penalty?.imposed_at
    if (seenAt === undefined) return
    const [displayName, locale] = [written?.contact_name, address?.locale ?? written?.locale]
    await store.held({ accountId, displayName, email: address?.email ?? written?.contact_email, locale, at: seenAt })
    // What they gave in a case finds them as well.
    if (address && written?.contact_email) await store.held({ accountId, email: written.contact_email, at: seenAt })
  }
  /** @returns false when all are there */
  const some = (): Promise<boolean> =>
    database.withTransaction(async () => {
      const { db } = database
      const begun = await db.selectFrom('player_fill').selectAll().executeTakeFirst()
      if (begun === undefined) return false
      const next = accounts[begun.stage]
      if (next === undefined) {
        await db.deleteFrom('player_fill').execute()
        return false
      }
      const ids = await next(begun.after_id)
      for (const id of ids) await write(id)
      const last = ids.at(-1)
      await db
        .updateTable('player_fill')
        .set(last === undefined ? { stage: begun.stage + 1, after_id: '' } : { after_id: last })
        .execute()
      return true
    })
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const begun = performance.now()
      if (!(await some())) return
      // As long a rest as it took: whoever works meanwhile hardly notices.
      await delay(Math.min(performance.now() - begun, 1_000), undefined, { signal }).catch(() => undefined)
    }
  }
}

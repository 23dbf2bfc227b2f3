// Entries of players who were known before there were any (CD-360): by their addresses, their cases, their penalties, in
// the order of their accounts, a few a transaction. A stop loses nothing, and nobody is written twice.
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../storage/database.ts'
import type { PlayersTables } from './tables.ts'
import type { PlayerStore } from './store.ts'

/** Accounts of one transaction: a few milliseconds each. */
const atOnce = 50

export interface FillSources {
  /** Accounts by their addresses, their cases, their penalties, in order. */
  accounts: readonly ((after: string, most: number) => Promise<string[]>)[]
  addressOf: (accountId: string) => Promise<{ email: string; locale: string | null; seen_at: string } | undefined>
  newestCase: (
    accountId: string,
  ) => Promise<{ name: string | null; email: string | null; locale: string; at: string } | undefined>
  newestPenaltyAt: (accountId: string) => Promise<string | undefined>
  /** Those without an account, by their addresses in order. */
  guests: (
    after: string,
    most: number,
  ) => Promise<{ email: string; name: string | null; locale: string | null; at: string }[]>
  personOf: (email: string) => string
}

export const createPlayerFill = (
  database: Database<PlayersTables>,
  store: Pick<PlayerStore, 'held'>,
  { accounts, addressOf, newestCase, newestPenaltyAt, guests, personOf }: FillSources,
) => {
  const write = async (accountId: string): Promise<void> => {
    const [address, written] = [await addressOf(accountId), await newestCase(accountId)]
    const penaltyAt = await newestPenaltyAt(accountId)
    const seenAt = address?.seen_at ?? written?.at ?? penaltyAt
    if (seenAt === undefined) return
    const [displayName, locale] = [written?.name, address?.locale ?? written?.locale]
    await store.held({ accountId, displayName, email: address?.email ?? written?.email, locale, at: seenAt })
    // What they gave in a case finds them as well.
    if (address && written?.email) await store.held({ accountId, email: written.email, at: seenAt })
  }
  /** @returns false when all are there */
  const some = (): Promise<boolean> =>
    database.withTransaction(async () => {
      const { db } = database
      const begun = await db.selectFrom('player_fill').selectAll().executeTakeFirst()
      if (begun === undefined) return false
      const next = accounts[begun.stage]
      const people = next === undefined ? await guests(begun.after_id, atOnce) : []
      for (const { email, name: displayName, locale, at } of people)
        await store.held({ accountId: personOf(email), displayName, email, locale, at })
      if (next === undefined && people.length === 0) {
        await db.deleteFrom('player_fill').execute()
        return false
      }
      const ids = (await next?.(begun.after_id, atOnce)) ?? []
      for (const id of ids) await write(id)
      const last = ids.at(-1) ?? people.at(-1)?.email
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

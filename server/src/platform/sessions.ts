// Sessions of signed-in players, in the database so that a sign-out is final (ground G11, G27). The table holds the
// SHA-256 of the cookie's 32 random bytes; reads are cached for seconds (promises R3), ending one empties every
// instance's cache.
import { createLru } from '../lib/lru.ts'
import { newToken, sha256 } from '../lib/ids.ts'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import { removeOld } from '../storage/sweeps.ts'
import { isStorageUnavailable } from '../storage/dialect.ts'
import type { Account } from './visitor.ts'

export interface Session {
  /** SHA-256 of the cookie's value: what CSRF token, limits and marks are bound to. */
  id: string
  account: Account
  /** What the identity adapter keeps for sign-out, such as the ID token's hint. */
  extra: Record<string, string>
  createdAt: string
  lastActiveAt: string
}

const cacheMilliseconds = 5_000
/** So long a session is remembered while the database is away. */
const outageMilliseconds = 300_000
/** A database that has just failed is not waited for again at once: each try may take seconds. */
const restMilliseconds = 1_000
const touchMilliseconds = 60_000
/** A session's id, or '' for any: it has ended. */
export const sessionEnded = 'session_ended'

interface SessionsDeps {
  database: Database<Tables>
  clock: Clock
  idleSeconds: number
  maxSeconds: number
}

export const createSessions = async ({ database, clock, idleSeconds, maxSeconds }: SessionsDeps) => {
  const cache = createLru<{ session: Session; readAt: number }>(20_000)
  let awayUntil = 0
  await database.listen(sessionEnded, (id) => (id === '' ? cache.clear() : cache.delete(id)))

  const isLive = (session: Session): boolean => {
    const now = clock.now().getTime()
    return (
      now - Date.parse(session.lastActiveAt) < idleSeconds * 1000 &&
      now - Date.parse(session.createdAt) < maxSeconds * 1000
    )
  }

  const read = async (id: string): Promise<Session | undefined> => {
    const row = await database.db.selectFrom('session').selectAll().where('id_hash', '=', id).executeTakeFirst()
    return (
      row && {
        id,
        account: JSON.parse(row.account) as Account,
        extra: JSON.parse(row.extra) as Record<string, string>,
        createdAt: row.created_at,
        lastActiveAt: row.last_active_at,
      }
    )
  }

  const forget = async (id: string): Promise<void> => {
    cache.delete(id)
    await database.notify(sessionEnded, id)
  }

  return {
    /** Whether one, by the id it is kept under, has not ended. */
    isThere: async (id: string) =>
      (await database.db.selectFrom('session').select('id_hash').where('id_hash', '=', id).executeTakeFirst()) !==
      undefined,

    /** Opens a session and returns the cookie's value, which is stored nowhere. */
    create: async (account: Account, extra: Record<string, string> = {}) => {
      const cookie = newToken()
      const now = clock.now().toISOString()
      const session: Session = { id: sha256(cookie), account, extra, createdAt: now, lastActiveAt: now }
      await database.db
        .insertInto('session')
        .values({
          id_hash: session.id,
          account_id: account.id,
          account: JSON.stringify(account),
          extra: JSON.stringify(extra),
          created_at: now,
          last_active_at: now,
        })
        .execute()
      return { cookie, session }
    },

    /**
     * The live session behind a cookie; undefined when unknown, ended, idle too long or too old.
     * While the database is away, one that was read within the last five minutes counts as live for whoever only reads
     * (CD-253).
     * @throws what the database threw, when it is away and nothing is known
     */
    find: async (cookie: string, { onlyReads = false }: { onlyReads?: boolean } = {}) => {
      const id = sha256(cookie)
      const known = cache.get(id)
      const now = clock.now().getTime()
      const age = known ? Math.abs(now - known.readAt) : Number.POSITIVE_INFINITY
      const isRemembered = onlyReads && age < outageMilliseconds
      if (known && (age < cacheMilliseconds || (isRemembered && performance.now() < awayUntil)))
        return isLive(known.session) ? known.session : undefined
      let session: Session | undefined
      try {
        session = await read(id)
      } catch (error) {
        if (!isStorageUnavailable(error)) throw error
        awayUntil = performance.now() + restMilliseconds
        if (!known || !isRemembered) throw error
        return isLive(known.session) ? known.session : undefined
      }
      if (session) cache.set(id, { session, readAt: now })
      else cache.delete(id)
      return session && isLive(session) ? session : undefined
    },

    /** Marks activity. Written at most once a minute. */
    touch: async (session: Session) => {
      const now = clock.now()
      if (now.getTime() - Date.parse(session.lastActiveAt) < touchMilliseconds) return
      if (performance.now() < awayUntil) return
      session.lastActiveAt = now.toISOString()
      // Best effort: a database that is away must not turn a read from memory into an error (promises P29).
      await database.db
        .updateTable('session')
        .set({ last_active_at: session.lastActiveAt })
        .where('id_hash', '=', session.id)
        .execute()
        .catch(() => undefined)
    },

    end: async (id: string) => {
      await database.db.deleteFrom('session').where('id_hash', '=', id).execute()
      await forget(id)
    },

    /** @param keptId a session of theirs that stays */
    endAllOf: async (accountId: string, keptId: string = '') => {
      const rows = await database.db
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id_hash', '!=', keptId)
        .returning('id_hash')
        .execute()
      for (const row of rows) await forget(row.id_hash)
    },

    /** Ends those of an account that were opened as is asked. @returns their ids */
    endSome: async (accountId: string, isMeant: (extra: Session['extra']) => boolean) => {
      const rows = await database.db
        .selectFrom('session')
        .select(['id_hash', 'extra'])
        .where('account_id', '=', accountId)
        .execute()
      const meant = rows.filter(({ extra }) => isMeant(JSON.parse(extra) as Session['extra'])).map((row) => row.id_hash)
      if (meant.length > 0) await database.db.deleteFrom('session').where('id_hash', 'in', meant).execute()
      for (const id of meant) await forget(id)
      return meant
    },

    /** Removes rows that can no longer be opened. Returns how many. */
    sweep: async (signal?: AbortSignal) => {
      const now = clock.now().getTime()
      const idleSince = new Date(now - idleSeconds * 1000).toISOString()
      const openedBefore = new Date(now - maxSeconds * 1000).toISOString()
      // Two ages, two indices: asked for both at once, no database would walk either.
      const old = { table: 'session', isInclusive: true } as const
      const idle = await removeOld(database, { ...old, column: 'last_active_at', before: idleSince }, { signal })
      return idle + (await removeOld(database, { ...old, column: 'created_at', before: openedBefore }, { signal }))
    },
  }
}

export type Sessions = Awaited<ReturnType<typeof createSessions>>

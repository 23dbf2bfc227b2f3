// Sessions of the desk's pages (T28, CD-220): another cookie, table and key than a player's. They last a shift; while
// one lasts, the provider is asked now and then whether this is still a representative, and of which roles.
import { newToken, sha256 } from '../lib/ids.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import { ProblemError } from '../platform/problems.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { ProvenPerson } from './identity.ts'
import type { DeskProvider, ProvenClaims } from './ports.ts'
import type { DeskSessionTable, DeskTables } from './tables.ts'

export interface DeskSession {
  /** SHA-256 of the cookie's value. */
  id: string
  person: ProvenPerson
}

/** Rows of releases before scopes have none, and no times. */
const personOf = (json: string): ProvenPerson => ({
  scope: null,
  provenAt: 0,
  signedInAt: null,
  ...(JSON.parse(json) as Pick<ProvenPerson, 'id' | 'displayName' | 'roles'>),
})

/** A proof made anew unseen says as a rule nothing of the sign-in; it was then as it was. */
const withSignIn = (person: ProvenPerson, known: ProvenPerson): ProvenPerson => ({
  ...person,
  signedInAt: person.signedInAt ?? known.signedInAt,
})

/** How old what the provider said may be. */
const provenSeconds = 900
/** What a provider gave nothing to ask again with lasts as long as its own tokens do. */
const unrenewedSeconds = 3_600
/** So long others go on with what is known while one request asks the provider; also until it is asked after an outage. */
const askingSeconds = 60
const sealContext = 'desk-session'

export interface DeskSessionsDeps {
  database: Database<DeskTables>
  clock: Clock
  keys: Keyring
  provider: Pick<DeskProvider, 'renew'>
  /** @throws when these claims name nobody of the desk */
  personOf: (claims: ProvenClaims) => Promise<ProvenPerson>
  shiftSeconds: number
  warn: (message: string, error: unknown) => void
}

export const createDeskSessions = (deps: DeskSessionsDeps) => {
  const { database, clock, keys, provider, shiftSeconds } = deps
  const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString()
  const proof = (person: ProvenPerson, renewal: string | null) => ({
    agent: JSON.stringify(person),
    renewal: renewal === null ? null : keys.seal(sealContext, renewal),
    renew_at: inSeconds(provenSeconds),
  })
  const end = async (id: string): Promise<void> => {
    await database.db.deleteFrom('desk_session').where('id_hash', '=', id).execute()
  }

  /** One request of all asks the provider; the others go on with what is known. */
  const renew = async (row: WholeRow<DeskSessionTable>, sealed: string): Promise<ProvenPerson | undefined> => {
    const known = personOf(row.agent)
    const claimed = await database.db
      .updateTable('desk_session')
      .set({ renew_at: inSeconds(askingSeconds) })
      .where('id_hash', '=', row.id_hash)
      .where('renew_at', '=', row.renew_at)
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 0n) return known
    try {
      const renewed = await provider.renew(keys.unseal(sealContext, sealed))
      const person = renewed && (await personIn(renewed.claims))
      if (!renewed || person?.id !== known.id) {
        await end(row.id_hash)
        return undefined
      }
      await database.db
        .updateTable('desk_session')
        .set(proof(withSignIn(person, known), renewed.renewal))
        .where('id_hash', '=', row.id_hash)
        .execute()
      return withSignIn(person, known)
    } catch (error) {
      deps.warn('a session of the desk could not be proven again', error)
      return known
    }
  }
  const personIn = async (claims: ProvenClaims): Promise<ProvenPerson | undefined> => {
    try {
      return await deps.personOf(claims)
    } catch (error) {
      // A database that is away has ended nobody's shift.
      if (error instanceof ProblemError && error.status < 500) return undefined
      throw error
    }
  }

  return {
    /** Begins a shift. @returns the cookie's value */
    create: async (person: ProvenPerson, renewal: string | null) => {
      const cookie = newToken()
      await database.db
        .insertInto('desk_session')
        .values({
          id_hash: sha256(cookie),
          agent_id: person.id,
          ...proof(person, renewal),
          ends_at: inSeconds(renewal === null ? Math.min(shiftSeconds, unrenewedSeconds) : shiftSeconds),
        } satisfies WholeRow<DeskSessionTable>)
        .execute()
      return cookie
    },

    /** undefined when unknown, ended, over, or when the provider no longer knows a representative by it. */
    find: async (cookie: string) => {
      const id = sha256(cookie)
      const row = await database.db.selectFrom('desk_session').selectAll().where('id_hash', '=', id).executeTakeFirst()
      const now = clock.now().toISOString()
      if (!row || row.ends_at <= now) return undefined
      const person = row.renewal === null || row.renew_at > now ? personOf(row.agent) : await renew(row, row.renewal)
      return person && { id, person }
    },

    end,
    endAllOf: async (agentId: string) => {
      await database.db.deleteFrom('desk_session').where('agent_id', '=', agentId).execute()
    },
    /** Sessions that last; who has none is missing. */
    countByAgent: async () => {
      const rows = await database.db
        .selectFrom('desk_session')
        .select(({ fn }) => ['agent_id', fn.countAll().as('count')])
        .where('ends_at', '>', clock.now().toISOString())
        .groupBy('agent_id')
        .execute()
      return new Map(rows.map(({ agent_id, count }) => [agent_id, Number(count)]))
    },
    tokenFor: ({ id }: DeskSession) => keys.sign('desk-csrf', id),
    isToken: ({ id }: DeskSession, token: string) => token.length === 43 && keys.verify('desk-csrf', id, token),
    sweep: async (signal?: AbortSignal) => {
      const before = clock.now().toISOString()
      await removeOld(database, { table: 'desk_session', column: 'ends_at', before, isInclusive: true }, { signal })
    },
  }
}

export type DeskSessions = ReturnType<typeof createDeskSessions>

// Who is there for chats, and in which languages (T21, CD-283): a table, and a snapshot of it in memory that every
// instance follows. Whoever has said nothing for a while is away.
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import type { ChatTables } from './tables.ts'
import { followTable } from '../storage/followed-table.ts'

/** What a representative says of themselves. `languages`: none means all. */
export interface Availability {
  state: 'available' | 'away'
  chats: number
  /** First halves of skills, such as `de-DE`. */
  languages: readonly string[]
}

/** So many chats at once, where nobody has said otherwise. */
export const usualChats = 3
/** A page says it again every 30 seconds, a browser that lets it sleep every 60. */
const heldSeconds = 90

interface Known {
  agentId: string
  chats: number
  languages: readonly string[]
  until: string | null
}

export const createAvailabilities = async ({ database, clock }: { database: Database<ChatTables>; clock: Clock }) => {
  let known: readonly Known[] = []
  let version = 0
  let staffed = ''
  const now = () => clock.now().toISOString()
  const isHere = ({ until }: Known): boolean => until !== null && until > now()

  const read = async (): Promise<readonly Known[]> => {
    const rows = await database.db.selectFrom('chat_availability').selectAll().orderBy('agent_id').execute()
    return rows.map(({ agent_id, chats, languages, until }) => ({
      agentId: agent_id,
      chats,
      languages: JSON.parse(languages) as string[],
      until,
    }))
  }
  const followed = await followTable({
    database,
    channel: 'chat_availability',
    read,
    take: (found) => {
      known = found
    },
  })

  return {
    /** @returns until when it holds unless it is said again, RFC 3339; null when away */
    set: async (agentId: string, { state, chats, languages }: Availability): Promise<string | null> => {
      const until = state === 'away' ? null : new Date(clock.now().getTime() + heldSeconds * 1000).toISOString()
      const values = { chats, languages: JSON.stringify([...languages].sort()), until }
      await database.db
        .insertInto('chat_availability')
        .values({ agent_id: agentId, ...values })
        .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(values))
        .execute()
      await followed.changed(agentId)
      return until
    },
    /** Of everybody who has ever said something; who is missing has not. */
    all: async (): Promise<ReadonlyMap<string, Availability>> =>
      new Map(
        (await read()).map((one) => [
          one.agentId,
          { state: isHere(one) ? 'available' : 'away', chats: one.chats, languages: one.languages },
        ]),
      ),
    /** How many chats at once they lead. Until the present transaction ends, nobody else is told for the same one. */
    lockChatsOf: async (agentId: string): Promise<number> => {
      const { chats } = await database.db
        .insertInto('chat_availability')
        .values({ agent_id: agentId, chats: usualChats, languages: '[]', until: null })
        .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ agent_id: agentId }))
        .returning('chats')
        .executeTakeFirstOrThrow()
      return chats
    },
    /** Whether somebody available chats in this language; from memory, two seconds old at most. */
    isStaffed: (language: string): boolean =>
      known.some((one) => isHere(one) && (one.languages.length === 0 || one.languages.includes(language))),
    /** Grows whenever what `isStaffed` answers may have changed. */
    version: (): number => {
      const present = known.filter(isHere)
      const next = present.some(({ languages }) => languages.length === 0)
        ? '*'
        : [...new Set(present.flatMap(({ languages }) => languages))].sort().join()
      if (next !== staffed) version += 1
      staffed = next
      return version
    },
    stop: followed.stop,
  }
}

export type Availabilities = Awaited<ReturnType<typeof createAvailabilities>>

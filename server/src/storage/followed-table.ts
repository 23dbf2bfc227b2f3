import { lookAgainMilliseconds, type AnyDatabase } from './database.ts'

interface FollowedTable {
  /** Reads it now, as every instance does after a notice. */
  look: () => Promise<void>
  /**
   * After a change of one's own, in its transaction: what it sees is taken at once, and told to every instance once it is
   * stored. A notice that gets lost is made good by the next look.
   */
  changed: (payload: string) => Promise<void>
  stop: () => void
}

/**
 * A table that every instance keeps in memory and follows: read at the start, after each notice, and on PostgreSQL
 * every `lookAgainMilliseconds`. An answer that was asked for before a later one, or before one's own change, is not
 * taken.
 */
export const followTable = async <T>({
  database,
  channel,
  read,
  take,
}: {
  database: AnyDatabase
  channel: string
  read: () => Promise<T>
  take: (found: T) => void
}): Promise<FollowedTable> => {
  let asked = 0
  let taken = 0
  const look = async (): Promise<void> => {
    asked += 1
    const own = asked
    const found = await read()
    if (own < taken) return
    taken = own
    take(found)
  }
  const takeOwn = (found: T): void => {
    asked += 1
    taken = asked
    take(found)
  }
  /** A database that is away leaves what was read last standing. */
  const lookQuietly = () => void look().catch(() => undefined)
  await look()
  await database.listen(channel, lookQuietly)
  const timer =
    database.dialect.name === 'postgres' ? setInterval(lookQuietly, lookAgainMilliseconds).unref() : undefined
  return {
    look,
    changed: async (payload) => {
      const found = await read()
      takeOwn(found)
      // A transaction that comes to nothing says so to nobody: where nothing looks again, one more look does.
      if (timer === undefined) setTimeout(lookQuietly, lookAgainMilliseconds).unref()
      database.afterCommit(() => {
        takeOwn(found)
        void database.notify(channel, payload).catch(() => undefined)
      })
    },
    stop: () => clearInterval(timer),
  }
}

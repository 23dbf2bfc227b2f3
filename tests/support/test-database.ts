// Where the data of a test server lie: in its own folder, or, with `TEST_DATABASE=postgres`, in a new database of one
// throw-away PostgreSQL that runs while any test server lives.
import { startPostgres, type TestPostgres } from './postgres.ts'

export interface TestDatabase {
  /** Settings of config.ts that lead there. */
  env: Record<string, string>
  release: () => Promise<void>
}

let shared: { postgres: Promise<TestPostgres>; users: number } | undefined

/** A database for one more test server. */
export const newTestDatabase = async (): Promise<TestDatabase> => {
  if (process.env['TEST_DATABASE'] !== 'postgres') return { env: {}, release: async () => {} }
  shared ??= { postgres: startPostgres(), users: 0 }
  const mine = shared
  mine.users += 1
  const url = await (await mine.postgres).createDatabase()
  return {
    env: { DATABASE_URL: url },
    release: async () => {
      mine.users -= 1
      if (mine.users > 0) return
      if (shared === mine) shared = undefined
      await (await mine.postgres).stop()
    },
  }
}

// Where the data of a test server lie: in its own folder, or, with `TEST_DATABASE=postgres`, in a new database of the
// run's PostgreSQL.
import type { Prepared } from './prepared.ts'
import { sharedPostgres } from './postgres-of-run.ts'

export interface TestDatabase {
  /** Settings of config.ts that lead there. */
  env: Record<string, string>
  release: () => Promise<void>
}

/** A database for one more test server. */
export const newTestDatabase = async (state: Prepared = 'migrated'): Promise<TestDatabase> => {
  if (process.env['TEST_DATABASE'] !== 'postgres') return { env: {}, release: async () => {} }
  const postgres = await sharedPostgres()
  return { env: { DATABASE_URL: await postgres.createDatabase(state) }, release: postgres.release }
}

// The whole server on SQLite and on PostgreSQL, in one file: two describe blocks from one definition.
import { afterAll, beforeAll, describe } from 'vitest'
import { preparedFor } from './prepared.ts'
import { sharedPostgres, type SharedPostgres } from './postgres-of-run.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** A database server of its own takes its time on a busy machine. */
const startMilliseconds = 180_000

/**
 * Runs `define` once for each database; its tests share one server.
 * @example onBothDatabases('races', {}, (server) => { test('…', async () => { const ada = await server().signIn() … })
 * })
 */
export const onBothDatabases = (
  title: string,
  options: TestServerOptions,
  define: (server: () => TestServer) => void,
): void => {
  describe.each(['SQLite', 'PostgreSQL'] as const)(`${title} on %s`, (name) => {
    let postgres: SharedPostgres | undefined
    let server: TestServer
    beforeAll(async () => {
      postgres = name === 'PostgreSQL' ? await sharedPostgres() : undefined
      const env: Record<string, string> = postgres
        ? { DATABASE_URL: await postgres.createDatabase(preparedFor(options.env?.['CONTENT_PACK'])) }
        : {}
      server = await startTestServer({ ...options, env: { ...options.env, ...env } })
    }, startMilliseconds)
    afterAll(async () => {
      await server?.close()
      await postgres?.release()
    })
    define(() => server)
  })
}

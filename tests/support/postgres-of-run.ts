// One PostgreSQL for all test files of a run. The main process holds it; a worker asks at a door on 127.0.0.1, and who
// asks first has it started. Without anybody asking, none runs.
import { createServer, connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openDatabase } from '../../server/src/storage/database.ts'
import { createDatabase, dropDatabases, startPostgres, type TestPostgres } from './postgres.ts'

const door = 'GUIDEPOST_TEST_POSTGRES'

/** What a worker is told. */
interface Address {
  /** URL of a database that stays. */
  server: string
  /** URL of a migrated, empty database to copy. */
  migrated: string
}

export interface SharedPostgres {
  /** A new database: migrated, or empty where a test is about the migration itself. */
  createDatabase: (state?: 'migrated' | 'empty') => Promise<string>
  /** Removes the databases made here. */
  release: () => Promise<void>
}

const migrate = async (postgres: TestPostgres): Promise<Address> => {
  const migrated = await postgres.createDatabase()
  const database = await openDatabase({ dataDir: '', databaseUrl: migrated, databasePoolSize: 1 })
  await database.migrate()
  await database.close()
  return { server: postgres.urlOf('postgres'), migrated }
}

/** Vitest's global setup. @returns what ends the run's PostgreSQL */
export default async (): Promise<() => Promise<void>> => {
  let postgres: Promise<TestPostgres> | undefined
  let address: Promise<Address> | undefined
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    postgres ??= startPostgres({ connections: 200 })
    address ??= postgres.then(migrate)
    address.then(
      (found) => socket.end(JSON.stringify(found)),
      (error: Error) => socket.end(JSON.stringify({ error: error.message })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env[door] = String((server.address() as AddressInfo).port)
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    await (await postgres?.catch(() => undefined))?.stop()
  }
}

const ask = async (port: number): Promise<Address> => {
  const answer = JSON.parse(await text(connect(port, '127.0.0.1'))) as Address | { error: string }
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

/**
 * The PostgreSQL of this run; one of its own where the runner's configuration names no global setup.
 * @throws when it cannot be started, with the reason
 */
export const sharedPostgres = async (): Promise<SharedPostgres> => {
  const port = process.env[door]
  const own = port === undefined ? await startPostgres() : undefined
  const { server, migrated } = own === undefined ? await ask(Number(port)) : await migrate(own)
  const made: string[] = []
  return {
    createDatabase: async (state = 'migrated') => {
      const url = await createDatabase(server, state === 'migrated' ? migrated : undefined)
      made.push(url)
      return url
    },
    release: async () => {
      await (own === undefined ? dropDatabases(server, made.splice(0)) : own.stop())
    },
  }
}

// One PostgreSQL for all test files of a run. The main process holds it; a worker asks at a door on 127.0.0.1, and who
// asks first has it started. Without anybody asking, none runs.
import { createServer, connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Prepared, prepare } from './prepared.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { createDatabase, dropDatabases, startPostgres, type TestPostgres } from './postgres.ts'

const door = 'GUIDEPOST_TEST_POSTGRES'

/** What a worker is told. */
interface Address {
  /** URL of a database that stays. */
  server: string
  /** URL of a database to copy. */
  prepared: string
}
/** Of what is copied. */
type PreparedAddress = (state: Prepared) => Promise<Address>

export interface SharedPostgres {
  /** A new database: with its tables, or empty where a test is about the migration itself. */
  createDatabase: (state?: Prepared | 'empty') => Promise<string>
  /** Removes the databases made here. */
  release: () => Promise<void>
}

const preparing = (postgres: TestPostgres): PreparedAddress => {
  const made = new Map<Prepared, Promise<Address>>()
  const make = async (state: Prepared): Promise<Address> => {
    const prepared = await postgres.createDatabase()
    const database = await openDatabase({ dataDir: '', databaseUrl: prepared, databasePoolSize: 1 })
    await prepare(database, state)
    await database.close()
    return { server: postgres.urlOf('postgres'), prepared }
  }
  return (state) => {
    const address = made.get(state) ?? make(state)
    made.set(state, address)
    return address
  }
}

/** Vitest's global setup. @returns what ends the run's PostgreSQL */
export default async (): Promise<() => Promise<void>> => {
  let postgres: Promise<TestPostgres> | undefined
  let addressOf: Promise<PreparedAddress> | undefined
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    postgres ??= startPostgres({ connections: 200 })
    addressOf ??= postgres.then(preparing)
    Promise.all([addressOf, text(socket)])
      .then(([of, state]) => of(state as Prepared))
      .then(
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

const ask = async (port: number, state: Prepared): Promise<Address> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).end(state)
  const answer = JSON.parse(await text(socket)) as Address | { error: string }
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
  const addressOf: PreparedAddress = own === undefined ? (state) => ask(Number(port), state) : preparing(own)
  const { server } = await addressOf('migrated')
  const made: string[] = []
  return {
    createDatabase: async (state = 'migrated') => {
      const url = await createDatabase(server, state === 'empty' ? undefined : (await addressOf(state)).prepared)
      made.push(url)
      return url
    },
    release: async () => {
      await (own === undefined ? dropDatabases(server, made.splice(0)) : own.stop())
    },
  }
}

// Whatever fails while a case is filed, it is stored whole or not at all, and the same request sent again files it once
// (promises P9, P13). Each statement and each file operation of a submit fails once in each way: on the
// embedded database and in the folder by the error the disk gives, before its work and after it; on PostgreSQL by a
// connection that is cut before a message arrives and after it was carried out.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sharedPostgres, type SharedPostgres } from '../../../tests/support/postgres-of-run.ts'
import { openDatabase, type AnyDatabase } from '../storage/database.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'

type Way = 'before' | 'after'

/** Counts what passes; the step that is armed fails, once. */
const createFault = () => {
  let passed = 0
  let armed: { step: number; way: Way } | null = null
  return {
    /** @returns how this step has to fail, undefined when it may go on */
    next: (): Way | undefined => {
      passed += 1
      if (armed === null || passed < armed.step) return undefined
      const { way } = armed
      armed = null
      return way
    },
    arm: (step: number, way: Way) => {
      passed = 0
      armed = { step, way }
    },
    /** @returns true when the step that was armed has not come */
    disarm: (): boolean => {
      const wasArmed = armed !== null
      armed = null
      return wasArmed
    },
    count: () => passed,
    reset: () => {
      passed = 0
    },
  }
}
type Fault = ReturnType<typeof createFault>

let bytes = 0
/** A file of its own each time, so that its way to the disk is never a shorter one. */
const newForm = (): FormData => {
  bytes += 1
  const form = new FormData()
  form.append(
    'form',
    JSON.stringify({
      fields: { description: 'The gate stays shut.', realm: 'a' },
      categoryId: 1211,
      channel: 'ticket',
      locale: 'en-US',
      game: 'wow',
      anonFields: { name: 'Somebody', email: 'somebody@players.example' },
    }),
  )
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, bytes >> 8, bytes & 255])
  form.append('files[files]', new Blob([picture]), 'gate.png')
  return form
}

/** What a case consists of: a row here without the others would be half a case. */
const parts = ['support_case', 'case_event', 'case_attachment', 'job'] as const
const rowsOf = async (database: AnyDatabase): Promise<number[]> =>
  Promise.all(
    parts.map(async (table) => {
      const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)}`.execute(
        database.db,
      )
      return Number(rows[0]!.n)
    }),
  )

const submit = (client: TestClient, form: FormData, key: string) =>
  client.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': key } })

/** How many rows of each part one case has, and how many steps its filing takes. */
const fileOne = async (database: AnyDatabase, client: TestClient, fault: Fault) => {
  // The first of all prepares what the later ones find ready.
  await submit(client, newForm(), crypto.randomUUID())
  const before = await rowsOf(database)
  fault.reset()
  expect((await submit(client, newForm(), crypto.randomUUID())).statusCode).toBe(200)
  const steps = fault.count()
  const after = await rowsOf(database)
  return { steps, whole: after.map((count, part) => count - before[part]!) }
}

/**
 * Lets every step fail in this way, one after the other.
 * @param database the same data, looked at without the fault
 * @returns what was found to be wrong, in words
 */
const failEach = async (server: TestServer, database: AnyDatabase, fault: Fault, way: Way): Promise<string[]> => {
  const client = await server.anonymous()
  const { steps, whole } = await fileOne(database, client, fault)
  expect(steps).toBeGreaterThan(0)
  expect(Math.min(...whole)).toBeGreaterThan(0)
  const wrong: string[] = []
  for (let step = 1; step <= steps; step += 1) {
    const [form, key, before] = [newForm(), crypto.randomUUID(), await rowsOf(database)]
    fault.arm(step, way)
    const first = await submit(client, form, key)
    fault.disarm()
    const grown = (await rowsOf(database)).map((count, part) => count - before[part]!)
    const isWhole = grown.every((count, part) => count === whole[part])
    const here = `${way} step ${step} of ${steps}`
    if (!isWhole && grown.some((count) => count !== 0)) wrong.push(`${here}: half a case, ${grown.join(' ')}`)
    if (first.statusCode === 200 ? !isWhole : first.statusCode !== 503) wrong.push(`${here}: ${first.statusCode}`)
    const again = await submit(client, form, key)
    const all = (await rowsOf(database)).map((count, part) => count - before[part]!)
    if (again.statusCode !== 200) wrong.push(`${here}: again ${again.statusCode} ${again.body}`)
    if (all.some((count, part) => count !== whole[part])) wrong.push(`${here}: afterwards ${all.join(' ')}`)
    if (first.statusCode === 200 && first.json().caseId !== again.json().caseId) wrong.push(`${here}: two cases`)
    const { anonymousToken } = again.json()
    const found = (await client.get(`${api}/cases/en-US/detail/${anonymousToken}`)).json()
    if (found.caseEvents?.[0]?.attachments?.[0]?.name !== 'gate.png') wrong.push(`${here}: without its file`)
  }
  return wrong
}

const failing = (message: string, change: object): Error => Object.assign(new Error(message), change)

describe('on the embedded database and in the folder', () => {
  let server: TestServer
  const original = { all: StatementSync.prototype.all, run: StatementSync.prototype.run }
  const files = ['open', 'link', 'rename', 'mkdir', 'utimes'] as const
  const originalFiles = Object.fromEntries(files.map((name) => [name, fs.promises[name]]))
  beforeAll(async () => {
    server = await startTestServer({ env: { DATABASE_URL: '' } })
  })
  afterEach(() => {
    Object.assign(StatementSync.prototype, original)
    Object.assign(fs.promises, originalFiles)
    syncBuiltinESMExports()
  })
  afterAll(() => server.close())

  test.each<[Way, number]>([
    ['before', 13],
    ['before', 10],
    ['after', 10],
  ])('[P13] a statement that fails %s its work with error %i leaves no half case', async (way, errcode) => {
    const fault = createFault()
    const wrap = (name: 'all' | 'run') =>
      function failOrGo(this: StatementSync, ...parameters: never[]): unknown {
        const how = fault.next()
        const error = () => failing('disk I/O error', { code: 'ERR_SQLITE_ERROR', errcode })
        if (how === 'before') throw error()
        const result: unknown = Reflect.apply(original[name], this, parameters)
        if (how === 'after') throw error()
        return result
      }
    Object.assign(StatementSync.prototype, { all: wrap('all'), run: wrap('run') })
    expect(await failEach(server, server.database, fault, way)).toEqual([])
  })

  test.each<[Way, string]>([
    ['before', 'ENOSPC'],
    ['before', 'EMFILE'],
    ['before', 'EDQUOT'],
    ['before', 'EIO'],
    ['after', 'EIO'],
  ])('[P13] a file operation that fails %s its work with %s leaves no half case', async (way, code) => {
    const fault = createFault()
    const wrap = (name: string) =>
      async function failOrGo(...parameters: unknown[]): Promise<unknown> {
        const how = fault.next()
        if (how === 'before') throw failing(`${code}: ${name}`, { code })
        const result: unknown = await Reflect.apply(originalFiles[name]!, fs.promises, parameters)
        if (how === 'after') {
          if (name === 'open') await (result as fs.promises.FileHandle).close()
          throw failing(`${code}: ${name}`, { code })
        }
        return result
      }
    Object.assign(fs.promises, Object.fromEntries(files.map((name) => [name, wrap(name)])))
    syncBuiltinESMExports()
    expect(await failEach(server, server.database, fault, way)).toEqual([])
  })
})

describe('on PostgreSQL', () => {
  let postgres: SharedPostgres
  beforeAll(async () => {
    postgres = await sharedPostgres()
  })
  afterAll(() => postgres.release())

  /** Between the server and its database: a message of the server is a step, and the line is cut there. */
  const startLine = async (target: URL, fault: Fault) => {
    const open = new Set<Socket>()
    const line = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const socket of [near, far]) {
        open.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          open.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.on('data', (message) => {
        const how = fault.next()
        if (how === 'before') return void near.destroy()
        far.write(message)
        // What was asked is carried out, and nobody hears of it.
        if (how === 'after') far.once('data', () => near.destroy())
      })
      let isDeaf = false
      far.on('data', (answer) => {
        if (!near.destroyed && !isDeaf) near.write(answer)
        isDeaf = near.destroyed
      })
    })
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
    return {
      port: (line.address() as AddressInfo).port,
      stop: () => {
        for (const socket of open) socket.destroy()
        return new Promise((resolve) => line.close(resolve))
      },
    }
  }

  test.each<Way>(['before', 'after'])(
    '[P13] a connection that is cut %s a message was carried out leaves no half case',
    async (way) => {
      const fault = createFault()
      const url = new URL(await postgres.createDatabase())
      const direct = await openDatabase({ dataDir: '', databaseUrl: url.href, databasePoolSize: 1 })
      const line = await startLine(new URL(url), fault)
      url.hostname = '127.0.0.1'
      url.port = String(line.port)
      const server = await startTestServer({ env: { DATABASE_URL: url.href } })
      try {
        expect(await failEach(server, direct, fault, way)).toEqual([])
      } finally {
        await server.close()
        await direct.close()
        await line.stop()
      }
    },
  )
})

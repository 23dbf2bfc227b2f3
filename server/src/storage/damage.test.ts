// The embedded database on a full disk, damaged, and gone (promises P7, CD-250, CD-251), with the whole server on it.
import { closeSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { DataNotWholeError } from './whole-data.ts'

const list = `${api}/cases/en-US/active?page=1`
const pageBytes = 4096
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'guidepost-damage-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const embedded = { DATABASE_URL: '' }
const start = (): Promise<TestServer> => startTestServer({ dataDir, env: embedded })
const reportBug = (player: TestClient, description: string) =>
  player.send('POST', `${api}/bug-suggestion/en-US/bug`, { json: { description } })
const file = (): string => join(dataDir, 'guidepost.sqlite')

test('full: writes are 503 and say no other reason, reads go on, and all is well once there is room', async () => {
  const server = await start()
  const { db } = server.database
  const write = (id: string, length = 100_000) =>
    sql`insert into job (id, kind, payload, state, attempts, max_attempts, run_at, created_at)
      values (${id}, 'none', ${'x'.repeat(length)}, 'done', 1, 1, 'now', 'now')`.execute(server.database.db)
  const player = await server.signIn()
  const report = (number: number) => reportBug(player, `${number} ${'x'.repeat(490)}`)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(db)

  // What is free within the file first.
  for (let row = 0; row < 1_000; row += 1)
    if (
      !(await write(`row-${row}`, 3_000).then(
        () => true,
        () => false,
      ))
    )
      break
  // Twice: what failed leaves no transaction behind.
  for (const id of ['first', 'second'])
    await expect(server.database.withTransaction(() => write(id))).rejects.toThrow('database or disk is full')
  const answers = []
  while (answers.at(-1)?.statusCode !== 503 && answers.length < 200) answers.push(await report(answers.length))
  expect(answers.at(-1)!.statusCode).toBe(503)
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
  expect((await player.get(list)).statusCode).toBe(200)
  expect(server.logLines().filter(({ level }) => Number(level) >= 50)).toEqual([])

  await sql.raw('pragma max_page_count = 1000000').execute(db)
  expect((await report(-1)).statusCode).toBe(204)
  await server.database.withTransaction(() => write('third'))
  await server.close()
})

test('another program writes to the file: writes are 503 before it has ended, reads go on, and all is well afterwards', async () => {
  const server = await start()
  const player = await server.signIn()
  const other = new DatabaseSync(file())
  other.exec('begin immediate')
  const written = await Promise.all(['One', 'Two', 'Three'].map((words) => reportBug(player, words)))
  expect(written.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect((await player.get(list)).statusCode).toBe(200)
  other.exec('rollback')
  other.close()
  expect((await reportBug(player, 'Four')).statusCode).toBe(204)
  await server.close()
})

/** Overwrites the first page of a table, and of each of its indices, with what is none. */
const damage = (table: string): void => {
  const database = new DatabaseSync(file())
  database.exec('pragma wal_checkpoint(truncate)')
  const roots = database.prepare('select rootpage from sqlite_schema where tbl_name = ?').all(table)
  database.close()
  const opened = openSync(file(), 'r+')
  for (const { rootpage } of roots)
    writeSync(opened, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, (Number(rootpage) - 1) * pageBytes)
  closeSync(opened)
}

test('damaged in one table: what needs it is 503, the log says so once, and nobody new is sent here', async () => {
  const first = await start()
  await first.close()
  damage('player_note')
  const server = await start()
  const player = await server.signIn()
  for (const words of ['One', 'Two']) expect((await reportBug(player, words)).statusCode).toBe(503)
  expect((await player.get(list)).statusCode).toBe(200)
  expect(server.logLines().filter(({ err }) => JSON.stringify(err ?? '').includes('database is damaged'))).toHaveLength(
    1,
  )
  await expect.poll(async () => (await server.app.inject('/readyz')).statusCode).toBe(503)
  await server.close()
  damage('support_case')
  await expect(start()).rejects.toThrow(/guidepost\.sqlite is damaged\. .*guidepost restore/)
})

test('missing, empty or unreadable beside its keys: it does not start, says what to do, and changes nothing', async () => {
  const first = await start()
  await first.close()
  const away = `${file()}.away`
  renameSync(file(), away)
  await expect(start()).rejects.toThrow(DataNotWholeError)
  await expect(start()).rejects.toThrow(/guidepost\.sqlite is missing, its keys are there\. .*guidepost restore/)
  writeFileSync(file(), '')
  await expect(start()).rejects.toThrow('is empty')
  const noDatabase = 'This is no database. '.repeat(500)
  writeFileSync(file(), noDatabase)
  await expect(start()).rejects.toThrow('is damaged')
  expect(readFileSync(file(), 'utf8')).toBe(noDatabase)
  renameSync(away, file())
  const again = await start()
  expect((await again.app.inject('/readyz')).statusCode).toBe(200)
  await again.close()
})

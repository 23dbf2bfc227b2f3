import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSqliteKyselyDialect, openSqliteFile } from './sqlite-driver.ts'

interface Tables {
  game: { id: number }
  item: { id: number; game: number }
}
let folder: string
let file: DatabaseSync
let db: Kysely<Tables>
let prepared: string[]

beforeEach(() => {
  prepared = []
  const { prepare } = DatabaseSync.prototype
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function noted(this: DatabaseSync, text: string) {
    prepared.push(text)
    return prepare.call(this, text)
  })
  folder = mkdtempSync(join(tmpdir(), 'guidepost-sqlite-'))
  file = openSqliteFile(join(folder, 'test.sqlite'))
  file.exec('create table game (id integer primary key); create table item (id integer, game references game (id))')
  db = new Kysely<Tables>({ dialect: createSqliteKyselyDialect(file) })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (number: number) => (await sql.raw(`select ${number} as number`).execute(db)).rows

test('flags, times and what is missing are kept as SQLite knows them', async () => {
  const at = new Date('2026-11-18T09:30:00.000Z')
  const { rows } = await sql`select ${true} as yes, ${false} as no, ${at} as at, ${undefined} as none`.execute(db)
  expect(rows).toEqual([{ yes: 1, no: 0, at: '2026-11-18T09:30:00.000Z', none: null }])
})

test('a statement is prepared once, while it is among the 500 that were used last', async () => {
  const times = (number: number): number => prepared.filter((text) => text === `select ${number} as number`).length
  await read(0)
  await read(0)
  expect(times(0)).toBe(1)
  for (let number = 1; number < 500; number += 1) await read(number)
  await read(0)
  expect(times(0)).toBe(1)
  await read(500)
  expect(await read(0)).toEqual([{ number: 0 }])
  expect([times(0), times(1)]).toEqual([1, 1])
  await read(1)
  expect(times(1)).toBe(2)
})

test('a row that names another one needs it', async () => {
  await expect(db.insertInto('item').values({ id: 1, game: 7 }).execute()).rejects.toThrow(/FOREIGN KEY/)
  await db.insertInto('game').values({ id: 7 }).execute()
  await db.insertInto('item').values({ id: 1, game: 7 }).execute()
})

test('rows may be read one after the other', async () => {
  for (const id of [1, 2, 3]) await db.insertInto('game').values({ id }).execute()
  const ids: number[] = []
  for await (const { id } of db.selectFrom('game').select('id').orderBy('id').stream()) ids.push(id)
  expect(ids).toEqual([1, 2, 3])
})

test('what a step of the schema changed falls with its transaction', async () => {
  expect(createSqliteKyselyDialect(file).createAdapter().supportsTransactionalDdl).toBe(true)
  await db
    .transaction()
    .execute(async (transaction) => {
      await transaction.schema.createTable('half').addColumn('id', 'integer').execute()
      throw new Error('no')
    })
    .catch(() => undefined)
  expect((await db.introspection.getTables()).map(({ name }) => name).sort()).toEqual(['game', 'item'])
})

test('closed, the file is let go', async () => {
  await read(1)
  await db.destroy()
  expect(file.isOpen).toBe(false)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqliteDialect } from '../../../server/src/storage/dialect.ts'
import { migrateToLatest } from '../../../server/src/storage/migrate.ts'
import { createSqliteKyselyDialect, openSqliteFile } from '../../../server/src/storage/sqlite-driver.ts'
import type { Tables } from '../../../server/src/storage/tables.ts'
import { findingsOf, small, stepsOf } from './plans.ts'
import { readList } from './statements.ts'

let folder: string
let db: Kysely<Tables>
let tables: Set<string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-plans-'))
  db = new Kysely<Tables>({ dialect: createSqliteKyselyDialect(openSqliteFile(join(folder, 'plans.sqlite'))) })
  await migrateToLatest(db, sqliteDialect)
  tables = new Set((await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name))
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const found = (text: string) =>
  findingsOf(db as unknown as Kysely<never>, { database: 'sqlite', sql: text, parameters: [], from: '' }, tables)

test('no statement of the server reads a growing table whole', async () => {
  const shapes = readList()
  expect(shapes.length).toBeGreaterThan(1_400)
  const news: unknown[] = []
  for (const shape of shapes) news.push(...(await found(shape)))
  expect(news).toEqual([])
})

test('of every table that grows a statement is held: a room that nobody recorded is missed', () => {
  const text = readList().join('\n')
  const isInner = (table: string): boolean => /^(?:case_words|sqlite_|schema_migration)/.test(table)
  const missing = [...tables].filter(
    (table) => !(table in small) && !isInner(table) && !new RegExp(`\\b${table}\\b`).test(text),
  )
  expect(missing).toEqual([])
})

test('a table read from end to end is seen, by whatever name; a key, and the first rows of an index, are not', async () => {
  const steps = async (text: string): Promise<string[]> => (await found(text)).map(({ step }) => step)
  expect(await steps('select "id" from "support_case" where "contact_email" = ?')).toEqual(['SCAN support_case'])
  expect(await steps('select "c"."id" from "support_case" as "c" where "c"."contact_email" = ?')).toEqual(['SCAN c'])
  expect(await steps('select count(*) from "desk_audit"')).toHaveLength(1)
  expect(await steps('update "support_case" set "assignee" = ? where "contact_email" = ?')).toHaveLength(1)
  expect(await steps('select "id" from "support_case" where "id" = ?')).toEqual([])
  expect(await steps('select "id" from "desk_audit" order by "id" desc limit ?')).toEqual([])
  expect(await steps('select * from "feature_flag"')).toEqual([])
  // The first of an index that has only such rows; not those of them that fulfil more.
  const unhappy = 'select * from "survey_answer" where q1 <= 2'
  const newest = 'order by "answered_at" desc, "case_id" desc limit ?'
  expect(await steps(`${unhappy} ${newest}`)).toEqual([])
  expect(await steps(`${unhappy} and "q2" = ? ${newest}`)).toHaveLength(1)
  expect(await steps(`${unhappy} order by "q2" limit ?`)).toHaveLength(1)
})

test('a part of a statement that bears a table’s name is no table; what the part reads is', async () => {
  const part = (inner: string) => found(`select id, status from (${inner}) as support_case order by status`)
  const ofFew = 'select id, status from support_case where queue_rank = ? order by status_changed_at, id limit ?'
  expect((await part(ofFew)).map(({ step }) => step)).toEqual([])
  const ofAll = 'select id, status from support_case where contact_email = ? order by subject limit ?'
  expect((await part(ofAll)).map(({ step }) => step)).toEqual(['SCAN support_case'])
})

test('tables that are said to stay small exist', () => {
  expect(Object.keys(small).filter((name) => !tables.has(name))).toEqual([])
})

test('whoever removes a row finds those that refer to it by an index', async () => {
  const bare: string[] = []
  for (const table of tables) {
    const keys = await sql<{ from: string; table: string }>`select * from pragma_foreign_key_list(${table})`.execute(db)
    for (const { from } of keys.rows) {
      const plan = await sql<{ detail: string }>`
        explain query plan select 1 from ${sql.table(table)} where ${sql.ref(from)} = 'x'`.execute(db)
      if (plan.rows.some(({ detail }) => detail.startsWith('SCAN'))) bare.push(`${table}.${from}`)
    }
  }
  expect(bare).toEqual([])
})

test('each view of the desk is a range of its own index, and a player’s cases are found by the player (CD-221)', async () => {
  const indexOf = async (where: string): Promise<string | undefined> => {
    const text = `select "id" from "support_case" where ${where} order by "status_changed_at", "id" limit ?`
    const steps = await stepsOf(db as unknown as Kysely<never>, {
      database: 'sqlite',
      sql: text,
      parameters: [],
      from: '',
    })
    expect(steps.some((step) => /TEMP B-TREE/.test(step))).toBe(where.includes('owner_id'))
    return /USING (?:COVERING )?INDEX (\w+)/.exec(steps[0] ?? '')?.[1]
  }
  expect(await indexOf('queue_rank = ?')).toBe('support_case_rank')
  expect(await indexOf('queue_rank = ? and (status_changed_at, id) > (?, ?)')).toBe('support_case_rank')
  expect(await indexOf('queue_rank = ? and "assignee" = ?')).toBe('support_case_rank_assignee')
  expect(await indexOf('queue_rank = ? and "assignee" is null')).toBe('support_case_rank_assignee')
  expect(await indexOf('queue_rank = ? and "product" = ?')).toBe('support_case_rank_product')
  expect(await indexOf('queue_rank = ? and "category_id" = ?')).toBe('support_case_rank_topic')
  expect(await indexOf('+queue_rank = ? and "owner_id" = ?')).toMatch(/^support_case_owner/)
})

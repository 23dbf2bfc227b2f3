// No table grows for ever: each stands in server/README.md with what ends its rows, and where that is done (CD-358), or
// among those that stay small (scripts/lab/plans/plans.ts).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { small } from '../../scripts/lab/plans/plans.ts'
import { sqliteDialect } from '../../server/src/storage/dialect.ts'
import { migrateToLatest } from '../../server/src/storage/migrate.ts'
import { createSqliteKyselyDialect, openSqliteFile } from '../../server/src/storage/sqlite-driver.ts'
import type { Tables } from '../../server/src/storage/tables.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

const [, section = ''] = /\n## What bounds each table\n([\s\S]*?)\n## /.exec(
  readFileSync(`${root}/server/README.md`, 'utf8'),
)!
const rules = [...section.matchAll(/^\| (`.*?) \| (.*?) \| (.*?) \|$/gm)].map(
  ([, tables = '', end = '', where = '']) => ({
    tables: quoted(tables),
    end,
    where,
  }),
)
const named = rules.flatMap(({ tables }) => tables)

/** Every table as the migrations leave it, with the tables whose rows take its own along. */
const readSchema = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-retention-'))
  const db = new Kysely<Tables>({ dialect: createSqliteKyselyDialect(openSqliteFile(join(folder, 'r.sqlite'))) })
  try {
    await migrateToLatest(db, sqliteDialect)
    const schema = new Map<string, string[]>()
    for (const { name } of await db.introspection.getTables()) {
      if (/^(?:case_words|sqlite_)/.test(name)) continue
      const { rows } = await sql<{ table: string }>`
        select "table" from pragma_foreign_key_list(${name}) where on_delete = 'CASCADE'`.execute(db)
      schema.set(
        name,
        rows.map(({ table }) => table),
      )
    }
    // There the process counts in its own memory.
    schema.set('rate_limit', [])
    return schema
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
}

test('every table has a rule, once, and no rule is about a table that is gone', async () => {
  const tables = [...(await readSchema()).keys()].filter((name) => !name.startsWith('schema_migration'))
  expect(tables.length).toBeGreaterThan(90)
  expect(tables.filter((name) => !named.includes(name) && !(name in small))).toEqual([])
  expect(named.filter((name) => !tables.includes(name))).toEqual([])
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})

test('who goes with another table refers to it, and the files that end the others remove their rows', async () => {
  const schema = await readSchema()
  const wrong: string[] = []
  for (const { tables, end, where } of rules) {
    const files = quoted(where)
    if (files.length === 0) {
      const [parent = ''] = quoted(end)
      wrong.push(...tables.filter((table) => schema.get(table)?.includes(parent) !== true))
      continue
    }
    const text = files.map((file) => readFileSync(`${root}/server/src/${file}`, 'utf8')).join('\n')
    if (!/deleteFrom|removeOld|delete from/.test(text)) wrong.push(...files)
    wrong.push(...tables.filter((table) => !text.includes(`'${table}'`)))
  }
  expect(wrong).toEqual([])
})

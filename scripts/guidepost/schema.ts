// What tables there are, with the kind of each column, read from the migrations themselves: they run on an empty
// database in memory whose column types keep their names. So nothing here has to be told about a new table.
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { sqliteDialect, type Dialect } from '../../server/src/storage/dialect.ts'
import { migrateToLatest } from '../../server/src/storage/migrate.ts'
import { createSqliteKyselyDialect } from '../../server/src/storage/sqlite-driver.ts'
import type { Tables } from '../../server/src/storage/tables.ts'

export interface Column {
  name: string
  kind: 'json' | 'bytes' | 'plain'
}
export interface Table {
  name: string
  columns: Column[]
  key: string[]
}
/** Tables in an order in which they can be filled: what a row refers to comes first. */
export interface Schema {
  tables: Table[]
  migrations: string[]
}

const describing: Dialect = { ...sqliteDialect, types: { ...sqliteDialect.types, json: 'json', bytes: 'blob' } }

const kindOf = (type: string): Column['kind'] => (type === 'json' ? 'json' : type === 'blob' ? 'bytes' : 'plain')

const inFillingOrder = (names: readonly string[], refersTo: (name: string) => string[]): string[] => {
  const placed = new Set<string>()
  const place = (name: string): void => {
    if (placed.has(name)) return
    refersTo(name)
      .filter((other) => other !== name)
      .forEach(place)
    placed.add(name)
  }
  names.forEach(place)
  return [...placed]
}

export const readSchema = async (): Promise<Schema> => {
  const memory = new DatabaseSync(':memory:')
  const db = new Kysely<Tables>({ dialect: createSqliteKyselyDialect(memory) })
  try {
    const migrations = await migrateToLatest(db, describing)
    const all = memory
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not " +
          // Which installation this is belongs to no copy of it (CD-174).
          "like 'schema_migration%' and name <> 'installation' " +
          // Words of cases are made anew from the cases, in each database's own way (CD-182).
          "and name not like 'case_search%' and name not like 'case_words%' order by name",
      )
      .all()
    const foreign = (name: string) =>
      memory
        .prepare(`pragma foreign_key_list("${name}")`)
        .all()
        .map((row) => String(row['table']))
    const tables = inFillingOrder(
      all.map((row) => String(row['name'])),
      foreign,
    ).map((name): Table => {
      const columns = memory.prepare(`pragma table_info("${name}")`).all()
      return {
        name,
        columns: columns.map((column) => ({
          name: String(column['name']),
          kind: kindOf(String(column['type']).toLowerCase()),
        })),
        key: columns
          .filter((column) => Number(column['pk']) > 0)
          .sort((a, b) => Number(a['pk']) - Number(b['pk']))
          .map((column) => String(column['name'])),
      }
    })
    return { tables, migrations }
  } finally {
    await db.destroy()
  }
}

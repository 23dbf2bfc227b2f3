// What one file of `migrations/` says, and what can be read from it before it runs.
import { readdir } from 'node:fs/promises'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely'
import { postgresDialect, type Dialect } from './dialect.ts'

type Work = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>

/** Work on the rows of a table that is there already, a batch at a time, in the order of a key that is a text. */
export interface Fill {
  table: string
  key: string
  /** @param rows the condition that holds for the rows of this batch */
  work: (db: Kysely<unknown>, dialect: Dialect, rows: RawBuilder<boolean>) => Promise<void>
}

/** Done in this order. What each part may hold is what `tests/house/migrations.test.ts` lets it. */
export interface MigrationModule {
  /** New tables and columns: one short transaction. */
  up?: Work
  fills?: readonly Fill[]
  /** Of tables that are there already: `create [unique] index …`, or `replace index …` where one may have that name. */
  indices?: readonly string[]
  /** What needs the parts before: one short transaction. */
  finish?: Work
}

/** Its message says what an operator does. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

const folder = new URL('./migrations/', import.meta.url)

/** Names of the steps of this release, in their order. */
export const stepsHere = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => /^\d{3}-[a-z-]+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()

export const loadStep = async (name: string): Promise<MigrationModule> =>
  (await import(new URL(`${name}.ts`, folder).href)) as MigrationModule

/** @throws when it is not written as `MigrationModule` says */
export const readIndex = (text: string) => {
  const match = /^(create|replace)( unique)? index (\w+) on (\w+) ?(.*)$/s.exec(text)
  if (match === null) throw new Error(`Not an index of a step: ${text}`)
  const [, verb, unique = '', name = '', table = '', rest] = match
  return {
    name,
    table,
    isReplaced: verb === 'replace',
    /** @param how what stands between `index` and the name; @param name another one than its own */
    statement: (how: string = '', as: string = name) => `create${unique} index ${how}${as} on ${table} ${rest}`,
  }
}

export type IndexOfStep = ReturnType<typeof readIndex>

/** The statements that a part sends to PostgreSQL, where every table is empty. Nothing is asked. */
export const readStatements = async (work: Work | undefined): Promise<string[]> => {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (over) => new PostgresIntrospector(over),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim())
    },
  })
  await work?.(db, postgresDialect)
  return statements
}

/** Tables that were there before these statements and that they lock: for as long as their transaction lasts. */
export const lockedTables = (statements: readonly string[]): string[] => {
  const made = new Set(statements.flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? []))
  const locked = statements.flatMap((text) => [
    ...(/^(?:alter|drop) table (\w+)/.exec(text)?.slice(1) ?? []),
    ...[...text.matchAll(/ references (\w+)/g)].map(([, table]) => table!),
  ])
  return [...new Set(locked)].filter((table) => !made.has(table)).sort()
}

/** @returns the key of the last of the next rows, and how many they are */
const nextRows = async (
  db: Kysely<unknown>,
  { table, key }: Fill,
  after: string,
  most: number,
): Promise<{ last: string | null; count: number }> => {
  const { rows } = await sql<{ last: string | null; count: number }>`
    select max(key) as last, count(*) as count from (select ${sql.ref(key)} as key from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${most}) as next`.execute(db)
  return rows[0]!
}

/** Does one batch of a fill. @returns the key it came to, and how many rows it was; none when the fill is through */
export const fillNext = async (
  db: Kysely<unknown>,
  dialect: Dialect,
  fill: Fill,
  after: string,
  most: number,
): Promise<{ last: string; count: number }> => {
  const { last, count } = await nextRows(db, fill, after, most)
  if (last === null) return { last: after, count: 0 }
  const key = sql.ref(`${fill.table}.${fill.key}`)
  await fill.work(db, dialect, sql<boolean>`${key} > ${after} and ${key} <= ${last}`)
  return { last, count }
}

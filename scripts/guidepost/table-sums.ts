// A table's content as a count and one hash, the same for the same rows on either database, in whatever order they
// come.
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { canonicalJson } from '../../server/src/lib/canonical-json.ts'
import type { AnyDatabase } from '../../server/src/storage/database.ts'
import type { Table } from './schema.ts'

export interface TableSum {
  rows: number
  sha256: string
}
export type Row = Record<string, unknown>

const pageSize = 500
const modulus = 2n ** 256n

type Change = Record<'json' | 'bytes', (value: unknown) => unknown>
const changed =
  (change: Change) =>
  ({ columns }: Table, row: Row): Row =>
    Object.fromEntries(
      columns.map(({ name, kind }) => {
        const value = row[name] ?? null
        // A JSON null is no missing value, but the house stores none.
        return [name, value === null || kind === 'plain' ? value : change[kind](value)]
      }),
    )

/** A row as JSON can hold it: bytes in base64, JSON columns as the value they are (PostgreSQL keeps no order of keys). */
export const portableRow = changed({
  json: (value) => JSON.parse(String(value)) as unknown,
  bytes: (value) => Buffer.from(value as Uint8Array).toString('base64'),
})

/** The other way round: as a database takes it. */
export const storedRow = changed({
  json: (value) => JSON.stringify(value),
  bytes: (value) => Buffer.from(String(value), 'base64'),
})

/** Adds the hashes of rows, so that their order does not matter and none is needed twice. */
export const createSum = () => {
  let rows = 0
  let sum = 0n
  return {
    add: (row: Row): void => {
      rows += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(canonicalJson(row)).digest('hex')}`)) % modulus
    },
    result: (): TableSum => ({ rows, sha256: sum.toString(16).padStart(64, '0') }),
  }
}

/** All rows of a table, page by page along its key: no statement takes long, however long the table. */
export async function* readRows(database: AnyDatabase, table: Table): AsyncGenerator<Row> {
  const key = sql.join(table.key.map((name) => sql.ref(name)))
  let after: RawBuilder<unknown> = sql``
  for (;;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table.name)} ${after} order by ${key} limit ${sql.lit(pageSize)}`.execute(
        database.db,
      )
    for (const row of rows) yield portableRow(table, row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = sql`where (${key}) > (${sql.join(table.key.map((name) => last[name]))})`
  }
}

export const sumTable = async (database: AnyDatabase, table: Table): Promise<TableSum> => {
  const sum = createSum()
  for await (const row of readRows(database, table)) sum.add(row)
  return sum.result()
}

export const countRows = async (database: AnyDatabase, table: Table): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table.name)}`.execute(
    database.db,
  )
  return Number(rows[0]!.rows)
}

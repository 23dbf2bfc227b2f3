// Rows by the column that names whose they are, whichever room keeps them: `table.column`.
import { sql } from 'kysely'
import type { AnyDatabase } from './database.ts'

type Statements = Pick<AnyDatabase, 'db' | 'dialect'>

const placeOf = (column: string) => ({ table: sql.table(column.split('.')[0]!), name: sql.ref(column.split('.')[1]!) })

export const hasRow = async ({ db }: Statements, column: string, value: string): Promise<boolean> => {
  const { table, name } = placeOf(column)
  const { rows } = await sql`select 1 from ${table} where ${name} = ${value} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Gives some of them another owner.
 * @returns how many
 */
export const moveRows = async (
  { db, dialect }: Statements,
  column: string,
  { from, into }: { from: string; into: string },
  most: number,
): Promise<number> => {
  const { table, name } = placeOf(column)
  // A row's place, by which some are told from the others without knowing their key.
  const place = sql.ref(dialect.name === 'postgres' ? 'ctid' : 'rowid')
  const { numAffectedRows = 0n } = await sql`
    update ${table} set ${name} = ${into} where ${place} in
      (select ${place} from ${table} where ${name} = ${from} limit ${most}) and ${name} = ${from}`.execute(db)
  return Number(numAffectedRows)
}

/** Of owners with one row each: the new owner's own counts, where there is one. */
export const moveRow = async (database: Statements, column: string, move: { from: string; into: string }) => {
  const { table, name } = placeOf(column)
  if (await hasRow(database, column, move.into))
    await sql`delete from ${table} where ${name} = ${move.from}`.execute(database.db)
  else await sql`update ${table} set ${name} = ${move.into} where ${name} = ${move.from}`.execute(database.db)
}

/** The embedded database's log of changes holds what they removed until it is written back. */
export const writeBackLog = async ({ db, dialect }: Statements): Promise<void> => {
  if (dialect.name === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

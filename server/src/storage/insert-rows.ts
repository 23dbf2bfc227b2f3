// Statements that add rows. Filing a case sends ten of them; a query builder would make each text anew, which took an
// eighth of a filing's processor time (CD-419).
import { CompiledQuery } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { WholeRow } from './tables.ts'

type ColumnOf<Table> = Extract<keyof Table, string>

/** What happens to a row whose key is there already; without it the statement fails. */
export interface WhenThere<Table> {
  key: readonly ColumnOf<Table>[]
  then: 'keep' | 'replace'
}

/** By dialect, table, columns, number of rows and what happens to a key that is there. Our own code has few of each. */
const texts = new Map<string, string>()
const mostTexts = 1_000

const quoted = (name: string): string => `"${name}"`
const listed = (names: readonly string[]): string => names.map(quoted).join(', ')

const endOf = (columns: readonly string[], { key, then }: WhenThere<unknown>): string => {
  const target = ` on conflict (${listed(key)})`
  if (then === 'keep') return `${target} do nothing`
  const changed = columns.filter((column) => !(key as readonly string[]).includes(column))
  return `${target} do update set ${changed.map((column) => `${quoted(column)} = "excluded".${quoted(column)}`).join(', ')}`
}

const textOf = (
  dialect: Dialect['name'],
  table: string,
  columns: readonly string[],
  rows: number,
  whenThere: WhenThere<unknown> | undefined,
): string => {
  let parameter = 0
  const placeholder = (): string => (dialect === 'postgres' ? `$${(parameter += 1)}` : '?')
  const values = Array.from({ length: rows }, () => `(${columns.map(placeholder).join(', ')})`).join(', ')
  const end = whenThere === undefined ? '' : endOf(columns, whenThere)
  return `insert into ${quoted(table)} (${listed(columns)}) values ${values}${end}`
}

/**
 * @param rows at least one; all of them have the columns of the first, in its order
 * @returns the same statement and parameters as Kysely's, for `Database.write`
 */
export const insertOf = <Table>(
  dialect: Dialect['name'],
  table: string,
  rows: readonly WholeRow<Table>[],
  whenThere?: WhenThere<Table>,
): CompiledQuery => {
  const columns = Object.keys(rows[0]!)
  const end = whenThere === undefined ? '' : `${whenThere.then} ${whenThere.key.join()}`
  const name = `${dialect} ${table} ${columns.join()} ${rows.length} ${end}`
  let text = texts.get(name)
  if (text === undefined) {
    text = textOf(dialect, table, columns, rows.length, whenThere as WhenThere<unknown> | undefined)
    if (texts.size < mostTexts) texts.set(name, text)
  }
  const parameters: unknown[] = []
  for (const row of rows as readonly Record<string, unknown>[])
    for (const column of columns) parameters.push(row[column])
  return CompiledQuery.raw(text, parameters)
}

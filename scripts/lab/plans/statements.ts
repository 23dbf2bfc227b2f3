/** What the server sends its databases: as `record.ts` wrote it down, and the list of it that stands beside the tests. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Statement {
  database: 'sqlite' | 'postgres'
  sql: string
  /** Of its first run. */
  parameters: readonly unknown[]
  /** Who sent it, file and line. */
  from: string
}

/** What can be explained; the rest changes the schema, or begins and ends transactions. */
const isExplained = (sql: string): boolean =>
  /^\s*(?:with|select|insert|update|delete)\b/i.test(sql) &&
  !/sqlite_(?:master|schema)|pg_catalog|information_schema|pragma_/.test(sql)

/** Lists of every length are one statement. */
export const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\bin \((?:\?, )*\?\)/g, 'in (?)')
    .replaceAll(/(\((?:\?, )*\?\))(?:, \1)+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** @returns one of each shape and database */
export const readRecorded = (folder: string): Statement[] => {
  const found = new Map<string, Statement>()
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), 'utf8').trim().split('\n')) {
      const statement = JSON.parse(line) as Statement
      if (/storage\/migrat/.test(statement.from) || !isExplained(statement.sql)) continue
      const key = `${statement.database} ${shapeOf(statement.sql)}`
      if (!found.has(key)) found.set(key, statement)
    }
  }
  return [...found.values()]
}

const listed = join(import.meta.dirname, 'statements.txt')

/** The embedded database's, in order: it knows no statistics, so its plans need neither rows nor values. */
export const writeList = (statements: readonly Statement[]): void => {
  const shapes = statements.filter(({ database }) => database === 'sqlite').map(({ sql }) => shapeOf(sql))
  writeFileSync(listed, `${[...new Set(shapes)].sort().join('\n')}\n`)
}
export const readList = (): string[] => readFileSync(listed, 'utf8').trim().split('\n')

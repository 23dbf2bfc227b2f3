/** How a database would answer a statement, and what of that reads a growing table from end to end. */
import { CompiledQuery, type Kysely } from 'kysely'
import kept from './small.json' with { type: 'json' }
import type { Statement } from './statements.ts'

/**
 * Tables that stay small however many players and cases there are; every other table grows. Each with the reason: a new
 * table grows until somebody says in small.json why it does not.
 */
export const small: Readonly<Record<string, string>> = kept.tables

/** Indices of a few rows only, whatever the table has: walking one from end to end is no scan. */
const few: Readonly<Record<string, string>> = kept.indices

export interface Finding {
  sql: string
  from: string
  /** The step of the plan that reads a growing table whole. */
  step: string
}

/** The table behind each name a plan may use. */
const tablesOf = (sql: string, tables: ReadonlySet<string>): Map<string, string> => {
  const found = new Map([...tables].map((table) => [table, table]))
  for (const [, table = '', alias = ''] of sql.matchAll(/"?\b(\w+)"? (?:as )?"?(\w+)"?/g))
    if (tables.has(table)) found.set(alias, table)
  return found
}

const sqliteSteps = async (db: Kysely<never>, { sql, parameters }: Statement): Promise<string[]> => {
  const { rows } = await db.executeQuery<{ parent: number; detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  // What a part of the statement found is read from its beginning under the part's own name, which may be a table's; what the
  // part itself reads are steps of their own.
  const parts = new Set(
    rows.flatMap(({ parent, detail }) => {
      const [, name] = /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(detail) ?? []
      return name === undefined ? [] : [`${parent} SCAN ${name}`]
    }),
  )
  return rows.filter(({ parent, detail }) => !parts.has(`${parent} ${detail}`)).map(({ detail }) => detail)
}

interface PostgresPlan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Index Name'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: PostgresPlan[]
}

/** Walking an index from its end is no scan where somebody stops after the first rows. */
const postgresSteps = (plan: PostgresPlan, isLimited = false): string[] => {
  const { 'Node Type': node, 'Relation Name': table, 'Index Cond': condition, Filter: filter, Plans: parts = [] } = plan
  const isWhole =
    /^(?:Parallel )?Seq Scan/.test(node) || (/^Index (?:Only )?Scan/.test(node) && condition === undefined)
  const stops = isLimited && filter === undefined && node !== 'Seq Scan'
  const own =
    isWhole && !stops && table !== undefined
      ? [`SCAN ${table} (${node}${plan['Index Name'] ? ` ${plan['Index Name']}` : ''})`]
      : []
  const goesOn =
    /^(?:Limit|Nested Loop|LockRows|Result|Append|Merge Append|Subquery Scan|Incremental Sort|Unique)$/.test(node)
  const limits = node === 'Limit' || (isLimited && goesOn)
  return [...own, ...parts.flatMap((part) => postgresSteps(part, limits))]
}

/** @throws where the database does not take the statement */
export const stepsOf = async (db: Kysely<never>, statement: Statement): Promise<string[]> => {
  if (statement.database === 'sqlite') return sqliteSteps(db, statement)
  const { rows } = await db.executeQuery<Record<string, string | { Plan: PostgresPlan }[]>>(
    CompiledQuery.raw(`explain (format json) ${statement.sql}`, [...statement.parameters]),
  )
  const told = rows[0]!['QUERY PLAN']!
  const [{ Plan: plan }] = (typeof told === 'string' ? JSON.parse(told) : told) as [{ Plan: PostgresPlan }]
  return postgresSteps(plan)
}

const conditionIn = (sql: string): string =>
  (/ where (.*?)(?: order by .*)?$/is.exec(sql)?.[1] ?? '').replaceAll('"', '').toLowerCase().trim()

/**
 * The first rows of a table, or of one of its indices: nothing is left out on the way, and sorted at most what is alike
 * in the index's own order.
 * @param conditions what a row of each partial index fulfils
 */
const stopsEarly = (sql: string, steps: readonly string[], conditions: ReadonlyMap<string, string>): boolean => {
  if (!/ limit \?$/.test(sql) || / (?:offset|group by|distinct|join) /.test(sql)) return false
  if (steps.some((step) => /TEMP B-TREE FOR (?!LAST |RIGHT PART)/.test(step))) return false
  if (!/ where /.test(sql)) return true
  const [, index = ''] = /^SCAN \w+ USING (?:COVERING )?INDEX (\w+)/.exec(steps[0] ?? '') ?? []
  return conditions.get(index) === conditionIn(sql.replace(/ limit \?$/, ''))
}

/** Of an index, by its name, the condition that all its rows fulfil. */
const partialIndices = async (db: Kysely<never>): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.executeQuery<{ name: string; sql: string }>(
    CompiledQuery.raw(`select name, sql from sqlite_master where type = 'index' and sql like '% where %'`),
  )
  return new Map(rows.map(({ name, sql }) => [name, conditionIn(sql)]))
}

/** @param tables all of the schema */
export const findingsOf = async (
  db: Kysely<never>,
  statement: Statement,
  tables: ReadonlySet<string>,
): Promise<Finding[]> => {
  const names = tablesOf(statement.sql, tables)
  const steps = await stepsOf(db, statement)
  if (statement.database === 'sqlite' && stopsEarly(statement.sql, steps, await partialIndices(db))) return []
  // A full-text index that is asked for words, or for one row.
  const isAsked = (step: string): boolean => /VIRTUAL TABLE INDEX \d+:.*[M=]/.test(step)
  return steps
    .filter((step) => !isAsked(step))
    .flatMap((step) => {
      const [, name = ''] = /^SCAN (\w+)/.exec(step) ?? []
      const table = names.get(name)
      const isOfFew = Object.keys(few).some((index) => new RegExp(`\\b${index}\\b`).test(step))
      return table === undefined || table in small || isOfFew
        ? []
        : [{ sql: statement.sql, from: statement.from, step }]
    })
}

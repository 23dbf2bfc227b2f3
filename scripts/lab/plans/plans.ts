/** How a database would answer a statement, and what of that reads a growing table from end to end. */
import { CompiledQuery, type Kysely } from 'kysely'
import type { Statement } from './statements.ts'

/**
 * Tables that stay small however many players and cases there are; every other table grows. Each with the reason: a new
 * table grows until somebody says here why it does not.
 */
export const small: Readonly<Record<string, string>> = {
  sms_outbox: 'a demonstration’s: production hands text messages on',
  player_fill: 'one row, until all players can be found',
  desk_rule: 'at most 200 (CD-259)',
  desk_team: 'at most 200 (CD-258)',
  desk_target: 'at most 100 (CD-310)',
  desk_schedule: 'at most 100 (CD-310)',
  target_revision: 'one row',
  schema_migration: 'one row a migration',
  feature_flag: 'one row a feature',
  installation: 'one row',
  content_version: 'the versions kept of one pack',
  content_version_asset: 'pictures of these versions',
  content_asset: 'pictures of these versions',
  content_active: 'one row',
  content_source: 'files of the versions kept of one pack',
  content_source_text: 'files of the versions kept of one pack',
  setting_change: 'changes of eleven settings, by hand (CD-424)',
  content_live: 'documents the desk has published over one pack',
  desk_agent: 'one row an agent',
  desk_session: 'a shift of each who works at the desk (CD-220)',
  desk_key: 'at most 100 (CD-318)',
  chat_availability: 'one row an agent',
  channel_override: 'one row a category and channel',
  crisis_message: 'messages an operator writes by hand',
  crisis_update: 'a few a message, by hand',
  case_search_fill: 'one row, until all cases can be found by their words',
  blob_removal: 'what a sweep removes just now; rows live for minutes',
  search_miss: 'kept at 5,000 rows',
  search_query: 'kept at 5,000 rows (CD-409)',
  suggestion_outcome: 'kept at a number of rows',
  player_note: 'kept at 20,000 rows',
  webhook: 'at most 50 (CD-239)',
  sensitive_list: 'one row a category and language (CD-346)',
  sensitive_guidance: 'one row a category (CD-347)',
  review_settings: 'one row (CD-349)',
  review_draw: 'one row a team and week (CD-349)',
  content_document: 'documents somebody writes by hand (CD-400)',
  content_revision: 'versions of these, each a save somebody meant (CD-400)',
  content_release: 'publications by hand or by their time (CD-400)',
  content_release_item: 'what these published',
  link_check: 'addresses that published help links to, each once (CD-410)',
  content_original: 'what originals said when somebody translated them (CD-406)',
}

/** Indices of a few rows only, whatever the table has: walking one from end to end is no scan. */
const few: Readonly<Record<string, string>> = {
  job_open: 'jobs that wait or run',
  chat_open: 'chats under way',
  chat_led: 'chats somebody leads',
  appeal_pending: 'appeals nobody has decided yet',
  support_case_due: 'open cases whose player was promised something: none is due any more once it is resolved (CD-311)',
  support_case_due_rank: 'the same',
  support_case_silent: 'cases that wait for the player, who has some days: then they are resolved',
}

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

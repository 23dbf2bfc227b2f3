// The caller's scope as conditions of a statement (CD-315): each store of the desk narrows what it reads by one of these.
import { sql, type RawBuilder } from 'kysely'
import { callerScope, isNarrow } from '../lib/caller-scope.ts'
import type { AnyDatabase } from './database.ts'

/** Columns that say whose a row is. */
export interface ScopeColumns {
  game?: string
  language?: string
  /** Rows whose column is '' bear none, and are everybody's. */
  orNone?: boolean
}
export interface ScopeCondition {
  column: string
  is: RawBuilder<boolean>
  /** Of more values than one: no range of an index. */
  isMany: boolean
}

const among = (column: string, values: readonly string[], orNone: boolean): ScopeCondition[] => {
  if (values.length === 0) return []
  const all = orNone ? [...values, ''] : values
  const [first] = all
  const is =
    all.length === 1
      ? sql<boolean>`${sql.ref(column)} = ${first}`
      : sql<boolean>`${sql.ref(column)} in (${sql.join([...all])})`
  return [{ column, is, isMany: all.length > 1 }]
}

/** None where the caller may see everything. */
export const scopeConditions = ({ game, language, orNone = false }: ScopeColumns): ScopeCondition[] => {
  const { games, languages } = callerScope()
  return [
    ...(game === undefined ? [] : among(game, games, orNone)),
    ...(language === undefined ? [] : among(language, languages, orNone)),
  ]
}

interface Narrowable {
  where: (condition: RawBuilder<boolean>) => unknown
}
const narrowed = <Q extends Narrowable>(query: Q, conditions: readonly RawBuilder<boolean>[]): Q => {
  let narrow = query
  for (const condition of conditions) narrow = narrow.where(condition) as Q
  return narrow
}

/**
 * The same where something else leads to the rows: no index is gone along for it. The embedded database, which knows no
 * statistics, else walks all cases of a game and a language to find the three of an account, as two columns are more than one.
 */
export const asTest = (is: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`(${is}) is true`

/**
 * The query, of what is within the caller's scope alone.
 * @param isLead whether nothing else of the query tells as much, so that an index by game or language is to be used
 */
export const withinScope = <Q extends Narrowable>(query: Q, columns: ScopeColumns, isLead = false): Q =>
  narrowed(
    query,
    scopeConditions(columns).map(({ is }) => (isLead ? is : asTest(is))),
  )

const isThereWithin = (from: RawBuilder<unknown>, key: RawBuilder<boolean>, columns: ScopeColumns) => {
  const all = sql.join([key, ...scopeConditions(columns).map(({ is }) => asTest(is))], sql` and `)
  return sql<boolean>`exists (select 1 from ${from} where ${all})`
}
const isCaseWithin = (key: RawBuilder<boolean>): RawBuilder<boolean> =>
  isThereWithin(sql`support_case as scoped_case`, key, { game: 'scoped_case.product', language: 'scoped_case.locale' })
/** Of rows about cases, by the column that names the case. */
export const ofCasesWithinScope = <Q extends Narrowable>(query: Q, column: string): Q =>
  narrowed(query, isNarrow(callerScope()) ? [isCaseWithin(sql<boolean>`scoped_case.id = ${sql.ref(column)}`)] : [])
/** Of rows about accounts: those with a case, or a penalty, within the scope. Of few rows: it asks for each of them. */
export const ofAccountsWithinScope = <Q extends Narrowable>(query: Q, column: string): Q =>
  narrowed(query, isNarrow(callerScope()) ? [isAccountWithin(sql.ref(column))] : [])

/**
 * Whether a row of a list lies within the scope, by the column that names its case or account; undefined where all do. For
 * `walkWithinScope`.
 */
export const rowWithinScope = (
  column: { case: string } | { account: string | RawBuilder<unknown> },
): RawBuilder<boolean> | undefined => {
  if (!isNarrow(callerScope())) return undefined
  return 'case' in column
    ? isCaseWithin(sql<boolean>`scoped_case.id = ${sql.ref(column.case)}`)
    : isAccountWithin(typeof column.account === 'string' ? sql.ref(column.account) : column.account)
}

/** So many cases, or accounts, lead to what belongs to them, rather than being asked for one by one along a list. */
const few = 1_000

/** Of the cases within a narrow scope where these are few; undefined where there are more. */
export const fewCasesWithinScope = async ({ db }: Pick<AnyDatabase, 'db'>): Promise<string[] | undefined> => {
  const cases = db
    .selectFrom('support_case')
    .select('id')
    .limit(few + 1)
  const ids = await withinScope(cases, { game: 'product', language: 'locale' }, true).execute()
  return ids.length > few ? undefined : ids.map(({ id }) => id)
}
/** Of the accounts with a case, or a penalty, within a narrow scope. */
export const fewAccountsWithinScope = async ({ db }: Pick<AnyDatabase, 'db'>): Promise<string[] | undefined> => {
  const cases = db
    .selectFrom('support_case')
    .select('owner_id as id')
    .limit(few + 1)
  const owners = await withinScope(cases, { game: 'product', language: 'locale' }, true).execute()
  if (owners.length > few) return undefined
  const penalties = db
    .selectFrom('penalty')
    .select('account_id as id')
    .limit(few + 1)
  const punished = await withinScope(penalties, { game: 'game' }, true).execute()
  if (punished.length > few) return undefined
  return [...new Set([...owners, ...punished].flatMap(({ id }) => id ?? []))]
}

const isAccountWithin = (account: RawBuilder<unknown>): RawBuilder<boolean> => {
  const hasCase = isCaseWithin(sql<boolean>`scoped_case.owner_id = ${account}`)
  const key = sql<boolean>`scoped_penalty.account_id = ${account}`
  const hasPenalty = isThereWithin(sql`penalty as scoped_penalty`, key, { game: 'scoped_penalty.game' })
  return sql<boolean>`(${hasCase} or ${hasPenalty})`
}
/** Whether an account has a case, or a penalty, within the scope. */
export const accountWithinScope = (id: string): RawBuilder<boolean> => isAccountWithin(sql`${id}`)

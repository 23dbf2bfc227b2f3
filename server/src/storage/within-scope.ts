// The caller's scope as conditions of a statement (CD-315): each store of the desk narrows what it reads by one of these.
import { sql, type RawBuilder } from 'kysely'
import { callerScope, isNarrow } from '../lib/caller-scope.ts'

/** Columns that say whose a row is. */
interface ScopeColumns {
  game?: string
  language?: string
  /** Rows whose column is '' bear none, and are everybody's. */
  orNone?: boolean
}
interface ScopeCondition {
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

/** Whether there is a row that fits, and lies within the scope. */
export const isThereWithin = (from: RawBuilder<unknown>, key: RawBuilder<boolean>, columns: ScopeColumns) => {
  const all = sql.join([key, ...scopeConditions(columns).map(({ is }) => asTest(is))], sql` and `)
  return sql<boolean>`exists (select 1 from ${from} where ${all})`
}

/** So many cases, or accounts, lead to what belongs to them, rather than being asked for one by one along a list. */
const few = 1_000
/** The values of the query's column `id` where these are few; undefined where there are more. */
export const fewOf = async (query: {
  limit: (most: number) => { execute: () => Promise<{ id: string | null }[]> }
}): Promise<string[] | undefined> => {
  const rows = await query.limit(few + 1).execute()
  return rows.length > few ? undefined : [...new Set(rows.flatMap(({ id }) => id ?? []))]
}

/** What lies within a narrow scope by something that has a game and a language, such as its case. */
export interface BorneScope {
  /** Whether the one of this id does. */
  holds: (id: RawBuilder<unknown>) => RawBuilder<boolean>
  /** Those that do, where they are few; undefined where there are more. */
  few: () => Promise<string[] | undefined>
}

/** Accounts, say, that lie within it by a case or by a penalty. */
export const anyScope = (scopes: readonly BorneScope[]): BorneScope => ({
  holds: (id) =>
    sql<boolean>`(${sql.join(
      scopes.map(({ holds }) => holds(id)),
      sql` or `,
    )})`,
  few: async () => {
    const ids = new Set<string>()
    for (const { few: fewOfOne } of scopes) {
      const some = await fewOfOne()
      if (some === undefined) return undefined
      for (const id of some) ids.add(id)
    }
    return [...ids]
  },
})

/** The query, of rows whose column names one that lies within it. Of few rows: it asks for each of them. */
export const borneWithinScope = <Q extends Narrowable>(query: Q, scope: BorneScope, column: string): Q =>
  narrowed(query, isNarrow(callerScope()) ? [scope.holds(sql.ref(column))] : [])

/** Whether a row of a list lies within it, by a column or what is made of one; undefined where all do. For `walkWithinScope`. */
export const rowWithinScope = (scope: BorneScope, by: string | RawBuilder<unknown>): RawBuilder<boolean> | undefined =>
  isNarrow(callerScope()) ? scope.holds(typeof by === 'string' ? sql.ref(by) : by) : undefined

// Queries of sensitive words, guidance and flags; the same on SQLite and PostgreSQL.
import { sql, type AliasedExpression, type Selectable } from 'kysely'
import type {
  SensitiveCategory,
  SensitiveFigures,
  SensitiveGuidance,
  SensitiveWords,
  SensitiveHelpLine,
  SensitiveOutcome,
  SensitiveSource,
} from '#generated/server/desk/schemas.ts'
import { newRowId } from '../lib/ids.ts'
import type { Unmarked } from '../platform/marks.ts'
import type { Database } from '../storage/database.ts'
import { hasChanged } from '../storage/any-row.ts'
import { removeOld } from '../storage/sweeps.ts'
import type { WholeRow } from '../storage/tables.ts'
import { withinScope } from '../storage/within-scope.ts'
import type { FoundWord } from './match.ts'
import type {
  SensitiveFlagTable,
  SensitiveGuidanceTable,
  SensitiveHitTable,
  SensitiveListTable,
  SensitiveTables,
} from './tables.ts'

interface ChangedList {
  category: SensitiveCategory
  language: string
  words: string[]
  changedAt: string
  changedBy: string
}
export interface Flag {
  id: string
  caseId: string
  category: SensitiveCategory
  source: SensitiveSource
  raisedAt: string
  outcome: SensitiveOutcome | null
  handledAt: string | null
  handledBy: string | null
  found: { word: string; language: string }[]
}
export interface Written {
  caseId: string
  product: string
  locale: string
  source: SensitiveSource
  at: string
}

export type Guidance = Unmarked<SensitiveGuidance>
export type WordList = Unmarked<SensitiveWords>

export interface SensitiveCases {
  joined: AliasedExpression<{ id: string; owner_id: string | null }, 'support_case'>
  mergedInto: (caseIds: readonly string[]) => Promise<[id: string, into: string][]>
  scopeOf: (caseId: string) => Promise<{ product: string; locale: string } | undefined>
}

const mostFlags = 50
const mostFound = 20
const mostOfAccount = 1_000

const noFigures: SensitiveFigures = { raised: 0, standing: 0, real: 0, falseAlarms: 0 }

/** How many of the rows have which outcome. */
const counts = {
  raised: sql<number>`count(*)`.as('raised'),
  real: sql<number>`sum(case when outcome = 'real' then 1 else 0 end)`.as('real'),
  falseAlarms: sql<number>`sum(case when outcome = 'falseAlarm' then 1 else 0 end)`.as('false_alarms'),
}
const figuresOf = (row: { raised: number; real: number; false_alarms: number }): SensitiveFigures => {
  const [raised, real, falseAlarms] = [Number(row.raised), Number(row.real), Number(row.false_alarms)]
  return { raised, real, falseAlarms, standing: raised - real - falseAlarms }
}

const toGuidance = (row: Selectable<SensitiveGuidanceTable>): Guidance => ({
  category: row.category,
  text: row.text,
  tell: row.tell,
  helpLines: JSON.parse(row.help_lines) as SensitiveHelpLine[],
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})

export const createSensitiveStore = (database: Database<SensitiveTables>, cases: SensitiveCases) => {
  /** Each case's id by those of itself and of the cases that go on in it (CD-328). */
  const familyOf = async (caseIds: readonly string[]): Promise<Map<string, string>> => {
    return new Map([...(await cases.mergedInto(caseIds)), ...caseIds.map((id): [string, string] => [id, id])])
  }
  const keepHits = async (flagId: string, found: readonly FoundWord[]): Promise<void> => {
    const rows = found
      .slice(0, mostFound)
      .map(({ language, word }): WholeRow<SensitiveHitTable> => ({ flag_id: flagId, language, word }))
    await database.db
      .insertInto('sensitive_hit')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  return {
    /** Of the lists that were changed: another text after each change of any of them. */
    version: async () => {
      const rows = await database.db.selectFrom('sensitive_list').select('version').orderBy('version').execute()
      return rows.map(({ version }) => version).join(' ')
    },

    changedLists: async () => {
      const rows = await database.db.selectFrom('sensitive_list').selectAll().execute()
      return rows.map((row) => ({
        category: row.category,
        language: row.language,
        words: JSON.parse(row.words) as string[],
        changedAt: row.changed_at,
        changedBy: row.changed_by,
      }))
    },

    saveList: async ({ category, language, words, changedAt, changedBy }: ChangedList) => {
      const values = {
        words: JSON.stringify(words),
        version: newRowId(new Date(changedAt)),
        changed_at: changedAt,
        changed_by: changedBy,
      }
      await database.db
        .insertInto('sensitive_list')
        .values({ category, language, ...values } satisfies WholeRow<SensitiveListTable>)
        .onConflict((conflict) => conflict.columns(['category', 'language']).doUpdateSet(values))
        .execute()
    },

    /** Back to the one that comes with the desk. */
    removeList: async (category: SensitiveCategory, language: string) => {
      await database.db
        .deleteFrom('sensitive_list')
        .where('category', '=', category)
        .where('language', '=', language)
        .execute()
    },

    guidance: async () =>
      (await database.db.selectFrom('sensitive_guidance').selectAll().execute()).map((row) => toGuidance(row)),

    saveGuidance: async ({
      category,
      text,
      tell,
      helpLines,
      changedAt,
      changedBy,
    }: Guidance & { changedAt: string; changedBy: string }) => {
      const values = {
        text,
        tell,
        help_lines: JSON.stringify(helpLines),
        changed_at: changedAt,
        changed_by: changedBy,
      }
      await database.db
        .insertInto('sensitive_guidance')
        .values({ category, ...values } satisfies WholeRow<SensitiveGuidanceTable>)
        .onConflict((conflict) => conflict.column('category').doUpdateSet(values))
        .execute()
    },

    /** @returns categories of the flags that are new; one that stands grows. Call inside a transaction. */
    raise: async ({ caseId, product, locale, source, at }: Written, found: readonly FoundWord[]) => {
      const raised: SensitiveCategory[] = []
      for (const [category, its] of Map.groupBy(found, (one) => one.category)) {
        const standing = await database.db
          .selectFrom('sensitive_flag')
          .select('id')
          .where('case_id', '=', caseId)
          .where('category', '=', category)
          .where('outcome', 'is', null)
          .executeTakeFirst()
        const id = standing?.id ?? newRowId(new Date(at))
        if (standing === undefined) {
          raised.push(category)
          await database.db
            .insertInto('sensitive_flag')
            .values({
              id,
              case_id: caseId,
              category,
              source,
              product,
              locale,
              raised_at: at,
              raised_day: at.slice(0, 10),
              outcome: null,
              handled_at: null,
              handled_by: null,
            } satisfies WholeRow<SensitiveFlagTable>)
            .execute()
        }
        await keepHits(id, its)
      }
      return raised
    },

    /** Flags of these cases and of those that go on in them: the standing first, then the newest; at most 50 a case. */
    ofCase: async (caseId: string) => {
      const family = [...(await familyOf([caseId])).keys()]
      const rows = await database.db
        .selectFrom('sensitive_flag')
        .selectAll()
        .where('case_id', 'in', family)
        .orderBy(sql`case when outcome is null then 0 else 1 end`)
        .orderBy('raised_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostFlags)
        .execute()
      if (rows.length === 0) return []
      const hits = await database.db
        .selectFrom('sensitive_hit')
        .selectAll()
        .where(
          'flag_id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('word')
        .orderBy('language')
        .execute()
      const hitsOf = Map.groupBy(hits, ({ flag_id: flagId }) => flagId)
      return rows.map((row) => ({
        id: row.id,
        caseId: row.case_id ?? caseId,
        category: row.category,
        source: row.source,
        raisedAt: row.raised_at,
        outcome: row.outcome,
        handledAt: row.handled_at,
        handledBy: row.handled_by,
        found: (hitsOf.get(row.id) ?? []).slice(0, mostFound).map(({ word, language }) => ({ word, language })),
      }))
    },

    /** Categories of the flags that stand, by case; with those of cases that go on in it. */
    standing: async (caseIds: readonly string[]) => {
      const standing = new Map<string, SensitiveCategory[]>()
      if (caseIds.length === 0) return standing
      const family = await familyOf(caseIds)
      const rows = await database.db
        .selectFrom('sensitive_flag')
        .select(['case_id', 'category'])
        .where('case_id', 'in', [...family.keys()])
        .where('outcome', 'is', null)
        .orderBy('raised_at')
        .execute()
      for (const { case_id: of, category } of rows) {
        const id = family.get(of ?? '')
        if (id === undefined) continue
        standing.set(id, [...new Set([...(standing.get(id) ?? []), category])])
      }
      return standing
    },

    /** Of an account, without those that stand. */
    handledOfAccount: async (accountId: string) => {
      const rows = await database.db
        .selectFrom('sensitive_flag')
        .innerJoin(cases.joined, 'support_case.id', 'sensitive_flag.case_id')
        .select(['sensitive_flag.category', 'sensitive_flag.raised_at'])
        .where('support_case.owner_id', '=', accountId)
        .where('sensitive_flag.outcome', 'is not', null)
        .orderBy('sensitive_flag.raised_at')
        .limit(mostOfAccount)
        .execute()
      return rows.map(({ category, raised_at: raisedAt }) => ({ category, raisedAt }))
    },

    /** The first that was raised of a category, where its case is still there. */
    oldest: async (category: SensitiveCategory) => {
      const found = await database.db
        .selectFrom('sensitive_flag')
        .select(['id', 'case_id'])
        .where('category', '=', category)
        // A range of the index by day.
        .where('raised_day', '>=', '')
        .orderBy('raised_day')
        .orderBy('raised_at')
        .limit(1)
        .executeTakeFirst()
      return found === undefined || found.case_id === null ? undefined : { caseId: found.case_id, flagId: found.id }
    },

    /** @returns whether it stood until now */
    handle: (id: string, { outcome, agentId, at }: { outcome: SensitiveOutcome; agentId: string; at: string }) =>
      hasChanged(
        database.db
          .updateTable('sensitive_flag')
          .set({ outcome, handled_at: at, handled_by: agentId })
          .where('id', '=', id)
          .where('outcome', 'is', null),
      ),

    /** By category and outcome, of days; `to` is no part of it. */
    figures: async (from: string, to: string) => {
      const counted = database.db
        .selectFrom('sensitive_flag')
        .select(['category', counts.raised, counts.real, counts.falseAlarms])
        .where('raised_day', '>=', from)
        .where('raised_day', '<', to)
      const rows = await withinScope(counted, { game: 'product', language: 'locale' }).groupBy('category').execute()
      return new Map(rows.map((row) => [row.category, figuresOf(row)]))
    },

    words: async (from: string, to: string, most: number) => {
      const counted = database.db
        .selectFrom('sensitive_flag')
        .innerJoin('sensitive_hit', 'sensitive_hit.flag_id', 'sensitive_flag.id')
        .select(['category', 'language', 'word', counts.raised, counts.real, counts.falseAlarms])
        .where('raised_day', '>=', from)
        .where('raised_day', '<', to)
      const rows = await withinScope(counted, { game: 'product', language: 'locale' })
        .groupBy(['category', 'language', 'word'])
        .orderBy('false_alarms', 'desc')
        .orderBy('raised', 'desc')
        .orderBy('word')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        category: row.category,
        language: row.language,
        word: row.word,
        figures: figuresOf(row),
      }))
    },

    sweep: async (before: string, signal?: AbortSignal) => {
      await removeOld(database, { table: 'sensitive_flag', column: 'raised_day', before }, { signal })
    },
  }
}

export type SensitiveStore = ReturnType<typeof createSensitiveStore>

export { noFigures }

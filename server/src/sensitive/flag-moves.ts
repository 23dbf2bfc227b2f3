// Flags go with the words they were raised by, where messages of a case become a case of their own (CD-355). The same on
// SQLite and PostgreSQL.
import type { Selectable } from 'kysely'
import type { SensitiveCategory, SensitiveSource } from '#generated/server/desk/schemas.ts'
import { newRowId } from '../lib/ids.ts'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import { createFinder, type FindWords } from './match.ts'
import type { SensitiveCases } from './store.ts'
import type { SensitiveFlagTable, SensitiveHitTable, SensitiveTables } from './tables.ts'

/** A message that goes. */
interface GoingText {
  text: string
  source: SensitiveSource
  at: string
}
export interface Leaving {
  /** Where the messages stood. */
  from: string
  going: readonly GoingText[]
  /** What else is written there. */
  staying: readonly string[]
}
/** Where a flag belongs again after an undo. */
export interface FlagPlace {
  flagId: string
  caseId: string
}

type FlagRow = Selectable<SensitiveFlagTable>

export const createFlagMoves = (database: Database<SensitiveTables>, { scopeOf }: Pick<SensitiveCases, 'scopeOf'>) => {
  const standingOf = (caseId: string, category: SensitiveCategory) =>
    database.db
      .selectFrom('sensitive_flag')
      .select('id')
      .where('case_id', '=', caseId)
      .where('category', '=', category)
      .where('outcome', 'is', null)
      .executeTakeFirst()

  const hitsOf = (flagId: string) =>
    database.db.selectFrom('sensitive_hit').selectAll().where('flag_id', '=', flagId).execute()

  const addHits = async (flagId: string, hits: readonly Selectable<SensitiveHitTable>[]): Promise<void> => {
    await database.db
      .insertInto('sensitive_hit')
      .values(hits.map(({ language, word }): WholeRow<SensitiveHitTable> => ({ flag_id: flagId, language, word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** Figures count a flag where its case belongs. One of each category stands: two become one. */
  const put = async (flag: FlagRow, caseId: string): Promise<void> => {
    const target = await scopeOf(caseId)
    if (target === undefined) return
    const other = flag.outcome === null ? await standingOf(caseId, flag.category) : undefined
    if (other === undefined) {
      await database.db
        .updateTable('sensitive_flag')
        .set({ case_id: caseId, ...target })
        .where('id', '=', flag.id)
        .execute()
      return
    }
    await addHits(other.id, await hitsOf(flag.id))
    await database.db.deleteFrom('sensitive_flag').where('id', '=', flag.id).execute()
  }

  /** A flag of words that stand on both sides: what goes has one of its own. @returns its id */
  const part = async (
    flag: FlagRow,
    to: string,
    { first, gone, stays }: Record<'gone' | 'stays', readonly Selectable<SensitiveHitTable>[]> & { first: GoingText },
  ): Promise<string> => {
    const { db } = database
    const id = newRowId(new Date(first.at))
    // Of no case first: `put` says whose it is.
    const own: FlagRow = {
      ...flag,
      id,
      case_id: null,
      source: first.source,
      raised_at: first.at,
      raised_day: first.at.slice(0, 10),
    }
    await db.insertInto('sensitive_flag').values(own).execute()
    await addHits(id, gone)
    await put(own, to)
    const left = new Set(stays)
    for (const { flag_id: flagId, language, word } of gone.filter((hit) => !left.has(hit)))
      await db
        .deleteFrom('sensitive_hit')
        .where('flag_id', '=', flagId)
        .where('language', '=', language)
        .where('word', '=', word)
        .execute()
    return id
  }

  return {
    /** Call inside a transaction, once the new case is stored. @returns what an undo needs */
    follow: async ({ from, going, staying }: Leaving, to: string) => {
      const flags = await database.db.selectFrom('sensitive_flag').selectAll().where('case_id', '=', from).execute()
      const places: FlagPlace[] = []
      for (const flag of flags) {
        const hits = await hitsOf(flag.id)
        // As they were written, whatever the lists say today.
        const finderOf = ({ language, word }: Selectable<SensitiveHitTable>): FindWords =>
          createFinder([{ category: flag.category, language, words: [word] }])
        const findOf = new Map(hits.map((hit) => [hit, finderOf(hit)]))
        const isIn = (hit: Selectable<SensitiveHitTable>, text: string): boolean =>
          (findOf.get(hit)?.(text) ?? []).length > 0
        const gone = hits.filter((hit) => going.some(({ text }) => isIn(hit, text)))
        const first = going.find(({ text }) => gone.some((hit) => isIn(hit, text)))
        if (first === undefined) continue
        const stays = hits.filter((hit) => !gone.includes(hit) || staying.some((text) => isIn(hit, text)))
        if (stays.length === 0) {
          await put(flag, to)
          places.push({ flagId: flag.id, caseId: from })
          // What was handled is handled once.
        } else if (flag.outcome === null)
          places.push({ flagId: await part(flag, to, { first, gone, stays }), caseId: from })
      }
      return places
    },

    /** Call inside a transaction. */
    goBack: async (places: readonly FlagPlace[]) => {
      for (const { flagId, caseId } of places) {
        const flag = await database.db
          .selectFrom('sensitive_flag')
          .selectAll()
          .where('id', '=', flagId)
          .executeTakeFirst()
        if (flag !== undefined) await put(flag, caseId)
      }
    },
  }
}

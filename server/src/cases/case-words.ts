/**
 * What a case is found by at the desk (CD-182): words of its subject, its filer and its messages, cut and folded here,
 * alike for both databases, which only keep them (FTS5, a tsvector with GIN).
 */
import { sql, type RawBuilder } from 'kysely'
import { isUnspaced, wordsOf } from '../lib/words.ts'
import type { Database } from '../storage/database.ts'
import type { WholeRow } from '../storage/tables.ts'
import { toRecord } from './case-rows.ts'
import type { CaseSearchTable, CasesTables } from './tables.ts'

/** A message may have 20,000 letters; what comes later in an endless one is found by what came before. */
const mostWords = 4_000
/** Shorter beginnings are beginnings of everything. */
const shortestStart = 4
const mostAsked = 8
/** Cases whose words are written in one transaction. */
const filledAtOnce = 100

/** A sign that is no letter is a word by its number: the databases' own cutters leave signs out. */
const withSigns = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}/gu, (sign) => ` u${sign.codePointAt(0)!.toString(16)} `)
export const caseWords = (text: string): string[] => wordsOf(withSigns(text))

/** Korean hangs particles on a word of letters or digits, too: PC에서. */
const beforeHangul = /^[^\p{Script=Hangul}]+(?=\p{Script=Hangul})/u
const endsInHangul = /\p{Script=Hangul}$/u

/** What a text is found by: its words, and what a word asked for may be that is the beginning of none of them. */
export const keptWords = (text: string): string[] => {
  const words = caseWords(text)
  const pairs = words.filter(isUnspaced)
  const beginnings = new Set(pairs.map((pair) => [...pair][0]!))
  // The last letter of a run begins no pair.
  const ends = pairs.flatMap((pair) => [...pair].slice(1)).filter((letter) => !beginnings.has(letter))
  return [...words, ...ends, ...words.flatMap((word) => beforeHangul.exec(word) ?? [])]
}

/** Whether words go on from here in writing: Korean by its particles, one letter of a script without spaces by the next one. */
const goesOn = (word: string): boolean => endsInHangul.test(word) || (isUnspaced(word) && [...word].length === 1)

/** What is known of a case before anybody wrote in it. */
interface CaseHead {
  id: string
  subject: string
  ownerId: string | null
  contactName: string | null
  contactEmail: string | null
  contactPhone: string | null
}

const together = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.flatMap((text) => (text === null ? [] : keptWords(text))))].slice(0, mostWords).join(' ')

/** The place of a case's own facts where no message stands beside them. */
export const headPart = -1

export const createCaseWords = (database: Database<CasesTables>) => {
  const kept = (words: string): RawBuilder<string> =>
    database.dialect.name === 'postgres'
      ? sql<string>`array_to_tsvector(string_to_array(${words}, ' '))`
      : sql<string>`${words}`
  /** Facts of the case beside a message, so that a name and a word of it are found together. */
  const add = async (
    { id, subject, ownerId, contactName, contactEmail, contactPhone }: CaseHead,
    part: number,
    text: string | null,
  ): Promise<void> => {
    const words = together([subject, contactName, contactEmail, contactPhone, ownerId, text])
    if (words === '') return
    await database.write(
      database.db.insertInto('case_search').values({
        case_id: id,
        part,
        words: kept(words),
      } satisfies Record<keyof WholeRow<CaseSearchTable>, unknown>),
    )
  }
  const rewrite = async (caseIds: readonly string[]): Promise<void> => {
    if (caseIds.length === 0) return
    const { db } = database
    await db.deleteFrom('case_search').where('case_id', 'in', caseIds).execute()
    const rows = await db.selectFrom('support_case').selectAll().where('id', 'in', caseIds).execute()
    const texts = await db
      .selectFrom('case_event')
      .select(['case_id', 'position', 'text', 'words'])
      .where('case_id', 'in', caseIds)
      .where('text', 'is not', null)
      .execute()
    const byCase = Map.groupBy(texts, (text) => text.case_id)
    for (const record of rows.map(toRecord)) {
      await add(record, headPart, null)
      for (const { position, text, words } of byCase.get(record.id) ?? []) await add(record, position, words ?? text)
    }
  }

  return {
    add,
    /** What these cases are found by, from what stands in them now. Call inside the transaction that moved it. */
    rewrite,

    /**
     * Writes anew what cases are found by that were there before their words were kept (CD-182), a batch a transaction, until
     * all are done or somebody says stop.
     */
    fill: async (signal: AbortSignal) => {
      const fillSome = (): Promise<boolean> =>
        database.withTransaction(async () => {
          const { db } = database
          const begun = await db.selectFrom('case_search_fill').select('after_id').executeTakeFirst()
          if (begun === undefined) return false
          const rows = await db
            .selectFrom('support_case')
            .select('id')
            .where('id', '>', begun.after_id)
            .orderBy('id')
            .limit(filledAtOnce)
            .execute()
          const last = rows.at(-1)
          if (last === undefined) {
            await db.deleteFrom('case_search_fill').execute()
            return false
          }
          await rewrite(rows.map(({ id }) => id))
          await db.updateTable('case_search_fill').set({ after_id: last.id }).execute()
          return true
        })
      while (!signal.aborted && (await fillSome()));
    },
  }
}

export type CaseWords = ReturnType<typeof createCaseWords>

/**
 * Whether one text of the surrounding query's case has these, each as a part of one of its words: a look into the rows of the
 * case, for few cases.
 */
export const hasParts = ({ dialect }: Database<CasesTables>, parts: readonly string[]): RawBuilder<boolean> => {
  const has = (part: string): RawBuilder<boolean> =>
    dialect.name === 'postgres'
      ? sql<boolean>`strpos(array_to_string(tsvector_to_array(case_search.words), ' '), ${part}) > 0`
      : sql<boolean>`instr(case_search.words, ${part}) > 0`
  return sql<boolean>`exists (select 1 from case_search where case_search.case_id = support_case.id
    and ${sql.join(parts.map(has), sql` and `)})`
}

export interface WordsAsked {
  /** A row `text` for each text that has all words, on the embedded database its place. */
  texts: RawBuilder<unknown>
  /** The cases of these texts. */
  ids: RawBuilder<unknown>
  /** Whether the case of the surrounding query is one of them, from its own rows alone. */
  isOne: RawBuilder<boolean>
}

/**
 * @param isUnfinished the last word may go on: whatever begins with it is meant, too, which costs more the more there is
 * @returns undefined where nothing that is a word was asked for, or nothing that may go on
 */
export const askWords = (
  database: Database<CasesTables>,
  text: string,
  isUnfinished: boolean,
): WordsAsked | undefined => {
  const words = [...new Set(caseWords(text))].slice(0, mostAsked)
  const last = words.at(-1)
  if (last === undefined || (isUnfinished && (isUnspaced(last) || last.length < shortestStart))) return undefined
  const isStart = (word: string): boolean => goesOn(word) || (isUnfinished && word === last)
  if (database.dialect.name === 'postgres') {
    // Letters and digits alone: nothing in them ends a quotation.
    const query = words.map((word) => `'${word}'${isStart(word) ? ':*' : ''}`).join(' & ')
    const fits = sql`case_search.words @@ ${query}::tsquery`
    return {
      texts: sql`select 1 as text from case_search where ${fits}`,
      ids: sql`select case_search.case_id from case_search where ${fits}`,
      // A value, not a condition: so it is looked at case by case along the queue, and never turned around.
      isOne: sql<boolean>`(select true from case_search where case_search.case_id = support_case.id and ${fits} limit 1)`,
    }
  }
  const query = words.map((word) => `"${word}"${isStart(word) ? '*' : ''}`).join(' AND ')
  const texts = sql`select rowid as text from case_words where case_words match ${query}`
  // The index begins anew for every row it is asked about; a look into the row itself is ten times as quick.
  const has = words.map((word) => sql`instr(' ' || words || ' ', ${` ${word}${isStart(word) ? '' : ' '}`}) > 0`)
  return {
    texts,
    ids: sql`select case_search.case_id from case_search where case_search.doc in (${texts})`,
    isOne: sql<boolean>`exists (select 1 from case_search where case_search.case_id = support_case.id
      and ${sql.join(has, sql` and `)})`,
  }
}

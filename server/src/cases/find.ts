// One of a player's cases among hundreds (CD-177): words, filters and order as a query over the cases of one owner, page
// by page by a key. The same on SQLite and PostgreSQL.
import { sql, type RawBuilder } from 'kysely'
import { typedNumber } from '#rules/case-number.ts'
import { isUtcTime } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import { caseWords, hasParts } from './case-words.ts'
import { listRank } from './list-order.ts'
import { readMeantWords } from './meant-words.ts'
import type { CaseStatus } from './types.ts'

export type FindSort = 'newest' | 'oldest' | 'unread'

export interface FindFilter {
  isArchived: boolean
  now: string
  text?: string | undefined
  status?: CaseStatus | undefined
  product?: string | undefined
  topicId?: number | undefined
  /** Something happened since then. */
  since?: string | undefined
  /** Words that are found as well as the word typed. */
  meant?: ReadonlyMap<string, readonly string[]>
}

/** Where a page ended: the order it came in, the rank of the last one in it (CD-270), its time and id. */
export interface FindKey {
  sort: FindSort
  rank: number
  at: string
  id: string
}

/** More would be an essay: each is looked for in every message. */
const maxWords = 8

/** What is read of a message (CD-196). */
const readWords = sql`coalesce(case_event.words, case_event.text)`

const apostrophe = /(?<=\p{L})['`´‘’ʼ](?=\p{L})/gu
/** `%` and `_` of what was typed are letters like any other; an apostrophe is any. */
const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&').replace(apostrophe, '_')}%`

/** As typed by most: the embedded database folds the letters of ASCII alone. */
const formsOf = (word: string): string[] => {
  const lower = word.toLowerCase()
  return [...new Set([lower, lower.replace(/^./u, (first) => first.toUpperCase()), word.toUpperCase(), word])]
}

const anyForm = (column: RawBuilder<unknown>, forms: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      sql`lower(${column}) like ${pattern(forms[0]!)} escape '\\'`,
      ...forms.slice(1).map((form) => sql`${column} like ${pattern(form)} escape '\\'`),
    ],
    sql` or `,
  )})`

/** Around a word, as typed by hand or by a keyboard that means well. */
const marks = /^["'＂\p{Pi}\p{Pf}\p{Ps}]+|["'＂\p{Pi}\p{Pf}\p{Pe}.,;:!?…。、！？]+$/gu
/** Letters and digits, an apostrophe or a dash between them; whatever has other signs is looked for as it is typed. */
const plainWord = /^[\p{L}\p{N}\p{M}]+(?:['\p{Pd}][\p{L}\p{N}\p{M}]+)*$/u
const partsOf = (word: string): string[] => {
  const plain = word.replace(apostrophe, "'")
  return plainWord.test(plain) ? caseWords(plain) : []
}
const typedWords = (text = ''): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((marked) => marked.replace(marks, '') || marked)

export const createCaseFinder = (database: Database<CasesTables>) => {
  /** Words of who filed the cases stand beside those of each message (CD-182): they would be found in all of them. */
  const wordsOfFacts = async (ownerId: string, { text = '' }: FindFilter): Promise<string[]> => {
    if (text === '') return []
    const rows = await database.db
      .selectFrom('support_case')
      .select(['contact_name', 'contact_email', 'contact_phone'])
      .distinct()
      .where('owner_id', '=', ownerId)
      .execute()
    const facts = rows.flatMap((row) => [row.contact_name, row.contact_email, row.contact_phone])
    return caseWords([ownerId, ...facts].join(' '))
  }

  const matching = (ownerId: string, filter: FindFilter, facts: readonly string[]) => {
    const { text, status, product, topicId, since, meant } = filter
    let query = database.db.selectFrom('support_case').where('owner_id', '=', ownerId)
    if (status !== undefined) query = query.where('status', '=', status)
    if (product !== undefined) query = query.where('product', '=', product)
    if (topicId !== undefined) query = query.where('category_id', '=', topicId)
    if (since !== undefined) query = query.where('updated_at', '>=', since)
    // Of a number it may be the beginning.
    const number = /^\d{3,}$/.exec(typedNumber(text ?? '') ?? '')?.[0]
    const isTelling = (part: string): boolean => !facts.some((fact) => fact.includes(part))
    for (const word of typedWords(text)) {
      const forms = formsOf(word)
      const parts = partsOf(word)
      const telling = parts.filter(isTelling)
      const near = parts.length === 1 ? (meant?.get(parts[0]!) ?? []) : []
      const inWords = sql<boolean>`(${sql.join(
        [
          anyForm(sql`subject`, forms),
          sql`exists (select 1 from case_event where case_event.case_id = support_case.id and event_type = 'CONTACT'
            and ${anyForm(readWords, forms)})`,
          ...(telling.length === 0 ? [] : [hasParts(database, telling)]),
          ...near.filter(isTelling).map((one) => hasParts(database, [one])),
        ],
        sql` or `,
      )})`
      query = query.where(number === undefined ? inWords : sql<boolean>`(id like ${`${number}%`} or ${inWords})`)
    }
    return query
  }

  const inList = ({ isArchived, now }: Pick<FindFilter, 'isArchived' | 'now'>): RawBuilder<boolean> =>
    isArchived ? sql<boolean>`archived_at <= ${now}` : sql<boolean>`(archived_at is null or archived_at > ${now})`

  return {
    find: async (
      ownerId: string,
      filter: FindFilter,
      { sort, after, limit }: { sort: FindSort; after: FindKey | undefined; limit: number },
    ) => {
      const rank = sort === 'unread' ? listRank : sql<number>`0`
      let query = matching(ownerId, filter, await wordsOfFacts(ownerId, filter))
        .where(inList(filter))
        .select(['id', 'updated_at', rank.as('rank')])
      // A comparison of whole rows is where an index is entered: what stands before it is not read (CD-351).
      if (after && sort === 'unread')
        query = query.where(sql<boolean>`(${listRank}, updated_at, id) < (${after.rank}, ${after.at}, ${after.id})`)
      if (after && sort === 'newest') query = query.where(sql<boolean>`(updated_at, id) < (${after.at}, ${after.id})`)
      if (after && sort === 'oldest') query = query.where(sql<boolean>`(updated_at, id) > (${after.at}, ${after.id})`)
      const direction = sort === 'oldest' ? 'asc' : 'desc'
      if (sort === 'unread') query = query.orderBy(rank, 'desc')
      const rows = await query.orderBy('updated_at', direction).orderBy('id', direction).limit(limit).execute()
      return rows.map((row) => ({ sort, rank: Number(row.rank), at: row.updated_at, id: row.id }))
    },

    /** In the list at hand, and in the other one. */
    count: async (ownerId: string, filter: FindFilter) => {
      const { here, all } = await matching(ownerId, filter, await wordsOfFacts(ownerId, filter))
        .select(({ fn }) => [
          fn.countAll().as('all'),
          sql`sum(case when ${inList(filter)} then 1 else 0 end)`.as('here'),
        ])
        .executeTakeFirstOrThrow()
      return { here: Number(here), elsewhere: Number(all) - Number(here) }
    },

    /** The filter with the words that a slip of the keys may have meant, for what is found nowhere as it is typed. */
    forgiving: async (ownerId: string, filter: FindFilter) => {
      const parts = typedWords(filter.text).map(partsOf)
      const single = parts.flatMap((its) => (its.length === 1 ? its : []))
      return { ...filter, meant: await readMeantWords(database, ownerId, single) }
    },

    /** What the whole list holds, most cases first. */
    groups: async (ownerId: string, filter: Pick<FindFilter, 'isArchived' | 'now'>) => {
      const rows = await matching(ownerId, filter, [])
        .where(inList(filter))
        .select(['product', 'category_id'])
        .select(({ fn }) => fn.countAll().as('count'))
        .groupBy(['product', 'category_id'])
        .orderBy('count', 'desc')
        .orderBy('category_id')
        .limit(500)
        .execute()
      return rows.map((row) => ({ product: row.product, topicId: row.category_id, count: Number(row.count) }))
    },
  }
}

export type CaseFinder = ReturnType<typeof createCaseFinder>

export const writeFindKey = ({ sort, rank, at, id }: FindKey): string =>
  Buffer.from(`${sort} ${rank} ${at} ${id}`).toString('base64url')

/** undefined: it is none of ours, or of another order. */
export const readFindKey = (cursor: string, wanted: FindSort): FindKey | undefined => {
  const [, sort, rank, at, id] =
    /^(newest|oldest|unread) ([012]) (\S{24}) ([0-9]{1,19})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ??
    []
  if (sort !== wanted || at === undefined || !isUtcTime(at) || id === undefined) return undefined
  return { sort: wanted, rank: Number(rank), at, id }
}

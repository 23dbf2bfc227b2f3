// Words of a player's cases that a word typed wrongly may have meant.
import { sql } from 'kysely'
import { bitsOf, lettersOf, typingDistance } from '../lib/edit-distance.ts'
import { isUnspaced } from '../lib/words.ts'
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'

/** Shorter words are near to everything, and a number is another number. */
const isForgiven = (word: string): boolean => word.length >= 4 && !isUnspaced(word) && !/\p{N}/u.test(word)
/** In the measure of `typingDistance`: of a short word a key beside the right one, not any letter. */
const slipsOf = (word: string): number => (word.length < 6 ? 0.95 : word.length < 8 ? 1 : 2)
/** Of the cases in which something happened last, some at a time: others have their turn between. */
const mostCases = 500
const atOnce = 10
const mostTexts = 100
/** Of one word. */
const mostMeant = 20

/** @returns for each of the words, as they are cut and folded, those it may be a slip of, or of whose beginning */
export const readMeantWords = async (
  { db, dialect }: Database<CasesTables>,
  ownerId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const asked = words.filter(isForgiven).map((word) => ({ word, mask: lettersOf(word), slips: slipsOf(word) }))
  const meant = new Map(asked.map(({ word }) => [word, [] as string[]]))
  const seen = new Set<string>()
  const text =
    dialect.name === 'postgres' ? sql<string>`array_to_string(tsvector_to_array(words), ' ')` : sql<string>`words`
  const cases =
    asked.length === 0
      ? []
      : await db
          .selectFrom('support_case')
          .select('id')
          .where('owner_id', '=', ownerId)
          .orderBy('updated_at', 'desc')
          .limit(mostCases)
          .execute()
  while (cases.length > 0) {
    const ids = cases.splice(0, atOnce).map(({ id }) => id)
    const rows = await db
      .selectFrom('case_search')
      .select(text.as('text'))
      .where('case_id', 'in', ids)
      .limit(mostTexts)
      .execute()
    for (const word of rows.flatMap((row) => row.text.split(' '))) {
      if (seen.has(word)) continue
      seen.add(word)
      const letters = lettersOf(word)
      for (const one of asked) {
        // A slip takes one letter away at most.
        if (bitsOf(one.mask & ~letters) > Math.ceil(one.slips)) continue
        if (typingDistance(one.word, word, one.slips, true) <= one.slips) meant.get(one.word)!.push(word)
      }
    }
  }
  return new Map([...meant].map(([word, its]) => [word, its.slice(0, mostMeant)]))
}

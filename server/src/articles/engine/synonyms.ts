/**
 * The operator's synonym rows, by folded words; entries may have several words on both sides (`2fa` and `one-time
 * code`).
 */
import { terms } from './analysis.ts'
import type { SynonymPart } from './expansion.ts'

export interface Synonyms {
  /** What else the words at this place may be called: looked up for the one, two and three words that start there. */
  at: (words: readonly string[], place: number) => SynonymPart[]
  /**
   * What the word at this place says by itself, 0..1: far less than 1 where an entry stands here that joins it with words
   * about nothing, as `log in` does. Who cannot log in does not ask about logs, however few articles are about those.
   */
  shareOf: (words: readonly string[], place: number) => number
}

const longestEntry = 3

/** @param isJoining words that are about nothing by themselves */
export const createSynonyms = (
  rows: readonly (readonly string[])[],
  isJoining: (word: string) => boolean = () => false,
): Synonyms => {
  const joined = new Set<string>()
  const table = new Map<string, SynonymPart[]>()
  for (const row of rows) {
    const entries = row.map(terms).filter((words) => words.length > 0)
    for (const entry of entries) {
      const others = entries
        .filter((other) => other !== entry)
        .flatMap((other) => other.filter((word) => !isJoining(word)).map((word) => ({ word, share: 1 / other.length })))
      const key = entry.join(' ')
      if (entry.length > 1 && entry.some(isJoining) && !entry.every(isJoining)) joined.add(key)
      table.set(key, [...(table.get(key) ?? []), ...others])
    }
  }
  return {
    at(words, place) {
      if (table.size === 0) return []
      const found: SynonymPart[] = []
      for (let length = 1; length <= longestEntry && place + length <= words.length; length++) {
        found.push(...(table.get(words.slice(place, place + length).join(' ')) ?? []))
      }
      return found
    },
    shareOf(words, place) {
      if (joined.size === 0) return 1
      for (let length = longestEntry; length > 1; length--) {
        for (let from = Math.max(0, place - length + 1); from <= place; from++) {
          if (from + length <= words.length && joined.has(words.slice(from, from + length).join(' ')))
            return 1 / length ** 2
        }
      }
      return 1
    },
  }
}

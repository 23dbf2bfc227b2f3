/**
 * The operator's synonym rows, by folded words; entries may have several words on both sides (`2fa` and `one-time
 * code`).
 */
import { terms } from './analysis.ts'
import type { SynonymPart } from './expansion.ts'

export interface Synonyms {
  /** What else the words at this place may be called: looked up for the one, two and three words that start there. */
  at: (words: readonly string[], place: number) => SynonymPart[]
}

const longestEntry = 3

export const createSynonyms = (rows: readonly (readonly string[])[]): Synonyms => {
  const table = new Map<string, SynonymPart[]>()
  for (const row of rows) {
    const entries = row.map(terms).filter((words) => words.length > 0)
    for (const entry of entries) {
      const others = entries
        .filter((other) => other !== entry)
        .flatMap((other) => other.map((word) => ({ word, share: 1 / other.length })))
      const key = entry.join(' ')
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
  }
}

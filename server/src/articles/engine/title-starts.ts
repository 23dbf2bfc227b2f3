/** Titles that begin like the query, also with slips: what a reader expects to see while still typing. */
import { bitsOf, lettersOf, openEdits, typingDistance } from './edit-distance.ts'

export interface TitleStart {
  article: number /** 0..1 */
  fit: number
}
/**
 * @param isWord what was typed is a word of titles as it stands: going on within it is less likely meant, a slip a
 * little less
 */
export interface TitleStarts {
  of: (query: string, isWord?: boolean) => TitleStart[]
}

/** Which letters the titles have among so many first ones: the shortest that is long enough for what was typed. */
const maskLengths = [8, 12, 16, 24, 32, 42]
const shortest = 3
const longest = 40
const startFit = 0.8
const withinWordFit = 0.2
const wordLetter = /[\p{L}\p{N}]/u
const slipCost = 0.18
const mostSlips = 2
/** `manager` is seldom a slip for `manage`. */
const knownWordSlip = 0.75

/** @param titles folded @param isInflected what looks like a slip of a known word may be its other form */
export const createTitleStarts = (titles: readonly string[], isInflected = false): TitleStarts => {
  // The starts of all titles in one line of memory: every query looks at all of them.
  const wide = longest + mostSlips
  const letters = new Uint16Array(titles.length * wide)
  const lengths = Uint8Array.from(titles, ({ length }) => Math.min(wide, length))
  const [firsts, seconds] = [0, 1].map((at) => Uint16Array.from(titles, (title) => title.charCodeAt(at))) as [
    Uint16Array,
    Uint16Array,
  ]
  const masks = maskLengths.map((length) => Int32Array.from(titles, (title) => lettersOf(title.slice(0, length))))
  titles.forEach((title, article) => {
    for (let at = 0; at < lengths[article]!; at++) letters[article * wide + at] = title.charCodeAt(at)
  })

  return {
    of(query, isWord = false) {
      const typed = query.trim()
      if (typed.length < shortest || typed.length > longest) return []
      const limit = typed.length < 5 ? 0 : typed.length < 8 ? 1 : mostSlips
      const found: TitleStart[] = []
      const edits = openEdits(typed)
      const [first, second] = [query.charCodeAt(0), query.charCodeAt(1)]
      // No start within `limit` slips is longer: what stands behind it is not looked at.
      const mostLetters = typed.length + limit
      const its = masks[maskLengths.findIndex((length) => length >= mostLetters)]!
      const mask = lettersOf(typed)
      for (let article = 0; article < titles.length; article++) {
        // A slip loses one letter at most.
        if (bitsOf(mask & ~its[article]!) > limit) continue
        const [start, next] = [firsts[article]!, seconds[article]!]
        // One of the first two letters is in its place or swapped: cheap, and rules most titles out.
        if (start !== first && next !== second && start !== second && next !== first) continue
        if (!edits.isWithin(limit, letters, article * wide, Math.min(mostLetters, lengths[article]!), true)) continue
        const title = titles[article]!
        if (title === typed) found.push({ article, fit: 1 })
        else if (title.startsWith(query))
          found.push({
            article,
            fit: isWord && wordLetter.test(title.slice(query.length, query.length + 1)) ? withinWordFit : startFit,
          })
        else if (limit > 0) {
          const distance = typingDistance(query, title.slice(0, query.length + 2), limit, true)
          if (distance <= limit)
            found.push({
              article,
              fit: (startFit - slipCost * distance) * (isWord && !isInflected ? knownWordSlip : 1),
            })
        }
      }
      edits.close()
      return found
    },
  }
}

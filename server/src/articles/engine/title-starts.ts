/** Titles that begin like the query, also with slips: what a reader expects to see while still typing. */
import { bitsOf, lettersOf, openEdits, typingDistance } from '../../lib/edit-distance.ts'
import type { Turns } from './turns.ts'

interface TitleStart {
  article: number /** 0..1 */
  fit: number
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

/** The starts of all titles, as plain numbers, ready to travel between threads. */
export interface TitleStartsData {
  letters: Uint16Array
  lengths: Uint8Array
  firsts: Uint16Array
  seconds: Uint16Array
  /** One for each of `maskLengths`. */
  masks: readonly Int32Array[]
}

// The starts of all titles in one line of memory: every query looks at all of them.
const wide = longest + mostSlips

/** @param titles folded */
export const buildTitleStarts = async (titles: readonly string[], turns: Turns): Promise<TitleStartsData> => {
  const letters = new Uint16Array(titles.length * wide)
  const lengths = new Uint8Array(titles.length)
  const [firsts, seconds] = [new Uint16Array(titles.length), new Uint16Array(titles.length)]
  const masks = maskLengths.map(() => new Int32Array(titles.length))
  for (const [article, title] of titles.entries()) {
    lengths[article] = Math.min(wide, title.length)
    for (let at = 0; at < lengths[article]; at++) letters[article * wide + at] = title.charCodeAt(at)
    firsts[article] = title.charCodeAt(0)
    seconds[article] = title.charCodeAt(1)
    maskLengths.forEach((length, at) => {
      masks[at]![article] = lettersOf(title.slice(0, length))
    })
    const pause = turns.step()
    if (pause) await pause
  }
  return { letters, lengths, firsts, seconds, masks }
}

/**
 * @param parts the articles' numbers go on from one to the next
 * @param titleOf a title, folded
 * @param isInflected what looks like a slip of a known word may be its other form
 */
export const openTitleStarts = (
  parts: readonly TitleStartsData[],
  titleOf: (article: number) => string,
  isInflected = false,
) => ({
  of(query: string, isWord: boolean = false) {
    const typed = query.trim()
    if (typed.length < shortest || typed.length > longest) return []
    let first = 0
    return parts.flatMap((part) => {
      const before = first
      first += part.lengths.length
      return startsIn(part, { query, typed, isWord, isInflected, titleOf: (its) => titleOf(before + its) }).map(
        ({ article, fit }) => ({ article: before + article, fit }),
      )
    })
  },
})
/**
 * @param isWord what was typed is a word of titles as it stands: going on within it is less likely meant, a slip a
 * little less
 */
export type TitleStarts = ReturnType<typeof openTitleStarts>

interface AskedStart {
  query: string
  typed: string
  isWord: boolean
  isInflected: boolean
  titleOf: (article: number) => string
}

const startsIn = (
  { letters, lengths, firsts, seconds, masks }: TitleStartsData,
  { query, typed, isWord, isInflected, titleOf }: AskedStart,
): TitleStart[] => {
  const limit = typed.length < 5 ? 0 : typed.length < 8 ? 1 : mostSlips
  const found: TitleStart[] = []
  const edits = openEdits(typed)
  const [first, second] = [query.charCodeAt(0), query.charCodeAt(1)]
  // No start within `limit` slips is longer: what stands behind it is not looked at.
  const mostLetters = typed.length + limit
  const its = masks[maskLengths.findIndex((length) => length >= mostLetters)]!
  const mask = lettersOf(typed)
  for (let article = 0; article < lengths.length; article++) {
    // A slip loses one letter at most.
    if (bitsOf(mask & ~its[article]!) > limit) continue
    const [start, next] = [firsts[article]!, seconds[article]!]
    // One of the first two letters is in its place or swapped: cheap, and rules most titles out.
    if (start !== first && next !== second && start !== second && next !== first) continue
    if (!edits.isWithin(limit, letters, article * wide, Math.min(mostLetters, lengths[article]!), true)) continue
    const title = titleOf(article)
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
}

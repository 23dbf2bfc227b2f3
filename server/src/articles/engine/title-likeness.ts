/**
 * How much a query is like whole titles (and headings) by the pieces of their words, 2 to 4 letters with the words' edges: one measure for other forms,
 * compounds and slips in every language. Cosine of rarity-weighted pieces, so a title that says just this comes before one that says it among other things.
 */
import type { Turns } from './turns.ts'

export interface TitleLikeness {
  /** Likeness 0..1 for each article that shares a piece; the array is reused by the next call. */
  of(words: readonly string[]): Float32Array
}

/** A title, or a heading with less trust, of an article. */
export interface Heading { article: number; words: readonly string[]; trust: number }

const shortestPiece = 2
const longestPiece = 4
/** A description has hundreds of pieces; beyond these it is like no title anyway. */
const mostWords = 60

export const createTitleLikeness = async (headings: readonly Heading[], articleCount: number, turns: Turns): Promise<TitleLikeness> => {
  // Headings share most of their words: each word is cut into pieces once.
  const numbers = new Map<string, number>()
  const known = new Map<string, Int32Array>()
  const lists: { headings: number[]; counts: number[] }[] = []
  const numbersOf = (word: string): Int32Array => {
    let its = known.get(word)
    if (!its) {
      const parts = cut(word)
      its = new Int32Array(parts.length)
      for (let at = 0; at < parts.length; at++) {
        let number = numbers.get(parts[at]!)
        if (number === undefined) {
          numbers.set(parts[at]!, number = lists.length)
          lists.push({ headings: [], counts: [] })
        }
        its[at] = number
      }
      known.set(word, its)
    }
    return its
  }
  for (const [heading, { words }] of headings.entries()) {
    for (const word of words) {
      for (const number of numbersOf(word)) {
        const list = lists[number]!
        const last = list.headings.length - 1
        if (last >= 0 && list.headings[last] === heading) list.counts[last]! += 1
        else {
          list.headings.push(heading)
          list.counts.push(1)
        }
      }
    }
    const pause = turns.step()
    if (pause) await pause
  }
  const unseen = Math.log(headings.length + 1)
  const norms = new Float32Array(headings.length)
  const pieces = new Map<string, { rarity: number; headings: Uint32Array; weights: Float32Array }>()
  for (const [piece, number] of numbers) {
    const list = lists[number]!
    const rarity = Math.log((headings.length + 1) / (list.headings.length + 0.5))
    const weights = new Float32Array(list.counts.length)
    for (let at = 0; at < weights.length; at++) {
      weights[at] = rarity * Math.sqrt(list.counts[at]!)
      norms[list.headings[at]!]! += weights[at]! ** 2
    }
    pieces.set(piece, { rarity, headings: new Uint32Array(list.headings), weights })
    const pause = turns.step()
    if (pause) await pause
  }
  norms.forEach((norm, heading) => { norms[heading] = Math.sqrt(norm) || 1 })
  const dots = new Float32Array(headings.length)
  const best = new Float32Array(articleCount)

  return {
    of(words) {
      dots.fill(0)
      best.fill(0)
      let norm = 0
      for (const [piece, count] of piecesOf(words.slice(0, mostWords))) {
        const list = pieces.get(piece)
        const weight = (list?.rarity ?? unseen) * Math.sqrt(count)
        norm += weight ** 2
        if (!list) continue
        for (let at = 0; at < list.headings.length; at++) dots[list.headings[at]!]! += weight * list.weights[at]!
      }
      const length = Math.sqrt(norm) || 1
      for (let heading = 0; heading < headings.length; heading++) {
        if (dots[heading] === 0) continue
        const { article, trust } = headings[heading]!
        best[article] = Math.max(best[article]!, trust * dots[heading]! / (norms[heading]! * length))
      }
      return best
    },
  }
}

const cut = (word: string): string[] => {
  const found: string[] = []
  const framed = ` ${word.slice(0, 40)} `
  for (let size = shortestPiece; size <= longestPiece; size++) {
    for (let from = 0; from + size <= framed.length; from++) found.push(framed.slice(from, from + size))
  }
  return found
}

const piecesOf = (words: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>()
  for (const word of words) for (const piece of cut(word)) found.set(piece, (found.get(piece) ?? 0) + 1)
  return found
}

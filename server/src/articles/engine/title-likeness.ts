/**
 * How much a query is like whole titles (and headings) by the pieces of their words, 2 to 4 letters with the words'
 * edges: one measure for other forms, compounds and slips in every language. Cosine of rarity-weighted pieces, so a
 * title that says just this comes before one that says it among other things.
 */
import type { Turns } from './turns.ts'
import { createWordNumbers, openWords, type WordTable } from './word-numbers.ts'

export interface TitleLikeness {
  /** Likeness 0..1 for each article that shares a piece; the array is reused by the next call. */
  of: (words: readonly string[]) => Float32Array
}

/** A title, or a heading with less trust, of an article. */
export interface Heading {
  article: number
  words: readonly string[]
  trust: number
}

const shortestPiece = 2
const longestPiece = 4
/** A description has hundreds of pieces; beyond these it is like no title anyway. */
const mostWords = 60

/** All titles and headings by their pieces, as plain numbers, ready to travel between threads. */
export interface TitleLikenessData {
  articleCount: number
  pieces: WordTable
  frequencies: Uint32Array
  starts: Uint32Array
  within: Uint32Array
  weights: Float32Array
  norms: Float32Array
  articleOf: Int32Array
  trustOf: Float32Array
}

const rarityIn = (frequency: number, headingCount: number): number => Math.log((headingCount + 1) / (frequency + 0.5))

export const buildTitleLikeness = async (
  headings: readonly Heading[],
  articleCount: number,
  turns: Turns,
): Promise<TitleLikenessData> => {
  const numbers = createWordNumbers()
  // Headings share most of their words: each word is cut into pieces once.
  const known = new Map<string, Int32Array>()
  for (const { words } of headings) {
    for (const word of words) {
      if (known.has(word)) continue
      const its: number[] = []
      eachPiece(word, (framed, from, to) => its.push(numbers.add(framed, from, to)))
      known.set(word, Int32Array.from(its))
    }
    const pause = turns.step()
    if (pause) await pause
  }
  const pieceCount = numbers.count()
  const frequencies = new Uint32Array(pieceCount)
  const seenIn = new Int32Array(pieceCount).fill(-1)
  for (let heading = 0; heading < headings.length; heading++) {
    for (const word of headings[heading]!.words) {
      for (const piece of known.get(word)!) {
        if (seenIn[piece] === heading) continue
        seenIn[piece] = heading
        frequencies[piece]!++
      }
    }
    const pause = turns.step()
    if (pause) await pause
  }
  const starts = new Uint32Array(pieceCount + 1)
  for (let piece = 0; piece < pieceCount; piece++) starts[piece + 1] = starts[piece]! + frequencies[piece]!
  const within = new Uint32Array(starts[pieceCount]!)
  /** First how often the piece is in the heading, then what it weighs there. */
  const weights = new Float32Array(starts[pieceCount]!)
  const ends = starts.slice(0, pieceCount)
  for (let heading = 0; heading < headings.length; heading++) {
    for (const word of headings[heading]!.words) {
      for (const piece of known.get(word)!) {
        let at = ends[piece]! - 1
        if (at < starts[piece]! || within[at] !== heading) {
          at = ends[piece]!++
          within[at] = heading
        }
        weights[at]!++
      }
    }
    const pause = turns.step()
    if (pause) await pause
  }
  const norms = new Float32Array(headings.length)
  for (let piece = 0; piece < pieceCount; piece++) {
    const rarity = rarityIn(frequencies[piece]!, headings.length)
    for (let at = starts[piece]!; at < starts[piece + 1]!; at++) {
      weights[at] = rarity * Math.sqrt(weights[at]!)
      norms[within[at]!]! += weights[at]! ** 2
    }
    const pause = turns.step()
    if (pause) await pause
  }
  for (let heading = 0; heading < norms.length; heading++) norms[heading] = Math.sqrt(norms[heading]!) || 1
  const articleOf = Int32Array.from(headings, ({ article }) => article)
  const trustOf = Float32Array.from(headings, ({ trust }) => trust)
  return {
    articleCount,
    pieces: numbers.table(),
    frequencies,
    starts,
    within,
    weights,
    norms,
    articleOf,
    trustOf,
  }
}

export const openTitleLikeness = (data: TitleLikenessData): TitleLikeness => {
  const { articleCount, frequencies, starts, within, weights, norms, articleOf, trustOf } = data
  const numbers = openWords(data.pieces)
  const unseen = Math.log(norms.length + 1)
  const rarityOf = (piece: number): number => rarityIn(frequencies[piece]!, norms.length)
  const dots = new Float64Array(norms.length)
  const best = new Float32Array(articleCount)

  return {
    of(words) {
      dots.fill(0)
      best.fill(0)
      let norm = 0
      const asked = new Map<number, number>()
      const unknown = new Map<string, number>()
      for (const word of words.slice(0, mostWords)) {
        eachPiece(word, (framed, from, to) => {
          const number = numbers.find(framed, from, to)
          if (number === -1) add(unknown, framed.slice(from, to))
          else add(asked, number)
        })
      }
      for (const count of unknown.values()) norm += unseen ** 2 * count
      for (const [number, count] of asked) {
        const weight = rarityOf(number) * Math.sqrt(count)
        norm += weight ** 2
        const to = starts[number + 1]!
        for (let at = starts[number]!; at < to; at++) dots[within[at]!]! += weight * weights[at]!
      }
      const length = Math.sqrt(norm) || 1
      for (let heading = 0; heading < dots.length; heading++) {
        if (dots[heading] === 0) continue
        const like = (trustOf[heading]! * dots[heading]!) / (norms[heading]! * length)
        const article = articleOf[heading]!
        if (like > best[article]!) best[article] = like
      }
      return best
    },
  }
}

const eachPiece = (word: string, take: (framed: string, from: number, to: number) => void): void => {
  const framed = ` ${word.slice(0, 40)} `
  for (let size = shortestPiece; size <= longestPiece; size++) {
    for (let from = 0; from + size <= framed.length; from++) take(framed, from, from + size)
  }
}

const add = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/**
 * How much a query is like whole titles and headings by the pieces of their words (2 to 4 letters): one measure for
 * other forms, compounds and slips in every language. Cosine of rarity-weighted pieces.
 */
import { createTurns, longStep, shortTurn, type Turns } from './turns.ts'
import type { Parts } from './vocabulary.ts'
import { createWordNumbers, openWords, type WordTable } from './word-numbers.ts'

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
/** In a description of more words than these, a piece that one title in eight has tells none of them apart. */
const [fewWords, commonShare] = [10, 8]

/**
 * All titles and headings by their pieces, as plain numbers, ready to travel between threads. How rare a piece is, is
 * no part of them: the titles of another part of the index count too (CD-180).
 */
export interface TitleLikenessData {
  articleCount: number
  pieces: WordTable
  starts: Uint32Array
  within: Uint32Array
  /** Root of how often the piece is in the heading, beside `within`. */
  roots: Float32Array
  /** Of each heading's pieces, by how often: their sum, that of their rarities in these headings, that of the squares. */
  sums: Float64Array
  articleOf: Int32Array
  trustOf: Float32Array
}

/** What makes a piece of so many headings common; less of it is rarer, by how much depends on the number of headings. */
const commonness = (frequency: number): number => Math.log(frequency + 0.5)

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
  const starts = new Uint32Array(pieceCount + 1)
  const seenIn = new Int32Array(pieceCount).fill(-1)
  for (let heading = 0; heading < headings.length; heading++) {
    for (const word of headings[heading]!.words) {
      for (const piece of known.get(word)!) {
        if (seenIn[piece] === heading) continue
        seenIn[piece] = heading
        starts[piece + 1]!++
      }
    }
    const pause = turns.step()
    if (pause) await pause
  }
  for (let piece = 0; piece < pieceCount; piece++) starts[piece + 1]! += starts[piece]!
  const within = new Uint32Array(starts[pieceCount]!)
  /** First how often the piece is in the heading, then the root of that. */
  const roots = new Float32Array(starts[pieceCount]!)
  const ends = starts.slice(0, pieceCount)
  for (let heading = 0; heading < headings.length; heading++) {
    for (const word of headings[heading]!.words) {
      for (const piece of known.get(word)!) {
        let at = ends[piece]! - 1
        if (at < starts[piece]! || within[at] !== heading) {
          at = ends[piece]!++
          within[at] = heading
        }
        roots[at]!++
      }
    }
    const pause = turns.step()
    if (pause) await pause
  }
  const sums = new Float64Array(headings.length * sumCount)
  for (let piece = 0; piece < pieceCount; piece++) {
    const common = commonness(starts[piece + 1]! - starts[piece]!)
    for (let at = starts[piece]!; at < starts[piece + 1]!; at++) {
      addToSums(sums, within[at]!, roots[at]!, common)
      roots[at] = Math.sqrt(roots[at]!)
    }
    const pause = turns.step()
    if (pause) await pause
  }
  return {
    articleCount,
    pieces: numbers.table(),
    starts,
    within,
    roots,
    sums,
    articleOf: Int32Array.from(headings, ({ article }) => article),
    trustOf: Float32Array.from(headings, ({ trust }) => trust),
  }
}

/** For the few that came since: where the many are, it is written out, which takes two thirds of the time. */
const addDots = (
  { starts, within, roots, dots }: Pick<TitleLikenessData, 'starts' | 'within' | 'roots'> & { dots: Float64Array },
  piece: number,
  weight: number,
): void => {
  const to = starts[piece + 1]!
  for (let at = starts[piece]!; at < to; at++) dots[within[at]!]! += weight * roots[at]!
}

const sumCount = 3
const addToSums = (sums: Float64Array, heading: number, count: number, common: number): void => {
  const at = heading * sumCount
  sums[at]! += count
  sums[at + 1]! += count * common
  sums[at + 2]! += count * common * common
}
/** The same piece as common as before and as now. */
const changeSums = (sums: Float64Array, heading: number, count: number, before: number, now: number): void => {
  const at = heading * sumCount
  sums[at + 1]! += count * (now - before)
  sums[at + 2]! += count * (now * now - before * before)
}

/** Where an article came or went, its common pieces touch most titles there are: that is done in turns. */
export const openTitleLikeness = async ({ base, added, removed }: Parts<TitleLikenessData>) => {
  const turns = createTurns(shortTurn)
  const [pieces, newPieces, oldPieces] = [openWords(base.pieces), openWords(added.pieces), openWords(removed.pieces)]
  const pieceCount = base.pieces.count
  const headingCount = base.articleOf.length + added.articleOf.length - removed.articleOf.length
  const unseen = Math.log(headingCount + 1)
  const within = ({ starts }: TitleLikenessData, piece: number): number =>
    piece === -1 ? 0 : starts[piece + 1]! - starts[piece]!

  // Only the headings that share a piece with those that came or went are looked at again.
  const sums = added.articleOf.length + removed.articleOf.length === 0 ? base.sums : base.sums.slice()
  const newSums = new Float64Array(added.sums.length)
  const frequencies = new Map<number, number>()
  const changed = new Set<number>()
  for (let its = 0; its < added.pieces.count; its++) {
    const piece = pieces.find(newPieces.word(its))
    const now = within(base, piece) + within(added, its) - within(removed, oldPieces.find(newPieces.word(its)))
    if (piece !== -1) changed.add(piece)
    frequencies.set(piece === -1 ? pieceCount + its : piece, now)
    for (let at = added.starts[its]!; at < added.starts[its + 1]!; at++)
      addToSums(newSums, added.within[at]!, Math.round(added.roots[at]! ** 2), commonness(now))
  }
  for (let its = 0; its < removed.pieces.count; its++) {
    const piece = pieces.find(oldPieces.word(its))
    changed.add(piece)
    if (!frequencies.has(piece)) frequencies.set(piece, within(base, piece) - within(removed, its))
  }
  for (const piece of changed) {
    const [before, now] = [commonness(within(base, piece)), commonness(frequencies.get(piece)!)]
    if (before === now) continue
    const end = base.starts[piece + 1]!
    for (let at = base.starts[piece]!; at < end; at++)
      changeSums(sums, base.within[at]!, Math.round(base.roots[at]! ** 2), before, now)
    const pause = turns.step(longStep)
    if (pause) await pause
  }

  const frequencyOf = (piece: number): number => frequencies.get(piece) ?? within(base, piece)
  const normsOf = async (its: Float64Array): Promise<Float32Array> => {
    const norms = new Float32Array(its.length / sumCount)
    for (let heading = 0; heading < norms.length; heading++) {
      const at = heading * sumCount
      norms[heading] = Math.sqrt(unseen * unseen * its[at]! - 2 * unseen * its[at + 1]! + its[at + 2]!) || 1
      const pause = turns.step()
      if (pause) await pause
    }
    return norms
  }
  const [norms, newNorms] = [await normsOf(sums), await normsOf(newSums)]
  const parts = [
    { ...base, first: 0, norms, dots: new Float64Array(base.articleOf.length) },
    { ...added, first: base.articleCount, norms: newNorms, dots: new Float64Array(added.articleOf.length) },
  ] as const
  const best = new Float32Array(base.articleCount + added.articleCount)

  return {
    /** Likeness 0..1 for each article that shares a piece; the array is reused by the next call. */
    of(words: readonly string[], isDescription: boolean = false) {
      const mostCommon = isDescription && words.length > fewWords ? headingCount / commonShare : Infinity
      for (const { dots } of parts) dots.fill(0)
      best.fill(0)
      let norm = 0
      /** By number in `base`, those of `added` alone behind them: how often, and the number in `added`. */
      const asked = new Map<number, { count: number; its: number }>()
      const unknown = new Map<string, number>()
      for (const word of words.slice(0, mostWords)) {
        eachPiece(word, (framed, from, to) => {
          const known = pieces.find(framed, from, to)
          const its = parts[1].norms.length === 0 ? -1 : newPieces.find(framed, from, to)
          const piece = known === -1 && its !== -1 ? pieceCount + its : known
          if (piece === -1 || frequencyOf(piece) === 0) add(unknown, framed.slice(from, to))
          else {
            const before = asked.get(piece)
            if (before) before.count++
            else asked.set(piece, { count: 1, its })
          }
        })
      }
      for (const count of unknown.values()) norm += unseen ** 2 * count
      for (const [piece, { count, its }] of asked) {
        const rarity = unseen - commonness(frequencyOf(piece))
        const weight = rarity * Math.sqrt(count)
        norm += weight ** 2
        const each = weight * rarity
        if (frequencyOf(piece) > mostCommon) continue
        if (piece < pieceCount) {
          const { starts, within: headings, roots, dots } = parts[0]
          const to = starts[piece + 1]!
          for (let at = starts[piece]!; at < to; at++) dots[headings[at]!]! += each * roots[at]!
        }
        if (its !== -1) addDots(parts[1], its, each)
      }
      const length = Math.sqrt(norm) || 1
      for (const { dots, norms, trustOf, articleOf, first } of parts) {
        for (let heading = 0; heading < dots.length; heading++) {
          if (dots[heading] === 0) continue
          const like = (trustOf[heading]! * dots[heading]!) / (norms[heading]! * length)
          const article = first + articleOf[heading]!
          if (like > best[article]!) best[article] = like
        }
      }
      return best
    },
  }
}

export type TitleLikeness = Awaited<ReturnType<typeof openTitleLikeness>>

const eachPiece = (word: string, take: (framed: string, from: number, to: number) => void): void => {
  const framed = ` ${word.slice(0, 40)} `
  for (let size = shortestPiece; size <= longestPiece; size++) {
    for (let from = 0; from + size <= framed.length; from++) take(framed, from, from + size)
  }
}

const add = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

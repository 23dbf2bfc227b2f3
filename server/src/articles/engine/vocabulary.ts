/**
 * Every word of the articles as written (folded), with the term it is indexed under, and three ways from a typed word to written ones: as the start
 * of a word, as another form of the same word, as a slip of the hand. All corrections come from the articles' own words: no word lists.
 */
import { isUnspaced } from './analysis.ts'
import { typingDistance } from './edit-distance.ts'

export interface Near { word: number; /** in typing slips, see `typingDistance` */ distance: number }

export interface Vocabulary {
  /** Words by id, in order of their letters. */
  words: readonly string[]
  /** The term a word is indexed under. */
  termOf(word: number): number
  /** The term of a stem, if any article has it. */
  term(stem: string): number | undefined
  /** The word as written, if any article has it. */
  word(text: string): number | undefined
  /** Ids from..to (exclusive) of the words that start so. */
  startingWith(start: string): readonly [from: number, to: number]
  /** Words at most `limit` slips away, nearest first. */
  near(text: string, limit: number): Near[]
}

/** @param stems stem of each word; equal stems share a term */
export const buildVocabulary = (stems: ReadonlyMap<string, string>): Vocabulary & { termCount: number } => {
  const words = [...stems.keys()].sort((a, b) => a < b ? -1 : 1)
  const byWord = new Map(words.map((word, id) => [word, id]))
  const byStem = new Map<string, number>()
  const terms = new Int32Array(words.length)
  words.forEach((word, id) => {
    const stem = stems.get(word)!
    let term = byStem.get(stem)
    if (term === undefined) byStem.set(stem, term = byStem.size)
    terms[id] = term
  })
  const grams = buildGrams(words)
  const shared = new Uint8Array(words.length)

  const lowerBound = (text: string): number => {
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (words[middle]! < text) low = middle + 1
      else high = middle
    }
    return low
  }

  const near = (text: string, limit: number): Near[] => {
    if (text.length < 2 || text.length > 30) return []
    const touched: number[] = []
    const own = gramsOf(text)
    for (const gram of own) {
      for (const word of grams.get(gram) ?? []) {
        if (shared[word]!++ === 0) touched.push(word)
      }
    }
    const found: Near[] = []
    const mostSlips = Math.ceil(limit)
    for (const word of touched) {
      const written = words[word]!
      const count = shared[word]!
      shared[word] = 0
      // One slip breaks two pairs of letters, a swap three.
      if (Math.abs(written.length - text.length) > mostSlips || count < Math.max(own.length, written.length + 1) - 3 * mostSlips) continue
      const distance = typingDistance(text, written, limit)
      if (distance <= limit) found.push({ word, distance })
    }
    return found.sort((a, b) => a.distance - b.distance)
  }

  return {
    words,
    termCount: byStem.size,
    termOf: (word) => terms[word]!,
    term: (stem) => byStem.get(stem),
    word: (text) => byWord.get(text),
    startingWith: (start) => [lowerBound(start), lowerBound(`${start}\uffff`)],
    near,
  }
}

const edge = 1
const gramsOf = (word: string): number[] => {
  const found = [edge * 65_536 + word.charCodeAt(0)]
  for (let at = 0; at < word.length; at++) found.push(word.charCodeAt(at) * 65_536 + (at + 1 < word.length ? word.charCodeAt(at + 1) : edge))
  return found
}

const buildGrams = (words: readonly string[]): ReadonlyMap<number, number[]> => {
  const grams = new Map<number, number[]>()
  words.forEach((word, id) => {
    if (word.length > 30 || isUnspaced(word)) return
    for (const gram of new Set(gramsOf(word))) {
      const list = grams.get(gram)
      if (list) list.push(id)
      else grams.set(gram, [id])
    }
  })
  return grams
}

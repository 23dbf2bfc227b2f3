/**
 * Every word of the articles as written (folded), with the term it is indexed under, and three ways from a typed word to written ones: as the start
 * of a word, as another form of the same word, as a slip of the hand. All corrections come from the articles' own words: no word lists.
 */
import { isUnspaced } from './analysis.ts'
import { typingDistance } from './edit-distance.ts'
import { longStep, type Turns } from './turns.ts'

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
export const buildVocabulary = async (stems: ReadonlyMap<string, string>, turns: Turns): Promise<Vocabulary & { termCount: number }> => {
  const words = await sortedWords(stems.keys(), turns)
  const byWord = new Map<string, number>()
  const byStem = new Map<string, number>()
  const terms = new Int32Array(words.length)
  for (const [id, word] of words.entries()) {
    byWord.set(word, id)
    const stem = stems.get(word)!
    let term = byStem.get(stem)
    if (term === undefined) byStem.set(stem, term = byStem.size)
    terms[id] = term
    const pause = turns.step()
    if (pause) await pause
  }
  const { wordsWith, masks } = await buildGrams(words, turns)
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
    if (text.length < 2 || text.length > longestWord) return []
    const touched: number[] = []
    const own = gramsOf(text)
    const mask = lettersOf(text)
    const mostSlips = Math.ceil(limit)
    for (const gram of own) {
      const list = wordsWith(gram, text.length - mostSlips, text.length + mostSlips)
      for (let at = 0; at < list.length; at++) {
        const word = list[at]!
        if (shared[word]!++ === 0) touched.push(word)
      }
    }
    const found: Near[] = []
    for (const word of touched) {
      const written = words[word]!
      const count = shared[word]!
      shared[word] = 0
      // One slip breaks two pairs of letters, a swap three; it changes at most two letters.
      if (count < Math.max(own.length, written.length + 1) - 3 * mostSlips || bitsOf(mask ^ masks[word]!) > 2 * mostSlips) continue
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

const longestWord = 30
const edge = 1
const gramsOf = (word: string): number[] => {
  const found = [edge * 65_536 + word.charCodeAt(0)]
  for (let at = 0; at < word.length; at++) found.push(word.charCodeAt(at) * 65_536 + (at + 1 < word.length ? word.charCodeAt(at + 1) : edge))
  return found
}

/** Which letters a word has, one bit each (letters far apart in the alphabet share one). */
const lettersOf = (word: string): number => {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

const bitsOf = (mask: number): number => {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** In order of their code units; bucket by bucket, so that no sort takes long. */
const sortedWords = async (all: Iterable<string>, turns: Turns): Promise<string[]> => {
  const buckets = new Map<string, string[]>()
  for (const word of all) {
    const start = word.slice(0, 2)
    const bucket = buckets.get(start)
    if (bucket) bucket.push(word)
    else buckets.set(start, [word])
    const pause = turns.step()
    if (pause) await pause
  }
  const words: string[] = []
  for (const start of [...buckets.keys()].sort()) {
    for (const word of buckets.get(start)!.sort()) words.push(word)
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  return words
}

interface Grams {
  /** Words of such a length that have the pair of letters. */
  wordsWith(gram: number, shortest: number, longest: number): Int32Array
  /** The letters of each word. */
  masks: Int32Array
}

/** Words in order of their length, so that each pair's list is ordered by it. */
const buildGrams = async (words: readonly string[], turns: Turns): Promise<Grams> => {
  const byLength: number[][] = Array.from({ length: longestWord + 1 }, () => [])
  const masks = new Int32Array(words.length)
  const lengths = Uint8Array.from(words, ({ length }) => Math.min(length, 255))
  for (const [id, word] of words.entries()) {
    if (word.length > longestWord || isUnspaced(word)) continue
    byLength[word.length]!.push(id)
    masks[id] = lettersOf(word)
    const pause = turns.step()
    if (pause) await pause
  }
  const building = new Map<number, number[]>()
  for (const ids of byLength) {
    for (const id of ids) {
      for (const gram of gramsOf(words[id]!)) {
        const list = building.get(gram)
        if (!list) building.set(gram, [id])
        else if (list[list.length - 1] !== id) list.push(id)
      }
      const pause = turns.step()
      if (pause) await pause
    }
  }
  const lists = new Map<number, Int32Array>()
  for (const [gram, ids] of building) {
    lists.set(gram, Int32Array.from(ids))
    const pause = turns.step()
    if (pause) await pause
  }
  const none = new Int32Array(0)
  const from = (list: Int32Array, length: number): number => {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (lengths[list[middle]!]! < length) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    masks,
    wordsWith(gram, shortest, longest) {
      const list = lists.get(gram)
      return list ? list.subarray(from(list, shortest), from(list, longest + 1)) : none
    },
  }
}

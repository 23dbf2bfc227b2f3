/**
 * Every word of the articles as written (folded), with the term it is indexed under, and three ways from a typed word
 * to written ones: as the start of a word, as another form of the same word, as a slip of the hand. All corrections
 * come from the articles' own words: no word lists.
 */
import { isUnspaced } from './analysis.ts'
import { bitsOf, lettersOf, openEdits, typingDistance } from './edit-distance.ts'
import { longStep, type Turns } from './turns.ts'
import { createWordNumbers, openWords, wordAt, type WordTable } from './word-numbers.ts'

export interface Near {
  word: number /** in typing slips, see `typingDistance` */
  distance: number
}

export interface Vocabulary {
  /** A word by id; ids are in order of the words' letters. */
  word: (id: number) => string
  lengthOf: (id: number) => number
  /** How many letters a word begins with that `text` begins with too, `from` of which are known to be the same. */
  shared: (id: number, text: string, from: number) => number
  isInTitle: (id: number) => boolean
  /** The term a word is indexed under. */
  termOf: (word: number) => number
  /** The term of a stem, if any article has it. */
  term: (stem: string) => number | undefined
  /** Ids from..to (exclusive) of the words that start so. */
  startingWith: (start: string) => readonly [from: number, to: number]
  /** Words at most `limit` slips away, nearest first. */
  near: (text: string, limit: number) => Near[]
}

/** A vocabulary as plain numbers, ready to travel between threads. */
export interface VocabularyData {
  /** The letters of all words one behind the other, and where each ends. */
  letters: Uint16Array
  ends: Uint32Array
  terms: Int32Array
  /** 1 for a word of a title. */
  inTitles: Uint8Array
  /** Stems; the number of one is the number of its term. */
  stems: WordTable
  shelves: readonly Shelf[]
}

export interface BuiltVocabulary {
  data: VocabularyData
  termCount: number /** The term of each word, in the order they were given. */
  terms: Int32Array
}

/** @param written different words; equal stems share a term */
export const buildVocabulary = async (
  written: readonly string[],
  stem: (word: string) => string,
  isInTitle: (word: string) => boolean,
  turns: Turns,
): Promise<BuiltVocabulary> => {
  const order = await sortedNumbers(written, turns)
  const words: string[] = []
  const stems = createWordNumbers()
  const terms = new Int32Array(written.length)
  const termsInOrder = new Int32Array(written.length)
  const inTitles = new Uint8Array(written.length)
  const ends = new Uint32Array(written.length)
  let length = 0
  for (const number of order) {
    const word = written[number]!
    const term = stems.add(stem(word))
    terms[number] = term
    termsInOrder[words.length] = term
    inTitles[words.length] = isInTitle(word) ? 1 : 0
    length += word.length
    ends[words.length] = length
    words.push(word)
    const pause = turns.step()
    if (pause) await pause
  }
  const letters = new Uint16Array(length)
  let place = 0
  for (const word of words) {
    for (let at = 0; at < word.length; at++) letters[place++] = word.charCodeAt(at)
    const pause = turns.step()
    if (pause) await pause
  }
  const shelves = await buildShelves(words, turns)
  return {
    data: { letters, ends, terms: termsInOrder, inTitles, stems: stems.table(), shelves },
    termCount: stems.count(),
    terms,
  }
}

export const openVocabulary = ({ letters, ends, terms, inTitles, stems, shelves }: VocabularyData): Vocabulary => {
  const stemNumbers = openWords(stems)
  const beginOf = (id: number): number => (id === 0 ? 0 : ends[id - 1]!)
  const lengthOf = (id: number): number => ends[id]! - beginOf(id)
  const wordOf = (id: number): string => wordAt(letters, beginOf(id), ends[id]!)
  const shared = (id: number, text: string, from: number): number => {
    const begin = beginOf(id)
    const most = Math.min(text.length, ends[id]! - begin)
    let common = from
    while (common < most && letters[begin + common] === text.charCodeAt(common)) common++
    return common
  }

  /** The first word that is not before `text`. */
  const lowerBound = (text: string): number => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const common = shared(middle, text, 0)
      const isBefore =
        common < text.length &&
        (common === lengthOf(middle) || letters[beginOf(middle) + common]! < text.charCodeAt(common))
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }

  const near = (text: string, limit: number): Near[] => {
    if (text.length < 2 || text.length > longestWord) return []
    const mask = lettersOf(text)
    const mostEdits = Math.ceil(limit)
    const edits = openEdits(text)
    const found: (Near & { from: number })[] = []
    for (
      let length = Math.max(1, text.length - mostEdits);
      length <= Math.min(longestWord, text.length + mostEdits);
      length++
    ) {
      const { ids, masks, letters } = shelves[length]!
      for (let at = 0; at < ids.length; at++) {
        // An edit takes one letter away at most, and brings one at most.
        const its = masks[at]!
        if (bitsOf(mask & ~its) > mostEdits || bitsOf(its & ~mask) > mostEdits) continue
        if (!edits.isWithin(mostEdits, letters, at * length, length)) continue
        const written = wordOf(ids[at]!)
        const from = sharedFrom(text, written)
        if (from === -1) continue
        const distance = typingDistance(text, written, limit)
        if (distance <= limit) found.push({ word: ids[at]!, distance, from })
      }
    }
    edits.close()
    // Hands slip at the start of a word less than later on.
    return found.sort((a, b) => a.distance - b.distance || a.from - b.from)
  }

  return {
    word: wordOf,
    lengthOf,
    shared,
    isInTitle: (id) => inTitles[id] === 1,
    termOf: (word) => terms[word]!,
    term: (its) => {
      const term = stemNumbers.find(its)
      return term === -1 ? undefined : term
    },
    startingWith: (start) => [lowerBound(start), lowerBound(`${start}\uffff`)],
    near,
  }
}

const longestWord = 30

/**
 * Where the first letter, pair of letters or last letter is that both words have, -1 where there is none: then one is
 * no slip of the other, however short.
 */
const sharedFrom = (typed: string, written: string): number => {
  if (typed.charCodeAt(0) === written.charCodeAt(0)) return 0
  for (let at = 0; at + 1 < typed.length; at++) {
    for (let other = 0; other + 1 < written.length; other++) {
      if (
        typed.charCodeAt(at) === written.charCodeAt(other) &&
        typed.charCodeAt(at + 1) === written.charCodeAt(other + 1)
      )
        return at + 1
    }
  }
  return typed.charCodeAt(typed.length - 1) === written.charCodeAt(written.length - 1) ? typed.length : -1
}

/** In order of the words' code units; bucket by bucket, so that no sort takes long. */
const sortedNumbers = async (words: readonly string[], turns: Turns): Promise<Int32Array> => {
  const buckets = new Map<number, number[]>()
  for (let number = 0; number < words.length; number++) {
    const word = words[number]!
    const start = word.charCodeAt(0) * 65_536 + (word.length > 1 ? word.charCodeAt(1) + 1 : 0)
    const bucket = buckets.get(start)
    if (bucket) bucket.push(number)
    else buckets.set(start, [number])
    const pause = turns.step()
    if (pause) await pause
  }
  const order = new Int32Array(words.length)
  let count = 0
  for (const start of Float64Array.from(buckets.keys()).sort()) {
    for (const number of buckets.get(start)!.sort((a, b) => (words[a]! < words[b]! ? -1 : 1))) order[count++] = number
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  return order
}

/**
 * The words of one length, their letters one behind the other: a look at every word of about the typed length runs
 * straight through memory.
 */
export interface Shelf {
  ids: Int32Array
  masks: Int32Array
  letters: Uint16Array
}

const buildShelves = async (words: readonly string[], turns: Turns): Promise<Shelf[]> => {
  const isKept = (word: string): boolean => word.length <= longestWord && !isUnspaced(word)
  const counts = new Int32Array(longestWord + 1)
  for (const word of words) if (isKept(word)) counts[word.length]!++
  const shelves = Array.from(
    counts,
    (count, length): Shelf => ({
      ids: new Int32Array(count),
      masks: new Int32Array(count),
      letters: new Uint16Array(count * length),
    }),
  )
  counts.fill(0)
  for (const [id, word] of words.entries()) {
    if (!isKept(word)) continue
    const { ids, masks, letters } = shelves[word.length]!
    const place = counts[word.length]!++
    ids[place] = id
    masks[place] = lettersOf(word)
    for (let at = 0; at < word.length; at++) letters[place * word.length + at] = word.charCodeAt(at)
    const pause = turns.step()
    if (pause) await pause
  }
  return shelves
}

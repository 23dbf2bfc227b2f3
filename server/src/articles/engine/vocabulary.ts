/**
 * Every word of the articles as written (folded), with its term, and three ways from a typed word to written ones: as
 * its start, as another form, as a slip of the hand. Corrections come from the articles' own words.
 */
import { isUnspaced } from './analysis.ts'
import { bitsOf, lettersOf, openEdits, typingDistance } from '../../lib/edit-distance.ts'
import { longStep, type Turns } from './turns.ts'
import { createWordNumbers, openWords, wordAt, type WordTable } from './word-numbers.ts'

export interface Near {
  word: number /** in typing slips, see `typingDistance` */
  distance: number
}

export interface Vocabulary {
  word: (id: number) => string
  lengthOf: (id: number) => number
  /** How many letters a word begins with that `text` begins with too, `from` of which are known to be the same. */
  shared: (id: number, text: string, from: number) => number
  isInTitle: (id: number) => boolean
  termOf: (word: number) => number
  /** The term of a stem, if any article has it. */
  term: (stem: string) => number | undefined
  /** Ranges of ids, from..to (exclusive), of the words that start so; some of them may not be here. */
  startingWith: (start: string) => readonly (readonly [from: number, to: number])[]
  /** Has an article of today this word. */
  isHere: (id: number) => boolean
  /** Orders ids by their words' letters. */
  compare: (a: number, b: number) => number
  /** Words at most `limit` slips away, nearest first. */
  near: (text: string, limit: number) => Near[]
}

/** A vocabulary as plain numbers, ready to travel between threads. */
export interface VocabularyData {
  /** The letters of all words one behind the other, and where each ends. */
  letters: Uint16Array
  ends: Uint32Array
  terms: Int32Array
  /** How many articles have a word, and how many in their titles. */
  uses: Uint32Array
  inTitles: Uint32Array
  /** Stems; the number of one is the number of its term. */
  stems: WordTable
  shelves: readonly Shelf[]
}

interface BuiltVocabulary {
  data: VocabularyData
  termCount: number /** The term of each word, in the order they were given. */
  terms: Int32Array
}

interface WrittenWords {
  /** Different words; equal stems share a term. */
  written: readonly string[]
  uses: Uint32Array
  titlesWith: (word: string) => number
}

export const buildVocabulary = async (
  { written, uses, titlesWith }: WrittenWords,
  stem: (word: string) => string,
  turns: Turns,
): Promise<BuiltVocabulary> => {
  const order = await sortedNumbers(written, turns)
  const words: string[] = []
  const stems = createWordNumbers()
  const terms = new Int32Array(written.length)
  const termsInOrder = new Int32Array(written.length)
  const [usesInOrder, inTitles] = [new Uint32Array(written.length), new Uint32Array(written.length)]
  const ends = new Uint32Array(written.length)
  let length = 0
  for (const number of order) {
    const word = written[number]!
    const term = stems.add(stem(word))
    terms[number] = term
    termsInOrder[words.length] = term
    usesInOrder[words.length] = uses[number]!
    inTitles[words.length] = titlesWith(word)
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
    data: { letters, ends, terms: termsInOrder, uses: usesInOrder, inTitles, stems: stems.table(), shelves },
    termCount: stems.count(),
    terms,
  }
}

/** The words of one part of an index; ids are in order of the words' letters. */
interface WordList {
  count: number
  word: (id: number) => string
  lengthOf: (id: number) => number
  shared: (id: number, text: string, from: number) => number
  find: (word: string) => number | undefined
  startingWith: (start: string) => readonly [from: number, to: number]
  near: (text: string, limit: number, take: (id: number, distance: number, from: number) => void) => void
}

const openWordList = ({ letters, ends, shelves }: VocabularyData): WordList => {
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

  return {
    count: ends.length,
    word: wordOf,
    lengthOf,
    shared,
    find(word) {
      const id = lowerBound(word)
      return id < ends.length && lengthOf(id) === word.length && shared(id, word, 0) === word.length ? id : undefined
    },
    startingWith: (start) => [lowerBound(start), lowerBound(`${start}\uffff`)],
    near(text, limit, take) {
      const mask = lettersOf(text)
      const mostEdits = Math.ceil(limit)
      const edits = openEdits(text)
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
          if (distance <= limit) take(ids[at]!, distance, from)
        }
      }
      edits.close()
    },
  }
}

/** Three parts of an index: what was built whole, what came since, and what of the first is gone (CD-180). */
export interface Parts<T> {
  base: T
  added: T
  removed: T
}

interface OpenedVocabulary {
  vocabulary: Vocabulary
  /** Terms of the whole by the numbers they have in a part. */
  addedTerms: ReadonlyMap<number, number>
  removedTerms: ReadonlyMap<number, number>
}

/**
 * The words of an index: those of `base` by their ids there, those that `added` alone has behind them.
 *
 * @param articlesWith in how many articles of today a term is
 */
export const openVocabulary = (
  { base, added, removed }: Parts<VocabularyData>,
  articlesWith: (term: number) => number,
): OpenedVocabulary => {
  const [list, more, less] = [openWordList(base), openWordList(added), openWordList(removed)]
  const [stems, newStems, oldStems] = [openWords(base.stems), openWords(added.stems), openWords(removed.stems)]
  const [wordCount, termCount] = [list.count, base.stems.count]

  const addedTerms = new Map<number, number>()
  const newTerms = Int32Array.from({ length: added.stems.count }, (_, its) => {
    const known = stems.find(newStems.word(its))
    const term = known === -1 ? termCount + its : known
    addedTerms.set(term, its)
    return term
  })
  const removedTerms = new Map<number, number>()
  for (let its = 0; its < removed.stems.count; its++) removedTerms.set(stems.find(oldStems.word(its)), its)

  const [goneWords, knownBefore] = [new Set<number>(), new Set<number>()]
  /** Words of `base` whose titles changed: in how many titles they are now. */
  const titles = new Map<number, number>()
  for (let its = 0; its < more.count; its++) {
    const id = list.find(more.word(its))
    if (id === undefined) continue
    knownBefore.add(wordCount + its)
    titles.set(id, base.inTitles[id]! + added.inTitles[its]!)
  }
  for (let its = 0; its < less.count; its++) {
    const word = less.word(its)
    const id = list.find(word)!
    const again = more.find(word)
    if (base.uses[id]! - removed.uses[its]! === 0 && again === undefined) goneWords.add(id)
    titles.set(id, (titles.get(id) ?? base.inTitles[id]!) - removed.inTitles[its]!)
  }

  const isBase = (id: number): boolean => id < wordCount
  const word = (id: number): string => (isBase(id) ? list.word(id) : more.word(id - wordCount))
  const lengthOf = (id: number): number => (isBase(id) ? list.lengthOf(id) : more.lengthOf(id - wordCount))
  const isHere = (id: number): boolean => (isBase(id) ? !goneWords.has(id) : !knownBefore.has(id))
  const compare = (a: number, b: number): number => {
    if (a === b || (isBase(a) && isBase(b)) || (!isBase(a) && !isBase(b))) return a - b
    return word(a) < word(b) ? -1 : 1
  }

  const vocabulary: Vocabulary = {
    word,
    lengthOf,
    shared: (id, text, from) => (isBase(id) ? list.shared(id, text, from) : more.shared(id - wordCount, text, from)),
    isInTitle: (id) => (isBase(id) ? (titles.get(id) ?? base.inTitles[id]!) : added.inTitles[id - wordCount]!) > 0,
    isHere,
    compare,
    termOf: (id) => (isBase(id) ? base.terms[id]! : newTerms[added.terms[id - wordCount]!]!),
    term(stem) {
      const known = stems.find(stem)
      if (known !== -1) return articlesWith(known) > 0 ? known : undefined
      const its = newStems.find(stem)
      return its === -1 ? undefined : termCount + its
    },
    startingWith(start) {
      const [from, to] = more.startingWith(start)
      const its = list.startingWith(start)
      return from === to ? [its] : [its, [wordCount + from, wordCount + to]]
    },
    near(text, limit) {
      if (text.length < 2 || text.length > longestWord) return []
      const found: (Near & { from: number })[] = []
      list.near(text, limit, (id, distance, from) => {
        if (isHere(id)) found.push({ word: id, distance, from })
      })
      more.near(text, limit, (its, distance, from) => {
        if (isHere(wordCount + its)) found.push({ word: wordCount + its, distance, from })
      })
      // Hands slip at the start of a word less than later on.
      return found.sort(
        (a, b) =>
          a.distance - b.distance || a.from - b.from || lengthOf(a.word) - lengthOf(b.word) || compare(a.word, b.word),
      )
    },
  }
  return { vocabulary, addedTerms, removedTerms }
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

/**
 * Words of many texts as numbers, in the order of their first appearance: the same words `terms` finds, kept once as
 * code units in one array and found by a hash table, without a string for each of a million of them.
 */
import { fold, kindOf, letterKind, terms, unspacedKind } from './analysis.ts'

/** The words as plain numbers, ready to travel between threads. */
export interface WordTable {
  count: number
  letters: Uint16Array
  /** Where each word's letters end. */
  ends: Uint32Array
  hashes: Int32Array
  slots: Int32Array
}

/**
 * Marks, parts of Korean syllables, half-width sound marks and halves of wide letters: what they become depends on
 * their neighbours.
 */
const leaning = /[\p{M}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\ud800-\udfff\uff9e\uff9f]/u
/**
 * What a code unit folds to and the kind of that, side by side; the texts of units that fold to several, or not by
 * themselves, go another way.
 */
const units = new Uint32Array(65_536)
const kindShift = 16
const [severalUnit, leaningUnit] = [1 << 20, 1 << 21]
const lookUp = (code: number): number => {
  const letter = String.fromCharCode(code)
  if (leaning.test(letter)) return (units[code] = leaningUnit)
  const folded = fold(letter)
  return (units[code] = folded.length === 1 ? (kindOf(folded) << kindShift) | folded.charCodeAt(0) : severalUnit)
}
const unitOf = (code: number): number => units[code] || lookUp(code)

const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019 || code === 0x2bc
const isLatin = (code: number): boolean => code >= 97 && code <= 122
const [d, e, l, m, r, s, t, v] = [...'delmrstv'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]
/** Does an apostrophe before this place belong to the word: `don't`, `player's`, `we're`. */
const isEnding = (text: string, at: number): boolean => {
  const [first, second, third] = [0, 1, 2].map((next) =>
    at + next < text.length ? unitOf(text.charCodeAt(at + next)) & 0xffff : 0,
  ) as [number, number, number]
  if (first === s || first === t || first === m || first === d) return !isLatin(second)
  return (((first === r || first === v) && second === e) || (first === l && second === l)) && !isLatin(third)
}

const slotOf = (hash: number, slots: Int32Array): number => (hash ^ (hash >>> 15)) & (slots.length - 1)
const mix = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

export const createWordNumbers = () => {
  let letters = new Uint16Array(1 << 16)
  let ends = new Uint32Array(1 << 12)
  let hashes = new Int32Array(1 << 12)
  let slots = new Int32Array(1 << 13).fill(-1)
  let count = 0
  /** Where the last word that was kept ends; the next is written behind it before it is known to be new. */
  let begin = 0
  let found = new Int32Array(1 << 12)

  const room = (length: number): void => {
    if (begin + length <= letters.length) return
    const longer = new Uint16Array(2 * (begin + length))
    longer.set(letters)
    letters = longer
  }

  const beginOf = (number: number): number => (number === 0 ? 0 : ends[number - 1]!)
  const isSame = (number: number, length: number): boolean => {
    const from = beginOf(number)
    if (ends[number]! - from !== length) return false
    for (let at = 0; at < length; at++) if (letters[from + at] !== letters[begin + at]) return false
    return true
  }

  const grow = (): void => {
    const [longerEnds, longerHashes] = [new Uint32Array(2 * count), new Int32Array(2 * count)]
    longerEnds.set(ends)
    longerHashes.set(hashes)
    ;[ends, hashes] = [longerEnds, longerHashes]
    slots = new Int32Array(4 * count).fill(-1)
    for (let number = 0; number < count; number++) {
      let slot = slotOf(hashes[number]!, slots)
      while (slots[slot] !== -1) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = number
    }
  }

  /** @returns the number of the word that was written, -1 when it is unknown and not to be kept */
  const numberOf = (length: number, hash: number, isKept: boolean): number => {
    let slot = slotOf(hash, slots)
    for (let known = slots[slot]!; known !== -1; known = slots[slot]!) {
      if (hashes[known] === hash && isSame(known, length)) return known
      slot = (slot + 1) & (slots.length - 1)
    }
    if (!isKept) return -1
    const number = count++
    slots[slot] = number
    begin += length
    ends[number] = begin
    hashes[number] = hash
    if (count === ends.length) grow()
    return number
  }

  const read = (word: string, from: number, to: number, isKept: boolean): number => {
    room(to - from)
    let hash = 0
    for (let at = from; at < to; at++) {
      letters[begin + at - from] = word.charCodeAt(at)
      hash = mix(hash, letters[begin + at - from]!)
    }
    return numberOf(to - from, hash, isKept)
  }
  const add = (word: string, from = 0, to = word.length): number => read(word, from, to, true)

  /** @returns how many words it wrote into `found` */
  const cut = (text: string): number => {
    if (found.length <= text.length) found = new Int32Array(2 * text.length)
    // Pairs of a run are at most two units for each letter.
    room(2 * text.length)
    let [words, length, hash] = [0, 0, 0]
    /** How long the run of an unspaced script is so far, and its last letter. */
    let [run, last] = [0, 0]
    for (let at = 0; at <= text.length; at++) {
      const unit = at < text.length ? unitOf(text.charCodeAt(at)) : 0
      const code = unit & 0xffff
      const kind = unit >>> kindShift
      if (isApostrophe(code) && length > 0 && isLatin(letters[begin + length - 1]!) && isEnding(text, at + 1)) continue
      if (kind !== unspacedKind) {
        if (run === 1) found[words++] = add(String.fromCharCode(last))
        run = 0
        if (kind === letterKind) {
          letters[begin + length++] = code
          hash = mix(hash, code)
          continue
        }
      }
      if (length > 0) found[words++] = numberOf(length, hash, true)
      length = 0
      hash = 0
      if (kind !== unspacedKind) continue
      if (run > 0) {
        letters[begin] = last
        letters[begin + 1] = code
        found[words++] = numberOf(2, mix(mix(0, last), code), true)
      }
      run++
      last = code
    }
    return words
  }

  const unitsOf = (text: string): number => {
    let all = 0
    for (let at = 0; at < text.length; at++) all |= unitOf(text.charCodeAt(at))
    return all
  }

  return {
    /** Numbers of the words of a text, in order. */
    ofText(text: string) {
      const plain = unitsOf(text) & severalUnit ? fold(text) : text
      if (unitsOf(plain) & leaningUnit) return Int32Array.from(terms(text), (word) => add(word))
      const words = cut(plain)
      return found.slice(0, words)
    },
    /** Number of one word, or of the part from..to of it, as it stands. */
    add,
    /** The same for a word that may be unknown: then -1. */
    find: (word: string, from: number, to: number) => read(word, from, to, false),
    count: () => count,
    word: (number: number) => wordAt(letters, beginOf(number), ends[number]!),
    table: () => ({
      count,
      letters: letters.slice(0, begin),
      ends: ends.slice(0, count),
      hashes: hashes.slice(0, count),
      slots,
    }),
  }
}

/** @returns the letters from..to as a word */
export const wordAt = (letters: Uint16Array, from: number, to: number): string =>
  Buffer.from(letters.buffer, letters.byteOffset + 2 * from, 2 * (to - from)).toString('utf16le')

export const openWords = ({ letters, ends, hashes, slots }: WordTable) => {
  const beginOf = (number: number): number => (number === 0 ? 0 : ends[number - 1]!)
  const isSame = (number: number, word: string, from: number, to: number): boolean => {
    const begin = beginOf(number)
    if (ends[number]! - begin !== to - from) return false
    for (let at = from; at < to; at++) if (letters[begin + at - from] !== word.charCodeAt(at)) return false
    return true
  }
  return {
    /** Number of the word, or of the part from..to of it; -1 for an unknown one. */
    find(word: string, from: number = 0, to: number = word.length) {
      let hash = 0
      for (let at = from; at < to; at++) hash = mix(hash, word.charCodeAt(at))
      let slot = slotOf(hash, slots)
      for (let known = slots[slot]!; known !== -1; known = slots[slot]!) {
        if (hashes[known] === hash && isSame(known, word, from, to)) return known
        slot = (slot + 1) & (slots.length - 1)
      }
      return -1
    },
    word: (number: number) => wordAt(letters, beginOf(number), ends[number]!),
    lengthOf: (number: number) => ends[number]! - beginOf(number),
  }
}

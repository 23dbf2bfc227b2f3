/** How long a text is, and how hard to read. Pure. */
import { textOf } from '../../content/pack/rich-text.ts'

export interface Reading {
  words: number
  minutes: number
  /** Years a reader has behind them, from a measure of reading ease; null for languages without one. */
  age: number | null
  /** Sentences of more than so many words. */
  longSentences: number
}

/** Written in characters, not in words with spaces between. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'zh'])
const lettersAWord = 2
const wordsAMinute = 200
const longSentence = 25
/** Fewer say nothing of how it is written. */
const fewestWords = 30

/** Reading ease by words a sentence and syllables a word: Flesch, Amstad, Kandel and Moles, Fernández Huerta, Martins. */
const eases: Readonly<Record<string, (sentence: number, word: number) => number>> = {
  en: (sentence, word) => 206.835 - 1.015 * sentence - 84.6 * word,
  de: (sentence, word) => 180 - sentence - 58.5 * word,
  fr: (sentence, word) => 207 - 1.015 * sentence - 73.6 * word,
  es: (sentence, word) => 206.84 - 1.02 * sentence - 60 * word,
  pt: (sentence, word) => 248.835 - 1.015 * sentence - 84.6 * word,
}
const ages: readonly (readonly [ease: number, age: number])[] = [
  [90, 10],
  [80, 11],
  [70, 12],
  [60, 14],
  [50, 16],
  [30, 19],
]
const oldest = 22

export const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu

/** Groups of vowels; an `e` at the end of an English or French word is silent. */
export const syllablesOf = (word: string, language: string): number => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const spoken = language === 'en' || language === 'fr' ? plain.replace(/([^aeiouyl])e$/, '$1') : plain
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

/** @param text without markup, its blocks on lines of their own */
export const readingOf = (text: string, locale: string): Reading => {
  const language = locale.slice(0, 2)
  const isUnspaced = unspaced.has(language)
  const countOf = (part: string): number =>
    isUnspaced ? Math.ceil((part.match(/\p{L}/gu)?.length ?? 0) / lettersAWord) : (part.match(wordPattern)?.length ?? 0)
  const sentences = text
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u)
    .map(countOf)
    .filter((words) => words > 0)
  const words = sentences.reduce((sum, count) => sum + count, 0)
  const ease = eases[language]
  const all = text.match(wordPattern) ?? []
  const syllables = ease ? all.reduce((sum, word) => sum + syllablesOf(word, language), 0) : 0
  const score = ease && words >= fewestWords ? ease(words / sentences.length, syllables / all.length) : null
  return {
    words,
    minutes: Math.max(1, Math.round(words / wordsAMinute)),
    age: score === null ? null : (ages.find(([least]) => score >= least)?.[1] ?? oldest),
    longSentences: sentences.filter((count) => count > longSentence).length,
  }
}

const blocks = /<\/?(?:p|h[2-6]|li|tr|td|th|div|pre|blockquote|br|summary|figcaption)\b[^>]*>/gi

/** Blocks on lines of their own, so that a heading is no part of the sentence beneath it. @param html that is sanitised */
const wordsOf = (html: string): string =>
  textOf(html.replace(blocks, '\ue000'))
    .split('\ue000')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n')

/** @param html that is sanitised */
export const readingOfHtml = (html: string, locale: string): Reading => readingOf(wordsOf(html), locale)

/** Articles cut into words and counted: what the index of one locale is made of. */
import { textOf } from '../../content/pack/rich-text.ts'
import type { SearchableArticle } from '../ports.ts'
import { fold, isJapanese, terms, wordsIn } from './analysis.ts'
import { stemArabic } from './arabic-stemmer.ts'
import { stemEnglish } from './english-stemmer.ts'
import { buildPostings, type Field, type PostingsData } from './postings.ts'
import { buildTitleLikeness, type Heading, type TitleLikenessData } from './title-likeness.ts'
import { buildTitleStarts, type TitleStartsData } from './title-starts.ts'
import { longStep, type Turns } from './turns.ts'
import { buildVocabulary, type VocabularyData } from './vocabulary.ts'
import { createWordNumbers, type WordTable } from './word-numbers.ts'

export const fields: readonly Field[] = [
  { weight: 9.6, lengthPull: 0.45 }, // title
  { weight: 4, lengthPull: 0.3 }, // keywords
  { weight: 2, lengthPull: 0.5 }, // summary and problem
  { weight: 1, lengthPull: 0.63 }, // text
]
/** A body beyond this adds time and no new meaning. */
const longestText = 60_000
const headingTrust = 0.55

/** The index of one locale as plain numbers: a thread builds it, the server's own opens it. */
export interface IndexData {
  vocabulary: VocabularyData
  postings: PostingsData
  likeness: TitleLikenessData
  starts: TitleStartsData
  titleWords: { words: WordTable; starts: Uint32Array; articles: Uint32Array }
}

/** What the building and the asking side must agree on. */
export const languageOf = (locale: string): { stem: (word: string) => string; isInflected: boolean } => {
  const isEnglish = /^en\b/.test(locale)
  return {
    stem: isEnglish ? stemEnglish : /^ar\b/.test(locale) ? stemArabic : (word) => word,
    isInflected: !isEnglish,
  }
}

export type IndexedText = Pick<
  SearchableArticle,
  'title' | 'headings' | 'keywords' | 'summary' | 'problem' | 'text' | 'isMarkup'
>

const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h([2-6])\b[^>]*>(.*?)<\/h\1>/gs)]
    .map(([, , inner = '']) => textOf(inner))
    .filter((heading) => heading !== '')

/** Cutting the markup out of thousands of articles takes a second: so it is done where they are indexed. */
const plain = (article: IndexedText): IndexedText =>
  article.isMarkup
    ? {
        ...article,
        problem: textOf(article.problem),
        text: textOf(article.text),
        headings: headingsOf(article.text),
      }
    : article

export const buildIndexData = async (
  articles: readonly IndexedText[],
  locale: string,
  turns: Turns,
): Promise<IndexData> => {
  const { stem } = languageOf(locale)
  // Words become numbers at once: the words of all bodies as strings would be most of the memory of a build.
  const numbers = createWordNumbers()
  const isInJapanese = isJapanese(locale)
  const numbersOf = (part: string): Int32Array =>
    isInJapanese ? Int32Array.from(wordsIn(part, locale), (word) => numbers.add(word)) : numbers.ofText(part)
  const titles: Heading[] = []
  const inner: Heading[] = []
  const titleWords = new Map<string, number[]>()
  const foldedTitles: string[] = []
  const texts: Int32Array[][] = []
  for (const [article, each] of articles.entries()) {
    const { title, headings = [], keywords, summary, problem, text } = plain(each)
    const words = wordsIn(title, locale)
    titles.push({ article, words, trust: 1 })
    foldedTitles.push(fold(title).trim())
    for (const word of new Set(words)) {
      const known = titleWords.get(word)
      if (known) known.push(article)
      else titleWords.set(word, [article])
    }
    for (const heading of headings) {
      const its = isInJapanese ? wordsIn(heading, locale) : terms(heading)
      if (its.length > 0) inner.push({ article, words: its, trust: headingTrust })
    }
    texts.push([
      Int32Array.from(words, (word) => numbers.add(word)),
      numbersOf(keywords.join('\n')),
      numbersOf(`${summary}\n${problem}`),
      numbersOf(text.slice(0, longestText)),
    ])
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  const uses = await usesOf(texts, numbers.count(), turns)
  const written: string[] = []
  for (let number = 0; number < numbers.count(); number++) {
    written.push(numbers.word(number))
    const pause = turns.step()
    if (pause) await pause
  }
  const {
    data,
    termCount,
    terms: termOf,
  } = await buildVocabulary({ written, uses, titlesWith: (word) => titleWords.get(word)?.length ?? 0 }, stem, turns)
  for (const fieldTexts of texts) {
    for (const words of fieldTexts) for (let at = 0; at < words.length; at++) words[at] = termOf[words[at]!]!
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  const titleNumbers = createWordNumbers()
  const starts = new Uint32Array(titleWords.size + 1)
  for (const [word, its] of titleWords) starts[titleNumbers.add(word) + 1] = its.length
  for (let number = 0; number < titleWords.size; number++) starts[number + 1]! += starts[number]!
  const inTitles = new Uint32Array(starts[titleWords.size]!)
  for (const [word, its] of titleWords) inTitles.set(its, starts[titleNumbers.add(word)]!)
  return {
    vocabulary: data,
    postings: await buildPostings(texts, termCount, turns),
    likeness: await buildTitleLikeness([...titles, ...inner], articles.length, turns),
    starts: await buildTitleStarts(foldedTitles, turns),
    titleWords: { words: titleNumbers.table(), starts, articles: inTitles },
  }
}

const usesOf = async (
  texts: readonly (readonly Int32Array[])[],
  wordCount: number,
  turns: Turns,
): Promise<Uint32Array> => {
  const uses = new Uint32Array(wordCount)
  const seenIn = new Int32Array(wordCount).fill(-1)
  for (const [article, fieldTexts] of texts.entries()) {
    for (const words of fieldTexts) {
      for (const word of words) {
        if (seenIn[word] === article) continue
        seenIn[word] = article
        uses[word]!++
      }
    }
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  return uses
}

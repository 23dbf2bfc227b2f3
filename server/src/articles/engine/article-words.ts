/** Articles cut into words and counted: what the index of one locale is made of. */
import type { SearchableArticle } from '../ports.ts'
import { isJapanese, terms, wordsIn } from './analysis.ts'
import { stemArabic } from './arabic-stemmer.ts'
import { stemEnglish } from './english-stemmer.ts'
import { buildPostings, type Field, type Postings } from './postings.ts'
import type { Heading } from './title-likeness.ts'
import { longStep, type Turns } from './turns.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'
import { createWordNumbers } from './word-numbers.ts'

const fields: readonly Field[] = [
  { weight: 9.6, lengthPull: 0.45 }, // title
  { weight: 4, lengthPull: 0.3 }, // keywords
  { weight: 2, lengthPull: 0.5 }, // summary and problem
  { weight: 1, lengthPull: 0.63 }, // text
]
/** A body beyond this adds time and no new meaning. */
const longestText = 60_000
const headingTrust = 0.55

export interface ArticleWords {
  vocabulary: Vocabulary
  postings: Postings
  /** Titles, then headings. */
  headings: readonly Heading[]
  stem: (word: string) => string
  isInflected: boolean
  withTitleWord: (word: string) => readonly number[]
}

export const buildArticleWords = async (
  articles: readonly SearchableArticle[],
  locale: string,
  turns: Turns,
): Promise<ArticleWords> => {
  const isEnglish = /^en\b/.test(locale)
  const stem = isEnglish ? stemEnglish : /^ar\b/.test(locale) ? stemArabic : (word: string): string => word
  // Words become numbers at once: the words of all bodies as strings would be most of the memory of a build.
  const numbers = createWordNumbers()
  const isInJapanese = isJapanese(locale)
  const numbersOf = (part: string): Int32Array =>
    isInJapanese ? Int32Array.from(wordsIn(part, locale), (word) => numbers.add(word)) : numbers.ofText(part)
  const titles: Heading[] = []
  const inner: Heading[] = []
  const titleWords = new Map<string, number[]>()
  const texts: Int32Array[][] = []
  for (const [article, { title, headings = [], keywords, summary, problem, text }] of articles.entries()) {
    const words = wordsIn(title, locale)
    titles.push({ article, words, trust: 1 })
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
  const written: string[] = []
  for (let number = 0; number < numbers.count(); number++) {
    written.push(numbers.word(number))
    const pause = turns.step()
    if (pause) await pause
  }
  const { vocabulary, termCount, terms: termOf } = await buildVocabulary(written, stem, turns)
  for (const fieldTexts of texts) {
    for (const words of fieldTexts) for (let at = 0; at < words.length; at++) words[at] = termOf[words[at]!]!
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  return {
    vocabulary,
    postings: await buildPostings(texts, fields, termCount, turns),
    headings: [...titles, ...inner],
    stem,
    isInflected: !isEnglish,
    withTitleWord: (word) => titleWords.get(word) ?? [],
  }
}

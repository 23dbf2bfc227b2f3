/** Articles cut into words and counted: what the index of one locale is made of. */
import type { SearchableArticle } from '../ports.ts'
import { dictionaryWords, terms } from './analysis.ts'
import { stemArabic } from './arabic-stemmer.ts'
import { stemEnglish } from './english-stemmer.ts'
import { buildPostings, type Field, type Postings } from './postings.ts'
import type { Heading } from './title-likeness.ts'
import { longStep, type Turns } from './turns.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'

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

export const buildArticleWords = async (articles: readonly SearchableArticle[], locale: string, turns: Turns): Promise<ArticleWords> => {
  const isEnglish = /^en\b/.test(locale)
  const stem = isEnglish ? stemEnglish : /^ar\b/.test(locale) ? stemArabic : (word: string): string => word
  const numbers = new Map<string, number>()
  const titles: string[][] = []
  for (const { title } of articles) {
    titles.push([...terms(title), ...dictionaryWords(title, locale)])
    const pause = turns.step()
    if (pause) await pause
  }
  // Words become numbers at once: the words of all bodies as strings would be most of the memory of a build.
  const numbered = (words: readonly string[]): Int32Array => {
    const found = new Int32Array(words.length)
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!
      let number = numbers.get(word)
      if (number === undefined) numbers.set(word, number = numbers.size)
      found[at] = number
    }
    return found
  }
  const texts: Int32Array[][] = []
  for (const [article, { keywords, summary, problem, text }] of articles.entries()) {
    texts.push([numbered(titles[article]!), numbered(keywords.flatMap(terms)), numbered(terms(`${summary}\n${problem}`)), numbered(terms(text.slice(0, longestText)))])
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  const stems = new Map<string, string>()
  for (const word of numbers.keys()) {
    stems.set(word, stem(word))
    const pause = turns.step()
    if (pause) await pause
  }
  const vocabulary = await buildVocabulary(stems, turns)
  const termOf = new Int32Array(stems.size)
  let number = 0
  for (const its of stems.values()) {
    termOf[number++] = vocabulary.term(its)!
    const pause = turns.step()
    if (pause) await pause
  }
  for (const fieldTexts of texts) {
    for (const words of fieldTexts) for (let at = 0; at < words.length; at++) words[at] = termOf[words[at]!]!
    const pause = turns.step(longStep)
    if (pause) await pause
  }
  const titleWords = new Map<string, number[]>()
  titles.forEach((title, article) => {
    for (const word of new Set(title)) {
      const known = titleWords.get(word)
      if (known) known.push(article)
      else titleWords.set(word, [article])
    }
  })
  return {
    vocabulary,
    postings: await buildPostings(texts, fields, vocabulary.termCount, turns),
    headings: [
      ...titles.map((words, article) => ({ article, words, trust: 1 })),
      ...articles.flatMap(({ headings = [] }, article) => headings.map((heading) => ({ article, words: terms(heading), trust: headingTrust })).filter(({ words }) => words.length > 0)),
    ],
    stem,
    isInflected: !isEnglish,
    withTitleWord: (word) => titleWords.get(word) ?? [],
  }
}

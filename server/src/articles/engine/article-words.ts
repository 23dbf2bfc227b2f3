/** Articles cut into words and counted: what the index of one locale is made of. */
import type { SearchableArticle } from '../ports.ts'
import { dictionaryWords, terms } from './analysis.ts'
import { stemEnglish } from './english-stemmer.ts'
import { buildPostings, type Field, type Postings } from './postings.ts'
import type { Heading } from './title-likeness.ts'
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

export const buildArticleWords = (articles: readonly SearchableArticle[], locale: string): ArticleWords => {
  const isEnglish = /^en\b/.test(locale)
  const stem = isEnglish ? stemEnglish : (word: string): string => word
  const stems = new Map<string, string>()
  const learnt = (words: readonly string[]): readonly string[] => {
    for (const word of words) if (!stems.has(word)) stems.set(word, stem(word))
    return words
  }
  const texts = articles.map(({ title, keywords, summary, problem, text }) => [
    learnt([...terms(title), ...dictionaryWords(title, locale)]), learnt(keywords.flatMap(terms)), learnt(terms(`${summary}\n${problem}`)), learnt(terms(text.slice(0, longestText))),
  ])
  const vocabulary = buildVocabulary(stems)
  const termIds = new Map([...stems].map(([word, its]) => [word, vocabulary.term(its)!]))
  const numbered = texts.map((fieldTexts) => fieldTexts.map((words) => Int32Array.from(words, (word) => termIds.get(word)!)))
  const titleWords = new Map<string, number[]>()
  texts.forEach(([title], article) => {
    for (const word of new Set(title)) {
      const known = titleWords.get(word)
      if (known) known.push(article)
      else titleWords.set(word, [article])
    }
  })
  return {
    vocabulary,
    postings: buildPostings(numbered, fields, vocabulary.termCount),
    headings: [
      ...texts.map(([title], article) => ({ article, words: title!, trust: 1 })),
      ...articles.flatMap(({ headings = [] }, article) => headings.map((heading) => ({ article, words: terms(heading), trust: headingTrust })).filter(({ words }) => words.length > 0)),
    ],
    stem,
    isInflected: !isEnglish,
    withTitleWord: (word) => titleWords.get(word) ?? [],
  }
}

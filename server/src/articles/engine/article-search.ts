/**
 * The search engine of the help centre: one index for each locale, held in memory, pure and synchronous. Ranking is BM25F over title, keywords, summary and
 * text with each query word widened to its forms, completions, synonyms and likely slips (`expansion.ts`), then lifted by how the whole title fits.
 */
import type { ArticleIndex, ArticleSearch, SearchableArticle, SearchHits, Suggestion } from '../ports.ts'
import { searchPageSize, searchTotalCap, suggestionCap } from '../ports.ts'
import { dictionaryWords, fold, terms } from './analysis.ts'
import { stemEnglish } from './english-stemmer.ts'
import { createExpansion } from './expansion.ts'
import { buildPostings, type Field } from './postings.ts'
import { createRanking, type Ranked } from './ranking.ts'
import { synonymTable } from './synonyms.ts'
import { createTitleMatch } from './title-match.ts'
import { buildVocabulary } from './vocabulary.ts'

const fields: readonly Field[] = [
  { weight: 6, lengthPull: 0.5 }, // title
  { weight: 3, lengthPull: 0.3 }, // keywords
  { weight: 2, lengthPull: 0.5 }, // summary and problem
  { weight: 1, lengthPull: 0.7 }, // text
]
/** A body beyond this adds time and no new meaning. */
const longestText = 60_000
/** More words than this say nothing a shorter description would not. */
const mostWords = { search: 24, suggest: 40 }

export const createArticleSearch = (): ArticleSearch => ({ buildIndex })

const buildIndex = (articles: readonly SearchableArticle[], synonyms: readonly (readonly string[])[], locale: string): ArticleIndex => {
  const isEnglish = locale.startsWith('en')
  const stem = isEnglish ? stemEnglish : (word: string): string => word
  const stems = new Map<string, string>()
  const inTitles = new Set<string>()
  const learn = (word: string): string => {
    if (!stems.has(word)) stems.set(word, stem(word))
    return word
  }
  const split = articles.map((article) => {
    const title = [...terms(article.title), ...dictionaryWords(article.title, locale)].map(learn)
    for (const word of title) inTitles.add(word)
    return [title, article.keywords.flatMap(terms).map(learn), terms(`${article.summary}\n${article.problem}`).map(learn), terms(article.text.slice(0, longestText)).map(learn)]
  })
  const vocabulary = buildVocabulary(stems)
  const termIds = new Map([...stems].map(([word, its]) => [word, vocabulary.term(its)!]))
  const postings = buildPostings(split.map((texts) => texts.map((words) => Int32Array.from(words, (word) => termIds.get(word)!))), fields, vocabulary.termCount)
  const expansion = createExpansion({
    vocabulary, postings, stem, isInflected: !isEnglish, synonyms: synonymTable(synonyms), isInTitle: (word) => inTitles.has(vocabulary.words[word]!),
  })
  const titles = createTitleMatch(articles.map(({ title }) => fold(title).trim()))
  const ranking = createRanking(postings, titles)

  const inProduct = (product: string) => ({ article }: Ranked): boolean => {
    const { products } = articles[article]!
    return product === 'all' || products.length === 0 || products.includes(product)
  }
  const queryWords = (text: string): string[] => [...new Set([...terms(text), ...dictionaryWords(text, locale)])]

  const search: ArticleIndex['search'] = (query, { product, page }): SearchHits => {
    const words = queryWords(query.slice(0, 2000)).slice(0, mostWords.search)
    const last = words.at(-1)
    const groups = words.map((word) => expansion.expand(word, word === last))
    const hits = ranking.rank(groups, fold(query).trim()).filter(inProduct(product))
    // A promoted article leads where it answers the query, not where it merely shares a word with it.
    const [leading, rest] = [hits.filter((hit) => isLeading(hit)), hits.filter((hit) => !isLeading(hit))]
    const all = [...leading, ...rest].slice(0, searchTotalCap)
    const from = (page - 1) * searchPageSize
    return {
      ids: all.slice(Math.max(0, from), from + searchPageSize).map(({ article }) => articles[article]!.id),
      totalCount: all.length,
      isDataTruncated: hits.length > searchTotalCap,
    }
  }
  const isLeading = ({ article, coverage }: Ranked): boolean => articles[article]!.promoted && coverage >= promotedCoverage

  const suggest: ArticleIndex['suggest'] = (text, { product }): readonly Suggestion[] => {
    const rarity = (word: string): number => {
      const term = vocabulary.term(stem(word))
      return term === undefined ? 0 : postings.idf(term)
    }
    const all = queryWords(text.slice(0, 10_000))
    const words = all.length <= mostWords.suggest ? all : all.map((word) => ({ word, rare: rarity(word) })).sort((a, b) => b.rare - a.rare).slice(0, mostWords.suggest).map(({ word }) => word)
    const hits = ranking.rank(words.map((word) => expansion.expand(word, false)), '').filter(({ coverage }) => coverage >= suggestionCoverage)
    const own = hits.filter(inProduct(product))
    return own.slice(0, suggestionCap).map(({ article, score }) => ({ id: articles[article]!.id, score }))
  }
  return { search, suggest }
}

const promotedCoverage = 0.6
const suggestionCoverage = 0.15

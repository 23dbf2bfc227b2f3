/**
 * The search engine of the help centre: one index for each locale, held in memory, pure and synchronous. Ranking is
 * BM25F over title, keywords, summary and text with each query word widened to its forms, completions, synonyms and
 * likely slips, then lifted by how whole titles and headings fit the query.
 */
import { isForProduct } from '../../content/vocabulary.ts'
import type { ArticleIndex, ArticleSearch, SearchableArticle } from '../ports.ts'
import { searchPageSize, searchTotalCap, suggestionCap } from '../ports.ts'
import { dictionaryWords, fold, terms } from './analysis.ts'
import { buildArticleWords } from './article-words.ts'
import { createExpansion } from './expansion.ts'
import { isFunctionWord } from './function-words.ts'
import { bestOf, createRanking, type Ranked } from './ranking.ts'
import { createSynonyms } from './synonyms.ts'
import { createTitleLikeness } from './title-likeness.ts'
import { createTitleStarts } from './title-starts.ts'
import { createTurns } from './turns.ts'

/**
 * More words than this say nothing a shorter text would not; in a text longer than `corrected` a word that articles
 * have is taken as it stands.
 */
const mostWords = { search: 24, suggest: 40, corrected: 10 }
/** Share of the query an article must answer to be weighed as a suggestion. */
const leastSuggested = 0.05
/** A label orders articles of about equal match; it lifts none above a better one (amendment T5). */
const promotedLift = 1.1

/** Port `ArticleSearch`: build once for each content version and locale, off the request path. */
export const createArticleSearch = (): ArticleSearch => ({ buildIndex })

const buildIndex = async (
  articles: readonly SearchableArticle[],
  synonymRows: readonly (readonly string[])[],
  locale: string,
): Promise<ArticleIndex> => {
  const turns = createTurns()
  const { vocabulary, postings, headings, stem, isInflected, withTitleWord } = await buildArticleWords(
    articles,
    locale,
    turns,
  )
  const synonyms = createSynonyms(synonymRows)
  const expansion = createExpansion({
    vocabulary,
    postings,
    stem,
    isInflected,
    isInTitle: (word) => withTitleWord(vocabulary.words[word]!).length > 0,
  })
  const ranking = createRanking({
    postings,
    withTitleWord,
    likeness: await createTitleLikeness(headings, articles.length, turns),
    starts: createTitleStarts(
      articles.map(({ title }) => fold(title).trim()),
      isInflected,
    ),
  })

  const isOf =
    (product: string) =>
    ({ article }: Ranked): boolean => {
      const { products } = articles[article]!
      return product === 'all' || isForProduct(products, product)
    }
  const wordsOf = (text: string): string[] => [...new Set([...terms(text), ...dictionaryWords(text, locale)])]
  const groupsOf = (words: readonly string[], last?: string) =>
    words.map((word, at) =>
      expansion.expand(word, {
        isLast: word === last,
        others: synonyms.at(words, at),
        mayBeSlip: words.length <= mostWords.corrected,
      }),
    )
  const lifted = (hit: Ranked): Ranked =>
    articles[hit.article]!.promoted ? { ...hit, score: hit.score * promotedLift } : hit
  const rarest = (words: readonly string[], most: number): readonly string[] => {
    if (words.length <= most) return words
    const rarity = (word: string): number => {
      const term = vocabulary.term(stem(word))
      return term === undefined ? 0 : postings.idf(term)
    }
    return words
      .map((word) => ({ word, rare: rarity(word) }))
      .sort((a, b) => b.rare - a.rare)
      .slice(0, most)
      .map(({ word }) => word)
  }

  return {
    search(query, { product, page }) {
      const spoken = terms(query.slice(0, 2_000))
      const words = wordsOf(query.slice(0, 2_000)).slice(0, mostWords.search)
      const hits = ranking
        .rank({ words, groups: groupsOf(words, spoken.at(-1)), typed: fold(query.slice(0, 200)).trimStart() })
        .filter(isOf(product))
      const from = Math.max(0, page - 1) * searchPageSize
      const to = Math.min(searchTotalCap, from + searchPageSize)
      const shown = bestOf(hits.map(lifted), to)
      return {
        ids: shown.slice(from, to).map(({ article }) => articles[article]!.id),
        totalCount: Math.min(searchTotalCap, hits.length),
        isDataTruncated: hits.length > searchTotalCap,
      }
    },

    suggest(text, { product, most = suggestionCap }) {
      const telling = wordsOf(text.slice(0, 10_000)).filter((word) => !isFunctionWord(word, locale))
      const words = rarest(telling, mostWords.suggest)
      const hits = ranking
        .rank({ words, groups: groupsOf(words), typed: '' })
        .filter(({ coverage }) => coverage >= leastSuggested)
      return bestOf(hits.filter(isOf(product)), most).map(({ article, score, coverage }) => ({
        id: articles[article]!.id,
        score,
        coverage,
      }))
    },
  }
}

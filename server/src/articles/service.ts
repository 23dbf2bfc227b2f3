import type {
  FeedbackRequest,
  SearchPage,
  SearchRequest,
  Suggestions,
  SuggestionsRequest,
} from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Content, ContentArticle } from '../content/types.ts'
import { timestamp, type Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import { recommendation, searchResult } from './article-documents.ts'
import type { ArticleIndexes } from './article-indexes.ts'
import type { FeedbackStore } from './feedback-store.ts'
import type { SuggestionLearning } from './learning/suggestion-learning.ts'
import type { TopicModels } from './learning/topic-models.ts'
import { searchPageSize, searchTotalCap, suggestionCap } from './ports.ts'
import type { SearchMisses } from './search-misses.ts'

export interface ArticlesServiceDeps {
  content: ContentHolder
  indexes: ArticleIndexes
  feedback: FeedbackStore
  misses: SearchMisses
  topics: Pick<TopicModels, 'opinion'>
  learning: Pick<SuggestionLearning, 'order' | 'judged'>
  features: { isOn(key: 'autoCategorize'): boolean }
  texts: { say(locale: string, key: string, values?: Record<string, string | number>): string }
  clock: Clock
  /** A failed record of a vain search is no failure of the search. */
  onError(error: Error): void
}

export interface ArticlesService {
  search(request: SearchRequest, correlationId: string): Promise<SearchPage>
  suggest(request: SuggestionsRequest, locale: string, visitor: Visitor): Promise<Suggestions>
  /** @throws 404 for an unknown article */
  hasFeedback(articleId: string, visitor: Visitor): Promise<boolean>
  /** @throws 404 for an unknown article, 422 when this reader has given feedback before (OD-48) */
  giveFeedback(articleId: string, locale: string, visitor: Visitor, feedback: FeedbackRequest): Promise<void>
}

/** So many hits may change places before the best five are shown. */
const candidates = 20
const topicCap = 5
const isOf = (article: ContentArticle | undefined, product: string): boolean =>
  article !== undefined && (product === 'all' || article.products.length === 0 || article.products.includes(product))

export const createArticlesService = ({
  content: holder,
  indexes,
  feedback,
  misses,
  topics,
  learning,
  features,
  texts,
  clock,
  onError,
}: ArticlesServiceDeps): ArticlesService => {
  /** A short name, an embedding game's name (OD-101), or anything else, which searches everywhere. */
  const productOf = (content: Content, subject: string): string => {
    const product = content.settings.embeddedProducts[subject] ?? subject
    return content.productNames.includes(product) ? product : 'all'
  }
  const known = (articleId: string): Content => {
    const content = holder.current()
    if (!content.in(content.defaultLocale).article(articleId)) throw problem.notFound()
    return content
  }

  return {
    async search({ searchTerm, subjectName, page, locale: asked, purpose }, correlationId) {
      const content = holder.current()
      const local = content.in(asked)
      const product = productOf(content, subjectName)
      const query = searchTerm.trim()
      const index = await indexes.of(content, local.locale)
      const { ids, totalCount: found, isDataTruncated } = index.search(query, { product, page, locale: local.locale })
      const totalCount = Math.min(found, searchTotalCap)
      if (purpose === 'page' && page === 1 && totalCount === 0) {
        misses
          .record({ term: query, product, locale: local.locale, at: timestamp(clock) })
          .catch((error: unknown) => onError(error as Error))
      }
      const key = isDataTruncated ? 'support.search.count.truncated' : 'support.search.count'
      return {
        pagedResults: ids.flatMap((id) => local.article(id) ?? []).map(searchResult),
        currentPage: page,
        totalCount,
        pageSize: searchPageSize,
        isDataTruncated,
        correlationId,
        totalPages: Math.ceil(totalCount / searchPageSize),
        countMessage: texts.say(local.locale, key, { count: totalCount, query }),
      }
    },

    async suggest({ query, product: subject }, locale, visitor) {
      const content = holder.current()
      const local = content.in(locale)
      const product = productOf(content, subject)
      const text = query.trim()
      const index = await indexes.of(content, local.locale)
      const hits = index.suggest(text, { product, locale: local.locale, most: candidates })
      const suggestions = learning.order({
        sessionId: visitor.sessionId,
        product,
        locale: local.locale,
        text,
        hits,
        most: suggestionCap,
        isAllowed: (id) => isOf(local.article(id), product),
      })
      const articles = suggestions.flatMap(({ id }) => local.article(id) ?? [])
      if (!features.isOn('autoCategorize'))
        return { aiRecommendations: articles.map((article) => recommendation(article, undefined)), topics: [] }
      const { guesses, certain } = topics.opinion(content, product, local.locale, text)
      return {
        aiRecommendations: articles.map((article) =>
          recommendation(article, certain === undefined ? undefined : { id: certain, product }),
        ),
        topics: guesses.slice(0, topicCap).map(({ topicId, probability }) => ({
          guidedEntryCategoryId: topicId,
          guidedEntryProduct: product,
          probability,
          isCertain: topicId === certain,
        })),
      }
    },

    async hasFeedback(articleId, visitor) {
      known(articleId)
      return feedback.hasGiven(articleId, visitor)
    },

    async giveFeedback(articleId, locale, visitor, given) {
      const { version } = known(articleId)
      const isFirst = await feedback.add(visitor, {
        articleId,
        locale,
        contentVersion: version,
        createdAt: timestamp(clock),
        feedback: given,
      })
      if (!isFirst)
        throw problem.validation({
          errorKey: 'support.article.feedback.given',
          globalErrors: [{ code: 'support.article.feedback.given' }],
        })
      // What a reader says stands, whether or not anything is learnt from it.
      await learning
        .judged(visitor.sessionId, articleId, given.helpful)
        .catch((error: unknown) => onError(error as Error))
    },
  }
}

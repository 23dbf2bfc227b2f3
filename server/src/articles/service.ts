import type { FeedbackRequest, SearchPage, SearchRequest, Suggestions, SuggestionsRequest } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { Content } from '../content/types.ts'
import { timestamp, type Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import { recommendation, searchResult } from './article-documents.ts'
import type { ArticleIndexes } from './article-indexes.ts'
import type { FeedbackStore } from './feedback-store.ts'
import { searchPageSize, searchTotalCap, suggestionCap } from './ports.ts'
import type { SearchMisses } from './search-misses.ts'

export interface ArticlesServiceDeps {
  content: ContentHolder
  indexes: ArticleIndexes
  feedback: FeedbackStore
  misses: SearchMisses
  texts: { say(locale: string, key: string, values?: Record<string, string | number>): string }
  clock: Clock
  /** A failed record of a vain search is no failure of the search. */
  onError(error: Error): void
}

export interface ArticlesService {
  search(request: SearchRequest, correlationId: string): Promise<SearchPage>
  suggest(request: SuggestionsRequest, locale: string): Promise<Suggestions>
  /** @throws 404 for an unknown article */
  hasFeedback(articleId: string, visitor: Visitor): Promise<boolean>
  /** @throws 404 for an unknown article, 422 when this reader has given feedback before (OD-48) */
  giveFeedback(articleId: string, locale: string, visitor: Visitor, feedback: FeedbackRequest): Promise<void>
}

export const createArticlesService = ({ content: holder, indexes, feedback, misses, texts, clock, onError }: ArticlesServiceDeps): ArticlesService => {
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
        misses.record({ term: query, product, locale: local.locale, at: timestamp(clock) }).catch((error: unknown) => onError(error as Error))
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

    async suggest({ query, product }, locale) {
      const content = holder.current()
      const local = content.in(locale)
      const index = await indexes.of(content, local.locale)
      const suggestions = index.suggest(query.trim(), { product: productOf(content, product), locale: local.locale })
      const articles = suggestions.slice(0, suggestionCap).flatMap(({ id }) => local.article(id) ?? [])
      return { aiRecommendations: articles.map(recommendation) }
    },

    async hasFeedback(articleId, visitor) {
      known(articleId)
      return feedback.hasGiven(articleId, visitor)
    },

    async giveFeedback(articleId, locale, visitor, given) {
      const { version } = known(articleId)
      const isFirst = await feedback.add(visitor, { articleId, locale, contentVersion: version, createdAt: timestamp(clock), feedback: given })
      if (!isFirst) throw problem.validation({ errorKey: 'support.article.feedback.given', globalErrors: [{ code: 'support.article.feedback.given' }] })
    },
  }
}

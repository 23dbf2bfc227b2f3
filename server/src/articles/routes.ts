import { isChild } from '../platform/visitor.ts'
import type { FastifyInstance } from 'fastify'
import type { Article, ArticleSummary } from '#generated/server/schemas.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import type { DocumentCache } from '../content/document-cache.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import { problem } from '../platform/problems.ts'
import { articleDocument, articleSummary } from './article-documents.ts'
import { deviceOf } from './devices.ts'
import type { ArticlesService } from './service.ts'
import { done, ok } from '../platform/contract/answers.ts'

export interface ArticlesDeps {
  documents: DocumentCache
  content: ContentHolder
  service: ArticlesService
}

export const registerArticlesRoutes = (app: FastifyInstance, { documents, content, service }: ArticlesDeps): void => {
  bindOperations(app, 'articles', {
    getArticle: ({ locale, params: { articleId } }) =>
      documents.answer(
        { operation: 'getArticle', locale, key: articleId, hasArticles: true },
        (local, version): Promise<Article> | undefined => {
          const article = local.article(articleId)
          return article && articleDocument(article, local, version)
        },
      ),
    getTrendingArticles: ({ locale, params: { product } }) =>
      documents.answer(
        { operation: 'getTrendingArticles', locale, key: product, hasArticles: true },
        (local): ArticleSummary[] | undefined =>
          local.product(product) && local.trendingArticles(product).map((one) => articleSummary(one, local)),
      ),
    getTrendingArticlesOf: ({ locale, params: { subject, id } }) =>
      documents.answer(
        {
          operation: 'getTrendingArticlesOf',
          locale,
          key: `${subject}/${id}`,
          hasArticles: true,
          topicsOf: () => [subject],
        },
        (local): ArticleSummary[] | undefined =>
          local.category(id)?.product === subject
            ? local.trendingArticles(subject, id).map((one) => articleSummary(one, local))
            : undefined,
      ),

    searchArticles: async ({ body, request, visitor }) =>
      ok(await service.search(body, visitor, request.id, deviceOf(request.headers['user-agent']))),
    getSuggestions: async ({ body, locale, visitor, request }) =>
      ok(await service.suggest(body, locale, visitor, deviceOf(request.headers['user-agent']))),
    getTypedSuggestions: async ({ body, locale, visitor, request }) =>
      ok(await service.suggestTyped(body, locale, visitor, deviceOf(request.headers['user-agent']))),

    getFeedback: async ({ params: { articleId }, visitor }) => ({
      status: 200,
      body: await service.hasFeedback(articleId, visitor),
      headers: { 'cache-control': 'no-store' },
    }),
    giveFeedback: {
      // ground G21: an unknown article is 404 before the body's rules speak.
      guard: ({ params: { articleId } }) => {
        const { defaultLocale } = content.current()
        if (!content.current().in(defaultLocale).article(articleId)) throw problem.notFound()
      },
      handle: async ({ body, params: { articleId }, locale, visitor }) => {
        const { feedback: _words, ...rated } = body
        await service.giveFeedback(articleId, locale, visitor, isChild(visitor) ? rated : body)
        return done
      },
    },
  })
}

// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { Article, ArticleId, Locale, Problem, SearchPage, SearchRequest } from './schemas.ts'

/** One article */
export const getArticle = {
  operationId: 'getArticle',
  room: 'articles',
  method: 'GET',
  url: '/services/bft/api/article/:lang/:articleId',
  path: '/services/bft/api/article/{lang}/{articleId}',
  params: Type.Object({ lang: Locale, articleId: ArticleId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Article, 304: null, 400: Problem, 404: Problem, 429: Problem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Search the articles */
export const searchArticles = {
  operationId: 'searchArticles',
  room: 'articles',
  method: 'POST',
  url: '/services/bft/api/search',
  path: '/services/bft/api/search',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: SearchRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: { 200: SearchPage, 400: Problem, 403: Problem, 413: Problem, 415: Problem, 422: Problem, 429: Problem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['csrf']],
} as const

// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { ArticleId, BadRequestProblem, CaseId, DeflectionReport, DeskArticleFeedbackPage, DeskArticles, ForbiddenProblem, Locale, NotFoundProblem, ProductName, SearchMissPage, TooManyRequestsProblem, UnauthorizedProblem, ValidationProblem } from './schemas.ts'

/** Articles that may answer a case */
export const listCaseArticles = {
  operationId: 'listCaseArticles',
  room: 'articles',
  method: 'GET',
  url: '/services/desk/cases/:id/articles',
  path: '/services/desk/cases/{id}/articles',
  params: Type.Object({ id: CaseId }),
  response: {
    200: DeskArticles,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'agent',
  xMachine: 'cases:read',
} as const

/** What readers said about articles */
export const listArticleFeedback = {
  operationId: 'listArticleFeedback',
  room: 'articles',
  method: 'GET',
  url: '/services/desk/article-feedback',
  path: '/services/desk/article-feedback',
  query: Type.Object({
    articleId: Type.Optional(ArticleId),
    helpful: Type.Optional(Type.Boolean()),
    worded: Type.Optional(Type.Boolean()),
    language: Type.Optional(Locale),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskArticleFeedbackPage,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'agent',
  xMachine: 'feedback:read',
} as const

/** Searches that found nothing */
export const listSearchMisses = {
  operationId: 'listSearchMisses',
  room: 'articles',
  method: 'GET',
  url: '/services/desk/search-misses',
  path: '/services/desk/search-misses',
  query: Type.Object({
    game: Type.Optional(ProductName),
    language: Type.Optional(Locale),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: SearchMissPage,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'agent',
  xMachine: 'feedback:read',
} as const

/** What articles solved, and what is missing */
export const getDeflectionReport = {
  operationId: 'getDeflectionReport',
  room: 'articles',
  method: 'GET',
  url: '/services/desk/reports/deflection',
  path: '/services/desk/reports/deflection',
  query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
  response: {
    200: DeflectionReport,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'lead',
  xMachine: 'reports:read',
} as const

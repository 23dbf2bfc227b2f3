// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangedProblem, CsrfOrForbiddenProblem, DeskReview, DeskReviewPage, NotFoundProblem, PayloadTooLargeProblem, PreconditionRequiredProblem, ReviewId, ReviewReplyRequest, ReviewReport, ReviewRequest, ReviewSettings, ReviewSettingsRequest, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Answered cases that were drawn */
export const listReviews = {
  operationId: 'listReviews',
  room: 'reviews',
  method: 'GET',
  url: '/services/desk/reviews',
  path: '/services/desk/reviews',
  query: Type.Object({
    state: Type.Unsafe<'open' | 'done'>({ type: 'string', enum: ['open', 'done'], default: 'open' }),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskReviewPage,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
} as const

/** What is drawn for review, and what is scored */
export const getReviewSettings = {
  operationId: 'getReviewSettings',
  room: 'reviews',
  method: 'GET',
  url: '/services/desk/review-settings',
  path: '/services/desk/review-settings',
  response: { 200: ReviewSettings, 401: UnauthorizedProblem, 403: CsrfOrForbiddenProblem, 429: TooManyRequestsProblem },
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
} as const

/** Change what is drawn and scored */
export const replaceReviewSettings = {
  operationId: 'replaceReviewSettings',
  room: 'reviews',
  method: 'PUT',
  url: '/services/desk/review-settings',
  path: '/services/desk/review-settings',
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: ReviewSettingsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: ReviewSettings,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    409: ChangedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    428: PreconditionRequiredProblem,
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
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRole: 'lead',
  xWholeDesk: true,
  xAudited: 'review.settings',
} as const

/** Reviews of my answers */
export const listOwnReviews = {
  operationId: 'listOwnReviews',
  room: 'reviews',
  method: 'GET',
  url: '/services/desk/own-reviews',
  path: '/services/desk/own-reviews',
  query: Type.Object({
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskReviewPage,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
} as const

/** A review */
export const getReview = {
  operationId: 'getReview',
  room: 'reviews',
  method: 'GET',
  url: '/services/desk/reviews/:reviewId',
  path: '/services/desk/reviews/{reviewId}',
  params: Type.Object({ reviewId: ReviewId }),
  response: {
    200: DeskReview,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
} as const

/** Score an answered case */
export const reviewAnswer = {
  operationId: 'reviewAnswer',
  room: 'reviews',
  method: 'PUT',
  url: '/services/desk/reviews/:reviewId',
  path: '/services/desk/reviews/{reviewId}',
  params: Type.Object({ reviewId: ReviewId }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: ReviewRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskReview,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    428: PreconditionRequiredProblem,
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
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRole: 'lead',
  xAudited: 'review.score',
} as const

/** Say a word to a review of my answer */
export const replyToReview = {
  operationId: 'replyToReview',
  room: 'reviews',
  method: 'POST',
  url: '/services/desk/reviews/:reviewId/reply',
  path: '/services/desk/reviews/{reviewId}/reply',
  params: Type.Object({ reviewId: ReviewId }),
  body: ReviewReplyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskReview,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
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
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRole: 'agent',
  xAudited: 'review.reply',
} as const

/** How answers were reviewed */
export const getReviewReport = {
  operationId: 'getReviewReport',
  room: 'reviews',
  method: 'GET',
  url: '/services/desk/reports/reviews',
  path: '/services/desk/reports/reviews',
  query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
  response: {
    200: ReviewReport,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
} as const

// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AnswerAppealRequest, Appeal, AppealPenaltyRequest, BadRequestProblem, CaseId, ConflictProblem, CsrfProblem, Locale, LockedOutAnswer, LockedOutCase, LockedOutCases, LockedOutCode, LockedOutCodeRequest, LockedOutRestrictions, LockedOutState, NotFoundProblem, PayloadTooLargeProblem, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** How far this browser has come */
export const getLockedOut = {
  operationId: 'getLockedOut',
  room: 'lockedout',
  method: 'GET',
  url: '/services/bft/api/lockedout',
  path: '/services/bft/api/lockedout',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: LockedOutState,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [],
  xFeature: 'lockedOut',
  xNoStore: true,
} as const

/** End the mark */
export const endLockedOut = {
  operationId: 'endLockedOut',
  room: 'lockedout',
  method: 'DELETE',
  url: '/services/bft/api/lockedout',
  path: '/services/bft/api/lockedout',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    204: null,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['csrf']],
  xFeature: 'lockedOut',
  xNoStore: true,
} as const

/** Ask for a code by e-mail, for who cannot sign in */
export const requestLockedOutCode = {
  operationId: 'requestLockedOutCode',
  room: 'lockedout',
  method: 'POST',
  url: '/services/bft/api/lockedout/code',
  path: '/services/bft/api/lockedout/code',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: LockedOutCodeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    202: LockedOutCode,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 202: ['application/json'] },
  responseHeaders: {
    202: Type.Object({
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['csrf']],
  xFeature: 'lockedOut',
  xNoStore: true,
  xRateLimit: { perMinute: 3, perHour: 10 },
} as const

/** Answer the code from the mail */
export const answerLockedOutCode = {
  operationId: 'answerLockedOutCode',
  room: 'lockedout',
  method: 'POST',
  url: '/services/bft/api/lockedout/answer',
  path: '/services/bft/api/lockedout/answer',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: LockedOutAnswer,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: LockedOutState,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['csrf']],
  xFeature: 'lockedOut',
  xNoStore: true,
  xRateLimit: { perMinute: 10, perHour: 60 },
} as const

/** The account's restrictions, under the mark */
export const getLockedOutRestrictions = {
  operationId: 'getLockedOutRestrictions',
  room: 'lockedout',
  method: 'GET',
  url: '/services/bft/api/lockedout/:locale/restrictions',
  path: '/services/bft/api/lockedout/{locale}/restrictions',
  params: Type.Object({ locale: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: LockedOutRestrictions,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['lockedOutMark']],
  xFeature: 'lockedOut',
  xNoStore: true,
} as const

/** Appeal a restriction, under the mark */
export const appealLockedOut = {
  operationId: 'appealLockedOut',
  room: 'lockedout',
  method: 'POST',
  url: '/services/bft/api/lockedout/:locale/appeal',
  path: '/services/bft/api/lockedout/{locale}/appeal',
  params: Type.Object({ locale: Locale }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: AppealPenaltyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: Appeal,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 201: ['application/json'] },
  responseHeaders: {
    201: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['lockedOutMark', 'csrf']],
  xFeature: 'lockedOut',
  xNoStore: true,
  xIdempotent: true,
} as const

/** Answer what was asked about an appeal, under the mark */
export const answerAppealLockedOut = {
  operationId: 'answerAppealLockedOut',
  room: 'lockedout',
  method: 'POST',
  url: '/services/bft/api/lockedout/:locale/appeal/answer',
  path: '/services/bft/api/lockedout/{locale}/appeal/answer',
  params: Type.Object({ locale: Locale }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: AnswerAppealRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: Appeal,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['lockedOutMark', 'csrf']],
  xFeature: 'lockedOut',
  xNoStore: true,
  xIdempotent: true,
} as const

/** The account's cases, under the mark */
export const getLockedOutCases = {
  operationId: 'getLockedOutCases',
  room: 'lockedout',
  method: 'GET',
  url: '/services/bft/api/lockedout/:locale/cases',
  path: '/services/bft/api/lockedout/{locale}/cases',
  params: Type.Object({ locale: Locale }),
  query: Type.Object({
    archived: Type.Boolean({ default: false }),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
  }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: LockedOutCases,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['lockedOutMark']],
  xFeature: 'lockedOut',
  xNoStore: true,
} as const

/** One case as a thread to read, under the mark */
export const getLockedOutCase = {
  operationId: 'getLockedOutCase',
  room: 'lockedout',
  method: 'GET',
  url: '/services/bft/api/lockedout/:locale/cases/:id',
  path: '/services/bft/api/lockedout/{locale}/cases/{id}',
  params: Type.Object({ locale: Locale, id: CaseId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: LockedOutCase,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['lockedOutMark']],
  xFeature: 'lockedOut',
  xNoStore: true,
} as const

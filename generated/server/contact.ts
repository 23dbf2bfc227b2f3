// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AltchaChallenge, BadRequestProblem, CaptchaConfig, CategoryId, ChallengeVerdict, ChannelType, CheckContextRequest, ConflictProblem, ContactForm, ContactVerification, CsrfProblem, Locale, NotFoundProblem, PayloadTooLargeProblem, Preverification, ProductName, SubmitResult, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidateChallengeRequest, ValidationProblem } from './schemas.ts'

/** How to draw the challenge */
export const getCaptcha = {
  operationId: 'getCaptcha',
  room: 'contact',
  method: 'GET',
  url: '/services/bft/api/captcha',
  path: '/services/bft/api/captcha',
  query: Type.Object({ product: Type.Optional(ProductName) }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: CaptchaConfig, 400: BadRequestProblem, 404: NotFoundProblem, 429: TooManyRequestsProblem },
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
  },
  security: [],
} as const

/** A challenge to solve */
export const getChallenge = {
  operationId: 'getChallenge',
  room: 'contact',
  method: 'GET',
  url: '/services/bft/api/arkose/challenge',
  path: '/services/bft/api/arkose/challenge',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: AltchaChallenge,
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
  security: [['session'], []],
  xFeature: 'arkose',
  xNoStore: true,
  xNeverCachedByClient: true,
} as const

/** Check a solved challenge */
export const validateChallenge = {
  operationId: 'validateChallenge',
  room: 'contact',
  method: 'POST',
  url: '/services/bft/api/arkose/validate',
  path: '/services/bft/api/arkose/validate',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: ValidateChallengeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: ChallengeVerdict,
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
  security: [['session', 'csrf'], ['csrf']],
  xFeature: 'arkose',
  xNoStore: true,
  xRateLimit: { perMinute: 10 },
} as const

/** Whether a text holds abusive language */
export const checkContext = {
  operationId: 'checkContext',
  room: 'contact',
  method: 'POST',
  url: '/services/bft/api/context',
  path: '/services/bft/api/context',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: CheckContextRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: Type.Boolean(),
    400: BadRequestProblem,
    403: CsrfProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
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
  },
  security: [['csrf']],
  xNoStore: true,
  xRateLimit: { perMinute: 20 },
} as const

/** Whether the visitor came by a pre-verified link */
export const getPreverify = {
  operationId: 'getPreverify',
  room: 'contact',
  method: 'GET',
  url: '/services/bft/api/preverify',
  path: '/services/bft/api/preverify',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: Preverification, 400: BadRequestProblem, 429: TooManyRequestsProblem },
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
  },
  security: [['session'], []],
  xNoStore: true,
  xNeverCachedByClient: true,
} as const

/** May this visitor contact us about the topic? */
export const verifyContact = {
  operationId: 'verifyContact',
  room: 'contact',
  method: 'GET',
  url: '/services/bft/api/verify/:lang/:topicId/:channel',
  path: '/services/bft/api/verify/{lang}/{topicId}/{channel}',
  params: Type.Object({ lang: Locale, topicId: CategoryId, channel: ChannelType }),
  query: Type.Object({
    stateRef: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.~-]{0,200}$' })),
    redirect: Type.Optional(Type.String({ maxLength: 2048 })),
  }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: ContactVerification,
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
  security: [['session'], []],
  xNoStore: true,
  xNeverCachedByClient: true,
} as const

/** Send the contact form */
export const submitContact = {
  operationId: 'submitContact',
  room: 'contact',
  method: 'POST',
  url: '/services/bft/api/submit',
  path: '/services/bft/api/submit',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: Type.Object({ form: ContactForm }, { additionalProperties: false }),
  consumes: ['multipart/form-data'],
  bodyRequired: true,
  multipart: { jsonParts: ['form'], textParts: [], files: [{ pattern: '^files\\[[A-Za-z0-9_-]{1,40}\\]$', maxItems: 4 }] },
  response: {
    200: SubmitResult,
    400: BadRequestProblem,
    403: CsrfProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
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
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
  xIdempotent: true,
  xRateLimit: { perMinute: 10 },
  xBodyLimit: 100000000,
} as const

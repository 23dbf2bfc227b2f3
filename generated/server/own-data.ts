// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ConflictProblem, CsrfProblem, DataErasureRequest, DataExport, DataRequest, DataRequestId, NotFoundProblem, PayloadTooLargeProblem, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** What the player asked for about their own data */
export const getDataRequests = {
  operationId: 'getDataRequests',
  room: 'own-data',
  method: 'GET',
  url: '/services/bft/api/account/data',
  path: '/services/bft/api/account/data',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Array(DataRequest, { maxItems: 100 }),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  security: [['session']],
  xNoStore: true,
  xUnderLoad: 'poll',
} as const

/** Ask for a copy of all own data */
export const requestDataExport = {
  operationId: 'requestDataExport',
  room: 'own-data',
  method: 'POST',
  url: '/services/bft/api/account/data/export',
  path: '/services/bft/api/account/data/export',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    202: DataRequest,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    409: ConflictProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 202: ['application/json'] },
  responseHeaders: {
    202: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
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
  security: [['session', 'csrf']],
  xNoStore: true,
  xIdempotent: true,
  xRateLimit: { perHour: 5 },
} as const

/** Fetch the copy of all own data */
export const getDataExport = {
  operationId: 'getDataExport',
  room: 'own-data',
  method: 'GET',
  url: '/services/bft/api/account/data/export/:requestId',
  path: '/services/bft/api/account/data/export/{requestId}',
  params: Type.Object({ requestId: DataRequestId }),
  query: Type.Object({ format: Type.Unsafe<'json' | 'html'>({ type: 'string', enum: ['json', 'html'], default: 'json' }) }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Unsafe<DataExport | string>(DataExport),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json', 'text/html'] },
  responseHeaders: {
    200: Type.Object({
      'content-disposition': Type.String(),
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
  security: [['session']],
  xNoStore: true,
} as const

/** Ask for the erasure of all own data */
export const requestDataErasure = {
  operationId: 'requestDataErasure',
  room: 'own-data',
  method: 'POST',
  url: '/services/bft/api/account/data/erasure',
  path: '/services/bft/api/account/data/erasure',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: DataErasureRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    202: DataRequest,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 202: ['application/json'] },
  responseHeaders: {
    202: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
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
  security: [['session', 'csrf']],
  xNoStore: true,
  xIdempotent: true,
  xRateLimit: { perHour: 5 },
} as const

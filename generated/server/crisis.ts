// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CrisisMessage, Locale, ServiceStatus, TooManyRequestsProblem } from './schemas.ts'

/** Crisis messages */
export const getMessages = {
  operationId: 'getMessages',
  room: 'crisis',
  method: 'GET',
  url: '/services/bft/api/messages/:lang',
  path: '/services/bft/api/messages/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Type.Array(CrisisMessage), 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
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
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 0,
  xNeverCachedByClient: true,
} as const

/** How games and services are, and what was wrong */
export const getServiceStatus = {
  operationId: 'getServiceStatus',
  room: 'crisis',
  method: 'GET',
  url: '/services/bft/api/status/:lang',
  path: '/services/bft/api/status/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: ServiceStatus, 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
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
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 0,
  xNeverCachedByClient: true,
} as const

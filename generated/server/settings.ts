// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { Config, Problem } from './schemas.ts'

/** Settings the browser needs */
export const getConfig = {
  operationId: 'getConfig',
  room: 'settings',
  method: 'GET',
  url: '/services/bft/api/config',
  path: '/services/bft/api/config',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Config, 304: null, 400: Problem, 429: Problem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      vary: Type.Optional(Type.String()),
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
  xCacheTtl: 3600,
} as const

// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { Locale, Problem } from './schemas.ts'

/** Whether this session is signed in */
export const getAuth = {
  operationId: 'getAuth',
  room: 'account',
  method: 'GET',
  url: '/services/bft/api/auth/:lang',
  path: '/services/bft/api/auth/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: Type.String(), 400: Problem, 429: Problem },
  produces: { 200: ['text/plain'] },
  responseHeaders: {
    200: Type.Object({
      loggedin: Type.Unsafe<'true' | 'false'>({ type: 'string', enum: ['true', 'false'] }),
      'x-csrf-token': Type.String({ minLength: 16 }),
      'cache-control': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session'], []],
  xNoStore: true,
} as const

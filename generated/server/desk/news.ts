// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { ForbiddenProblem, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem } from './schemas.ts'

/** Which cases have changed, as it happens */
export const streamDesk = {
  operationId: 'streamDesk',
  room: 'news',
  method: 'GET',
  url: '/services/desk/stream',
  path: '/services/desk/stream',
  response: {
    200: Type.Unsafe<AsyncIterable<string>>({}),
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['text/event-stream'] },
  responseHeaders: {
    200: Type.Object({ 'x-accel-buffering': Type.Optional(Type.Unsafe<'no'>({ type: 'string', enum: ['no'] })) }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'agent',
} as const

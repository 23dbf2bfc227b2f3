// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CaseId, CsrfOrForbiddenProblem, DeskPresence, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, SetPresenceRequest, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Which cases and appeals have changed, as it happens */
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

/** Say that I have a case open, or write in it */
export const setPresence = {
  operationId: 'setPresence',
  room: 'news',
  method: 'PUT',
  url: '/services/desk/cases/:id/presence',
  path: '/services/desk/cases/{id}/presence',
  params: Type.Object({ id: CaseId }),
  body: SetPresenceRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskPresence,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
} as const

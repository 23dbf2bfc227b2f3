// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ForbiddenProblem, ProductName, TooManyRequestsProblem, UnauthorizedProblem, UsageEvent, UsagePage, ValidationProblem } from './schemas.ts'

/** How often what was used */
export const getUsage = {
  operationId: 'getUsage',
  room: 'telemetry',
  method: 'GET',
  url: '/services/desk/usage',
  path: '/services/desk/usage',
  query: Type.Object({
    from: Type.String({ format: 'date' }),
    to: Type.String({ format: 'date' }),
    event: Type.Optional(UsageEvent),
    game: Type.Optional(ProductName),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: UsagePage,
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

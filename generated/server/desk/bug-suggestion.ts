// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, BadRequestProblem, ForbiddenProblem, Locale, PlayerNoteKind, PlayerNotePage, TooManyRequestsProblem, UnauthorizedProblem } from './schemas.ts'

/** Bug reports, or suggestions */
export const listPlayerNotes = {
  operationId: 'listPlayerNotes',
  room: 'bug-suggestion',
  method: 'GET',
  url: '/services/desk/player-notes',
  path: '/services/desk/player-notes',
  query: Type.Object({
    kind: PlayerNoteKind,
    language: Type.Optional(Locale),
    accountId: Type.Optional(AccountId),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: PlayerNotePage,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
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
  xMachine: 'feedback:read',
} as const

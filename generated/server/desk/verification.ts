// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, BadRequestProblem, CsrfOrForbiddenProblem, ForbiddenProblem, NotFoundProblem, TooManyRequestsProblem, UnauthorizedProblem, VerificationOutcome, VerificationPage } from './schemas.ts'

/** Lift the lock of the knowledge questions */
export const unlockVerification = {
  operationId: 'unlockVerification',
  room: 'verification',
  method: 'POST',
  url: '/services/desk/accounts/:accountId/kbv/unlock',
  path: '/services/desk/accounts/{accountId}/kbv/unlock',
  params: Type.Object({ accountId: AccountId }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: {},
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
  xRole: 'lead',
  xAudited: 'kbv.unlock',
} as const

/** Who proved themselves by knowledge questions */
export const listVerifications = {
  operationId: 'listVerifications',
  room: 'verification',
  method: 'GET',
  url: '/services/desk/verifications',
  path: '/services/desk/verifications',
  query: Type.Object({
    accountId: Type.Optional(AccountId),
    outcome: Type.Optional(VerificationOutcome),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: VerificationPage,
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
  xRole: 'lead',
} as const

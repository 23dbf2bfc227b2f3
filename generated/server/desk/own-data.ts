// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, BadRequestProblem, CsrfOrForbiddenProblem, DataExport, DataRequest, ForbiddenProblem, NotFoundProblem, TooManyRequestsProblem, UnauthorizedOrStepUpRequiredProblem, UnauthorizedProblem } from './schemas.ts'

/** Everything held about an account */
export const getAccountData = {
  operationId: 'getAccountData',
  room: 'own-data',
  method: 'GET',
  url: '/services/desk/accounts/:accountId/data',
  path: '/services/desk/accounts/{accountId}/data',
  params: Type.Object({ accountId: AccountId }),
  response: {
    200: DataExport,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    404: NotFoundProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xAudited: 'account.data.read',
} as const

/** Erase everything held about an account */
export const eraseAccountData = {
  operationId: 'eraseAccountData',
  room: 'own-data',
  method: 'DELETE',
  url: '/services/desk/accounts/:accountId/data',
  path: '/services/desk/accounts/{accountId}/data',
  params: Type.Object({ accountId: AccountId }),
  response: {
    202: DataRequest,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 202: ['application/json'] },
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'account.data.erase',
} as const

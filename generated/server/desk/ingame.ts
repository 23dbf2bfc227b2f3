// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, BadRequestProblem, CsrfOrForbiddenProblem, NotFoundProblem, TooManyRequestsProblem, UnauthorizedProblem } from './schemas.ts'

/** Sign an account's launchers out */
export const endLauncherTokens = {
  operationId: 'endLauncherTokens',
  room: 'ingame',
  method: 'DELETE',
  url: '/services/desk/accounts/:accountId/launchers',
  path: '/services/desk/accounts/{accountId}/launchers',
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
  xAudited: 'launcher.end',
} as const

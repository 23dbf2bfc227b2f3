// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, BadRequestProblem, ChangedProblem, CsrfOrForbiddenProblem, DeskPeople, DeskPerson, DeskPersonRequest, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, PreconditionRequiredProblem, TooManyRequestsProblem, UnauthorizedOrStepUpRequiredProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** People of the desk */
export const listPeople = {
  operationId: 'listPeople',
  room: 'people',
  method: 'GET',
  url: '/services/desk/people',
  path: '/services/desk/people',
  response: { 200: DeskPeople, 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
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
} as const

/** Say what somebody may and sees */
export const replacePerson = {
  operationId: 'replacePerson',
  room: 'people',
  method: 'PUT',
  url: '/services/desk/people/:agentId',
  path: '/services/desk/people/{agentId}',
  params: Type.Object({ agentId: AccountId }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: DeskPersonRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskPerson,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    409: ChangedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    428: PreconditionRequiredProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'people.replace',
} as const

/** Sign somebody out everywhere */
export const endPersonSessions = {
  operationId: 'endPersonSessions',
  room: 'people',
  method: 'POST',
  url: '/services/desk/people/:agentId/sign-out',
  path: '/services/desk/people/{agentId}/sign-out',
  params: Type.Object({ agentId: AccountId }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'people.sign-out',
} as const

// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CsrfOrForbiddenProblem, ForbiddenProblem, MachineKeyId, MachineKeyRequest, MachineKeys, NewMachineKey, NotFoundProblem, PayloadTooLargeProblem, TooManyRequestsProblem, UnauthorizedOrStepUpRequiredProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Machine keys */
export const listMachineKeys = {
  operationId: 'listMachineKeys',
  room: 'keys',
  method: 'GET',
  url: '/services/desk/keys',
  path: '/services/desk/keys',
  response: { 200: MachineKeys, 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
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

/** Make a machine key */
export const createMachineKey = {
  operationId: 'createMachineKey',
  room: 'keys',
  method: 'POST',
  url: '/services/desk/keys',
  path: '/services/desk/keys',
  body: MachineKeyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: NewMachineKey,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 201: ['application/json'] },
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
  xAudited: 'key.create',
} as const

/** Revoke a machine key */
export const deleteMachineKey = {
  operationId: 'deleteMachineKey',
  room: 'keys',
  method: 'DELETE',
  url: '/services/desk/keys/:keyId',
  path: '/services/desk/keys/{keyId}',
  params: Type.Object({ keyId: MachineKeyId }),
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
  xAudited: 'key.delete',
} as const

/** Give a key a new token */
export const rotateMachineKey = {
  operationId: 'rotateMachineKey',
  room: 'keys',
  method: 'POST',
  url: '/services/desk/keys/:keyId/token',
  path: '/services/desk/keys/{keyId}/token',
  params: Type.Object({ keyId: MachineKeyId }),
  response: {
    201: NewMachineKey,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 201: ['application/json'] },
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
  xAudited: 'key.rotate',
} as const

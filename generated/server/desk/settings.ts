// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangedProblem, CsrfOrForbiddenProblem, DeskFeature, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, SetFeatureRequest, TooManyRequestsProblem, UnauthorizedOrStepUpRequiredProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Feature flags and who set them */
export const listFeatures = {
  operationId: 'listFeatures',
  room: 'settings',
  method: 'GET',
  url: '/services/desk/features',
  path: '/services/desk/features',
  response: { 200: Type.Array(DeskFeature), 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
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
} as const

/** Switch a feature */
export const setFeature = {
  operationId: 'setFeature',
  room: 'settings',
  method: 'PUT',
  url: '/services/desk/features/:key',
  path: '/services/desk/features/{key}',
  params: Type.Object({ key: Type.String({ pattern: '^[A-Za-z]{1,40}$' }) }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: SetFeatureRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskFeature,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'feature.set',
} as const

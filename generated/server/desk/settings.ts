// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangeSettingRequest, ChangedProblem, CsrfOrForbiddenProblem, DeskFeature, DeskSetting, DeskSettings, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, PreconditionRequiredProblem, SetFeatureRequest, SettingChange, TooManyRequestsProblem, UnauthorizedOrStepUpRequiredProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

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
  xAudited: 'feature.set',
} as const

/** How long things last, and who said so */
export const listSettings = {
  operationId: 'listSettings',
  room: 'settings',
  method: 'GET',
  url: '/services/desk/settings',
  path: '/services/desk/settings',
  response: {
    200: DeskSettings,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
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
  xRole: 'admin',
} as const

/** Change how long something lasts */
export const changeSetting = {
  operationId: 'changeSetting',
  room: 'settings',
  method: 'PUT',
  url: '/services/desk/settings/:setting',
  path: '/services/desk/settings/{setting}',
  params: Type.Object({ setting: Type.String({ pattern: '^[a-z]{1,20}\\.[A-Za-z]{1,40}$' }) }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: ChangeSettingRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskSetting,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    428: PreconditionRequiredProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'setting.set',
} as const

/** What a setting was, and why */
export const listSettingChanges = {
  operationId: 'listSettingChanges',
  room: 'settings',
  method: 'GET',
  url: '/services/desk/settings/:setting/changes',
  path: '/services/desk/settings/{setting}/changes',
  params: Type.Object({ setting: Type.String({ pattern: '^[a-z]{1,20}\\.[A-Za-z]{1,40}$' }) }),
  response: {
    200: Type.Array(SettingChange, { maxItems: 100 }),
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
} as const

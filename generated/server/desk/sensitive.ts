// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CaseId, ChangedProblem, CsrfOrForbiddenProblem, ForbiddenProblem, Locale, NotFoundProblem, PayloadTooLargeProblem, PreconditionRequiredProblem, SensitiveCategory, SensitiveFlag, SensitiveFlagId, SensitiveGuidance, SensitiveGuidanceRequest, SensitiveGuidances, SensitiveOutcomeRequest, SensitiveReport, SensitiveTrial, SensitiveWordLists, SensitiveWords, SensitiveWordsRequest, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Say what came of a sensitive case */
export const handleSensitiveFlag = {
  operationId: 'handleSensitiveFlag',
  room: 'sensitive',
  method: 'POST',
  url: '/services/desk/cases/:id/sensitive/:flagId/outcome',
  path: '/services/desk/cases/{id}/sensitive/{flagId}/outcome',
  params: Type.Object({ id: CaseId, flagId: SensitiveFlagId }),
  body: SensitiveOutcomeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SensitiveFlag,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  xRole: 'agent',
  xAudited: 'sensitive.handle',
} as const

/** What to do about sensitive cases */
export const listSensitiveGuidance = {
  operationId: 'listSensitiveGuidance',
  room: 'sensitive',
  method: 'GET',
  url: '/services/desk/sensitive/guidance',
  path: '/services/desk/sensitive/guidance',
  response: {
    200: SensitiveGuidances,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
} as const

/** Change what to do about a category */
export const replaceSensitiveGuidance = {
  operationId: 'replaceSensitiveGuidance',
  room: 'sensitive',
  method: 'PUT',
  url: '/services/desk/sensitive/guidance/:category',
  path: '/services/desk/sensitive/guidance/{category}',
  params: Type.Object({ category: SensitiveCategory }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: SensitiveGuidanceRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SensitiveGuidance,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  xRole: 'lead',
  xWholeDesk: true,
  xAudited: 'sensitive.guidance',
} as const

/** Lists of sensitive words */
export const listSensitiveWords = {
  operationId: 'listSensitiveWords',
  room: 'sensitive',
  method: 'GET',
  url: '/services/desk/sensitive/words',
  path: '/services/desk/sensitive/words',
  response: {
    200: SensitiveWordLists,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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

/** Change a list of sensitive words */
export const replaceSensitiveWords = {
  operationId: 'replaceSensitiveWords',
  room: 'sensitive',
  method: 'PUT',
  url: '/services/desk/sensitive/words/:category/:language',
  path: '/services/desk/sensitive/words/{category}/{language}',
  params: Type.Object({ category: SensitiveCategory, language: Locale }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: SensitiveWordsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SensitiveWords,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  xRole: 'lead',
  xWholeDesk: true,
  xAudited: 'sensitive.words',
} as const

/** Back to the list that comes with the desk */
export const resetSensitiveWords = {
  operationId: 'resetSensitiveWords',
  room: 'sensitive',
  method: 'DELETE',
  url: '/services/desk/sensitive/words/:category/:language',
  path: '/services/desk/sensitive/words/{category}/{language}',
  params: Type.Object({ category: SensitiveCategory, language: Locale }),
  response: {
    200: SensitiveWords,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRole: 'lead',
  xWholeDesk: true,
  xAudited: 'sensitive.reset',
} as const

/** Look for words in past cases */
export const trySensitiveWords = {
  operationId: 'trySensitiveWords',
  room: 'sensitive',
  method: 'POST',
  url: '/services/desk/sensitive/trials',
  path: '/services/desk/sensitive/trials',
  body: SensitiveWordsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SensitiveTrial,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
  xRole: 'lead',
} as const

/** How many cases were sensitive, and how many alarms false */
export const getSensitiveReport = {
  operationId: 'getSensitiveReport',
  room: 'sensitive',
  method: 'GET',
  url: '/services/desk/reports/sensitive',
  path: '/services/desk/reports/sensitive',
  query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
  response: {
    200: SensitiveReport,
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

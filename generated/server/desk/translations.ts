// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AnswerTranslation, BadRequestProblem, CaseId, CaseTranslation, CsrfOrForbiddenProblem, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, TooManyRequestsProblem, TranslateAnswerRequest, TranslateCaseRequest, TranslationLanguages, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Languages a machine can translate into */
export const listTranslationLanguages = {
  operationId: 'listTranslationLanguages',
  room: 'translations',
  method: 'GET',
  url: '/services/desk/translation-languages',
  path: '/services/desk/translation-languages',
  response: {
    200: TranslationLanguages,
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
} as const

/** Translate what was written in a case */
export const translateCase = {
  operationId: 'translateCase',
  room: 'translations',
  method: 'POST',
  url: '/services/desk/cases/:id/translations',
  path: '/services/desk/cases/{id}/translations',
  params: Type.Object({ id: CaseId }),
  body: TranslateCaseRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: CaseTranslation,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRateLimit: { perMinute: 60 },
  xRole: 'agent',
  xAudited: 'case.translate',
} as const

/** Translate an answer before it is sent */
export const translateAnswer = {
  operationId: 'translateAnswer',
  room: 'translations',
  method: 'POST',
  url: '/services/desk/cases/:id/answer-translation',
  path: '/services/desk/cases/{id}/answer-translation',
  params: Type.Object({ id: CaseId }),
  body: TranslateAnswerRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: AnswerTranslation,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRateLimit: { perMinute: 60 },
  xRole: 'agent',
  xAudited: 'case.translate',
} as const

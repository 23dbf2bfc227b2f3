// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AnswerSurveyRequest, BadRequestProblem, CaseId, ConflictProblem, CsrfProblem, Locale, NotFoundProblem, PayloadTooLargeProblem, Survey, SurveyLinkToken, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** The satisfaction survey of a case */
export const getSurvey = {
  operationId: 'getSurvey',
  room: 'survey',
  method: 'GET',
  url: '/services/bft/api/survey/:lang/:caseId',
  path: '/services/bft/api/survey/{lang}/{caseId}',
  params: Type.Object({ lang: Locale, caseId: CaseId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Survey,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session']],
  xNoStore: true,
} as const

/** Answer the survey of a case */
export const answerSurvey = {
  operationId: 'answerSurvey',
  room: 'survey',
  method: 'POST',
  url: '/services/bft/api/survey/:lang/:caseId',
  path: '/services/bft/api/survey/{lang}/{caseId}',
  params: Type.Object({ lang: Locale, caseId: CaseId }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: AnswerSurveyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session', 'csrf']],
  xNoStore: true,
  xIdempotent: true,
} as const

/** The survey a link in a mail opens */
export const getSurveyByLink = {
  operationId: 'getSurveyByLink',
  room: 'survey',
  method: 'GET',
  url: '/services/bft/api/survey/:lang/link/:token',
  path: '/services/bft/api/survey/{lang}/link/{token}',
  params: Type.Object({ lang: Locale, token: SurveyLinkToken }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Survey,
    400: BadRequestProblem,
    404: NotFoundProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xNoStore: true,
} as const

/** Answer the survey a link in a mail opens */
export const answerSurveyByLink = {
  operationId: 'answerSurveyByLink',
  room: 'survey',
  method: 'POST',
  url: '/services/bft/api/survey/:lang/link/:token',
  path: '/services/bft/api/survey/{lang}/link/{token}',
  params: Type.Object({ lang: Locale, token: SurveyLinkToken }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: AnswerSurveyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    204: null,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['csrf']],
  xNoStore: true,
  xIdempotent: true,
} as const

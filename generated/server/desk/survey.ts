// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, DeskSurveyAnswerPage, ForbiddenProblem, SurveySummary, TooManyRequestsProblem, UnauthorizedProblem, ValidationProblem } from './schemas.ts'

/** What players answered */
export const getSurveySummary = {
  operationId: 'getSurveySummary',
  room: 'survey',
  method: 'GET',
  url: '/services/desk/surveys/summary',
  path: '/services/desk/surveys/summary',
  query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
  response: {
    200: SurveySummary,
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
  xMachine: 'feedback:read',
} as const

/** Answers to surveys */
export const listSurveyAnswers = {
  operationId: 'listSurveyAnswers',
  room: 'survey',
  method: 'GET',
  url: '/services/desk/surveys/answers',
  path: '/services/desk/surveys/answers',
  query: Type.Object({
    worded: Type.Optional(Type.Boolean()),
    unhappy: Type.Optional(Type.Boolean()),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskSurveyAnswerPage,
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
  xMachine: 'feedback:read',
} as const

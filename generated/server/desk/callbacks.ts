// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CallBackOutcomeRequest, CallBackReport, CaseId, ChangedProblem, CsrfOrForbiddenProblem, DeskCallBack, DeskCallBackPage, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Who waits for a call */
export const listCallBacks = {
  operationId: 'listCallBacks',
  room: 'callbacks',
  method: 'GET',
  url: '/services/desk/callbacks',
  path: '/services/desk/callbacks',
  query: Type.Object({
    state: Type.Unsafe<'open' | 'ended'>({ type: 'string', enum: ['open', 'ended'], default: 'open' }),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskCallBackPage,
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
  xMachine: 'cases:read',
} as const

/** Call somebody who asked for it */
export const takeCallBack = {
  operationId: 'takeCallBack',
  room: 'callbacks',
  method: 'POST',
  url: '/services/desk/callbacks/:id/take',
  path: '/services/desk/callbacks/{id}/take',
  params: Type.Object({ id: CaseId }),
  response: {
    200: DeskCallBack,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
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
  xAudited: 'callback.take',
} as const

/** What came of a call */
export const endCallBack = {
  operationId: 'endCallBack',
  room: 'callbacks',
  method: 'POST',
  url: '/services/desk/callbacks/:id/outcome',
  path: '/services/desk/callbacks/{id}/outcome',
  params: Type.Object({ id: CaseId }),
  body: CallBackOutcomeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskCallBack,
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
  xAudited: 'callback.end',
} as const

/** How many asked to be called, and were reached */
export const getCallBackReport = {
  operationId: 'getCallBackReport',
  room: 'callbacks',
  method: 'GET',
  url: '/services/desk/reports/callbacks',
  path: '/services/desk/reports/callbacks',
  query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
  response: {
    200: CallBackReport,
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
} as const

// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, AppealId, BadRequestProblem, ConflictOrChangedProblem, ConflictProblem, CreatePenaltyRequest, CsrfOrForbiddenProblem, DecideAppealRequest, DeskAppeal, DeskAppealPage, DeskPenalty, DeskPenaltyPage, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, PenaltyId, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, UpdatePenaltyRequest, ValidationProblem } from './schemas.ts'

/** Penalties, of one account or of all */
export const listPenalties = {
  operationId: 'listPenalties',
  room: 'penalties',
  method: 'GET',
  url: '/services/desk/penalties',
  path: '/services/desk/penalties',
  query: Type.Object({
    accountId: Type.Optional(AccountId),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskPenaltyPage,
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

/** Impose a penalty */
export const createPenalty = {
  operationId: 'createPenalty',
  room: 'penalties',
  method: 'POST',
  url: '/services/desk/penalties',
  path: '/services/desk/penalties',
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: CreatePenaltyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: DeskPenalty,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    409: ConflictProblem,
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
  xIdempotent: true,
  xRole: 'lead',
  xAudited: 'penalty.create',
} as const

/** Change a penalty */
export const updatePenalty = {
  operationId: 'updatePenalty',
  room: 'penalties',
  method: 'PATCH',
  url: '/services/desk/penalties/:penaltyId',
  path: '/services/desk/penalties/{penaltyId}',
  params: Type.Object({ penaltyId: PenaltyId }),
  body: UpdatePenaltyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskPenalty,
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
  xAudited: 'penalty.update',
} as const

/** Take over a penalty from a game's back end */
export const importPenalty = {
  operationId: 'importPenalty',
  room: 'penalties',
  method: 'PUT',
  url: '/services/desk/penalties/import/:externalId',
  path: '/services/desk/penalties/import/{externalId}',
  params: Type.Object({ externalId: Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,100}$' }) }),
  headers: Type.Object({
    'webhook-id': Type.String({ pattern: '^[A-Za-z0-9_.-]{1,100}$' }),
    'webhook-timestamp': Type.String({ pattern: '^[0-9]{1,12}$' }),
    'webhook-signature': Type.String({ minLength: 4, maxLength: 1000 }),
  }),
  body: CreatePenaltyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskPenalty,
    201: DeskPenalty,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'], 201: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['webhook']],
  xNoStore: true,
  xAudited: 'penalty.import',
} as const

/** The appeal queue */
export const listAppeals = {
  operationId: 'listAppeals',
  room: 'penalties',
  method: 'GET',
  url: '/services/desk/appeals',
  path: '/services/desk/appeals',
  query: Type.Object({
    state: Type.Unsafe<'PENDING' | 'UPHELD' | 'OVERTURNED'>({ type: 'string', enum: ['PENDING', 'UPHELD', 'OVERTURNED'], default: 'PENDING' }),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskAppealPage,
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

/** Decide an appeal */
export const decideAppeal = {
  operationId: 'decideAppeal',
  room: 'penalties',
  method: 'POST',
  url: '/services/desk/appeals/:appealId/decision',
  path: '/services/desk/appeals/{appealId}/decision',
  params: Type.Object({ appealId: AppealId }),
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: DecideAppealRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskAppeal,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ConflictOrChangedProblem,
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
  xIdempotent: true,
  xRole: 'lead',
  xAudited: 'appeal.decide',
} as const

// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, AppealId, AskAppellantRequest, AskOpinionRequest, AssignAppealRequest, BadRequestProblem, ChangedProblem, ConflictOrChangedProblem, ConflictProblem, CreatePenaltyRequest, CsrfOrForbiddenProblem, DecideAppealRequest, DeskAppeal, DeskAppealPage, DeskAppealSheet, DeskPenalty, DeskPenaltyPage, ForbiddenProblem, GiveOpinionRequest, ImposerReport, NotFoundProblem, PayloadTooLargeProblem, PenaltyId, PreconditionRequiredProblem, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, UpdatePenaltyRequest, ValidationProblem } from './schemas.ts'

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
  xMachine: 'penalties:read',
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
    201: Type.Object({ 'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })) }),
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
  xMachine: 'penalties:write',
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
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: UpdatePenaltyRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskPenalty,
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
  xMachine: 'penalties:write',
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
    state: Type.Unsafe<'PENDING' | 'OVERDUE' | 'WAITING' | 'MINE' | 'ASKED' | 'UPHELD' | 'OVERTURNED'>({
      type: 'string',
      enum: ['PENDING', 'OVERDUE', 'WAITING', 'MINE', 'ASKED', 'UPHELD', 'OVERTURNED'],
      default: 'PENDING',
    }),
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
  xMachine: 'penalties:read',
} as const

/** One appeal with what stands beside it */
export const getAppeal = {
  operationId: 'getAppeal',
  room: 'penalties',
  method: 'GET',
  url: '/services/desk/appeals/:appealId',
  path: '/services/desk/appeals/{appealId}',
  params: Type.Object({ appealId: AppealId }),
  response: {
    200: DeskAppealSheet,
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
  xRole: 'agent',
  xMachine: 'penalties:read',
} as const

/** Ask the player something before deciding */
export const askAppellant = {
  operationId: 'askAppellant',
  room: 'penalties',
  method: 'POST',
  url: '/services/desk/appeals/:appealId/question',
  path: '/services/desk/appeals/{appealId}/question',
  params: Type.Object({ appealId: AppealId }),
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: AskAppellantRequest,
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
    200: Type.Object({ 'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })) }),
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
  xAudited: 'appeal.ask',
} as const

/** Give an appeal to a lead */
export const assignAppeal = {
  operationId: 'assignAppeal',
  room: 'penalties',
  method: 'PUT',
  url: '/services/desk/appeals/:appealId/assignee',
  path: '/services/desk/appeals/{appealId}/assignee',
  params: Type.Object({ appealId: AppealId }),
  body: AssignAppealRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskAppeal,
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
  xRole: 'lead',
  xAudited: 'appeal.assign',
} as const

/** Ask a colleague what they think */
export const askOpinion = {
  operationId: 'askOpinion',
  room: 'penalties',
  method: 'POST',
  url: '/services/desk/appeals/:appealId/opinions',
  path: '/services/desk/appeals/{appealId}/opinions',
  params: Type.Object({ appealId: AppealId }),
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: AskOpinionRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskAppealSheet,
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
    200: Type.Object({ 'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })) }),
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
  xAudited: 'appeal.opinion.ask',
} as const

/** Say what you think of an appeal */
export const giveOpinion = {
  operationId: 'giveOpinion',
  room: 'penalties',
  method: 'PUT',
  url: '/services/desk/appeals/:appealId/opinion',
  path: '/services/desk/appeals/{appealId}/opinion',
  params: Type.Object({ appealId: AppealId }),
  body: GiveOpinionRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskAppealSheet,
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
  xAudited: 'appeal.opinion.give',
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
    200: Type.Object({ 'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })) }),
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

/** How many appeals were won against whose penalties */
export const getImposerReport = {
  operationId: 'getImposerReport',
  room: 'penalties',
  method: 'GET',
  url: '/services/desk/reports/imposers',
  path: '/services/desk/reports/imposers',
  query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
  response: {
    200: ImposerReport,
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

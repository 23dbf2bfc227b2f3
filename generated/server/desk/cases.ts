// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, AddNoteRequest, AnswerForm, AssignCaseRequest, BadRequestProblem, CaseId, CasePriority, CaseRegion, CaseReport, CaseStatus, CaseTag, CaseTokenLink, CategoryId, ChangeCasesRequest, ChangedCases, ChangedProblem, ConflictOrChangedProblem, ConflictProblem, ContactChannelType, CsrfOrForbiddenProblem, DeskCase, DeskCasePage, DeskCaseState, DeskField, DeskNote, DeskTags, DeskViews, DueFilter, FileCaseRequest, FileId, FiledForPlayer, ForbiddenProblem, Locale, MergeCasesRequest, NotCheckedProblem, NotFoundProblem, PayloadTooLargeProblem, ProductName, ReorganizeCaseRequest, ReportSide, SaveDraftRequest, SavedView, SavedViewId, SavedViewRequest, SearchText, SetCaseStatusRequest, TeamId, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, UpdateCaseRequest, ValidationProblem } from './schemas.ts'

/** Views of the queue with their counts */
export const listViews = {
  operationId: 'listViews',
  room: 'cases',
  method: 'GET',
  url: '/services/desk/views',
  path: '/services/desk/views',
  response: { 200: DeskViews, 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
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

/** Keep filters as a view */
export const saveView = {
  operationId: 'saveView',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/views',
  path: '/services/desk/views',
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: SavedViewRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: SavedView,
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
  xRole: 'agent',
  xAudited: 'view.create',
} as const

/** Take a view away */
export const deleteView = {
  operationId: 'deleteView',
  room: 'cases',
  method: 'DELETE',
  url: '/services/desk/views/:viewId',
  path: '/services/desk/views/{viewId}',
  params: Type.Object({ viewId: SavedViewId }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  xRole: 'agent',
  xAudited: 'view.delete',
} as const

/** Tags in use */
export const listTags = {
  operationId: 'listTags',
  room: 'cases',
  method: 'GET',
  url: '/services/desk/tags',
  path: '/services/desk/tags',
  response: { 200: DeskTags, 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
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

/** The queue, oldest waiting first */
export const listCases = {
  operationId: 'listCases',
  room: 'cases',
  method: 'GET',
  url: '/services/desk/cases',
  path: '/services/desk/cases',
  query: Type.Object({
    state: Type.Optional(DeskCaseState),
    status: Type.Optional(CaseStatus),
    region: Type.Optional(CaseRegion),
    game: Type.Optional(ProductName),
    topic: Type.Optional(CategoryId),
    channel: Type.Optional(ContactChannelType),
    language: Type.Optional(Locale),
    locked: Type.Optional(Type.Boolean()),
    tag: Type.Optional(CaseTag),
    priority: Type.Optional(CasePriority),
    team: Type.Optional(TeamId),
    due: Type.Optional(DueFilter),
    player: Type.Optional(AccountId),
    assignee: Type.Optional(AccountId),
    q: Type.Optional(SearchText),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: DeskCasePage,
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

/** File a case for a player */
export const fileCase = {
  operationId: 'fileCase',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases',
  path: '/services/desk/cases',
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: FileCaseRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: FiledForPlayer,
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
  xRole: 'agent',
  xAudited: 'case.file',
} as const

/** Sort cases, one or many */
export const changeCases = {
  operationId: 'changeCases',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/bulk',
  path: '/services/desk/cases/bulk',
  body: ChangeCasesRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: ChangedCases,
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
  xBodyLimit: 262144,
  xRole: 'agent',
  xMachine: 'cases:write',
  xAudited: 'case.change',
} as const

/** A case as the desk sees it */
export const getDeskCase = {
  operationId: 'getDeskCase',
  room: 'cases',
  method: 'GET',
  url: '/services/desk/cases/:id',
  path: '/services/desk/cases/{id}',
  params: Type.Object({ id: CaseId }),
  response: {
    200: DeskCase,
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
  xMachine: 'cases:read',
  xAudited: 'case.read',
  xAuditedEvery: 900,
} as const

/** Lock, retype or rename a case */
export const updateCase = {
  operationId: 'updateCase',
  room: 'cases',
  method: 'PATCH',
  url: '/services/desk/cases/:id',
  path: '/services/desk/cases/{id}',
  params: Type.Object({ id: CaseId }),
  body: UpdateCaseRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskCase,
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
  xMachine: 'cases:write',
  xAudited: 'case.update',
} as const

/** The value of a secure field */
export const readSecureField = {
  operationId: 'readSecureField',
  room: 'cases',
  method: 'GET',
  url: '/services/desk/cases/:id/fields/:key',
  path: '/services/desk/cases/{id}/fields/{key}',
  params: Type.Object({ id: CaseId, key: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) }),
  response: {
    200: DeskField,
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
  xAudited: 'case.secure-field.read',
} as const

/** Give a case to a representative */
export const assignCase = {
  operationId: 'assignCase',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/:id/assign',
  path: '/services/desk/cases/{id}/assign',
  params: Type.Object({ id: CaseId }),
  body: AssignCaseRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskCase,
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
  xRole: 'agent',
  xMachine: 'cases:write',
  xAudited: 'case.assign',
} as const

/** Keep an answer that is being written */
export const saveDraft = {
  operationId: 'saveDraft',
  room: 'cases',
  method: 'PUT',
  url: '/services/desk/cases/:id/draft',
  path: '/services/desk/cases/{id}/draft',
  params: Type.Object({ id: CaseId }),
  body: SaveDraftRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
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
  xBodyLimit: 262144,
  xRole: 'agent',
} as const

/** Answer a case */
export const answerCase = {
  operationId: 'answerCase',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/:id/responses',
  path: '/services/desk/cases/{id}/responses',
  params: Type.Object({ id: CaseId }),
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: Type.Object({ form: AnswerForm }, { additionalProperties: false }),
  consumes: ['multipart/form-data'],
  bodyRequired: true,
  multipart: { jsonParts: ['form'], textParts: [], files: [{ name: 'files[files]', maxItems: 4 }] },
  response: {
    201: DeskCase,
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
  xBodyLimit: 61000000,
  xRole: 'agent',
  xMachine: 'cases:write',
  xAudited: 'case.answer',
} as const

/** Change the status */
export const setCaseStatus = {
  operationId: 'setCaseStatus',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/:id/status',
  path: '/services/desk/cases/{id}/status',
  params: Type.Object({ id: CaseId }),
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: SetCaseStatusRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskCase,
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
  xRole: 'agent',
  xMachine: 'cases:write',
  xAudited: 'case.status',
} as const

/** Move a case to another topic, product or region */
export const reorganizeCase = {
  operationId: 'reorganizeCase',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/:id/reorganize',
  path: '/services/desk/cases/{id}/reorganize',
  params: Type.Object({ id: CaseId }),
  body: ReorganizeCaseRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskCase,
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
  xMachine: 'cases:write',
  xAudited: 'case.reorganize',
} as const

/** Let other cases of the player go on in this one */
export const mergeCases = {
  operationId: 'mergeCases',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/:id/merge',
  path: '/services/desk/cases/{id}/merge',
  params: Type.Object({ id: CaseId }),
  body: MergeCasesRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskCase,
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
  xAudited: 'case.merge',
} as const

/** Take a case out of the one it was merged into */
export const unmergeCase = {
  operationId: 'unmergeCase',
  room: 'cases',
  method: 'DELETE',
  url: '/services/desk/cases/:id/merge',
  path: '/services/desk/cases/{id}/merge',
  params: Type.Object({ id: CaseId }),
  response: {
    200: DeskCase,
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
  xAudited: 'case.unmerge',
} as const

/** Add an internal note */
export const addNote = {
  operationId: 'addNote',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/:id/notes',
  path: '/services/desk/cases/{id}/notes',
  params: Type.Object({ id: CaseId }),
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: AddNoteRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: DeskNote,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
  xRole: 'agent',
  xMachine: 'cases:write',
  xAudited: 'case.note',
} as const

/** A file of a case */
export const getAttachment = {
  operationId: 'getAttachment',
  room: 'cases',
  method: 'GET',
  url: '/services/desk/cases/:id/attachments/:fileId',
  path: '/services/desk/cases/{id}/attachments/{fileId}',
  params: Type.Object({ id: CaseId, fileId: FileId }),
  response: {
    200: Type.Unsafe<Uint8Array>({}),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    404: NotFoundProblem,
    423: NotCheckedProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/octet-stream'] },
  responseHeaders: {
    200: Type.Object({
      'content-disposition': Type.String(),
      'content-security-policy': Type.String(),
      'x-content-type-options': Type.Literal('nosniff'),
    }),
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
  xAudited: 'case.attachment.read',
} as const

/** A new token link */
export const createCaseToken = {
  operationId: 'createCaseToken',
  room: 'cases',
  method: 'POST',
  url: '/services/desk/cases/:id/token',
  path: '/services/desk/cases/{id}/token',
  params: Type.Object({ id: CaseId }),
  response: {
    201: CaseTokenLink,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
  xRole: 'lead',
  xAudited: 'case.token.create',
} as const

/** End the token link */
export const revokeCaseToken = {
  operationId: 'revokeCaseToken',
  room: 'cases',
  method: 'DELETE',
  url: '/services/desk/cases/:id/token',
  path: '/services/desk/cases/{id}/token',
  params: Type.Object({ id: CaseId }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  xRole: 'lead',
  xAudited: 'case.token.revoke',
} as const

/** How much came in, how soon it was answered, what is left */
export const getCaseReport = {
  operationId: 'getCaseReport',
  room: 'cases',
  method: 'GET',
  url: '/services/desk/reports/cases',
  path: '/services/desk/reports/cases',
  query: Type.Object({
    from: Type.String({ format: 'date' }),
    to: Type.String({ format: 'date' }),
    by: Type.Optional(ReportSide),
    game: Type.Optional(ProductName),
    topic: Type.Optional(CategoryId),
    language: Type.Optional(Locale),
    channel: Type.Optional(ContactChannelType),
    team: Type.Optional(TeamId),
    agent: Type.Optional(AccountId),
  }),
  response: {
    200: CaseReport,
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

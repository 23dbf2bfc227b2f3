// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CaseChoices, CaseExport, CaseId, CaseIdOrToken, CaseReplyForm, CaseStatus, CaseSummary, ConflictProblem, CsrfProblem, FileId, FoundCases, Locale, NotCheckedProblem, NotFoundProblem, PayloadTooLargeProblem, ProductName, RangeNotSatisfiableProblem, SupportCase, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Active cases of the signed-in player */
export const getActiveCases = {
  operationId: 'getActiveCases',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/active',
  path: '/services/bft/api/cases/{locale}/active',
  params: Type.Object({ locale: Locale }),
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })) }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Array(CaseSummary, { maxItems: 500 }),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'x-total-count': Type.Integer({ minimum: 0 }),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session']],
  xNoStore: true,
  xUnderLoad: 'poll',
} as const

/** Archived cases of the signed-in player */
export const getArchivedCases = {
  operationId: 'getArchivedCases',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/archive',
  path: '/services/bft/api/cases/{locale}/archive',
  params: Type.Object({ locale: Locale }),
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })) }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Array(CaseSummary, { maxItems: 500 }),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'x-total-count': Type.Integer({ minimum: 0 }),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session']],
  xNoStore: true,
  xUnderLoad: 'poll',
} as const

/** Find cases of the signed-in player */
export const findCases = {
  operationId: 'findCases',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/find',
  path: '/services/bft/api/cases/{locale}/find',
  params: Type.Object({ locale: Locale }),
  query: Type.Object({
    list: Type.Unsafe<'active' | 'archive'>({ type: 'string', enum: ['active', 'archive'], default: 'active' }),
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    status: Type.Optional(CaseStatus),
    game: Type.Optional(ProductName),
    categoryId: Type.Optional(Type.Integer({ minimum: 1, maximum: 999999999 })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    sort: Type.Unsafe<'newest' | 'oldest' | 'unread'>({ type: 'string', enum: ['newest', 'oldest', 'unread'], default: 'newest' }),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
  }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: FoundCases,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
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
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session']],
  xNoStore: true,
  xUnderLoad: 'search',
} as const

/** What a list of cases can be narrowed by */
export const getCaseChoices = {
  operationId: 'getCaseChoices',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/choices',
  path: '/services/bft/api/cases/{locale}/choices',
  params: Type.Object({ locale: Locale }),
  query: Type.Object({
    list: Type.Unsafe<'active' | 'archive'>({ type: 'string', enum: ['active', 'archive'], default: 'active' }),
  }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: CaseChoices, 400: BadRequestProblem, 401: UnauthorizedProblem, 429: TooManyRequestsProblem },
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

/** One case with its thread */
export const getCase = {
  operationId: 'getCase',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/detail/:id',
  path: '/services/bft/api/cases/{locale}/detail/{id}',
  params: Type.Object({ locale: Locale, id: CaseIdOrToken }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: SupportCase,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
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
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session'], []],
  xTokenLink: true,
  xNoStore: true,
  xUnderLoad: 'poll',
} as const

/** Reply to a case, or reopen it */
export const respondToCase = {
  operationId: 'respondToCase',
  room: 'cases',
  method: 'POST',
  url: '/services/bft/api/cases/:locale/detail/:id',
  path: '/services/bft/api/cases/{locale}/detail/{id}',
  params: Type.Object({ locale: Locale, id: CaseIdOrToken }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: Type.Object({ form: CaseReplyForm }, { additionalProperties: false }),
  consumes: ['multipart/form-data'],
  bodyRequired: true,
  multipart: {
    jsonParts: ['form'],
    textParts: [],
    files: [{ name: 'files[files]', maxItems: 4 }, { pattern: '^files\\[[A-Za-z0-9_-]{1,40}\\]$', maxItems: 4 }],
  },
  response: {
    200: SupportCase,
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
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session', 'csrf'], ['csrf']],
  xTokenLink: true,
  xNoStore: true,
  xIdempotent: true,
  xBodyLimit: 61000000,
} as const

/** Mark an answered case as resolved */
export const resolveCase = {
  operationId: 'resolveCase',
  room: 'cases',
  method: 'POST',
  url: '/services/bft/api/cases/:locale/detail/:id/resolve',
  path: '/services/bft/api/cases/{locale}/detail/{id}/resolve',
  params: Type.Object({ locale: Locale, id: CaseIdOrToken }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: SupportCase,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
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
  security: [['session', 'csrf'], ['csrf']],
  xTokenLink: true,
  xNoStore: true,
  xIdempotent: true,
} as const

/** Cancel an open case */
export const cancelCase = {
  operationId: 'cancelCase',
  room: 'cases',
  method: 'POST',
  url: '/services/bft/api/cases/:locale/detail/:id/cancel',
  path: '/services/bft/api/cases/{locale}/detail/{id}/cancel',
  params: Type.Object({ locale: Locale, id: CaseIdOrToken }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
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
  security: [['session', 'csrf'], ['csrf']],
  xTokenLink: true,
  xNoStore: true,
  xIdempotent: true,
} as const

/** The player's own copy of a case */
export const exportCase = {
  operationId: 'exportCase',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/detail/:id/export',
  path: '/services/bft/api/cases/{locale}/detail/{id}/export',
  params: Type.Object({ locale: Locale, id: CaseId }),
  query: Type.Object({ format: Type.Unsafe<'json' | 'html'>({ type: 'string', enum: ['json', 'html'], default: 'json' }) }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Unsafe<CaseExport | string>(CaseExport),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json', 'text/html'] },
  responseHeaders: {
    200: Type.Object({
      'content-disposition': Type.String(),
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

/** A file of a case */
export const getCaseFile = {
  operationId: 'getCaseFile',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/detail/:id/files/:fileId',
  path: '/services/bft/api/cases/{locale}/detail/{id}/files/{fileId}',
  params: Type.Object({ locale: Locale, id: CaseIdOrToken, fileId: FileId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    range: Type.Optional(Type.String({ maxLength: 200 })),
    'if-range': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Unsafe<Uint8Array>({}),
    206: Type.Unsafe<Uint8Array>({}),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    416: RangeNotSatisfiableProblem,
    423: NotCheckedProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/octet-stream'], 206: ['application/octet-stream'] },
  responseHeaders: {
    200: Type.Object({
      'content-disposition': Type.String(),
      'content-length': Type.Integer({ minimum: 0, maximum: 100000000 }),
      'accept-ranges': Type.Unsafe<'bytes'>({ type: 'string', enum: ['bytes'] }),
      etag: Type.String(),
      'x-content-type-options': Type.Literal('nosniff'),
      'content-security-policy': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    206: Type.Object({
      'content-range': Type.String({ maxLength: 60, pattern: '^bytes (\\d+-\\d+|\\*)/\\d+$' }),
      'content-disposition': Type.String(),
      'content-length': Type.Integer({ minimum: 0, maximum: 100000000 }),
      'accept-ranges': Type.Unsafe<'bytes'>({ type: 'string', enum: ['bytes'] }),
      etag: Type.String(),
      'x-content-type-options': Type.Literal('nosniff'),
      'content-security-policy': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    416: Type.Object({ 'content-range': Type.String({ maxLength: 60, pattern: '^bytes (\\d+-\\d+|\\*)/\\d+$' }) }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session'], []],
  xTokenLink: true,
  xNoStore: true,
} as const

/** Whether a file of a case can be had */
export const checkCaseFile = {
  operationId: 'checkCaseFile',
  room: 'cases',
  method: 'HEAD',
  url: '/services/bft/api/cases/:locale/detail/:id/files/:fileId',
  path: '/services/bft/api/cases/{locale}/detail/{id}/files/{fileId}',
  params: Type.Object({ locale: Locale, id: CaseIdOrToken, fileId: FileId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: null, 400: null, 401: null, 404: null, 423: null, 429: null, 503: null },
  produces: {},
  responseHeaders: {
    200: Type.Object({
      'content-disposition': Type.String(),
      'content-length': Type.Integer({ minimum: 0, maximum: 100000000 }),
      'accept-ranges': Type.Unsafe<'bytes'>({ type: 'string', enum: ['bytes'] }),
      etag: Type.String(),
      'x-content-type-options': Type.Literal('nosniff'),
      'content-security-policy': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session'], []],
  xTokenLink: true,
  xNoStore: true,
} as const

/** The picture a file is */
export const getCaseFilePreview = {
  operationId: 'getCaseFilePreview',
  room: 'cases',
  method: 'GET',
  url: '/services/bft/api/cases/:locale/detail/:id/files/:fileId/preview',
  path: '/services/bft/api/cases/{locale}/detail/{id}/files/{fileId}/preview',
  params: Type.Object({ locale: Locale, id: CaseIdOrToken, fileId: FileId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Unsafe<Uint8Array>({}),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    404: NotFoundProblem,
    423: NotCheckedProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp'] },
  responseHeaders: {
    200: Type.Object({
      'content-disposition': Type.String(),
      'x-content-type-options': Type.Literal('nosniff'),
      'content-security-policy': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session'], []],
  xTokenLink: true,
  xNoStore: true,
} as const

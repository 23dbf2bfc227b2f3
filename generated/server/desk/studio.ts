// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangedProblem, ContentReleasePage, CsrfOrForbiddenProblem, DraftContentTranslationRequest, ForbiddenProblem, Locale, NotFoundProblem, PayloadTooLargeProblem, ProductName, PublishContentRequest, PublishedContent, ReviewContentRequest, RollbackContentRequest, SaveContentDraftRequest, SearchText, StudioDocumentId, StudioDocumentPage, StudioGaps, StudioKind, StudioLostLinks, StudioMachineDraft, StudioPicture, StudioPictureRequest, StudioPreview, StudioQuestions, StudioSheet, StudioState, StudioTranslationPage, StudioVersionSource, StudioVersions, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** What was published */
export const listContentReleases = {
  operationId: 'listContentReleases',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/releases',
  path: '/services/desk/studio/releases',
  query: Type.Object({
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: ContentReleasePage,
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
  xRole: 'writer',
} as const

/** Take a release back */
export const rollbackContentRelease = {
  operationId: 'rollbackContentRelease',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/releases/:release/rollback',
  path: '/services/desk/studio/releases/{release}/rollback',
  params: Type.Object({ release: Type.Integer({ minimum: 1, maximum: 2147483647 }) }),
  body: RollbackContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PublishedContent,
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
  xWholeDesk: true,
  xAudited: 'content.rollback-release',
} as const

/** Documents and their languages */
export const listStudioTranslations = {
  operationId: 'listStudioTranslations',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/translations',
  path: '/services/desk/studio/translations',
  query: Type.Object({
    language: Type.Optional(Locale),
    translation: Type.Optional(Type.Unsafe<'missing' | 'outdated' | 'machine' | 'open'>({ type: 'string', enum: ['missing', 'outdated', 'machine', 'open'] })),
    game: Type.Optional(ProductName),
    q: Type.Optional(SearchText),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: StudioTranslationPage,
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
  xRole: 'writer',
} as const

/** Searches without an answer */
export const listStudioGaps = {
  operationId: 'listStudioGaps',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/gaps',
  path: '/services/desk/studio/gaps',
  query: Type.Object({
    days: Type.Unsafe<7 | 30 | 90>({ type: 'integer', enum: [7, 30, 90], default: 7 }),
    game: Type.Optional(ProductName),
    language: Type.Optional(Locale),
  }),
  response: {
    200: StudioGaps,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
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
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRateLimit: { perMinute: 60 },
  xRole: 'writer',
} as const

/** Links of published help that lead nowhere */
export const listStudioLostLinks = {
  operationId: 'listStudioLostLinks',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/lost-links',
  path: '/services/desk/studio/lost-links',
  query: Type.Object({ game: Type.Optional(ProductName), language: Type.Optional(Locale) }),
  response: {
    200: StudioLostLinks,
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
  xRole: 'writer',
} as const

/** Documents of the help */
export const listStudioDocuments = {
  operationId: 'listStudioDocuments',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/:kind',
  path: '/services/desk/studio/{kind}',
  params: Type.Object({ kind: StudioKind }),
  query: Type.Object({
    state: Type.Optional(StudioState),
    language: Type.Optional(Locale),
    translation: Type.Optional(Type.Unsafe<'missing' | 'outdated'>({ type: 'string', enum: ['missing', 'outdated'] })),
    game: Type.Optional(ProductName),
    q: Type.Optional(SearchText),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: StudioDocumentPage,
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
  xRole: 'writer',
} as const

/** A document and its draft */
export const getStudioDocument = {
  operationId: 'getStudioDocument',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/:kind/:documentId',
  path: '/services/desk/studio/{kind}/{documentId}',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  response: {
    200: StudioSheet,
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
  xRole: 'writer',
} as const

/** Archive a document */
export const deleteContent = {
  operationId: 'deleteContent',
  room: 'studio',
  method: 'DELETE',
  url: '/services/desk/studio/:kind/:documentId',
  path: '/services/desk/studio/{kind}/{documentId}',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  response: {
    202: null,
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
  xRole: 'writer',
  xAudited: 'content.delete',
} as const

/** Write at a draft */
export const saveContentDraft = {
  operationId: 'saveContentDraft',
  room: 'studio',
  method: 'PUT',
  url: '/services/desk/studio/:kind/:documentId/draft',
  path: '/services/desk/studio/{kind}/{documentId}/draft',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  body: SaveContentDraftRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: StudioSheet,
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
  xBodyLimit: 1000000,
  xRole: 'writer',
} as const

/** Give a draft up */
export const discardContentDraft = {
  operationId: 'discardContentDraft',
  room: 'studio',
  method: 'DELETE',
  url: '/services/desk/studio/:kind/:documentId/draft',
  path: '/services/desk/studio/{kind}/{documentId}/draft',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
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
  xRole: 'writer',
  xAudited: 'content.discard',
} as const

/** Bring a picture for an article */
export const addContentPicture = {
  operationId: 'addContentPicture',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/:kind/:documentId/pictures',
  path: '/services/desk/studio/{kind}/{documentId}/pictures',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  body: StudioPictureRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: StudioPicture,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
  xBodyLimit: 4100000,
  xRole: 'writer',
} as const

/** Let a machine draft a translation */
export const draftContentTranslation = {
  operationId: 'draftContentTranslation',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/:kind/:documentId/machine-draft',
  path: '/services/desk/studio/{kind}/{documentId}/machine-draft',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  body: DraftContentTranslationRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: StudioMachineDraft,
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
  xRateLimit: { perMinute: 20 },
  xRole: 'writer',
} as const

/** Ask for a review */
export const requestContentReview = {
  operationId: 'requestContentReview',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/:kind/:documentId/review',
  path: '/services/desk/studio/{kind}/{documentId}/review',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  body: ReviewContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: StudioSheet,
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
  xRole: 'writer',
  xAudited: 'content.review',
} as const

/** Send a draft back */
export const returnContentDraft = {
  operationId: 'returnContentDraft',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/:kind/:documentId/return',
  path: '/services/desk/studio/{kind}/{documentId}/return',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  body: ReviewContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: StudioSheet,
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
  xRole: 'writer',
  xAudited: 'content.return',
} as const

/** Publish a draft */
export const publishContent = {
  operationId: 'publishContent',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/:kind/:documentId/publish',
  path: '/services/desk/studio/{kind}/{documentId}/publish',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  body: PublishContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PublishedContent,
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
  xRole: 'writer',
  xAudited: 'content.publish',
} as const

/** See a draft on the real page */
export const previewContent = {
  operationId: 'previewContent',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/:kind/:documentId/preview',
  path: '/services/desk/studio/{kind}/{documentId}/preview',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  response: {
    200: StudioPreview,
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
  xRole: 'writer',
} as const

/** Go back to a version */
export const rollbackContent = {
  operationId: 'rollbackContent',
  room: 'studio',
  method: 'POST',
  url: '/services/desk/studio/:kind/:documentId/rollback',
  path: '/services/desk/studio/{kind}/{documentId}/rollback',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  body: RollbackContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PublishedContent,
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
  xRole: 'writer',
  xAudited: 'content.rollback',
} as const

/** Which searches would find a document */
export const getStudioQuestions = {
  operationId: 'getStudioQuestions',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/:kind/:documentId/questions',
  path: '/services/desk/studio/{kind}/{documentId}/questions',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  response: {
    200: StudioQuestions,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    404: NotFoundProblem,
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
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRateLimit: { perMinute: 120 },
  xRole: 'writer',
} as const

/** Versions of a document */
export const listContentVersions = {
  operationId: 'listContentVersions',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/:kind/:documentId/versions',
  path: '/services/desk/studio/{kind}/{documentId}/versions',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId }),
  response: {
    200: StudioVersions,
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
  xRole: 'writer',
} as const

/** One version, and what is otherwise now */
export const getContentVersion = {
  operationId: 'getContentVersion',
  room: 'studio',
  method: 'GET',
  url: '/services/desk/studio/:kind/:documentId/versions/:version',
  path: '/services/desk/studio/{kind}/{documentId}/versions/{version}',
  params: Type.Object({ kind: StudioKind, documentId: StudioDocumentId, version: Type.Integer({ minimum: 0, maximum: 2147483647 }) }),
  response: {
    200: StudioVersionSource,
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
  xRole: 'writer',
} as const

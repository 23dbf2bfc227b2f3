// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangedProblem, ContentDocument, ContentDocumentId, ContentDocuments, ContentKind, CsrfOrForbiddenProblem, ForbiddenProblem, ImportContentRequest, ImportReport, NotFoundProblem, PayloadTooLargeProblem, PutContentRequest, ReplaceContentRequest, TooManyRequestsProblem, UnauthorizedOrStepUpRequiredProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Documents of one kind */
export const listContent = {
  operationId: 'listContent',
  room: 'content',
  method: 'GET',
  url: '/services/desk/content/:kind',
  path: '/services/desk/content/{kind}',
  params: Type.Object({ kind: ContentKind }),
  response: {
    200: ContentDocuments,
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
  xRole: 'admin',
} as const

/** Replace all documents of one kind */
export const replaceContent = {
  operationId: 'replaceContent',
  room: 'content',
  method: 'PUT',
  url: '/services/desk/content/:kind',
  path: '/services/desk/content/{kind}',
  params: Type.Object({ kind: ContentKind }),
  body: ReplaceContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: ImportReport,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
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
  xBodyLimit: 8000000,
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'content.replace',
} as const

/** One document of the content */
export const getContentDocument = {
  operationId: 'getContentDocument',
  room: 'content',
  method: 'GET',
  url: '/services/desk/content/:kind/:id',
  path: '/services/desk/content/{kind}/{id}',
  params: Type.Object({ kind: ContentKind, id: ContentDocumentId }),
  response: {
    200: ContentDocument,
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
  xRole: 'admin',
} as const

/** Create or replace one document */
export const putContentDocument = {
  operationId: 'putContentDocument',
  room: 'content',
  method: 'PUT',
  url: '/services/desk/content/:kind/:id',
  path: '/services/desk/content/{kind}/{id}',
  params: Type.Object({ kind: ContentKind, id: ContentDocumentId }),
  body: PutContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: ImportReport,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
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
  xBodyLimit: 8000000,
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'content.put',
} as const

/** Import a whole content pack */
export const importContent = {
  operationId: 'importContent',
  room: 'content',
  method: 'POST',
  url: '/services/desk/content/import',
  path: '/services/desk/content/import',
  query: Type.Object({ dryRun: Type.Boolean({ default: false }), overwrite: Type.Boolean({ default: false }) }),
  body: ImportContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: ImportReport,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xBodyLimit: 100000000,
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'content.import',
} as const

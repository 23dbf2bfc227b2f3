// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import type { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangedProblem, CsrfProblem, NotFoundProblem, PayloadTooLargeProblem, TooManyRequestsProblem, UnavailableProblem, UnsupportedMediaTypeProblem, UnsupportedVersionProblem, UploadId, ValidationProblem } from './schemas.ts'

/** Begin an upload that can go on */
export const createUpload = {
  operationId: 'createUpload',
  room: 'uploads',
  method: 'POST',
  url: '/services/bft/api/uploads',
  path: '/services/bft/api/uploads',
  headers: Type.Object({
    'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    'upload-length': Type.Integer({ minimum: 0, maximum: 15000000 }),
    'upload-metadata': Type.String({
      minLength: 1,
      maxLength: 3000,
      pattern: '^[!-+\\--~]+( [A-Za-z0-9+/=]*)?(, ?[!-+\\--~]+( [A-Za-z0-9+/=]*)?)*$',
    }),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    201: null,
    400: BadRequestProblem,
    403: CsrfProblem,
    412: UnsupportedVersionProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: {},
  responseHeaders: {
    201: Type.Object({
      location: Type.String({ pattern: '^/services/bft/api/uploads/[A-Za-z0-9-]{1,40}$' }),
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      'upload-expires': Type.String({ minLength: 29, maxLength: 29 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    412: Type.Object({
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      'tus-version': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
  xRateLimit: { perMinute: 20, perHour: 60 },
} as const

/** What of the upload protocol is spoken here */
export const describeUploads = {
  operationId: 'describeUploads',
  room: 'uploads',
  method: 'OPTIONS',
  url: '/services/bft/api/uploads',
  path: '/services/bft/api/uploads',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 204: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      'tus-version': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      'tus-extension': Type.Unsafe<'creation,expiration,termination'>({ type: 'string', enum: ['creation,expiration,termination'] }),
      'tus-max-size': Type.Unsafe<15000000>({ type: 'integer', enum: [15000000] }),
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
} as const

/** Give an upload up */
export const removeUpload = {
  operationId: 'removeUpload',
  room: 'uploads',
  method: 'DELETE',
  url: '/services/bft/api/uploads/:uploadId',
  path: '/services/bft/api/uploads/{uploadId}',
  params: Type.Object({ uploadId: UploadId }),
  headers: Type.Object({
    'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    204: null,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    412: UnsupportedVersionProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    412: Type.Object({
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      'tus-version': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
} as const

/** Where an upload goes on */
export const checkUpload = {
  operationId: 'checkUpload',
  room: 'uploads',
  method: 'HEAD',
  url: '/services/bft/api/uploads/:uploadId',
  path: '/services/bft/api/uploads/{uploadId}',
  params: Type.Object({ uploadId: UploadId }),
  headers: Type.Object({
    'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: null, 400: null, 401: null, 404: null, 412: null, 429: null, 503: null },
  produces: {},
  responseHeaders: {
    200: Type.Object({
      'upload-offset': Type.Integer({ minimum: 0, maximum: 15000000 }),
      'upload-length': Type.Integer({ minimum: 0, maximum: 15000000 }),
      'upload-expires': Type.String({ minLength: 29, maxLength: 29 }),
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    412: Type.Object({
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      'tus-version': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session'], []],
  xNoStore: true,
} as const

/** Send the next bytes of an upload */
export const appendUpload = {
  operationId: 'appendUpload',
  room: 'uploads',
  method: 'PATCH',
  url: '/services/bft/api/uploads/:uploadId',
  path: '/services/bft/api/uploads/{uploadId}',
  params: Type.Object({ uploadId: UploadId }),
  headers: Type.Object({
    'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    'upload-offset': Type.Integer({ minimum: 0, maximum: 15000000 }),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: Type.Unsafe<Readable>({}),
  consumes: ['application/offset+octet-stream'],
  bodyRequired: false,
  bodyBytes: true,
  response: {
    204: null,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
    412: UnsupportedVersionProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      'upload-offset': Type.Integer({ minimum: 0, maximum: 15000000 }),
      'upload-expires': Type.String({ minLength: 29, maxLength: 29 }),
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    412: Type.Object({
      'tus-resumable': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
      'tus-version': Type.Unsafe<'1.0.0'>({ type: 'string', enum: ['1.0.0'] }),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
  xBodyLimit: 15000000,
} as const

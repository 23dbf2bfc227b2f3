// A small contract of its own, so that tests stand still while rooms come and go.
import { Type } from '@sinclair/typebox'
import { localePattern } from '../../../lib/locale.ts'

const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  requestId: Type.String(),
})
const errors = { 400: Problem, 401: Problem, 404: Problem, 413: Problem, 415: Problem, 422: Problem } as const
const Reply = Type.Object(
  {
    description: Type.String({ minLength: 1, maxLength: 5, pattern: '\\S' }),
    email: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'email' })),
    tag: Type.Optional(Type.Unsafe<'a' | 'b'>({ type: 'string', enum: ['a', 'b'] })),
    more: Type.Optional(
      Type.Unsafe<{ n: number } | null>({
        anyOf: [Type.Object({ n: Type.Integer({ maximum: 9 }) }), { type: 'null' }],
      }),
    ),
  },
  { additionalProperties: false },
)

const DocumentHeaders = Type.Object({ etag: Type.String(), 'content-version': Type.String() })

const inRoom = { room: 'cases', path: '' } as const
export const smallContract = {
  getThing: {
    operationId: 'getThing',
    method: 'GET',
    url: '/services/bft/api/thing/:lang/:id',
    ...inRoom,
    params: Type.Object({
      lang: Type.String({ pattern: localePattern.source }),
      id: Type.Integer({ minimum: 1, maximum: 99 }),
    }),
    query: Type.Object({ page: Type.Integer({ minimum: 1, default: 1 }) }),
    response: { 200: Type.Object({ id: Type.Integer(), page: Type.Integer(), locale: Type.String() }), ...errors },
    produces: { 200: ['application/json'] },
    responseHeaders: { 200: Type.Object({ 'x-total-count': Type.Integer({ minimum: 0 }) }) },
    security: [],
  },
  getDocument: {
    operationId: 'getDocument',
    method: 'GET',
    url: '/services/bft/api/document',
    ...inRoom,
    response: { 200: Type.Array(Type.String()), 304: null },
    produces: { 200: ['application/json'] },
    responseHeaders: { 200: DocumentHeaders, 304: DocumentHeaders },
    security: [],
    xCacheTtl: 300,
  },
  getLive: {
    operationId: 'getLive',
    method: 'GET',
    url: '/services/bft/api/live',
    ...inRoom,
    response: { 200: Type.Integer(), 304: null },
    produces: { 200: ['application/json'] },
    responseHeaders: { 200: Type.Object({ etag: Type.String() }), 304: Type.Object({ etag: Type.String() }) },
    security: [],
    xNoStore: true,
  },
  exportThing: {
    operationId: 'exportThing',
    method: 'GET',
    url: '/services/bft/api/export',
    ...inRoom,
    query: Type.Object({
      format: Type.Unsafe<'json' | 'html'>({ type: 'string', enum: ['json', 'html'], default: 'json' }),
    }),
    response: { 200: Type.Unsafe<{ a: number } | string>(Type.Object({ a: Type.Integer() })), 400: Problem },
    produces: { 200: ['application/json', 'text/html'] },
    responseHeaders: {},
    security: [],
  },
  importThing: {
    operationId: 'importThing',
    method: 'PUT',
    url: '/services/bft/api/import',
    ...inRoom,
    body: Type.Object({ a: Type.Integer() }),
    consumes: ['application/json'],
    bodyRequired: true,
    response: { 200: Type.String(), 400: Problem },
    produces: { 200: ['application/json'] },
    responseHeaders: {},
    security: [['webhook']],
  },
  sendReply: {
    operationId: 'sendReply',
    method: 'POST',
    url: '/services/bft/api/reply',
    ...inRoom,
    body: Reply,
    consumes: ['application/json', 'text/plain'],
    bodyRequired: true,
    response: { 204: null, ...errors },
    produces: {},
    responseHeaders: { 401: Type.Object({ 'www-authenticate': Type.String() }) },
    security: [['session', 'csrf']],
    xBodyLimit: 2_000,
  },
  sendForm: {
    operationId: 'sendForm',
    method: 'POST',
    url: '/services/bft/api/form',
    ...inRoom,
    body: Type.Object({ form: Reply }, { additionalProperties: false }),
    consumes: ['multipart/form-data'],
    bodyRequired: true,
    multipart: { jsonParts: ['form'], textParts: [], files: [{ pattern: '^files\\[[a-z]{1,9}\\]$', maxItems: 2 }] },
    response: { 201: Type.Object({ sizes: Type.Array(Type.Integer()) }), ...errors },
    produces: { 201: ['application/json'] },
    responseHeaders: {},
    security: [],
    xBodyLimit: 40_000_000,
  },
  doNothing: {
    operationId: 'doNothing',
    method: 'POST',
    url: '/services/bft/api/nothing',
    ...inRoom,
    response: { 204: null, ...errors },
    produces: {},
    responseHeaders: {},
    security: [],
  },
} as const

// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { CrisisMessageRequest, DeskMessage, MessageId, Problem } from './schemas.ts'

/** All crisis messages */
export const listCrisisMessages = {
  operationId: 'listCrisisMessages',
  room: 'crisis',
  method: 'GET',
  url: '/services/desk/messages',
  path: '/services/desk/messages',
  response: { 200: Type.Array(DeskMessage), 401: Problem, 403: Problem, 429: Problem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer']],
  xNoStore: true,
  xRole: 'agent',
} as const

/** Publish a crisis message */
export const createCrisisMessage = {
  operationId: 'createCrisisMessage',
  room: 'crisis',
  method: 'POST',
  url: '/services/desk/messages',
  path: '/services/desk/messages',
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: CrisisMessageRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: DeskMessage,
    400: Problem,
    401: Problem,
    403: Problem,
    409: Problem,
    413: Problem,
    415: Problem,
    422: Problem,
    429: Problem,
  },
  produces: { 201: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer']],
  xNoStore: true,
  xIdempotent: true,
  xRole: 'lead',
  xAudited: 'message.create',
} as const

/** Change a crisis message */
export const replaceCrisisMessage = {
  operationId: 'replaceCrisisMessage',
  room: 'crisis',
  method: 'PUT',
  url: '/services/desk/messages/:messageId',
  path: '/services/desk/messages/{messageId}',
  params: Type.Object({ messageId: MessageId }),
  body: CrisisMessageRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskMessage,
    400: Problem,
    401: Problem,
    403: Problem,
    404: Problem,
    413: Problem,
    415: Problem,
    422: Problem,
    429: Problem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer']],
  xNoStore: true,
  xRole: 'lead',
  xAudited: 'message.replace',
} as const

/** Take a crisis message away */
export const deleteCrisisMessage = {
  operationId: 'deleteCrisisMessage',
  room: 'crisis',
  method: 'DELETE',
  url: '/services/desk/messages/:messageId',
  path: '/services/desk/messages/{messageId}',
  params: Type.Object({ messageId: MessageId }),
  response: { 204: null, 400: Problem, 401: Problem, 403: Problem, 404: Problem, 429: Problem },
  produces: {},
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer']],
  xNoStore: true,
  xRole: 'lead',
  xAudited: 'message.delete',
} as const

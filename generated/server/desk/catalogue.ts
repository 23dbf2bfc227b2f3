// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { CategoryId, Channel, Problem, SetChannelsRequest } from './schemas.ts'

/** Open and close a topic's channels */
export const setChannels = {
  operationId: 'setChannels',
  room: 'catalogue',
  method: 'PUT',
  url: '/services/desk/categories/:categoryId/channels',
  path: '/services/desk/categories/{categoryId}/channels',
  params: Type.Object({ categoryId: CategoryId }),
  body: SetChannelsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: Type.Array(Channel),
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
  xAudited: 'channels.set',
} as const

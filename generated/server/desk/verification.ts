// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, Problem } from './schemas.ts'

/** Lift the lock of the knowledge questions */
export const unlockVerification = {
  operationId: 'unlockVerification',
  room: 'verification',
  method: 'POST',
  url: '/services/desk/accounts/:accountId/kbv/unlock',
  path: '/services/desk/accounts/{accountId}/kbv/unlock',
  params: Type.Object({ accountId: AccountId }),
  response: { 204: null, 400: Problem, 401: Problem, 403: Problem, 404: Problem, 429: Problem },
  produces: {},
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer']],
  xNoStore: true,
  xRole: 'lead',
  xAudited: 'kbv.unlock',
} as const

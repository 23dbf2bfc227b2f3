// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { DeflectionReport, Problem } from './schemas.ts'

/** What articles solved, and what is missing */
export const getDeflectionReport = {
  operationId: 'getDeflectionReport',
  room: 'articles',
  method: 'GET',
  url: '/services/desk/reports/deflection',
  path: '/services/desk/reports/deflection',
  query: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
  response: { 200: DeflectionReport, 400: Problem, 401: Problem, 403: Problem, 422: Problem, 429: Problem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['bearer']],
  xNoStore: true,
  xRole: 'lead',
} as const

// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountId, AuditPage, BadRequestProblem, CsrfOrForbiddenProblem, DeskAgents, DeskIdentity, EndDeskSessionRequest, ForbiddenProblem, PayloadTooLargeProblem, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Who I am at the desk */
export const getDeskIdentity = {
  operationId: 'getDeskIdentity',
  room: 'account',
  method: 'GET',
  url: '/services/desk/me',
  path: '/services/desk/me',
  response: { 200: DeskIdentity, 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({ 'x-csrf-token': Type.Optional(Type.String({ minLength: 16 })) }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'member',
} as const

/** Sign out of the desk */
export const endDeskSession = {
  operationId: 'endDeskSession',
  room: 'account',
  method: 'POST',
  url: '/services/desk/sign-out',
  path: '/services/desk/sign-out',
  body: EndDeskSessionRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
  xRole: 'member',
  xAudited: 'account.sign-out',
} as const

/** Who works at the desk */
export const listAgents = {
  operationId: 'listAgents',
  room: 'account',
  method: 'GET',
  url: '/services/desk/agents',
  path: '/services/desk/agents',
  response: { 200: DeskAgents, 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
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

/** Who did what at the desk */
export const listAudit = {
  operationId: 'listAudit',
  room: 'account',
  method: 'GET',
  url: '/services/desk/audit',
  path: '/services/desk/audit',
  query: Type.Object({
    actor: Type.Optional(AccountId),
    action: Type.Optional(Type.String({ pattern: '^[a-z][a-z.-]{0,60}$' })),
    subject: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}/[A-Za-z0-9_.:|@-]{1,200}$' })),
    from: Type.Optional(Type.String({ format: 'date' })),
    to: Type.Optional(Type.String({ format: 'date' })),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: AuditPage,
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
  xRole: 'lead',
  xWholeDesk: true,
} as const

/** The audit log as a file */
export const exportAudit = {
  operationId: 'exportAudit',
  room: 'account',
  method: 'GET',
  url: '/services/desk/audit/file',
  path: '/services/desk/audit/file',
  query: Type.Object({
    actor: Type.Optional(AccountId),
    action: Type.Optional(Type.String({ pattern: '^[a-z][a-z.-]{0,60}$' })),
    subject: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}/[A-Za-z0-9_.:|@-]{1,200}$' })),
    from: Type.Optional(Type.String({ format: 'date' })),
    to: Type.Optional(Type.String({ format: 'date' })),
    format: Type.Unsafe<'csv' | 'jsonl'>({ type: 'string', enum: ['csv', 'jsonl'], default: 'csv' }),
  }),
  response: {
    200: Type.Unsafe<Uint8Array>({}),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['text/csv', 'application/jsonl'] },
  responseHeaders: {
    200: Type.Object({
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
      'content-disposition': Type.String(),
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
  xRateLimit: { perMinute: 6 },
  xRole: 'lead',
  xWholeDesk: true,
  xAudited: 'audit.export',
} as const

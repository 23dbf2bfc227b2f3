// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangedProblem, CsrfOrForbiddenProblem, DeskWebhook, DeskWebhookId, DeskWebhookRequest, DeskWebhooks, NewWebhook, NotFoundProblem, PayloadTooLargeProblem, PreconditionRequiredProblem, TooManyRequestsProblem, UnauthorizedOrStepUpRequiredProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem, WebhookDelivery, WebhookDeliveryDetail, WebhookDeliveryId, WebhookDeliveryPage, WebhookDeliveryState } from './schemas.ts'

/** Webhooks */
export const listWebhooks = {
  operationId: 'listWebhooks',
  room: 'webhooks',
  method: 'GET',
  url: '/services/desk/webhooks',
  path: '/services/desk/webhooks',
  response: { 200: DeskWebhooks, 401: UnauthorizedProblem, 403: CsrfOrForbiddenProblem, 429: TooManyRequestsProblem },
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
  xWholeDesk: true,
} as const

/** Make a webhook */
export const createWebhook = {
  operationId: 'createWebhook',
  room: 'webhooks',
  method: 'POST',
  url: '/services/desk/webhooks',
  path: '/services/desk/webhooks',
  body: DeskWebhookRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: NewWebhook,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'webhook.create',
} as const

/** Change a webhook */
export const replaceWebhook = {
  operationId: 'replaceWebhook',
  room: 'webhooks',
  method: 'PUT',
  url: '/services/desk/webhooks/:webhookId',
  path: '/services/desk/webhooks/{webhookId}',
  params: Type.Object({ webhookId: DeskWebhookId }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: DeskWebhookRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskWebhook,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    428: PreconditionRequiredProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'webhook.replace',
} as const

/** Take a webhook away */
export const deleteWebhook = {
  operationId: 'deleteWebhook',
  room: 'webhooks',
  method: 'DELETE',
  url: '/services/desk/webhooks/:webhookId',
  path: '/services/desk/webhooks/{webhookId}',
  params: Type.Object({ webhookId: DeskWebhookId }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'webhook.delete',
} as const

/** A new secret */
export const rotateWebhookSecret = {
  operationId: 'rotateWebhookSecret',
  room: 'webhooks',
  method: 'POST',
  url: '/services/desk/webhooks/:webhookId/secret',
  path: '/services/desk/webhooks/{webhookId}/secret',
  params: Type.Object({ webhookId: DeskWebhookId }),
  response: {
    201: NewWebhook,
    400: BadRequestProblem,
    401: UnauthorizedOrStepUpRequiredProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xStepUp: true,
  xAudited: 'webhook.secret',
} as const

/** Send a trial */
export const pingWebhook = {
  operationId: 'pingWebhook',
  room: 'webhooks',
  method: 'POST',
  url: '/services/desk/webhooks/:webhookId/ping',
  path: '/services/desk/webhooks/{webhookId}/ping',
  params: Type.Object({ webhookId: DeskWebhookId }),
  response: {
    201: WebhookDelivery,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xAudited: 'webhook.ping',
} as const

/** What was sent */
export const listWebhookDeliveries = {
  operationId: 'listWebhookDeliveries',
  room: 'webhooks',
  method: 'GET',
  url: '/services/desk/webhooks/:webhookId/deliveries',
  path: '/services/desk/webhooks/{webhookId}/deliveries',
  params: Type.Object({ webhookId: DeskWebhookId }),
  query: Type.Object({
    state: Type.Optional(WebhookDeliveryState),
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  }),
  response: {
    200: WebhookDeliveryPage,
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
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'admin',
  xWholeDesk: true,
} as const

/** A message and its tries */
export const getWebhookDelivery = {
  operationId: 'getWebhookDelivery',
  room: 'webhooks',
  method: 'GET',
  url: '/services/desk/webhooks/:webhookId/deliveries/:deliveryId',
  path: '/services/desk/webhooks/{webhookId}/deliveries/{deliveryId}',
  params: Type.Object({ webhookId: DeskWebhookId, deliveryId: WebhookDeliveryId }),
  response: {
    200: WebhookDeliveryDetail,
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
  security: [['bearer'], ['deskSession']],
  xNoStore: true,
  xRole: 'admin',
  xWholeDesk: true,
} as const

/** Send a message again */
export const redeliverWebhook = {
  operationId: 'redeliverWebhook',
  room: 'webhooks',
  method: 'POST',
  url: '/services/desk/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
  path: '/services/desk/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver',
  params: Type.Object({ webhookId: DeskWebhookId, deliveryId: WebhookDeliveryId }),
  response: {
    201: WebhookDelivery,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
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
  xRole: 'admin',
  xWholeDesk: true,
  xAudited: 'webhook.redeliver',
} as const

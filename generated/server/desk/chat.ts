// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChangedProblem, ChatId, ChatMessage, ChatSkill, ChatState, ConflictOrChangedProblem, CsrfOrForbiddenProblem, DeskAvailability, DeskChat, DeskChatDetail, ForbiddenProblem, NotFoundProblem, PayloadTooLargeProblem, SendChatMessageRequest, SetAvailabilityRequest, TooManyRequestsProblem, TransferChatRequest, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Say whether I am there for chats */
export const setAvailability = {
  operationId: 'setAvailability',
  room: 'chat',
  method: 'PUT',
  url: '/services/desk/availability',
  path: '/services/desk/availability',
  body: SetAvailabilityRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskAvailability,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
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
  xRole: 'agent',
} as const

/** Chats waiting and under way */
export const listChats = {
  operationId: 'listChats',
  room: 'chat',
  method: 'GET',
  url: '/services/desk/chats',
  path: '/services/desk/chats',
  query: Type.Object({ state: Type.Optional(ChatState), skill: Type.Optional(ChatSkill) }),
  response: {
    200: Type.Array(DeskChat),
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
  xRole: 'agent',
} as const

/** One chat with its messages */
export const getChat = {
  operationId: 'getChat',
  room: 'chat',
  method: 'GET',
  url: '/services/desk/chats/:chatId',
  path: '/services/desk/chats/{chatId}',
  params: Type.Object({ chatId: ChatId }),
  query: Type.Object({ after: Type.Integer({ minimum: 0, maximum: 1000000, default: 0 }) }),
  response: {
    200: DeskChatDetail,
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
  xRole: 'agent',
} as const

/** Take a waiting chat */
export const acceptChat = {
  operationId: 'acceptChat',
  room: 'chat',
  method: 'POST',
  url: '/services/desk/chats/:chatId/accept',
  path: '/services/desk/chats/{chatId}/accept',
  params: Type.Object({ chatId: ChatId }),
  response: {
    200: DeskChatDetail,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
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
  xRole: 'agent',
  xAudited: 'chat.accept',
} as const

/** Say something in a chat */
export const sendChatMessage = {
  operationId: 'sendChatMessage',
  room: 'chat',
  method: 'POST',
  url: '/services/desk/chats/:chatId/messages',
  path: '/services/desk/chats/{chatId}/messages',
  params: Type.Object({ chatId: ChatId }),
  headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) }),
  body: SendChatMessageRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: ChatMessage,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ConflictOrChangedProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 201: ['application/json'] },
  responseHeaders: {
    201: Type.Object({ 'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })) }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xIdempotent: true,
  xRole: 'agent',
  xAudited: 'chat.message',
} as const

/** Offer a chat to a colleague, or end the offer */
export const transferChat = {
  operationId: 'transferChat',
  room: 'chat',
  method: 'POST',
  url: '/services/desk/chats/:chatId/transfer',
  path: '/services/desk/chats/{chatId}/transfer',
  params: Type.Object({ chatId: ChatId }),
  body: TransferChatRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: DeskChatDetail,
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
  xRole: 'agent',
  xAudited: 'chat.transfer',
} as const

/** End a chat */
export const endChat = {
  operationId: 'endChat',
  room: 'chat',
  method: 'POST',
  url: '/services/desk/chats/:chatId/end',
  path: '/services/desk/chats/{chatId}/end',
  params: Type.Object({ chatId: ChatId }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    409: ChangedProblem,
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
  xRole: 'agent',
  xAudited: 'chat.end',
} as const

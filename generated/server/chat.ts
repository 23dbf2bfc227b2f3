// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ChatCaseInfoRequest, ChatId, ChatMembership, ChatSkill, ChatSkillStatus, ConflictProblem, CsrfProblem, EstimatedWaitTime, ForbiddenProblem, Locale, NotFoundProblem, PayloadTooLargeProblem, StartChatRequest, StartedChat, TooManyRequestsProblem, UnavailableProblem, UnsupportedMediaTypeProblem, UpdateChatSkillRequest, ValidationProblem } from './schemas.ts'

/** Expected wait of a chat skill */
export const getWaitTime = {
  operationId: 'getWaitTime',
  room: 'chat',
  method: 'GET',
  url: '/services/bft/api/chat/ewt/:skill',
  path: '/services/bft/api/chat/ewt/{skill}',
  params: Type.Object({ skill: ChatSkill }),
  query: Type.Object({ place: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })) }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: EstimatedWaitTime, 400: BadRequestProblem, 429: TooManyRequestsProblem, 503: UnavailableProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [],
  xNoStore: true,
  xUnderLoad: 'poll',
  xNeverCachedByClient: true,
} as const

/** Choose the skill of the page's chat container */
export const updateChatSkill = {
  operationId: 'updateChatSkill',
  room: 'chat',
  method: 'PUT',
  url: '/services/bft/api/chat/:lang/skill',
  path: '/services/bft/api/chat/{lang}/skill',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: UpdateChatSkillRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: ChatSkillStatus,
    400: BadRequestProblem,
    403: CsrfProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
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
  xUnderLoad: 'poll',
} as const

/** Whether this visitor is in a chat, and whether anybody serves the skill */
export const getChatMembership = {
  operationId: 'getChatMembership',
  room: 'chat',
  method: 'GET',
  url: '/services/bft/api/chat/:lang/membership',
  path: '/services/bft/api/chat/{lang}/membership',
  params: Type.Object({ lang: Locale }),
  query: Type.Object({ skill: ChatSkill }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: ChatMembership, 400: BadRequestProblem, 429: TooManyRequestsProblem, 503: UnavailableProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
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
  xUnderLoad: 'poll',
  xNeverCachedByClient: true,
} as const

/** Tell the chat which case it is about */
export const putChatCaseInfo = {
  operationId: 'putChatCaseInfo',
  room: 'chat',
  method: 'PUT',
  url: '/services/bft/api/chat/:lang/case-info',
  path: '/services/bft/api/chat/{lang}/case-info',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: ChatCaseInfoRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    204: null,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
} as const

/** Start a chat about a case */
export const startChat = {
  operationId: 'startChat',
  room: 'chat',
  method: 'POST',
  url: '/services/bft/api/chat/:lang/start',
  path: '/services/bft/api/chat/{lang}/start',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: StartChatRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    201: StartedChat,
    400: BadRequestProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 201: ['application/json'] },
  responseHeaders: {
    201: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
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
  xIdempotent: true,
  xRateLimit: { perMinute: 10 },
} as const

/** The chat itself, over a WebSocket */
export const streamChat = {
  operationId: 'streamChat',
  room: 'chat',
  method: 'GET',
  url: '/services/bft/chat/:chatId/stream',
  path: '/services/bft/chat/{chatId}/stream',
  params: Type.Object({ chatId: ChatId }),
  response: {
    101: null,
    400: BadRequestProblem,
    403: ForbiddenProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: {},
  responseHeaders: {
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session'], []],
  xNoStore: true,
  xRateLimit: { perMinute: 60 },
} as const

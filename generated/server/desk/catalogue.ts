// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CategoryId, ChangedProblem, Channel, ChannelType, CsrfOrForbiddenProblem, DeskGames, DeskTopicForm, ForbiddenProblem, Locale, NotFoundProblem, PayloadTooLargeProblem, PreconditionRequiredProblem, SetChannelsRequest, SwitchChannelRequest, TooManyRequestsProblem, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Games cases can be about */
export const listGames = {
  operationId: 'listGames',
  room: 'catalogue',
  method: 'GET',
  url: '/services/desk/games',
  path: '/services/desk/games',
  response: { 200: DeskGames, 401: UnauthorizedProblem, 403: ForbiddenProblem, 429: TooManyRequestsProblem },
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
  xRole: 'member',
  xMachine: 'cases:read',
} as const

/** What a topic's form asks, as far as the desk fills it in */
export const getTopicForm = {
  operationId: 'getTopicForm',
  room: 'catalogue',
  method: 'GET',
  url: '/services/desk/topics/:categoryId/form',
  path: '/services/desk/topics/{categoryId}/form',
  params: Type.Object({ categoryId: CategoryId }),
  query: Type.Object({ language: Locale }),
  response: {
    200: DeskTopicForm,
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

/** A topic's channels as players see them */
export const listTopicChannels = {
  operationId: 'listTopicChannels',
  room: 'catalogue',
  method: 'GET',
  url: '/services/desk/categories/:categoryId/channels',
  path: '/services/desk/categories/{categoryId}/channels',
  params: Type.Object({ categoryId: CategoryId }),
  response: {
    200: Type.Array(Channel),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: ForbiddenProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({ etag: Type.String({ pattern: '^"[0-9a-f]{12}"$' }) }),
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

/** Open and close a topic's channels */
export const setChannels = {
  operationId: 'setChannels',
  room: 'catalogue',
  method: 'PUT',
  url: '/services/desk/categories/:categoryId/channels',
  path: '/services/desk/categories/{categoryId}/channels',
  params: Type.Object({ categoryId: CategoryId }),
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ pattern: '^(\\*|"[0-9a-f]{12}")$' })) }),
  body: SetChannelsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: Type.Array(Channel),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
    200: Type.Object({ etag: Type.String({ pattern: '^"[0-9a-f]{12}"$' }) }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRole: 'lead',
  xAudited: 'channels.set',
} as const

/** Open or close one channel of a topic */
export const switchChannel = {
  operationId: 'switchChannel',
  room: 'catalogue',
  method: 'PUT',
  url: '/services/desk/categories/:categoryId/channels/:channelType',
  path: '/services/desk/categories/{categoryId}/channels/{channelType}',
  params: Type.Object({ categoryId: CategoryId, channelType: ChannelType }),
  body: SwitchChannelRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: Type.Array(Channel),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfOrForbiddenProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({ etag: Type.String({ pattern: '^"[0-9a-f]{12}"$' }) }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['bearer'], ['deskSession', 'csrf']],
  xNoStore: true,
  xRole: 'lead',
  xAudited: 'channels.set',
} as const

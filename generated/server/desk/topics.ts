// Made by `make generate` from openapi/desk.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CategoryId, ChangedProblem, CsrfOrForbiddenProblem, ForbiddenProblem, GamePage, InterfaceTexts, Locale, NotFoundProblem, PayloadTooLargeProblem, ProductName, PublishTopicsRequest, PublishedTopics, ReviewContentRequest, RollbackTopicsRequest, SaveGamePageRequest, SaveTopicSheetRequest, SaveTopicTreeRequest, SearchText, StudioVersions, TooManyRequestsProblem, TopicEffects, TopicSheet, TopicTree, TopicUse, TopicVersion, UnauthorizedProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Topics of a game and their draft */
export const getTopicTree = {
  operationId: 'getTopicTree',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game',
  path: '/services/desk/topic-trees/{game}',
  params: Type.Object({ game: ProductName }),
  response: {
    200: TopicTree,
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
  xRole: 'writer',
} as const

/** Write at the tree */
export const saveTopicTree = {
  operationId: 'saveTopicTree',
  room: 'topics',
  method: 'PUT',
  url: '/services/desk/topic-trees/:game',
  path: '/services/desk/topic-trees/{game}',
  params: Type.Object({ game: ProductName }),
  body: SaveTopicTreeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: TopicTree,
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
  xBodyLimit: 2000000,
  xRole: 'writer',
} as const

/** A topic and its form */
export const getTopicSheet = {
  operationId: 'getTopicSheet',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game/topics/:categoryId',
  path: '/services/desk/topic-trees/{game}/topics/{categoryId}',
  params: Type.Object({ game: ProductName, categoryId: CategoryId }),
  response: {
    200: TopicSheet,
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
  xRole: 'writer',
} as const

/** Write at a topic */
export const saveTopicSheet = {
  operationId: 'saveTopicSheet',
  room: 'topics',
  method: 'PUT',
  url: '/services/desk/topic-trees/:game/topics/:categoryId',
  path: '/services/desk/topic-trees/{game}/topics/{categoryId}',
  params: Type.Object({ game: ProductName, categoryId: CategoryId }),
  body: SaveTopicSheetRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: TopicSheet,
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
  xBodyLimit: 1000000,
  xRole: 'writer',
} as const

/** What a game's page offers beside its topics */
export const getGamePage = {
  operationId: 'getGamePage',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game/page',
  path: '/services/desk/topic-trees/{game}/page',
  params: Type.Object({ game: ProductName }),
  response: {
    200: GamePage,
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
  xRole: 'writer',
} as const

/** Write at what a game's page offers */
export const saveGamePage = {
  operationId: 'saveGamePage',
  room: 'topics',
  method: 'PUT',
  url: '/services/desk/topic-trees/:game/page',
  path: '/services/desk/topic-trees/{game}/page',
  params: Type.Object({ game: ProductName }),
  body: SaveGamePageRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: GamePage,
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
  xBodyLimit: 1000000,
  xRole: 'writer',
} as const

/** Find a sentence of the interface */
export const findInterfaceTexts = {
  operationId: 'findInterfaceTexts',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game/interface-texts',
  path: '/services/desk/topic-trees/{game}/interface-texts',
  params: Type.Object({ game: ProductName }),
  query: Type.Object({ q: SearchText, language: Locale }),
  response: {
    200: InterfaceTexts,
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
  xRole: 'writer',
} as const

/** Who uses a topic now */
export const getTopicUse = {
  operationId: 'getTopicUse',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game/use',
  path: '/services/desk/topic-trees/{game}/use',
  params: Type.Object({ game: ProductName }),
  query: Type.Object({ category: CategoryId }),
  response: {
    200: TopicUse,
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
  xRole: 'writer',
} as const

/** What publishing the draft does */
export const getTopicEffects = {
  operationId: 'getTopicEffects',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game/effects',
  path: '/services/desk/topic-trees/{game}/effects',
  params: Type.Object({ game: ProductName }),
  response: {
    200: TopicEffects,
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
  xRole: 'writer',
} as const

/** Give the draft up */
export const discardTopicDraft = {
  operationId: 'discardTopicDraft',
  room: 'topics',
  method: 'DELETE',
  url: '/services/desk/topic-trees/:game/draft',
  path: '/services/desk/topic-trees/{game}/draft',
  params: Type.Object({ game: ProductName }),
  response: {
    204: null,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  xRole: 'writer',
} as const

/** Publish the draft */
export const publishTopics = {
  operationId: 'publishTopics',
  room: 'topics',
  method: 'POST',
  url: '/services/desk/topic-trees/:game/publish',
  path: '/services/desk/topic-trees/{game}/publish',
  params: Type.Object({ game: ProductName }),
  body: PublishTopicsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PublishedTopics,
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
  xRole: 'writer',
  xAudited: 'topics.publish',
} as const

/** Ask for a review */
export const requestTopicsReview = {
  operationId: 'requestTopicsReview',
  room: 'topics',
  method: 'POST',
  url: '/services/desk/topic-trees/:game/review',
  path: '/services/desk/topic-trees/{game}/review',
  params: Type.Object({ game: ProductName }),
  body: ReviewContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: TopicTree,
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
  xRole: 'writer',
  xAudited: 'topics.review',
} as const

/** Send a draft back */
export const returnTopicsDraft = {
  operationId: 'returnTopicsDraft',
  room: 'topics',
  method: 'POST',
  url: '/services/desk/topic-trees/:game/return',
  path: '/services/desk/topic-trees/{game}/return',
  params: Type.Object({ game: ProductName }),
  body: ReviewContentRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: TopicTree,
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
  xRole: 'writer',
  xAudited: 'topics.return',
} as const

/** Versions of a game's topics */
export const listTopicVersions = {
  operationId: 'listTopicVersions',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game/versions',
  path: '/services/desk/topic-trees/{game}/versions',
  params: Type.Object({ game: ProductName }),
  response: {
    200: StudioVersions,
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
  xRole: 'writer',
} as const

/** What is otherwise now */
export const getTopicVersion = {
  operationId: 'getTopicVersion',
  room: 'topics',
  method: 'GET',
  url: '/services/desk/topic-trees/:game/versions/:version',
  path: '/services/desk/topic-trees/{game}/versions/{version}',
  params: Type.Object({ game: ProductName, version: Type.Integer({ minimum: 0, maximum: 2147483647 }) }),
  response: {
    200: TopicVersion,
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
  xRole: 'writer',
} as const

/** Go back to a version */
export const rollbackTopics = {
  operationId: 'rollbackTopics',
  room: 'topics',
  method: 'POST',
  url: '/services/desk/topic-trees/:game/rollback',
  path: '/services/desk/topic-trees/{game}/rollback',
  params: Type.Object({ game: ProductName }),
  body: RollbackTopicsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PublishedTopics,
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
  xRole: 'writer',
  xAudited: 'topics.rollback',
} as const

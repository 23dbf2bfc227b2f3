// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, Category, CategoryId, CategoryProducts, CategorySolution, Channel, Locale, NotFoundProblem, OtherResource, Product, ProductHeader, ProductName, SelfServiceLink, TooManyRequestsProblem, TrendingTopic } from './schemas.ts'

/** All products */
export const getProducts = {
  operationId: 'getProducts',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/product/:lang',
  path: '/services/bft/api/product/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Type.Array(Product), 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      vary: Type.Optional(Type.String()),
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session'], []],
  xCacheTtl: 300,
} as const

/** One product */
export const getProduct = {
  operationId: 'getProduct',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/product/:lang/:name',
  path: '/services/bft/api/product/{lang}/{name}',
  params: Type.Object({ lang: Locale, name: ProductName }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Product, 304: null, 400: BadRequestProblem, 404: NotFoundProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      vary: Type.Optional(Type.String()),
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session'], []],
  xCacheTtl: 300,
} as const

/** Panels of the product select step */
export const getHeaders = {
  operationId: 'getHeaders',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/headers/:lang',
  path: '/services/bft/api/headers/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Type.Array(ProductHeader), 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Top-level categories of all products */
export const getAllCategories = {
  operationId: 'getAllCategories',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/:lang',
  path: '/services/bft/api/categories/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Type.Array(CategoryProducts), 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Top-level categories of a product */
export const getProductCategories = {
  operationId: 'getProductCategories',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/:lang/:product',
  path: '/services/bft/api/categories/{lang}/{product}',
  params: Type.Object({ lang: Locale, product: ProductName }),
  query: Type.Object({
    visibility: Type.Optional(Type.Unsafe<'' | 'visibleGuidedEntry' | 'visibleSearchFacets' | 'visibleGamePages'>({ type: 'string', enum: ['', 'visibleGuidedEntry', 'visibleSearchFacets', 'visibleGamePages'] })),
  }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(Category),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Children of a category */
export const getCategoryChildren = {
  operationId: 'getCategoryChildren',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/:lang/:product/:categoryId',
  path: '/services/bft/api/categories/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(Category),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** What players ask about most in a category */
export const getPopularCategories = {
  operationId: 'getPopularCategories',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/popular/:lang/:product/:categoryId',
  path: '/services/bft/api/categories/popular/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(Category),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Self-service links of a product */
export const getSelfServices = {
  operationId: 'getSelfServices',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/self-services/:lang/:product',
  path: '/services/bft/api/categories/self-services/{lang}/{product}',
  params: Type.Object({ lang: Locale, product: ProductName }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(SelfServiceLink),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Self-service links of a category */
export const getCategorySelfServices = {
  operationId: 'getCategorySelfServices',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/self-services/:lang/:product/:categoryId',
  path: '/services/bft/api/categories/self-services/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(SelfServiceLink),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Other resources of a product */
export const getResources = {
  operationId: 'getResources',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/resources/:lang/:product',
  path: '/services/bft/api/categories/resources/{lang}/{product}',
  params: Type.Object({ lang: Locale, product: ProductName }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(OtherResource),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Other resources of a category */
export const getCategoryResources = {
  operationId: 'getCategoryResources',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/resources/:lang/:product/:categoryId',
  path: '/services/bft/api/categories/resources/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(OtherResource),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** The topic of a leaf category */
export const getSolution = {
  operationId: 'getSolution',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/:lang/:categoryId/solution',
  path: '/services/bft/api/categories/{lang}/{categoryId}/solution',
  params: Type.Object({ lang: Locale, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: CategorySolution,
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      vary: Type.Optional(Type.String()),
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session'], []],
  xCacheTtl: 300,
} as const

/** Contact channels of a topic */
export const getChannels = {
  operationId: 'getChannels',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/categories/:lang/:categoryId/channels',
  path: '/services/bft/api/categories/{lang}/{categoryId}/channels',
  params: Type.Object({ lang: Locale, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(Channel),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 0,
  xNeverCachedByClient: true,
} as const

/** One category */
export const getCategory = {
  operationId: 'getCategory',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/category/:lang/:product/:categoryId',
  path: '/services/bft/api/category/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Category, 304: null, 400: BadRequestProblem, 404: NotFoundProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Parent of a category */
export const getCategoryParent = {
  operationId: 'getCategoryParent',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/category/parent/:lang/:product/:categoryId',
  path: '/services/bft/api/category/parent/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Category, 304: null, 400: BadRequestProblem, 404: NotFoundProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Way from the top to a category */
export const getCategoryPath = {
  operationId: 'getCategoryPath',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/category/path/:lang/:product/:categoryId',
  path: '/services/bft/api/category/path/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(Category),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Children of a category, by the category calls */
export const getCategoryChildList = {
  operationId: 'getCategoryChildList',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/category/children/:lang/:product/:categoryId',
  path: '/services/bft/api/category/children/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(Category),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Trending topics of a product */
export const getTrending = {
  operationId: 'getTrending',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/trending/:lang/:product',
  path: '/services/bft/api/trending/{lang}/{product}',
  params: Type.Object({ lang: Locale, product: ProductName }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(TrendingTopic),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

/** Trending topics of a category */
export const getCategoryTrending = {
  operationId: 'getCategoryTrending',
  room: 'catalogue',
  method: 'GET',
  url: '/services/bft/api/trending/:lang/:product/:categoryId',
  path: '/services/bft/api/trending/{lang}/{product}/{categoryId}',
  params: Type.Object({ lang: Locale, product: ProductName, categoryId: CategoryId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: {
    200: Type.Array(TrendingTopic),
    304: null,
    400: BadRequestProblem,
    404: NotFoundProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      etag: Type.String(),
      'cache-control': Type.String(),
      'content-version': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    304: Type.Object({ etag: Type.String(), 'cache-control': Type.String(), 'content-version': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [],
  xCacheTtl: 300,
} as const

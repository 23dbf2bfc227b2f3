// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, ConflictProblem, CsrfProblem, LinkSignIn, LinkSignInRequest, Locale, LoginOption, LogoutNotice, MergeAccountsRequest, NotFoundProblem, PayloadTooLargeProblem, ProviderId, SignInProvider, SignInWayId, SignInWays, SuggestLogin, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Whether this session is signed in */
export const getAuth = {
  operationId: 'getAuth',
  room: 'account',
  method: 'GET',
  url: '/services/bft/api/auth/:lang',
  path: '/services/bft/api/auth/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: Type.String(), 400: BadRequestProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['text/plain'] },
  responseHeaders: {
    200: Type.Object({
      loggedin: Type.Unsafe<'true' | 'false'>({ type: 'string', enum: ['true', 'false'] }),
      'x-csrf-token': Type.String({ minLength: 16 }),
      'cache-control': Type.String(),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session'], []],
  xNoStore: true,
} as const

/** Options of the suggest-login dialog */
export const getSuggestLoginOptions = {
  operationId: 'getSuggestLoginOptions',
  room: 'account',
  method: 'GET',
  url: '/services/bft/api/auth/suggest/options/:lang',
  path: '/services/bft/api/auth/suggest/options/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: SuggestLogin, 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
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

/** Ways to sign in */
export const getLoginOptions = {
  operationId: 'getLoginOptions',
  room: 'account',
  method: 'GET',
  url: '/services/bft/api/auth/login/options/:lang',
  path: '/services/bft/api/auth/login/options/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Type.Array(LoginOption), 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
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

/** Begin to sign in */
export const startLogin = {
  operationId: 'startLogin',
  room: 'account',
  method: 'GET',
  url: '/services/bft/login',
  path: '/services/bft/login',
  query: Type.Object({
    returnTo: Type.Optional(Type.String({ maxLength: 2048 })),
    provider: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 302: null, 400: BadRequestProblem, 429: TooManyRequestsProblem, 503: UnavailableProblem },
  produces: {},
  responseHeaders: {
    302: Type.Object({
      location: Type.String({ minLength: 1, maxLength: 4096 }),
      'set-cookie': Type.Optional(Type.String()),
      'cache-control': Type.String(),
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
} as const

/** Back from the identity provider */
export const finishLogin = {
  operationId: 'finishLogin',
  room: 'account',
  method: 'GET',
  url: '/services/bft/login/callback',
  path: '/services/bft/login/callback',
  query: Type.Object({
    code: Type.Optional(Type.String({ maxLength: 4096, pattern: '^[ -~]*$' })),
    state: Type.String({ maxLength: 512, pattern: '^[A-Za-z0-9._~-]+$' }),
    iss: Type.Optional(Type.String({ maxLength: 2048, pattern: '^[ -~]*$' })),
    error: Type.Optional(Type.String({ maxLength: 100, pattern: '^[ -~]*$' })),
    error_description: Type.Optional(Type.String({ maxLength: 2000 })),
    session_state: Type.Optional(Type.String({ maxLength: 512, pattern: '^[ -~]*$' })),
  }),
  response: { 302: null, 400: BadRequestProblem, 429: TooManyRequestsProblem, 503: UnavailableProblem },
  produces: {},
  responseHeaders: {
    302: Type.Object({
      location: Type.String({ minLength: 1, maxLength: 4096 }),
      'set-cookie': Type.Optional(Type.String()),
      'cache-control': Type.String(),
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
} as const

/** Back from a further identity provider */
export const finishLoginAt = {
  operationId: 'finishLoginAt',
  room: 'account',
  method: 'GET',
  url: '/services/bft/login/callback/:provider',
  path: '/services/bft/login/callback/{provider}',
  params: Type.Object({ provider: ProviderId }),
  query: Type.Object({
    code: Type.Optional(Type.String({ maxLength: 4096, pattern: '^[ -~]*$' })),
    state: Type.String({ maxLength: 512, pattern: '^[A-Za-z0-9._~-]+$' }),
    iss: Type.Optional(Type.String({ maxLength: 2048, pattern: '^[ -~]*$' })),
    error: Type.Optional(Type.String({ maxLength: 100, pattern: '^[ -~]*$' })),
    error_description: Type.Optional(Type.String({ maxLength: 2000 })),
    'openid.mode': Type.Optional(Type.String({ maxLength: 100, pattern: '^[ -~]*$' })),
    session_state: Type.Optional(Type.String({ maxLength: 512, pattern: '^[ -~]*$' })),
  }),
  response: { 302: null, 400: BadRequestProblem, 429: TooManyRequestsProblem, 503: UnavailableProblem },
  produces: {},
  responseHeaders: {
    302: Type.Object({
      location: Type.String({ minLength: 1, maxLength: 4096 }),
      'set-cookie': Type.Optional(Type.String()),
      'cache-control': Type.String(),
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
} as const

/** A provider ends its sign-ins */
export const endSessionsAtProvider = {
  operationId: 'endSessionsAtProvider',
  room: 'account',
  method: 'POST',
  url: '/services/bft/login/backchannel/:provider',
  path: '/services/bft/login/backchannel/{provider}',
  params: Type.Object({ provider: ProviderId }),
  body: LogoutNotice,
  consumes: ['application/x-www-form-urlencoded'],
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
    503: UnavailableProblem,
  },
  produces: {},
  responseHeaders: {
    204: Type.Object({ 'cache-control': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [],
  xNoStore: true,
} as const

/** Identity providers players may sign in at */
export const getSignInProviders = {
  operationId: 'getSignInProviders',
  room: 'account',
  method: 'GET',
  url: '/services/bft/api/login/providers',
  path: '/services/bft/api/login/providers',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Array(SignInProvider, { minItems: 1, maxItems: 21 }),
    400: BadRequestProblem,
    429: TooManyRequestsProblem,
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
  },
  security: [],
  xNoStore: true,
} as const

/** Ways to sign in to this account */
export const getSignInWays = {
  operationId: 'getSignInWays',
  room: 'account',
  method: 'GET',
  url: '/services/bft/api/account/signin',
  path: '/services/bft/api/account/signin',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: SignInWays, 400: BadRequestProblem, 401: UnauthorizedProblem, 429: TooManyRequestsProblem },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session']],
  xNoStore: true,
} as const

/** Begin to link another identity */
export const linkSignIn = {
  operationId: 'linkSignIn',
  room: 'account',
  method: 'POST',
  url: '/services/bft/api/account/signin/link',
  path: '/services/bft/api/account/signin/link',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: LinkSignInRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: LinkSignIn,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'set-cookie': Type.Optional(Type.String()),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session', 'csrf']],
  xNoStore: true,
  xRateLimit: { perHour: 30 },
} as const

/** Merge the account of a proven identity into this one */
export const mergeAccounts = {
  operationId: 'mergeAccounts',
  room: 'account',
  method: 'POST',
  url: '/services/bft/api/account/signin/merge',
  path: '/services/bft/api/account/signin/merge',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: MergeAccountsRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SignInWays,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session', 'csrf']],
  xNoStore: true,
  xIdempotent: true,
  xRateLimit: { perHour: 10 },
} as const

/** Take a way to sign in away */
export const unlinkSignIn = {
  operationId: 'unlinkSignIn',
  room: 'account',
  method: 'DELETE',
  url: '/services/bft/api/account/signin/:wayId',
  path: '/services/bft/api/account/signin/{wayId}',
  params: Type.Object({ wayId: SignInWayId }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: SignInWays,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    404: NotFoundProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({
      'retry-after': Type.Integer({ minimum: 1 }),
      ratelimit: Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";r=\\d+;t=\\d+(, "[a-z]+";r=\\d+;t=\\d+)*$' })),
      'ratelimit-policy': Type.Optional(Type.String({ maxLength: 200, pattern: '^"[a-z]+";q=\\d+;w=\\d+(, "[a-z]+";q=\\d+;w=\\d+)*$' })),
    }),
  },
  security: [['session', 'csrf']],
  xNoStore: true,
} as const

/** Sign out */
export const logout = {
  operationId: 'logout',
  room: 'account',
  method: 'POST',
  url: '/services/bft/logout',
  path: '/services/bft/logout',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 204: null, 400: BadRequestProblem, 403: CsrfProblem, 429: TooManyRequestsProblem },
  produces: {},
  responseHeaders: {
    204: Type.Object({
      'set-cookie': Type.Optional(Type.String()),
      'cache-control': Type.String(),
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

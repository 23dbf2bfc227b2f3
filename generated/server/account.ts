// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CsrfProblem, Locale, LoginOption, SuggestLogin, TooManyRequestsProblem, UnavailableProblem } from './schemas.ts'

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
  query: Type.Object({ returnTo: Type.Optional(Type.String({ maxLength: 2048 })) }),
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

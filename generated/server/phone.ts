// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { AccountPhone, BadRequestProblem, ConflictProblem, CountryList, CsrfProblem, Locale, PayloadTooLargeProblem, PhoneCodeSent, PhoneValidation, PhoneVerification, RequestPhoneCodeRequest, SmsCodeSent, SmsOffer, SmsPhone, SmsPhoneRequest, SmsVerified, TooManyRequestsProblem, UnauthorizedProblem, UnavailableProblem, UnsupportedMediaTypeProblem, ValidatePhoneCodeRequest, ValidatePhoneRequest, ValidateSmsCodeRequest, ValidationProblem } from './schemas.ts'

/** Whether text-message protection can be offered */
export const getSmsOffer = {
  operationId: 'getSmsOffer',
  room: 'phone',
  method: 'GET',
  url: '/services/bft/api/sms',
  path: '/services/bft/api/sms',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: SmsOffer, 400: BadRequestProblem, 401: UnauthorizedProblem, 429: TooManyRequestsProblem },
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
  xNeverCachedByClient: true,
} as const

/** The number protection would use, formatted */
export const normalizeSmsPhone = {
  operationId: 'normalizeSmsPhone',
  room: 'phone',
  method: 'POST',
  url: '/services/bft/api/sms',
  path: '/services/bft/api/sms',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: SmsPhoneRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SmsPhone,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
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
  xNeverCachedByClient: true,
} as const

/** Send the code of text-message protection */
export const sendSmsCode = {
  operationId: 'sendSmsCode',
  room: 'phone',
  method: 'POST',
  url: '/services/bft/api/sms/send',
  path: '/services/bft/api/sms/send',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: SmsPhoneRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SmsCodeSent,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    401: Type.Object({ 'www-authenticate': Type.String() }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session', 'csrf']],
  xNoStore: true,
  xIdempotent: true,
  xNeverCachedByClient: true,
} as const

/** Check the code and switch protection on */
export const validateSmsCode = {
  operationId: 'validateSmsCode',
  room: 'phone',
  method: 'POST',
  url: '/services/bft/api/sms/validate',
  path: '/services/bft/api/sms/validate',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: ValidateSmsCodeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: SmsVerified,
    400: BadRequestProblem,
    401: UnauthorizedProblem,
    403: CsrfProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
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
  xNeverCachedByClient: true,
} as const

/** The account's phone number, masked */
export const getAccountPhone = {
  operationId: 'getAccountPhone',
  room: 'phone',
  method: 'GET',
  url: '/services/bft/api/phone',
  path: '/services/bft/api/phone',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: {
    200: Type.Unsafe<AccountPhone | null>({ anyOf: [AccountPhone, Type.Null()] }),
    400: BadRequestProblem,
    401: UnauthorizedProblem,
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
  security: [['session']],
  xNoStore: true,
  xNeverCachedByClient: true,
} as const

/** Countries with their phone prefixes */
export const getCountries = {
  operationId: 'getCountries',
  room: 'phone',
  method: 'GET',
  url: '/services/bft/api/countries/:language',
  path: '/services/bft/api/countries/{language}',
  params: Type.Object({ language: Locale }),
  headers: Type.Object({
    'if-none-match': Type.Optional(Type.String({ maxLength: 200 })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: CountryList, 304: null, 400: BadRequestProblem, 429: TooManyRequestsProblem },
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
  xCacheTtl: 3600,
} as const

/** Check a phone number */
export const validatePhone = {
  operationId: 'validatePhone',
  room: 'phone',
  method: 'POST',
  url: '/services/bft/api/phone/validate',
  path: '/services/bft/api/phone/validate',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: ValidatePhoneRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PhoneValidation,
    400: BadRequestProblem,
    403: CsrfProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
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
  },
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
  xRateLimit: { perMinute: 20 },
  xNeverCachedByClient: true,
} as const

/** Send a code to a phone number */
export const requestPhoneCode = {
  operationId: 'requestPhoneCode',
  room: 'phone',
  method: 'POST',
  url: '/services/bft/api/phone/sms/request',
  path: '/services/bft/api/phone/sms/request',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: RequestPhoneCodeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PhoneCodeSent,
    400: BadRequestProblem,
    403: CsrfProblem,
    409: ConflictProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
    429: TooManyRequestsProblem,
    503: UnavailableProblem,
  },
  produces: { 200: ['application/json'] },
  responseHeaders: {
    200: Type.Object({
      'idempotency-replayed': Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
      isingamebrowser: Type.Optional(Type.Literal('1')),
      embeddedgamename: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    429: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
    503: Type.Object({ 'retry-after': Type.Integer({ minimum: 1 }) }),
  },
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
  xIdempotent: true,
  xNeverCachedByClient: true,
} as const

/** Check a code sent to a phone number */
export const validatePhoneCode = {
  operationId: 'validatePhoneCode',
  room: 'phone',
  method: 'POST',
  url: '/services/bft/api/phone/sms/validate',
  path: '/services/bft/api/phone/sms/validate',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: ValidatePhoneCodeRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    200: PhoneVerification,
    400: BadRequestProblem,
    403: CsrfProblem,
    413: PayloadTooLargeProblem,
    415: UnsupportedMediaTypeProblem,
    422: ValidationProblem,
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
  security: [['session', 'csrf'], ['csrf']],
  xNoStore: true,
  xNeverCachedByClient: true,
} as const

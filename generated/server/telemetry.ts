// Made by `make generate` from openapi/openapi.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import { BadRequestProblem, CsrfProblem, Locale, PayloadTooLargeProblem, ReportEventRequest, ReportMetricRequest, TooManyRequestsProblem, UnsupportedMediaTypeProblem, ValidationProblem } from './schemas.ts'

/** Record a tracking event */
export const reportEvent = {
  operationId: 'reportEvent',
  room: 'telemetry',
  method: 'POST',
  url: '/services/bft/reporting/event/:lang',
  path: '/services/bft/reporting/event/{lang}',
  params: Type.Object({ lang: Locale }),
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: ReportEventRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    204: null,
    400: BadRequestProblem,
    403: CsrfProblem,
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
  security: [['csrf']],
} as const

/** Record a page view */
export const reportMetric = {
  operationId: 'reportMetric',
  room: 'telemetry',
  method: 'POST',
  url: '/services/bft/api/metrics/event',
  path: '/services/bft/api/metrics/event',
  headers: Type.Object({
    locale: Type.Optional(Type.String({ maxLength: 20 })),
    'x-requested-with': Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: ReportMetricRequest,
  consumes: ['application/json'],
  bodyRequired: true,
  response: {
    204: null,
    400: BadRequestProblem,
    403: CsrfProblem,
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
  security: [['csrf']],
} as const

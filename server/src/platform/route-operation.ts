// What the platform's hooks read of an operation. `bindOperations` puts the generated constant into the route's config.
import 'fastify'

export interface RateRule {
  perMinute?: number
  perHour?: number
  perDay?: number
}

export interface RouteOperation {
  operationId: string
  room: string
  method: string
  /** Fastify's form, `/services/bft/api/cases/:locale/active`; also the label in logs and metrics. */
  url: string
  /** Alternatives, each a list of schemes that are all needed. `[]` alone: public. */
  security: readonly (readonly string[])[]
  xFeature?: string
  xTokenLink?: boolean
  xCacheTtl?: number
  xNoStore?: boolean
  xIdempotent?: boolean
  /** Refused before writes are when there is too much to do (CD-462). */
  xUnderLoad?: 'poll' | 'search'
  xRateLimit?: RateRule
  xBodyLimit?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: RouteOperation
  }
}

/** At least one alternative needs no session. */
export const mayBeAnonymous = (operation: RouteOperation): boolean =>
  operation.security.length === 0 || operation.security.some((schemes) => !schemes.includes('session'))

/**
 * A document everybody gets alike, with nothing to check but the general limit: the only ones that may be answered
 * without the framework (ready-documents.ts).
 */
export const isSharedDocument = (operation: RouteOperation): boolean =>
  operation.method === 'GET' &&
  operation.xCacheTtl !== undefined &&
  operation.xNoStore !== true &&
  operation.xFeature === undefined &&
  operation.xRateLimit === undefined &&
  operation.xTokenLink !== true &&
  mayBeAnonymous(operation)

export const needsCsrf = (operation: RouteOperation): boolean =>
  operation.security.some((schemes) => schemes.includes('csrf'))

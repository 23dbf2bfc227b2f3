// One JSON line a request, with nothing personal in it (promises O4): the route's template instead of the address (so
// neither a token nor a search can appear), a hash instead of a person, no bodies, no headers.
import { hash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { ProblemSlug } from './problems.ts'
import { traceOf } from './request-spans.ts'
import type { Visitor } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The kind of problem it was answered with, for its line in the log. */
    refusedAs?: ProblemSlug
    /** A 5xx that says nothing is wrong. */
    isExpected?: boolean
    /** What came of a sign-in that ended with this request; an answer that leads on looks the same either way. */
    signIn?: SignInOutcome | undefined
  }
}

/** Where it failed, or brought a further identity: what the page says of it. */
export type SignInOutcome =
  | 'signed-in'
  | 'cancelled'
  | 'ended'
  | 'role'
  | 'refused'
  | 'unavailable'
  | 'linked'
  | 'already'
  | 'merge'
  | 'child'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * 14 characters players can read out on the phone: 9 of time, 5 drawn (promises O16). A client's own id is never taken
 * over.
 */
export const newRequestId = (): string => {
  let time = Date.now()
  let text = ''
  for (let index = 0; index < 9; index += 1) {
    text = alphabet[time % 32]! + text
    time = Math.floor(time / 32)
  }
  // Node keeps a supply of random bytes for UUIDs alone; asking the system for five of them costs more than the rest of
  // a small answer.
  // Its last group alone: twelve drawn digits without hyphen or version.
  const drawn = randomUUID().slice(24)
  for (let index = 0; index < 5; index += 1)
    text += alphabet[Number.parseInt(drawn.slice(index * 2, index * 2 + 2), 16) % 32]!
  return text
}

/** What is told of an answer. */
export interface Answered {
  method: string
  /** Template of its address. */
  route: string
  status: number
  milliseconds: number
  visitor: Visitor | undefined
  refusedAs?: ProblemSlug | undefined
  signIn?: SignInOutcome | undefined
  trace?: string | undefined
}

const templateOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'

/** Twelve characters that tell visitors apart within the logs and lead back to nobody. */
const principalOf = (visitor: Visitor | undefined): string | undefined => {
  if (!visitor) return undefined
  if (visitor.kind === 'anonymous' && visitor.isNew) return 'a:new'
  return `${visitor.kind === 'player' ? 'p' : 'a'}:${hash('sha256', visitor.sessionId, 'base64url').slice(0, 12)}`
}

let secondOfText = -1
let secondText = ''

/** The present time as ISO text; the part that stays the same within a second is made once. */
const isoTime = (): string => {
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (second !== secondOfText) {
    secondOfText = second
    secondText = new Date(second * 1000).toISOString().slice(0, 20)
  }
  return `${secondText}${String(now - second * 1000).padStart(3, '0')}Z`
}

/**
 * Lines go out together, a fifth of a second late at most: a call of the system for each would cost more than a small
 * answer. What waits is written at the end of the process.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 })

/** The process's one logger: JSON lines on standard output, or on `stream` in tests. */
export const createLogger = (config: { logLevel: string }, stream?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      timestamp: () => `,"time":"${isoTime()}"`,
      formatters: { level: (label) => ({ level: label }), bindings: () => ({}) },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: templateOf(request) }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        // Messages of our own errors hold no personal facts; a database's `detail` may quote a row and is left out.
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          message: error.message,
          code: error.code,
          stack: error.stack ?? '',
        }),
      },
    },
    stream ?? standardOutput(),
  )

const quiet = new Set(['/healthz', '/readyz', '/metrics'])
const levelOf = (status: number): 'error' | 'info' => (status >= 500 ? 'error' : 'info')

/** The one line of a request; both ways of answering write it (ready-documents.ts). */
export const lineOf = ({ method, route, status, milliseconds, visitor, refusedAs, signIn, trace }: Answered) => ({
  method,
  route,
  status,
  ms: Math.round(milliseconds * 10) / 10,
  principal: principalOf(visitor),
  refused: refusedAs,
  signIn,
  trace,
})

export const useRequestLog = (app: FastifyInstance, { logger }: { logger: Logger }): void => {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const route = templateOf(request)
    const { statusCode: status } = reply
    const { method, refusedAs, signIn } = request
    const level = request.isExpected === true ? 'info' : levelOf(status)
    if ((quiet.has(route) && level === 'info') || !logger.isLevelEnabled(level)) return
    const visitor = request.visitor as Visitor | undefined
    request.log[level](
      lineOf({
        method,
        route,
        status,
        milliseconds: reply.elapsedTime,
        visitor,
        refusedAs,
        signIn,
        trace: traceOf(request.raw),
      }),
      'request',
    )
  })
}

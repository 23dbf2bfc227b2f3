// Every error → one problem answer. Nothing a client sends gives a 5xx (ground G9); what is our own fault is logged
// with its stack.
import type { Socket } from 'node:net'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError, OverLimitError } from '../lib/thread-pool.ts'
import { isStorageUnavailable } from '../storage/dialect.ts'
import { BlobMissingError, BlobStoreAwayError } from '../storage/blob-store.ts'
import { problem, problemBody, ProblemError, type ProblemSlug } from './problems.ts'
import { type SayCode, type SayText, withDeskWords, withWords } from './problem-words.ts'
import { endWithProblem } from './raw-problem.ts'

const playerBase = '/services/bft'
const deskBase = '/services/desk'

/** The API an address belongs to; everything outside the desk is the player's. */
export const baseOf = (url: string): string => (url.startsWith(`${deskBase}/`) ? deskBase : playerBase)

const slugByStatus: Partial<Record<number, ProblemSlug>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  409: 'conflict',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  422: 'validation',
  431: 'headers-too-large',
}

/**
 * Full, no more open files, a disk that fails or may not be written:
 * https://man7.org/linux/man-pages/man3/errno.3.html
 */
const unusableCodes = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EROFS'])
const isUnusable = (error: unknown): boolean =>
  error instanceof Error && unusableCodes.has((error as NodeJS.ErrnoException).code ?? '')

/** Any error as a problem: our own as they are, the framework's by their status, everything else as 500. */
export const toProblemError = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  // The database is away, full or hanging (promises P7, P29).
  if (isStorageUnavailable(error)) return problem.unavailable(5)
  if (isUnusable(error)) return problem.unavailable(30)
  if (error instanceof BusyError || error instanceof OverLimitError) return problem.unavailable(5)
  if (error instanceof BlobStoreAwayError)
    return problem.unavailable(
      30,
      'Files cannot be stored or read at the moment. Nothing of this request was stored: send it again, or without its files',
    )
  if (error instanceof BlobMissingError) return problem.notFound()
  const { statusCode } = (error ?? {}) as Partial<FastifyError>
  if (statusCode === 429) return problem.tooManyRequests(60)
  if (statusCode === 503) return problem.unavailable(30)
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  if (isTheirs) return new ProblemError(slugByStatus[statusCode] ?? 'bad-request', {}, {}, error)
  return new ProblemError('internal', {}, {}, error)
}

/** Writes a problem on the wire. `WWW-Authenticate` names how to sign in where the answer is 401 (ground G21). */
const sendProblem = (error: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const base = baseOf(request.url)
  request.refusedAs = error.slug
  if (error.status === 401) reply.header('www-authenticate', base === deskBase ? 'Bearer' : 'Session')
  return reply
    .code(error.status)
    .removeHeader('ratelimit')
    .removeHeader('ratelimit-policy')
    .headers(error.headers)
    .removeHeader('etag')
    .removeHeader('content-encoding')
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(error, base, request.id)))
}

/** One line for what an operator should know of, with its stack. */
export const logFailure = (error: unknown, { slug }: ProblemError, request: FastifyRequest): void => {
  if (isUnusable(error)) request.log.error({ err: error }, 'disk or open files exhausted')
  if (error instanceof BlobStoreAwayError || error instanceof BlobMissingError)
    request.log.error({ err: error }, 'a file could not be stored or read')
  if (slug === 'internal') request.log.error({ err: error }, 'request failed')
}

/** RFC 9112 §3.2: of HTTP/1.1 there is one. */
export const lacksHost = (request: IncomingMessage): boolean => request.httpVersion === '1.1' && hostsOf(request) !== 1

/** How many Host lines came; a socket injected by a test has no raw ones. */
const hostsOf = ({ headers, rawHeaders }: { headers: IncomingHttpHeaders; rawHeaders?: readonly string[] }): number => {
  if (rawHeaders === undefined) return headers.host === undefined ? 0 : 1
  let count = 0
  // Names and values stand in turn.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** The answer to the request a connection last carried. */
const lastAnswers = new WeakMap<Socket, ServerResponse>()
export const noteLastAnswer = (socket: Socket, response: ServerResponse): void => {
  lastAnswers.set(socket, response)
}

/** What people get at addresses nobody has; undefined: a problem, as programs do. */
interface MissingPages {
  answer: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined) | undefined
}
declare module 'fastify' {
  interface FastifyInstance {
    missing?: MissingPages
  }
}

/** Error and not-found handling of the whole server; `sayCode` has the words for the codes of a refused form. */
export const useProblems = (app: FastifyInstance, sayCode?: SayCode, sayText?: SayText): void => {
  let isLeaving = false
  app.addHook('preClose', (done) => {
    isLeaving = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    noteLastAnswer(request.raw.socket, reply.raw)
    // Whoever still asks on an open connection finds another instance, or this one again in a moment.
    if (isLeaving) done(problem.unavailable(1))
    // Node's own refusal would have no body (`requireHostHeader`), and of two it takes the first where
    // a proxy in front may have looked at the second.
    else if (lacksHost(request.raw)) {
      // What comes after such a request may be anybody's.
      void reply.header('connection', 'close')
      done(problem.badRequest('The Host header is missing, or stands twice'))
    } else done()
  })
  // RFC 9110 §10.1.1 lets a server pass over what it does not know; Node's own 417 would have no body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.setErrorHandler((error, request, reply) => {
    const plain = toProblemError(error)
    // What breaks a rule has been read before: its language is known.
    const locale = request.parsed?.locale
    const found =
      sayCode === undefined || locale === undefined
        ? plain
        : sayText !== undefined && baseOf(request.url) === deskBase
          ? withDeskWords(plain, locale, sayCode, sayText)
          : withWords(plain, locale, sayCode)
    logFailure(error, found, request)
    return sendProblem(found, request, reply)
  })
  const missing: MissingPages = { answer: undefined }
  app.decorate('missing', missing)
  app.setNotFoundHandler(
    (request, reply) => missing.answer?.(request, reply) ?? sendProblem(problem.notFound(), request, reply),
  )
}

/** For `Fastify({ frameworkErrors })`: addresses the router cannot read (`%zz`), answered before any hook. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void sendProblem(toProblemError(error), request, reply)
}

const rawSlugs: Record<string, ProblemSlug> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
}

/**
 * For `Fastify({ clientErrorHandler })`: bytes that are no HTTP request at all. The connection ends with a problem
 * answer.
 */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  // A body that turned out broken after its request was answered already (401, 403 …): a second answer would be taken
  // for the next request's.
  const answered = lastAnswers.get(socket)
  if (answered?.headersSent && !answered.req.complete) {
    socket.end()
    return
  }
  endWithProblem(socket, rawSlugs[error.code ?? ''] ?? 'bad-request', playerBase)
}

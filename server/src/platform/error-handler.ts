// Every error → one problem answer. Nothing a client sends gives a 5xx (ground G9); what is our own fault is logged
// with its stack.
import type { Socket } from 'node:net'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStorageUnavailable } from '../storage/dialect.ts'
import { problem, problemBody, ProblemError, type ProblemSlug } from './problems.ts'

const playerBase = '/services/bft'
const deskBase = '/services/desk'

const baseOf = (url: string): string => (url.startsWith(`${deskBase}/`) ? deskBase : playerBase)

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

/** Any error as a problem: our own as they are, the framework's by their status, everything else as 500. */
export const toProblemError = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  // The database is away, full or hanging (promises P7, P29).
  if (isStorageUnavailable(error)) return problem.unavailable(5)
  const { statusCode, name, message } = (error ?? {}) as Partial<FastifyError>
  if (statusCode === 429) return problem.tooManyRequests(60)
  if (statusCode === 503) return problem.unavailable(30)
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  if (isTheirs) return new ProblemError(slugByStatus[statusCode] ?? 'bad-request', {}, {}, error)
  // Only tests make this error; there the reason is the whole point (contract/response-check.ts).
  return new ProblemError('internal', name === 'ContractError' ? { detail: message } : {}, {}, error)
}

/** Writes a problem on the wire. `WWW-Authenticate` names how to sign in where the answer is 401 (ground G21). */
export const sendProblem = (error: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const base = baseOf(request.url)
  if (error.status === 401) reply.header('www-authenticate', base === deskBase ? 'Bearer' : 'Session')
  return reply
    .code(error.status)
    .headers(error.headers)
    .removeHeader('etag')
    .removeHeader('content-encoding')
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(error, base, request.id)))
}

/** The answer to the request a connection last carried. */
const lastAnswers = new WeakMap<Socket, ServerResponse>()

/** Error and not-found handling of the whole server. */
export const useProblems = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    lastAnswers.set(request.raw.socket, reply.raw)
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    const found = toProblemError(error)
    if (found.slug === 'internal') request.log.error({ err: error }, 'request failed')
    return sendProblem(found, request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendProblem(problem.notFound(), request, reply))
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
  const found = new ProblemError(rawSlugs[error.code ?? ''] ?? 'bad-request')
  const body = JSON.stringify(problemBody(found, playerBase, randomUUID()))
  socket.end(
    [
      `HTTP/1.1 ${found.status} ${STATUS_CODES[found.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

// More is written than can be: refused at once instead of answered too late (promises P36 and R15, CD-282), who polls and
// who searches before that (CD-462).
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { operations as deskOperations } from '#generated/server/desk/operations.ts'
import { operations } from '#generated/server/operations.ts'
import { baseOf, noteLastAnswer } from './error-handler.ts'
import { lineOf, newRequestId } from './logging.ts'
import { observeAnswer, type Metrics } from './metrics.ts'
import { problem, problemBody, type ProblemError } from './problems.ts'
import { type LoadClass, firstRefusal, isRefused, pressureOf } from './pressure.ts'
import type { RouteOperation } from './route-operation.ts'
import { headersOfAll } from './security-headers.ts'
import { createWriteGate, type Waiting } from './write-gate.ts'

/** Larger bodies are refused by the framework, which reads and counts what is still on its way (unread-body.ts). */
const smallBody = 65_536

/** Made once: an error's stack takes longer than all else that a refusal does. Not all are to come again at once. */
const refusalsOf = (detail: string): ProblemError[] =>
  [1, 2, 3, 4].map((seconds) => problem.unavailable(seconds, detail))
const refusals = {
  write: refusalsOf('Too much is written at this moment. Nothing of this request was stored: send it again'),
  read: refusalsOf('Too much is asked at this moment: ask again'),
}
const refusal = (kind: keyof typeof refusals): ProblemError =>
  refusals[kind][Math.floor(Math.random() * refusals[kind].length)]!

/** What runs in a transaction of its own is a submit; what else goes first the contract says; all others are never refused. */
export const loadClassOf = ({ xIdempotent, xUnderLoad }: RouteOperation): LoadClass | undefined =>
  xIdempotent === true ? 'submit' : xUnderLoad

const classed = [operations, deskOperations]
  .flatMap((table) => Object.values(table))
  .flatMap((room): RouteOperation[] => Object.values(room))
  .flatMap((operation) => {
    const loadClass = loadClassOf(operation)
    const address = new RegExp(`^${operation.url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)
    return loadClass === undefined ? [] : [{ operation, loadClass, address }]
  })
const writes = classed.filter(({ loadClass }) => loadClass === 'submit')
const reads = classed.filter(({ loadClass }) => loadClass !== 'submit')

interface OverloadDeps {
  waiting: () => Waiting
  logger: Logger
  metrics: Metrics
  isHttps: boolean
}

/** Call after `useReadyDocuments`, whose listener comes behind this one, and before the checks. */
export const useOverload = (app: FastifyInstance, { waiting, logger, metrics, isHttps }: OverloadDeps): void => {
  const ofAll = headersOfAll(isHttps)

  const gate = createWriteGate()
  const pressure = (): number => pressureOf(gate.waiting(), waiting())
  const isOver = (): boolean => isRefused('submit', pressure())

  const refuse = (request: IncomingMessage, response: ServerResponse, operation: RouteOperation): void => {
    const begun = performance.now()
    const requestId = newRequestId()
    const { room, url: route } = operation
    const error = refusal(loadClassOf(operation) === 'submit' ? 'write' : 'read')
    const { status } = error
    const method = request.method!
    const body = Buffer.from(JSON.stringify(problemBody(error, baseOf(request.url!), requestId)))
    noteLastAnswer(request.socket, response)
    response.writeHead(status, {
      ...ofAll,
      ...error.headers,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body, () => {
      const milliseconds = performance.now() - begun
      observeAnswer(metrics, { room, route, method, status, milliseconds })
      logger.error({ requestId, ...lineOf({ method, route, status, milliseconds, visitor: undefined }) }, 'request')
    })
  }

  /** The write this request asks for; undefined for all others, and for large ones. */
  const smallWrite = ({ method, url, headers }: IncomingMessage): RouteOperation | undefined => {
    if (method === 'GET' || !(Number(headers['content-length']) <= smallBody)) return undefined
    return writes.find(({ operation, address }) => operation.method === method && address.test(url!))?.operation
  }

  /** The poll or search this request asks for, if it is refused now; nobody is looked at while nobody is refused. */
  const refusedRead = ({ method, url }: IncomingMessage): RouteOperation | undefined => {
    const now = pressure()
    if (now < firstRefusal) return undefined
    return reads.find(
      ({ operation, loadClass, address }) =>
        operation.method === method && isRefused(loadClass, now) && address.test(url!),
    )?.operation
  }

  /** Who was let in is not turned away at the framework's door. */
  const taken = new WeakSet<IncomingMessage>()
  // Refusing must cost next to nothing, or those who are refused take the time of those who are served.
  const others = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const write = smallWrite(request)
    const serve = (): void => {
      for (const listener of others) listener.call(app.server, request, response)
    }
    if (write === undefined) {
      const read = refusedRead(request)
      if (read === undefined) serve()
      else refuse(request, response, read)
    } else if (isOver()) refuse(request, response, write)
    else {
      taken.add(request)
      gate.pass(serve, response)
    }
  })

  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    done(
      routeOptions.config.operation?.xIdempotent === true && !taken.has(raw) && isOver() ? refusal('write') : undefined,
    )
  })
}

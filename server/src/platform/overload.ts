// More is written than can be: refused at once instead of answered too late (promises P36 and R15, CD-282).
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { operations as deskOperations } from '#generated/server/desk/operations.ts'
import { operations } from '#generated/server/operations.ts'
import { baseOf, noteLastAnswer } from './error-handler.ts'
import { lineOf, newRequestId } from './logging.ts'
import { observeAnswer, type Metrics } from './metrics.ts'
import { problem, problemBody, type ProblemError } from './problems.ts'
import type { RouteOperation } from './route-operation.ts'
import { headersOfAll } from './security-headers.ts'
import { createWriteGate, type Waiting } from './write-gate.ts'

/**
 * Who comes now would wait longer than this, and so would all behind them. A third of the second after which nobody
 * counts an answer as good: what is on its way already is still to be done.
 */
const longestWait = 300
/**
 * So many wait in a crowd alone: behind a long transaction of our own (an import, an erasure) a few visitors wait and are
 * served. Before the gate, where a slow machine serves fewer in that time, half as many.
 */
const fewestInCrowd = 64
const fewestAtGate = 32
/** A crowd comes within one turn, and none of it has waited yet: so many are told by what the last ones took each. */
const crowdAtGate = 96
const longestExpected = 400
/** Larger bodies are refused by the framework, which reads and counts what is still on its way (unread-body.ts). */
const smallBody = 65_536

const refusalFor = (seconds: number): ProblemError =>
  problem.unavailable(seconds, 'Too much is written at this moment. Nothing of this request was stored: send it again')
/** Made once: an error's stack takes longer than all else that a refusal does. Not all are to come again at once. */
const refusals = [1, 2, 3, 4].map(refusalFor)
const refusal = (): ProblemError => refusals[Math.floor(Math.random() * refusals.length)]!

/** What runs in a transaction of its own. */
const writes = [operations, deskOperations]
  .flatMap((table) => Object.values(table))
  .flatMap((room): RouteOperation[] => Object.values(room))
  .filter(({ xIdempotent }) => xIdempotent === true)
  .map((operation) => ({
    operation,
    address: new RegExp(`^${operation.url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`),
  }))

export interface OverloadDeps {
  waiting: () => Waiting
  logger: Logger
  metrics: Metrics
  isHttps: boolean
}

/** Call after `useReadyDocuments`, whose requests never come so far, and before the checks. */
export const useOverload = (app: FastifyInstance, { waiting, logger, metrics, isHttps }: OverloadDeps): void => {
  const ofAll = headersOfAll(isHttps)

  const gate = createWriteGate()
  const isOver = (): boolean => {
    const [atGate, behind] = [gate.waiting(), waiting()]
    return (
      (atGate.count >= fewestAtGate && atGate.milliseconds + behind.milliseconds > longestWait) ||
      (atGate.count >= crowdAtGate && atGate.expected + behind.milliseconds > longestExpected) ||
      (behind.count >= fewestInCrowd && behind.milliseconds > longestWait)
    )
  }

  const refuse = (request: IncomingMessage, response: ServerResponse, { room, url: route }: RouteOperation): void => {
    const begun = performance.now()
    const requestId = newRequestId()
    const error = refusal()
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
    if (write === undefined) serve()
    else if (isOver()) refuse(request, response, write)
    else {
      taken.add(request)
      gate.pass(serve, response)
    }
  })

  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    done(routeOptions.config.operation?.xIdempotent === true && !taken.has(raw) && isOver() ? refusal() : undefined)
  })
}

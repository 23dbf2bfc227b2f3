// The raw path: documents that lie ready are answered before the framework is asked (promise R1, CD-256). What Fastify
// answered once is noted by its address, never the document itself; whatever is unusual, or would be refused, goes the
// ordinary way.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import proxyAddress from '@fastify/proxy-addr'
import type { Logger } from 'pino'
import { operations } from '#generated/server/operations.ts'
import { createLru, type Lru } from '../lib/lru.ts'
import type { ReadyAnswer } from './contract/send-answer.ts'
import { lacksHost, noteLastAnswer } from './error-handler.ts'
import type { InGame } from './in-game.ts'
import { lineOf, newRequestId } from './logging.ts'
import { observeAnswer, type Metrics } from './metrics.ts'
import { nameRequest, traceOf } from './request-spans.ts'
import { takeGenerally, type Limits } from './rate-limits.ts'
import { isSharedDocument, type RouteOperation } from './route-operation.ts'
import { headersOfAll } from './security-headers.ts'
import type { Visitor } from './visitor.ts'

/** A request as those see it who answer it. */
export interface Asked {
  url: string
  headers: IncomingMessage['headers']
  cookies: Readonly<Record<string, string | undefined>>
  /** A player only where the document is `isForPlayers`. */
  visitor: Visitor
  embeddedGame: null
}

interface ReadyDocument {
  /** Template of its address, for logs and figures. */
  route: string
  room: string
  /** Towards which general limit its requests count. */
  counts: 'document' | 'general' | 'nothing'
  /** Whether players are answered too, each with their own (a poll, CD-281). */
  isForPlayers?: boolean
  /** Undefined, and whatever is thrown: the ordinary way answers. */
  answer: (asked: Asked) => ReadyAnswer | undefined | Promise<ReadyAnswer | undefined>
}

interface ReadyDocuments {
  /** Notes how the document is answered that this request has just been answered with. */
  note: (request: FastifyRequest, document: ReadyDocument) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    readyDocuments?: ReadyDocuments
  }
}

interface ReadyDocumentsDeps {
  logger: Logger
  limits: Limits
  metrics: Metrics
  inGame: InGame
  isHttps: boolean
  /** Notes are of one content: another one may offer other languages. */
  contentVersion: () => string
  /** How many proxies in front tell the client's address truly. */
  trustedProxies: number
}

/** Addresses beyond are forgotten, those asked for longest ago first; a note is a few hundred bytes. */
const mostNotes = 5_000
const longestAddress = 500

const sharedDocuments = Object.values(operations)
  .flatMap((room): RouteOperation[] => Object.values(room))
  .filter(isSharedDocument)

/** Headers that say what document is meant: all that the contract reads for any of them, or for a poll. */
const readHeaders = [
  ...new Set(
    [...sharedDocuments, operations.account.getAuth].flatMap((operation) =>
      Object.keys((operation as { headers?: { properties?: object } }).headers?.properties ?? {}),
    ),
  ),
].map((name) => name.toLowerCase())

/** What a request for a document never has; with one of them the framework decides. */
const unusualHeaders = ['content-length', 'transfer-encoding', 'upgrade', 'expect', 'authorization'] as const

const isUsual = (request: IncomingMessage): boolean => {
  if (request.method !== 'GET' || request.httpVersion !== '1.1' || request.url!.length > longestAddress) return false
  for (const name of unusualHeaders) if (request.headers[name] !== undefined) return false
  return !lacksHost(request)
}

const keyOf = (url: string, headers: IncomingMessage['headers']): string => {
  let key = url
  for (const name of readHeaders) {
    const value = headers[name]
    if (value !== undefined) key += `\n${name}:${String(value)}`
  }
  return key
}

/** Call before any route is registered, and after the hooks whose functions it uses. */
export const useReadyDocuments = (app: FastifyInstance, deps: ReadyDocumentsDeps): void => {
  const { logger, limits, metrics, inGame, trustedProxies } = deps
  const notes = createLru<ReadyDocument>(mostNotes)
  const ofAll = headersOfAll(deps.isHttps)
  let isLeaving = false
  let version = ''

  /** The notes of the present content. */
  const present = (): Lru<ReadyDocument> => {
    const now = deps.contentVersion()
    if (now !== version) notes.clear()
    version = now
    return notes
  }

  const addressOf = (request: IncomingMessage): string =>
    proxyAddress(request, (_address: string, hop: number) => hop < trustedProxies)

  const send = (
    response: ServerResponse,
    { route, room }: ReadyDocument,
    { status, headers, body }: ReadyAnswer,
    { visitor }: Asked,
    request: IncomingMessage,
    begun: number,
  ): void => {
    const own = body === undefined ? headers : { ...headers, 'content-length': body.length }
    const trace = traceOf(request)
    const requestId = trace === undefined && !logger.isLevelEnabled('info') ? undefined : newRequestId()
    if (requestId !== undefined) nameRequest(request, route, requestId)
    response.writeHead(status, { ...ofAll, ...own })
    response.end(body, () => {
      const milliseconds = performance.now() - begun
      observeAnswer(metrics, { room, route, method: 'GET', status, milliseconds })
      if (requestId !== undefined)
        logger.info({ requestId, ...lineOf({ method: 'GET', route, status, milliseconds, visitor, trace }) }, 'request')
    })
  }

  /** Who asks, if it is somebody whom this document can be answered; undefined: the ordinary way decides. */
  const findVisitor = (
    { isForPlayers = false }: ReadyDocument,
    cookies: Asked['cookies'],
  ): Visitor | undefined | Promise<Visitor | undefined> =>
    app.visitorWithoutSession(cookies) ?? (isForPlayers ? app.playerOf(cookies) : undefined)

  const isAllowed = ({ counts }: ReadyDocument, { visitor }: Asked, request: IncomingMessage): boolean =>
    counts === 'nothing' || takeGenerally(limits, { visitor, ip: addressOf(request) }, counts === 'document').isAllowed

  /** @returns whether the request is taken; `refuse` is called later where it could not be answered after all */
  const take = (request: IncomingMessage, response: ServerResponse, refuse: () => void): boolean => {
    if (isLeaving || !isUsual(request)) return false
    const { headers } = request
    const document = present().get(keyOf(request.url!, headers))
    if (!document || inGame.gameOf(headers['user-agent']) !== null) return false
    const begun = performance.now()
    const cookies = headers.cookie === undefined ? {} : app.parseCookie(headers.cookie)
    const finish = (asked: Asked, answer: ReadyAnswer | undefined): boolean => {
      // Nobody waits any more, and a connection that is gone has no address to count.
      if (request.socket.destroyed) return true
      if (answer === undefined || !isAllowed(document, asked, request)) return false
      noteLastAnswer(request.socket, response)
      send(response, document, answer, asked, request, begun)
      return true
    }
    const answerTo = (visitor: Visitor | undefined): boolean | Promise<boolean> => {
      if (visitor === undefined) return false
      const asked: Asked = { url: request.url!, headers, cookies, visitor, embeddedGame: null }
      const answer = document.answer(asked)
      return answer instanceof Promise ? answer.then((later) => finish(asked, later)) : finish(asked, answer)
    }
    try {
      const visitor = findVisitor(document, cookies)
      const isTaken = visitor instanceof Promise ? visitor.then(answerTo) : answerTo(visitor)
      if (!(isTaken instanceof Promise)) return isTaken
      // What failed in here would be nobody's, and end the process.
      isTaken.then((later) => later || refuse(), refuse)
      return true
    } catch {
      return false
    }
  }

  const readyDocuments: ReadyDocuments = {
    note: (request, document) => {
      if (request.visitor.kind === 'player' && document.isForPlayers !== true) return
      if (request.embeddedGame !== null || !isUsual(request.raw)) return
      present().set(keyOf(request.raw.url!, request.raw.headers), document)
    },
  }
  app.decorate('readyDocuments', readyDocuments)
  app.addHook('preClose', (done) => {
    isLeaving = true
    done()
  })

  // Fastify's own listener is the ordinary way.
  const ordinary = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const answerOrdinarily = () => {
      for (const listener of ordinary) listener.call(app.server, request, response)
    }
    if (!take(request, response, answerOrdinarily)) answerOrdinarily()
  })
}

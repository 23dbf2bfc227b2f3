// Binds handlers to the contract: one call a room; a missing or misshapen handler does not compile.
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  preValidationAsyncHookHandler,
  preValidationHookHandler,
} from 'fastify'
import { operations, type Operations } from '#generated/server/operations.ts'
import { problem } from '../problems.ts'
import type { Visitor } from '../visitor.ts'
import { createRequestReader } from './read-request.ts'
import { isSharedDocument, type RouteOperation } from '../route-operation.ts'
import { createReadyAnswer, createReadyText, createSender, type PlainAnswer } from './send-answer.ts'
import type { HandlerFor, Operation, ParsedRequest } from './types.ts'

/**
 * Ids of the operations that answer a request; one that switches protocols (101, a WebSocket) is registered by its room
 * itself.
 */
type Answering<Table> = {
  [Id in keyof Table]: Table[Id] extends { response: { 101: unknown } } ? never : Id
}[keyof Table]

/** A handler for each operation of a room. */
export type Handlers<R extends keyof Operations> = {
  [Id in Answering<Operations[R]>]: HandlerFor<Operations[R][Id]>
}
/** The same for any table of operations, the desk's for one. */
export type TableHandlers<Table> = { [Id in Answering<Table>]: HandlerFor<Table[Id]> }

type PlainCall = ParsedRequest & {
  visitor: unknown
  embeddedGame: string | null
  request: FastifyRequest
  reply: FastifyReply
}
type PlainHandler = (call: PlainCall) => PlainAnswer | Promise<PlainAnswer>
type PlainGuard = (call: Omit<PlainCall, 'body' | 'files' | 'reply' | 'embeddedGame'>) => void | Promise<void>
type PlainPrepare = (call: PlainCall) => Promise<() => Promise<PlainAnswer>>
type PlainPoll = (call: ParsedRequest & { visitor: Visitor; embeddedGame: string | null }) => Promise<PlainAnswer>
type PlainEntry =
  | PlainHandler
  | { poll: PlainPoll }
  | { guard: PlainGuard; handle: PlainHandler }
  | { guard?: PlainGuard; prepare: PlainPrepare }

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request carried, parsed and checked; null until the body is read (preHandler hooks see it). */
    parsed: ParsedRequest | null
  }
}

const needsPlayer = (operation: Operation): boolean =>
  operation.security.length > 0 && operation.security.every((schemes) => schemes.includes('session'))

/** Parses, then asks who owns it, then lets broken rules speak (ground G21: 413/415, 400, ownership 404, rules 422). */
const createPreValidation = (
  operation: Operation,
  entry: PlainEntry,
): preValidationHookHandler | preValidationAsyncHookHandler => {
  const { readHead, readBody } = createRequestReader(operation)
  const isForPlayers = needsPlayer(operation)
  const guard = typeof entry === 'object' && 'guard' in entry ? entry.guard : undefined

  const begin = (request: FastifyRequest): ParsedRequest => {
    // The session plugin has already refused; this line keeps a route without that plugin from ever running with
    // nobody.
    if (isForPlayers && request.visitor.kind !== 'player') throw problem.unauthorized()
    return readHead(request, request.server.contract)
  }
  // Most reads have neither body nor owner: nothing to wait for.
  if (!readBody && !guard) {
    return (request, _reply, done) => {
      try {
        request.parsed = begin(request)
      } catch (error) {
        done(error as Error)
        return
      }
      done()
    }
  }
  const readAll: preValidationAsyncHookHandler = async (request, reply) => {
    const parsed = begin(request)
    const broken = await readBody?.(request, reply, parsed, request.server.contract)
    request.parsed = parsed
    await guard?.({ ...parsed, visitor: request.visitor, request })
    if (broken) throw broken
  }
  return readAll
}

/** Makes the function that notes how a document is answered again without the framework; undefined for all others. */
const createNote = (
  operation: Operation,
  entry: PlainEntry,
): ((request: FastifyRequest, parsed: ParsedRequest) => void) | undefined => {
  const route = operation as RouteOperation
  if (!isSharedDocument(route) || typeof entry !== 'function') return undefined
  const handle = entry as (call: ParsedRequest & { visitor: Visitor; embeddedGame: null }) => ReturnType<PlainHandler>
  const makeReady = createReadyAnswer(operation)
  return (request, parsed) =>
    request.server.readyDocuments?.note(request, {
      route: operation.url,
      room: operation.room,
      counts: 'document',
      answer: ({ headers, visitor }) => {
        const finish = (answer: PlainAnswer) => answer.bytes && makeReady(headers, answer, answer.bytes)
        const answer = handle({ ...parsed, visitor, embeddedGame: null })
        return answer instanceof Promise ? answer.then(finish) : finish(answer)
      },
    })
}

/** Makes the handler of a poll, and notes it for its next time. */
const createPollHandler = (operation: Operation, poll: PlainPoll) => {
  const makeReady = createReadyText(operation)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const parsed = request.parsed!
    reply.keepSession()
    const { status, headers, body } = makeReady(
      await poll({ ...parsed, visitor: request.visitor, embeddedGame: request.embeddedGame }),
    )
    request.server.readyDocuments?.note(request, {
      route: operation.url,
      room: operation.room,
      counts: 'general',
      isForPlayers: true,
      answer: async ({ visitor }) => {
        // Its session is to be kept, which takes a cookie.
        if (visitor.kind === 'anonymous' && visitor.isNew) return undefined
        return makeReady(await poll({ ...parsed, visitor, embeddedGame: null }))
      },
    })
    return reply.code(status).headers(headers).send(body)
  }
}

const bindOne = (app: FastifyInstance, operation: Operation, entry: PlainEntry, hasOwnHead: boolean): void => {
  const prepare: PlainPrepare = async (call) => {
    if (typeof entry === 'object' && 'prepare' in entry) return entry.prepare(call)
    const handle = typeof entry === 'function' ? entry : (entry as { handle: PlainHandler }).handle
    return async () => handle(call)
  }
  const send = createSender(operation)
  const note = createNote(operation, entry)
  const pollHandler =
    typeof entry === 'object' && 'poll' in entry ? createPollHandler(operation, entry.poll) : undefined
  app.route({
    method: operation.method as HTTPMethods,
    url: operation.url,
    // Without an operation of its own, HEAD is the GET with its bytes left out.
    // A stream has no end at which its head could be sent.
    exposeHeadRoute:
      operation.method === 'GET' && !hasOwnHead && !operation.produces[200]?.includes('text/event-stream'),
    config: { operation: operation as RouteOperation },
    preValidation: createPreValidation(operation, entry),
    handler: async (request, reply) => {
      if (!request.parsed) throw new Error(`${operation.operationId} ran without its request read`)
      if (pollHandler) return pollHandler(request as FastifyRequest, reply as FastifyReply)
      const call: PlainCall = {
        ...request.parsed,
        visitor: request.visitor,
        embeddedGame: request.embeddedGame,
        request: request as FastifyRequest,
        reply: reply as FastifyReply,
      }
      const { runOnce } = request.server.contract
      const endUse = request.parsed.useFiles?.()
      let answer: PlainAnswer
      try {
        const work = await prepare(call)
        answer = operation.xIdempotent && runOnce ? await runOnce(operation, call.request, work) : await work()
      } finally {
        endUse?.()
      }
      if (answer.bytes) note?.(call.request, request.parsed)
      return send(request, reply, answer)
    },
  })
}

/**
 * Registers the operations of a table under `app`. Call `useContract(app, …)` on the root first.
 * Use `bindOperations` for the player's rooms.
 */
export const bindTable = <Table extends object>(
  app: FastifyInstance,
  table: Table,
  handlers: TableHandlers<Table>,
): void => {
  const all = Object.entries(table) as [string, Operation][]
  const heads = new Set(all.filter(([, { method }]) => method === 'HEAD').map(([, { url }]) => url))
  for (const [operationId, operation] of all) {
    const entry = (handlers as Record<string, PlainEntry | undefined>)[operationId]
    if (entry) bindOne(app, operation, entry, heads.has(operation.url))
  }
}

/**
 * Registers every operation of one room: `bindOperations(app, 'cases', { getCase: …, respondToCase: { guard, handle }
 * })`.
 * A handler receives checked parts and gives one of the answers the contract lists; refusals are thrown (problems.ts).
 */
export const bindOperations = <R extends keyof Operations>(
  app: FastifyInstance,
  room: R,
  handlers: Handlers<R>,
): void => {
  bindTable(app, operations[room], handlers as TableHandlers<Operations[R]>)
}

// The counter at which every room serves the desk: token, role, and the line in the audit log around each call (ground
// G18, G21, G32). The one file of this folder that a room's desk/ imports.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations, type Operations } from '#generated/server/desk/operations.ts'
import { bindTable, type TableHandlers } from '../platform/contract/bind.ts'
import type { Operation } from '../platform/contract/types.ts'
import { problem, ProblemError } from '../platform/problems.ts'
import { detailOf, type Audit } from './audit.ts'
import type { DeskSession, DeskSessions } from './desk-sessions.ts'
import { highestRole, mayAct, type DeskAgent, type DeskIdentity } from './identity.ts'
import type { Representatives } from './representatives.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the desk; null on calls proven by a signature, and outside the desk. */
    deskAgent: DeskAgent | null
    /** The session of the desk's pages this call came with; null beside a bearer token. */
    deskSession: DeskSession | null
    /** Whether this call would still be let in; for connections that stay open. */
    isDeskAgentHere: () => Promise<boolean>
  }
}

/** @throws when a call without token reaches a handler that needs one: a mistake of ours */
export const agentOf = ({ deskAgent }: FastifyRequest): DeskAgent => {
  if (!deskAgent) throw new Error('this desk call has no agent')
  return deskAgent
}

/** Whether they may what a lead may. */
export const mayLead = (agent: DeskAgent): boolean => mayAct(agent, 'lead')

interface Doorkeepers {
  identity: DeskIdentity
  representatives: Representatives
  sessions: Pick<DeskSessions, 'find' | 'isToken'>
  /** Name of the cookie of the desk's pages. */
  cookieName: string
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** 401 and 403 before anything is read or looked up. Give it a scope of its own. */
const useDeskAgents = (
  scope: FastifyInstance,
  { identity, representatives, sessions, cookieName }: Doorkeepers,
): void => {
  /** By its token where it has one, else by the cookie, whose writes need the page's token too (T28). */
  const whoCalls = async (request: FastifyRequest): Promise<DeskAgent> => {
    const { authorization } = request.headers
    const cookie = request.cookies[cookieName]
    if (authorization !== undefined || cookie?.length !== 43) return identity.agentOf(authorization)
    const session = await sessions.find(cookie)
    if (!session) throw problem.unauthorized()
    const token = request.headers['x-csrf-token']
    if (!safeMethods.has(request.method) && !(typeof token === 'string' && sessions.isToken(session, token)))
      throw problem.csrf()
    request.deskSession = session
    return session.agent
  }

  scope.decorateRequest('deskAgent', null)
  scope.decorateRequest('deskSession', null)
  scope.decorateRequest('isDeskAgentHere', async function (this: FastifyRequest) {
    try {
      await whoCalls(this)
      return true
    } catch (error) {
      // A provider or database that is away has ended nobody's shift.
      return !(error instanceof ProblemError && error.status < 500)
    }
  })
  scope.addHook('onRequest', async (request) => {
    const operation = request.routeOptions.config.operation as Operation | undefined
    if (!operation || operation.security.some((schemes) => schemes.includes('webhook'))) return
    const agent = await whoCalls(request)
    if (!mayAct(agent, operation.xRole ?? 'admin'))
      throw problem.forbidden(`needs the role ${operation.xRole ?? 'admin'}`)
    request.deskAgent = agent
    refuseUnknownQuery(operation, request)
    // Limits have counted by address; from here on, repeats are told apart by who calls (ground G23).
    request.visitor = { kind: 'anonymous', sessionId: `desk ${agent.id}` }
    await representatives.remember(agent)
  })
}

/** A filter that is misspelt would answer what nobody asked for. @throws 400 that names it (CD-224) */
const refuseUnknownQuery = ({ query }: Operation, request: FastifyRequest): void => {
  const known = (query as { properties?: object } | undefined)?.properties ?? {}
  const unknown = Object.keys(request.query as object).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw problem.badRequest(`there is no query parameter ${unknown.slice(0, 100)}`)
}

/** What a call was about: `case/104233871`. Ids of what it made come from its answer. */
const subjects: Readonly<Record<string, string>> = {
  id: 'case',
  chatId: 'chat',
  penaltyId: 'penalty',
  externalId: 'penalty-import',
  appealId: 'appeal',
  categoryId: 'category',
  messageId: 'message',
  macroId: 'macro',
  teamId: 'team',
  ruleId: 'rule',
  webhookId: 'webhook',
  viewId: 'view',
  key: 'feature',
  kind: 'content',
  accountId: 'account',
}
/** Where a thing has another name than its room. */
const kinds: Readonly<Record<string, string>> = {
  crisis: 'message',
  penalties: 'penalty',
  macros: 'macro',
  teams: 'team',
  rules: 'rule',
  webhooks: 'webhook',
}
const subjectOf = (operation: Operation, params: Record<string, unknown>, answered: unknown): string => {
  const [name, value] = Object.entries(params)[0] ?? []
  if (name !== undefined) return `${subjects[name] ?? operation.room}/${String(value)}`
  const id = (answered as { id?: unknown } | undefined)?.id
  const kind = kinds[operation.room] ?? operation.room
  return `${kind}/${typeof id === 'string' ? id : '-'}`
}

interface AnyCall {
  params: unknown
  query: unknown
  body: unknown
  request: FastifyRequest
}
interface AnyAnswer {
  body?: unknown
}
type AnyHandler = (call: AnyCall) => AnyAnswer | Promise<AnyAnswer>
interface AnyPrepared {
  prepare: (call: AnyCall) => Promise<() => Promise<AnyAnswer>>
}

interface AuditedDeps {
  audit: Pick<Audit, 'write'>
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Handlers of a room whose audited ones write their line within the transaction of what they do; a refused call leaves
 * none.
 */
const withAudit = <H extends object>(table: object, handlers: H, { audit, withTransaction }: AuditedDeps): H =>
  Object.fromEntries(
    (Object.entries(handlers) as [string, AnyHandler | AnyPrepared][]).map(([operationId, handler]) => {
      const operation = (table as Record<string, Operation>)[operationId]
      const action = operation?.xAudited
      if (!operation || action === undefined) return [operationId, handler]
      const audited = (call: AnyCall, work: () => AnyAnswer | Promise<AnyAnswer>) =>
        withTransaction(async () => {
          const answer = await work()
          const agent = call.request.deskAgent
          const entry = {
            actor: agent?.id ?? null,
            role: agent ? highestRole(agent) : null,
            action,
            requestId: call.request.id,
          }
          const { form, changes } = (call.body ?? {}) as { form?: unknown; changes?: readonly { id: string }[] }
          // One call about many cases is an entry of each.
          for (const change of changes ?? [])
            await audit.write({ ...entry, subject: `case/${change.id}`, detail: detailOf(change) })
          if (changes === undefined)
            await audit.write({
              ...entry,
              subject: subjectOf(operation, call.params as Record<string, unknown>, answer.body),
              detail: { ...detailOf(form, call.body, call.query), ...keyOf(call.params) },
            })
          return answer
        })
      // What is prepared comes before the transaction here too.
      if ('prepare' in handler) {
        const prepare = async (call: AnyCall) => {
          const work = await handler.prepare(call)
          return () => audited(call, work)
        }
        return [operationId, { ...handler, prepare }]
      }
      return [operationId, (call: AnyCall) => audited(call, () => handler(call))]
    }),
  ) as H

/** Beside the case or webhook: which of its fields, files or deliveries was meant. */
const keyOf = (params: unknown): Record<string, unknown> => {
  const { id, key, fileId, deliveryId } = params as Record<string, unknown>
  return {
    ...(id !== undefined && key !== undefined ? { key } : {}),
    ...(fileId === undefined ? {} : { fileId }),
    ...(deliveryId === undefined ? {} : { deliveryId }),
  }
}

/** A handler for each of the desk's operations with the room's tag. */
export type DeskHandlers<R extends keyof Operations> = TableHandlers<Operations[R]>

export interface DeskScope {
  /** Binds all of the desk's operations of one room: `desk.bind('cases', { … })`; a missing one does not compile. */
  bind: <R extends keyof Operations>(room: R, handlers: DeskHandlers<R>) => void
  /** Whether somebody of this id works at the desk. */
  isRepresentative: (id: string) => Promise<boolean>
  /** What representatives are called, by id. */
  representativeNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export type DeskScopeDeps = AuditedDeps & Doorkeepers

/**
 * Opens the counter and lets every room bind its calls there. Resolves once every route is known: only then can another
 * method of its address be refused with 405 (platform/method-not-allowed.ts).
 */
export const openDesk = async (
  app: FastifyInstance,
  deps: DeskScopeDeps,
  bindRooms: (desk: DeskScope) => void,
): Promise<void> => {
  await app.register(async (scope) => {
    useDeskAgents(scope, deps)
    bindRooms({
      bind: (room, handlers) => {
        bindTable(scope, operations[room], withAudit(operations[room], handlers, deps))
      },
      isRepresentative: deps.representatives.has,
      representativeNames: deps.representatives.namesOf,
    })
  })
}

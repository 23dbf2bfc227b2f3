// The counter at which every room serves the desk: token, role, and the line in the audit log around each call (ground
// G18, G21, G32). The one file of this folder that a room's desk/ imports.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations, type Operations } from '#generated/server/desk/operations.ts'
import { bindTable, type TableHandlers } from '../platform/contract/bind.ts'
import type { Operation } from '../platform/contract/types.ts'
import { callWithin, isNarrow, type Scoped } from '../lib/caller-scope.ts'
import { problem, ProblemError } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import { createOnceInAWhile, withAudit, type AnyCall, type AnyHandlers, type AuditedDeps } from './audited-handlers.ts'
import type { DeskSession, DeskSessions } from './desk-sessions.ts'
import { freshSeconds, mayAct, type DeskAgent, type DeskIdentity, type ProvenPerson } from './identity.ts'
import { isMachineToken, type MachineKeys } from './machine-keys.ts'
import type { Representatives } from './representatives.ts'
import { subjectIn, type IsSubjectWithin } from './scope-guard.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the desk; null on calls proven by a signature, and outside the desk. */
    deskAgent: DeskAgent | null
    /** The session of the desk's pages this call came with; null beside a bearer token. */
    deskSession: DeskSession | null
    /** What the call has changed, for its audit entry. */
    deskChange: { before: unknown; after: unknown } | null
    /** Of a call about many cases, what each was before. */
    deskBefore: ReadonlyMap<string, object> | null
    /** Whether this call would still be let in; for connections that stay open. */
    isDeskAgentHere: () => Promise<boolean>
  }
}

/** @throws when a call without token reaches a handler that needs one: a mistake of ours */
export const agentOf = ({ deskAgent }: FastifyRequest): DeskAgent => {
  if (!deskAgent) throw new Error('this desk call has no agent')
  return deskAgent
}

/** Flags whose guidance the caller says to have read: a machine reads none (CD-481). */
export const confirmedBy = (request: FastifyRequest, flags: readonly string[] = []): readonly string[] =>
  agentOf(request).rights === undefined ? flags : []

/** Tells the audit entries of this call what each of the cases was before. */
export const noteBefore = (request: FastifyRequest, before: readonly ({ id: string } & object)[]): void => {
  request.deskBefore = new Map(before.map(({ id, ...rest }) => [id, rest]))
}

/** Tells the audit entry of this call what was before, and what is now; never a secret or a message's text. */
export const noteChange = (request: FastifyRequest, { before, after }: { before: unknown; after: unknown }): void => {
  request.deskChange = { before, after }
}

export const mayLead = (agent: DeskAgent): boolean => mayAct(agent, 'lead')

/** Who calls, as services are told. */
export const callerOf = (request: FastifyRequest) => {
  const agent = agentOf(request)
  return { id: agent.id, isLead: mayLead(agent) }
}

const ranksAsLead = (role: string): boolean => role === 'lead' || role === 'admin'

interface Doorkeepers {
  identity: DeskIdentity
  representatives: Representatives
  sessions: Pick<DeskSessions, 'find' | 'isToken'>
  cookieName: string
  isSubjectWithin: IsSubjectWithin
  machineKeys: Pick<MachineKeys, 'agentOf'>
  now: () => Date
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Limits have counted by address; from here on, repeats are told apart by who calls (ground G23), and so is in the log
 * who asked for what they may not.
 */
const visitorOf = ({ id }: DeskAgent): Visitor => ({ kind: 'anonymous', sessionId: `desk ${id}` })

/** 401 and 403 before anything is read or looked up. Give it a scope of its own. */
const useDeskAgents = (
  scope: FastifyInstance,
  { identity, representatives, sessions, cookieName, isSubjectWithin, machineKeys, now }: Doorkeepers,
): void => {
  /** By its token where it has one, else by the cookie, whose writes need the page's token too (T28). */
  const whoIsProven = async (request: FastifyRequest): Promise<ProvenPerson> => {
    const { authorization } = request.headers
    const cookie = request.cookies[cookieName]
    if (authorization !== undefined || cookie?.length !== 43) return identity.personOf(authorization)
    const session = await sessions.find(cookie)
    if (!session) throw problem.unauthorized()
    const token = request.headers['x-csrf-token']
    if (!safeMethods.has(request.method) && !(typeof token === 'string' && sessions.isToken(session, token)))
      throw problem.csrf()
    request.deskSession = session
    return session.person
  }
  /** Who has just shown who they are; where that is unknown a session has not, and a token's short life must do (CD-317). */
  const isFresh = ({ signedInAt }: ProvenPerson, request: FastifyRequest): boolean =>
    signedInAt === null ? request.deskSession === null : now().getTime() / 1000 - signedInAt <= freshSeconds

  const whoCalls = async (request: FastifyRequest, operation?: Operation): Promise<DeskAgent> => {
    const token = isMachineToken(request.headers.authorization)
    if (token !== undefined) {
      const key = await machineKeys.agentOf(token)
      if (operation) request.visitor = visitorOf(key)
      if (operation && !key.rights?.includes(operation.xMachine ?? ''))
        throw problem.forbidden(`needs the right ${operation.xMachine ?? 'of a representative'}`)
      return key
    }
    const person = await whoIsProven(request)
    const agent = await representatives.admit(person)
    if (operation) request.visitor = visitorOf(agent)
    if (operation && !mayAct(agent, operation.xRole ?? 'admin'))
      throw problem.forbidden(`needs the role ${operation.xRole ?? 'admin'}`)
    if (operation?.xWholeDesk === true && isNarrow(agent.scope))
      throw problem.forbidden('needs every game and every language')
    if (operation?.xStepUp === true && !isFresh(person, request)) throw problem.stepUpRequired(freshSeconds)
    return agent
  }

  scope.decorateRequest('deskAgent', null)
  scope.decorateRequest('deskSession', null)
  scope.decorateRequest('deskChange', null)
  scope.decorateRequest('deskBefore', null)
  scope.decorateRequest('isDeskAgentHere', async function (this: FastifyRequest) {
    try {
      const { scope } = await whoCalls(this)
      // Another scope than when it was opened: it is opened anew.
      return this.deskAgent === null || JSON.stringify(scope) === JSON.stringify(this.deskAgent.scope)
    } catch (error) {
      // A provider or database that is away has ended nobody's shift.
      return !(error instanceof ProblemError && error.status < 500)
    }
  })
  scope.addHook('onRequest', async (request) => {
    const operation = request.routeOptions.config.operation as Operation | undefined
    if (!operation || operation.security.some((schemes) => schemes.includes('webhook'))) return
    const agent = await whoCalls(request, operation)
    request.deskAgent = agent
    refuseUnknownQuery(operation, request)
  })
  // What is named in the address, before anything is known of the request but who sends it: outside their scope it is as
  // if it were not there.
  scope.addHook('preHandler', async (request) => {
    if (request.deskAgent === null || !isNarrow(request.deskAgent.scope)) return
    const subject = subjectIn(request.routeOptions.url ?? '', request.params as Record<string, string>)
    if (subject === undefined) return
    const isWithin = await callWithin(request.deskAgent.scope, () => isSubjectWithin(subject))
    if (!isWithin) throw problem.notFound()
  })
}

/** A filter that is misspelt would answer what nobody asked for. @throws 400 that names it (CD-224) */
const refuseUnknownQuery = ({ query }: Operation, request: FastifyRequest): void => {
  const known = (query as { properties?: object } | undefined)?.properties ?? {}
  const unknown = Object.keys(request.query as object).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw problem.badRequest(`there is no query parameter ${unknown.slice(0, 100)}`)
}

/** Handlers that see what their caller may see. */
const withinCallersScope = <H extends object>(handlers: H): H => {
  const within =
    <C extends { request: FastifyRequest }, A>(work: (call: C) => A) =>
    (call: C): A =>
      call.request.deskAgent === null ? work(call) : callWithin(call.request.deskAgent.scope, () => work(call))
  return Object.fromEntries(
    (Object.entries(handlers) as AnyHandlers).map(([operationId, handler]) => [
      operationId,
      'prepare' in handler
        ? {
            ...handler,
            prepare: async (call: AnyCall) => {
              const work = await within(handler.prepare)(call)
              return () => within(work)(call)
            },
          }
        : within(handler),
    ]),
  ) as H
}

/** A handler for each of the desk's operations with the room's tag. */
type DeskHandlers<R extends keyof Operations> = TableHandlers<Operations[R]>

export interface DeskScope {
  /** Binds all of the desk's operations of one room: `desk.bind('cases', { … })`; a missing one does not compile. */
  bind: <R extends keyof Operations>(room: R, handlers: DeskHandlers<R>) => void
  isRepresentative: (id: string) => Promise<boolean>
  /** Whether it can be given to somebody of this id: who works at the desk, and has it within their scope. */
  mayTake: (id: string, thing: Scoped) => Promise<boolean>
  /** What somebody who works at the desk and has it within their scope may; undefined: nobody of this id does. */
  colleague: (id: string, thing: Scoped) => Promise<{ mayLead: boolean } | undefined>
  representativeNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

type DeskScopeDeps = Omit<AuditedDeps, 'isNewRead'> & Doorkeepers

/**
 * Opens the counter and lets every room bind its calls there. Resolves once every route is known: only then can another
 * method of its address be refused with 405 (platform/method-not-allowed.ts).
 */
export const openDesk = async (
  app: FastifyInstance,
  deps: DeskScopeDeps,
  bindRooms: (desk: DeskScope) => void,
): Promise<void> => {
  const audited = { ...deps, isNewRead: createOnceInAWhile(deps.now) }
  await app.register(async (scope) => {
    useDeskAgents(scope, deps)
    bindRooms({
      bind: (room, handlers) => {
        bindTable(scope, operations[room], withinCallersScope(withAudit(operations[room], handlers, audited)))
      },
      isRepresentative: deps.representatives.has,
      mayTake: deps.representatives.mayTake,
      colleague: async (id, thing) => {
        if (!(await deps.representatives.mayTake(id, thing))) return undefined
        const role = await deps.representatives.roleOf(id)
        return role === undefined ? undefined : { mayLead: ranksAsLead(role) }
      },
      representativeNames: deps.representatives.namesOf,
    })
  })
}

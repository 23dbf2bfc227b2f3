// The counter at which every room serves the desk: token, role, and the line in the audit log around each call (ground
// G18, G21, G32). The one file of this folder that a room's desk/ imports.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations, type Operations } from '#generated/server/desk/operations.ts'
import { bindTable, type TableHandlers } from '../platform/contract/bind.ts'
import type { Operation } from '../platform/contract/types.ts'
import { callWithin, isNarrow, type Scoped } from '../lib/caller-scope.ts'
import { createLru } from '../lib/lru.ts'
import { problem, ProblemError } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import { detailOf, type Audit } from './audit.ts'
import type { DeskSession, DeskSessions } from './desk-sessions.ts'
import { freshSeconds, highestRole, mayAct, type DeskAgent, type DeskIdentity, type ProvenPerson } from './identity.ts'
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
  targetId: 'target',
  scheduleId: 'schedule',
  webhookId: 'webhook',
  viewId: 'view',
  key: 'feature',
  setting: 'setting',
  kind: 'content',
  accountId: 'account',
  agentId: 'person',
  keyId: 'key',
  release: 'release',
  reviewId: 'review',
}
/** Where a thing has another name than its room. */
const kinds: Readonly<Record<string, string>> = {
  account: 'audit',
  crisis: 'message',
  penalties: 'penalty',
  macros: 'macro',
  teams: 'team',
  rules: 'rule',
  targets: 'target',
  webhooks: 'webhook',
  players: 'player',
  keys: 'key',
  cases: 'case',
  reviews: 'review',
}
const subjectOf = (operation: Operation, params: Record<string, unknown>, answered: unknown): string => {
  const [name, value] = Object.entries(params)[0] ?? []
  if (name !== undefined) return `${subjects[name] ?? operation.room}/${String(value)}`
  const { id, key } = (answered ?? {}) as { id?: unknown; key?: { id?: unknown } }
  const made = id ?? key?.id
  const kind = kinds[operation.room] ?? operation.room
  return `${kind}/${typeof made === 'string' ? made : '-'}`
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
  /** Whether this read was not noted within so many seconds. */
  isNewRead: (key: string, seconds: number) => boolean
  audit: Pick<Audit, 'write' | 'list'>
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
}

/** Handlers that see what their caller may see. */
const withinCallersScope = <H extends object>(handlers: H): H => {
  const within =
    <C extends { request: FastifyRequest }, A>(work: (call: C) => A) =>
    (call: C): A =>
      call.request.deskAgent === null ? work(call) : callWithin(call.request.deskAgent.scope, () => work(call))
  return Object.fromEntries(
    (Object.entries(handlers) as [string, AnyHandler | AnyPrepared][]).map(([operationId, handler]) => [
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

/** Reads that this process has noted lately, by who read what: whoever looks at a case ten times an hour has read it once. */
const createOnceInAWhile = (now: () => Date) => {
  const noted = createLru<number>(50_000)
  return (key: string, seconds: number): boolean => {
    const at = now().getTime()
    const before = noted.get(key)
    if (before !== undefined && at - before < seconds * 1000) return false
    noted.set(key, at)
    return true
  }
}

/**
 * Handlers of a room whose audited ones write their line within the transaction of what they do; a refused call leaves
 * none.
 */
const withAudit = <H extends object>(table: object, handlers: H, deps: AuditedDeps): H => {
  const { audit, withTransaction, isNewRead } = deps
  /** A lost race says who was faster: where the thing does not, the last entry about it does. */
  const told = async (error: unknown, action: string, subject: string): Promise<unknown> => {
    if (!(error instanceof ProblemError) || error.slug !== 'changed' || error.members.current === undefined)
      return error
    const { changedAt, changedBy } = error.members
    const [last] =
      changedAt === undefined ? (await audit.list({ subject, action }, { cursor: undefined, limit: 1 })).items : []
    return problem.changed({
      ...error.members,
      changedAt: changedAt ?? last?.at ?? null,
      changedBy: changedBy ?? last?.actor ?? null,
    })
  }
  return Object.fromEntries(
    (Object.entries(handlers) as [string, AnyHandler | AnyPrepared][]).map(([operationId, handler]) => {
      const operation = (table as Record<string, Operation>)[operationId]
      const action = operation?.xAudited
      if (!operation || action === undefined) return [operationId, handler]
      const every = operation.xAuditedEvery
      if (every !== undefined) {
        const read = handler as AnyHandler
        return [
          operationId,
          async (call: AnyCall) => {
            const answer = await read(call)
            const subject = subjectOf(operation, call.params as Record<string, unknown>, answer.body)
            if (isNewRead(JSON.stringify([call.request.deskAgent?.id, action, subject]), every))
              await audit.write({ ...entryOf(call, action), subject, detail: keyName(call.request) })
            return answer
          },
        ]
      }
      const audited = (call: AnyCall, work: () => AnyAnswer | Promise<AnyAnswer>) =>
        withTransaction(async () => {
          const answer = await work()
          const entry = entryOf(call, action)
          const { form, changes } = (call.body ?? {}) as { form?: unknown; changes?: readonly { id: string }[] }
          // One call about many cases is an entry of each that was changed.
          for (const change of changes ?? []) {
            if (call.request.deskBefore?.has(change.id) === false) continue
            await audit.write({
              ...entry,
              subject: `case/${change.id}`,
              detail: { ...detailOf(change), ...beforeOf(call.request, change.id), ...keyName(call.request) },
            })
          }
          if (changes === undefined)
            await audit.write({
              ...entry,
              subject: subjectOf(operation, call.params as Record<string, unknown>, answer.body),
              detail: {
                ...detailOf(form, call.body, call.query),
                ...keyOf(call.params),
                ...call.request.deskChange,
                ...keyName(call.request),
              },
            })
          return answer
        }).catch(async (error: unknown) => {
          throw await told(error, action, subjectOf(operation, call.params as Record<string, unknown>, undefined))
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
}

const entryOf = ({ request }: AnyCall, action: string) => ({
  actor: request.deskAgent?.id ?? null,
  role: request.deskAgent && request.deskAgent.rights === undefined ? highestRole(request.deskAgent) : null,
  action,
  requestId: request.id,
})

/** Of a call about many cases: what this one was before. */
const beforeOf = ({ deskBefore }: FastifyRequest, id: string): Record<string, unknown> => {
  const before = deskBefore?.get(id)
  return before === undefined ? {} : { before }
}

/** What a machine key is called now: it may be gone when somebody reads the entry. */
const keyName = ({ deskAgent }: FastifyRequest): Record<string, unknown> =>
  deskAgent?.rights === undefined ? {} : { key: deskAgent.displayName }

/** Beside the case or webhook: which of its fields, files or deliveries was meant. */
const keyOf = (params: unknown): Record<string, unknown> => {
  const { id, key, fileId, deliveryId, noteId, documentId } = params as Record<string, unknown>
  return {
    ...(id !== undefined && key !== undefined ? { key } : {}),
    ...(fileId === undefined ? {} : { fileId }),
    ...(deliveryId === undefined ? {} : { deliveryId }),
    ...(noteId === undefined ? {} : { noteId }),
    ...(documentId === undefined ? {} : { document: documentId }),
  }
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

// The line in the audit log around each call that has one (ground G32): who, what about, and what was before.
import type { FastifyRequest } from 'fastify'
import { createLru } from '../lib/lru.ts'
import type { Operation } from '../platform/contract/types.ts'
import { problem, ProblemError } from '../platform/problems.ts'
import { detailOf, type Audit } from './audit.ts'
import { highestRole } from './identity.ts'

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

export interface AnyCall {
  params: Record<string, unknown>
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

/** By operation. */
export type AnyHandlers = [string, AnyHandler | AnyPrepared][]

export interface AuditedDeps {
  /** Whether this read was not noted within so many seconds. */
  isNewRead: (key: string, seconds: number) => boolean
  audit: Pick<Audit, 'write' | 'list'>
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
}

/** Reads that this process has noted lately, by who read what: whoever looks at a case ten times an hour has read it once. */
export const createOnceInAWhile = (now: () => Date) => {
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
export const withAudit = <H extends object>(table: object, handlers: H, deps: AuditedDeps): H => {
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
    (Object.entries(handlers) as AnyHandlers).map(([operationId, handler]) => {
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
            const subject = subjectOf(operation, call.params, answer.body)
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
              subject: subjectOf(operation, call.params, answer.body),
              detail: {
                ...detailOf(form, call.body, call.query),
                ...keyOf(call.params),
                ...call.request.deskChange,
                ...keyName(call.request),
              },
            })
          return answer
        }).catch(async (error: unknown) => {
          throw await told(error, action, subjectOf(operation, call.params, undefined))
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
const keyOf = ({ id, key, fileId, deliveryId, noteId, documentId }: AnyCall['params']): Record<string, unknown> => {
  return {
    ...(id !== undefined && key !== undefined ? { key } : {}),
    ...(fileId === undefined ? {} : { fileId }),
    ...(deliveryId === undefined ? {} : { deliveryId }),
    ...(noteId === undefined ? {} : { noteId }),
    ...(documentId === undefined ? {} : { document: documentId }),
  }
}

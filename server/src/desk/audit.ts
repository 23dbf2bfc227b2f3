// Who did what at the desk, in the same transaction as the deed (ground G18). What people wrote is not copied: the case
// holds it; but for what a case was called, which nothing else remembers, until it is erased (CD-443).
import { AsyncLocalStorage } from 'node:async_hooks'
import { newRowId } from '../lib/ids.ts'
import type { Selectable } from 'kysely'
import type { AuditPage } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../storage/database.ts'
import { removeOld } from '../storage/sweeps.ts'
import { problem } from '../platform/problems.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { DeskAuditTable, DeskTables } from './tables.ts'

export interface AuditEntry {
  actor: string | null
  role: string | null
  action: string
  subject: string
  requestId: string
  detail: Record<string, unknown>
}

export interface AuditFilter {
  actor?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const keptDays = 400
/** Entries of a file that are read, and held, at once. */
const batch = 500
const day = 86_400_000
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Members of a request that say what was decided; texts, names and files are none of them. */
const telling = new Set([
  'status',
  'alternateName',
  'assignee',
  'colleague',
  'team',
  'members',
  'assignment',
  'when',
  'then',
  'categoryId',
  'game',
  'region',
  'locked',
  'type',
  'enabled',
  'decision',
  'active',
  'end',
  'accountId',
  'channels',
  'contentVersion',
  'dryRun',
  'priority',
  'tags',
  'snoozedUntil',
  'events',
  'outcome',
  'url',
  'minutes',
  'schedule',
  'cases',
  'overwrite',
  'version',
  'at',
  'until',
  'alongside',
])
export const detailOf = (...parts: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(
    parts
      .flatMap((part) => (part !== null && typeof part === 'object' ? Object.entries(part) : []))
      .filter(([name]) => telling.has(name)),
  )

/** Before every id of that day and after it (lib/ids.ts). */
const firstIdOf = (date: string): string => {
  const hex = Date.parse(date).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

const rowOf = ({ actor, role, action, subject, requestId, detail }: AuditEntry, id: string, now: Date) =>
  ({
    id,
    at: now.toISOString(),
    actor,
    role,
    action,
    subject,
    request_id: requestId,
    detail: JSON.stringify(detail),
  }) satisfies WholeRow<DeskAuditTable>

const toEntry = (row: Selectable<DeskAuditTable>): AuditPage['items'][number] => ({
  at: row.at,
  actor: row.actor,
  role: row.role as AuditPage['items'][number]['role'],
  action: row.action,
  subject: row.subject,
  requestId: row.request_id,
  detail: JSON.parse(row.detail) as Record<string, unknown>,
})

/** @param before the entry where a page ended */
const newest = (
  { db }: Database<DeskTables>,
  { actor, action, subject, from, to }: AuditFilter,
  before: string | undefined,
  limit: number,
): Promise<Selectable<DeskAuditTable>[]> => {
  let query = db.selectFrom('desk_audit').selectAll()
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (action !== undefined) query = query.where('action', '=', action)
  // Ids sort by time, and every index ends with them.
  if (from !== undefined) query = query.where('id', '>=', firstIdOf(from))
  if (to !== undefined) query = query.where('id', '<', firstIdOf(to))
  if (before !== undefined) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

/** As it was at the start, within no call: an answer is still being read when the transaction it began in has ended. */
const outside = AsyncLocalStorage.snapshot()

const withoutSubject = (facts: object | null | undefined): object => {
  const { subject: _forgotten, ...rest } = { ...facts } as { subject?: unknown }
  return rest
}

export const createAudit = ({ database, clock }: { database: Database<DeskTables>; clock: Clock }) => {
  const write = async (entry: AuditEntry): Promise<void> => {
    await database.db
      .insertInto('desk_audit')
      .values(rowOf(entry, newRowId(clock.now()), clock.now()))
      .execute()
  }
  return {
    write,
    /** What somebody did with an account, and nobody of the desk. */
    ofAccount: ({
      accountId,
      detail = {},
      ...entry
    }: Pick<AuditEntry, 'action' | 'requestId'> & { accountId: string; detail?: object }) =>
      write({ ...entry, actor: null, role: null, subject: `account/${accountId}`, detail: { ...detail } }),
    /** An entry that grows with a long work: of this id there is one, with the last detail. */
    note: async (id: string, entry: AuditEntry) => {
      const row = rowOf(entry, id, clock.now())
      await database.db
        .insertInto('desk_audit')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: row.at, detail: row.detail }))
        .execute()
    },
    /** Newest first; days in UTC, `to` is not among them. @throws 400 for a cursor that is not ours */
    list: async (filter: AuditFilter, { cursor, limit }: { cursor: string | undefined; limit: number }) => {
      const id = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8')
      if (id !== undefined && !idPattern.test(id)) throw problem.badRequest('this cursor is not one of ours')
      const rows = await newest(database, filter, id, limit + 1)
      const shown = rows.slice(0, limit)
      return {
        items: shown.map(toEntry),
        nextCursor: rows.length > limit ? Buffer.from(shown.at(-1)!.id).toString('base64url') : null,
      }
    },
    /**
     * Newest first, all there is at this moment: so many at a time, each read when it is asked for, and in no transaction of
     * the caller's but for the first (CD-356).
     */
    all: async (filter: AuditFilter) => {
      // Where nothing is to be read, or nothing can be, that is known before anything is sent.
      const first = await newest(database, filter, undefined, batch)
      return (async function* () {
        for (let rows = first; rows.length > 0; ) {
          yield rows.map(toEntry)
          const last = rows.at(-1)!.id
          if (rows.length < batch) return
          rows = await outside(() => newest(database, filter, last, batch))
        }
      })()
    },
    /** What these cases were called is forgotten: it may be their players' words (CD-443). Call inside a transaction. */
    forgetSubjects: async (caseIds: readonly string[]) => {
      for (let from = 0; from < caseIds.length; from += batch) {
        const rows = await database.db
          .selectFrom('desk_audit')
          .select(['id', 'detail'])
          .where(
            'subject',
            'in',
            caseIds.slice(from, from + batch).map((id) => `case/${id}`),
          )
          .where('action', '=', 'case.update')
          .execute()
        for (const { id, detail } of rows) {
          const told = JSON.parse(detail) as Record<string, object | null | undefined>
          if (!Object.hasOwn(told['before'] ?? {}, 'subject')) continue
          const { before, after, ...rest } = told
          const left = { ...rest, before: withoutSubject(before), after: withoutSubject(after) }
          await database.db
            .updateTable('desk_audit')
            .set({ detail: JSON.stringify(left) })
            .where('id', '=', id)
            .execute()
        }
      }
    },
    /** Entries are kept 400 days. */
    sweep: async (signal?: AbortSignal) => {
      const before = new Date(clock.now().getTime() - keptDays * day).toISOString()
      await removeOld(database, { table: 'desk_audit', column: 'at', before }, { signal })
    },
  }
}

export type Audit = ReturnType<typeof createAudit>

// Cases of one player that become one (CD-328). The merged one keeps its own thread, files and notes, which the kept one
// shows as its own; so an undo takes nothing apart.
import type { Database } from '../storage/database.ts'
import type { CasesTables } from './tables.ts'
import type { WholeRow } from '../storage/tables.ts'
import type { OnCaseHappening } from './happenings.ts'
import type { CaseMergeTable } from './merge-tables.ts'
import type { CaseClocks, CaseFlagging, OnCaseChange } from './ports.ts'
import type { CaseRecord } from './types.ts'
import { createRecordWriter } from './whole-record.ts'

interface MergeBefore {
  merged: Pick<
    CaseRecord,
    'status' | 'resolverType' | 'isLocked' | 'statusChangedAt' | 'archivedAt' | 'snoozedUntil' | 'awaitsGiving'
  >
  kept: Pick<CaseRecord, 'eventCount' | 'updatedAt' | 'hasCompanyResponse' | 'companyEventAt' | 'priority'>
  /** Tags the kept one got by it. */
  addedTags: readonly string[]
  /** Cases that had gone on in the merged one. */
  children: readonly string[]
}

export interface CaseMergesDeps {
  /** Of cases whose messages stand at other places now. */
  forgetTranslations: (caseIds: readonly string[]) => Promise<void>
  database: Database<CasesTables>
  clocks: Pick<CaseClocks, 'changed'>
  tags: {
    tagsOf: (caseIds: readonly string[]) => Promise<ReadonlyMap<string, string[]>>
    setTags: (caseId: string, tags: readonly string[]) => Promise<unknown>
  }
  /** Whether a flag for their words stands on these cases, or on what goes on in them. */
  standing: CaseFlagging['standing']
  onChange: OnCaseChange
  onHappening: OnCaseHappening
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one
const mostTags = 20

export const createCaseMerges = ({
  database,
  clocks,
  tags,
  standing,
  forgetTranslations,
  onChange,
  onHappening,
}: CaseMergesDeps) => {
  const write = createRecordWriter(database, onChange)
  const tagsOf = async (caseId: string): Promise<string[]> => (await tags.tagsOf([caseId])).get(caseId) ?? []
  /** What was promised of a merged case neither runs on nor counts as kept or missed: it waits. */
  const rest = (record: CaseRecord, next: CaseRecord, at: string) =>
    clocks.changed(record, next, [{ eventType: 'STATUS_CHANGE', isCompany: false, createdAt: at }])

  return {
    /** Closes `merged`, which goes on in `kept` from then on. Call inside a transaction. @returns the kept one */
    merge: async (
      kept: CaseRecord,
      merged: CaseRecord,
      { agentId, at, archivedAt }: { agentId: string; at: string; archivedAt: string },
    ) => {
      const children = await database.db
        .selectFrom('support_case')
        .select('id')
        .where('merged_into', '=', merged.id)
        .execute()
      const ownTags = await tagsOf(kept.id)
      const all = [...new Set([...ownTags, ...(await tagsOf(merged.id))])].slice(0, mostTags)
      const before: MergeBefore = {
        merged: {
          status: merged.status,
          resolverType: merged.resolverType,
          isLocked: merged.isLocked,
          statusChangedAt: merged.statusChangedAt,
          archivedAt: merged.archivedAt,
          snoozedUntil: merged.snoozedUntil,
          awaitsGiving: merged.awaitsGiving,
        },
        kept: {
          eventCount: kept.eventCount,
          updatedAt: kept.updatedAt,
          hasCompanyResponse: kept.hasCompanyResponse,
          companyEventAt: kept.companyEventAt,
          priority: kept.priority,
        },
        addedTags: all.slice(ownTags.length),
        children: children.map(({ id }) => id),
      }
      if (merged.status !== 'RESOLVED') await rest(merged, { ...merged, status: 'INFO' }, at)
      const closed: CaseRecord = {
        ...merged,
        status: 'RESOLVED',
        resolverType: merged.status === 'RESOLVED' ? merged.resolverType : 'AGENT',
        statusChangedAt: merged.status === 'RESOLVED' ? merged.statusChangedAt : at,
        archivedAt: merged.archivedAt ?? archivedAt,
        isLocked: true,
        snoozedUntil: null,
        dueAt: null,
        dueKind: null,
        awaitsGiving: false,
        // Its flag stands on the one it goes on in (CD-348).
        isSensitive: false,
        mergedInto: kept.id,
      }
      await write(closed)
      const next: CaseRecord = {
        ...kept,
        eventCount: kept.eventCount + merged.eventCount,
        updatedAt: later(kept.updatedAt, merged.updatedAt)!,
        hasCompanyResponse: kept.hasCompanyResponse || merged.hasCompanyResponse,
        companyEventAt: later(kept.companyEventAt, merged.companyEventAt),
        priority: Math.max(kept.priority, merged.priority),
        isSensitive: kept.isSensitive || merged.isSensitive,
      }
      await write(next)
      if (children.length > 0)
        await database.db
          .updateTable('support_case')
          .set({ merged_into: kept.id })
          .where('merged_into', '=', merged.id)
          .execute()
      if (all.length > ownTags.length) await tags.setTags(kept.id, all)
      await database.db
        .insertInto('case_merge')
        .values({
          case_id: merged.id,
          kept_id: kept.id,
          merged_at: at,
          merged_by: agentId,
          kept_events: next.eventCount,
          before: JSON.stringify(before),
        } satisfies WholeRow<CaseMergeTable>)
        .execute()
      await forgetTranslations([kept.id, merged.id])
      await onHappening({ type: 'case.merged', record: closed, by: 'agent', agentId, at, into: kept.id })
      return next
    },

    /** Of a merged case; undefined for any other. */
    find: async (caseId: string) => {
      const row = await database.db
        .selectFrom('case_merge')
        .select(['kept_id', 'merged_at', 'kept_events'])
        .where('case_id', '=', caseId)
        .executeTakeFirst()
      return row && { keptId: row.kept_id, mergedAt: row.merged_at, keptEvents: row.kept_events }
    },

    /** Call inside a transaction, once it is known that nothing has happened since. @returns the one that was merged */
    undo: async (kept: CaseRecord, merged: CaseRecord, { agentId, at }: { agentId: string; at: string }) => {
      const row = await database.db
        .deleteFrom('case_merge')
        .where('case_id', '=', merged.id)
        .returning('before')
        .executeTakeFirstOrThrow()
      const before = JSON.parse(row.before) as MergeBefore
      if (before.children.length > 0)
        await database.db
          .updateTable('support_case')
          .set({ merged_into: merged.id })
          .where('id', 'in', before.children)
          .execute()
      const open: CaseRecord = { ...merged, ...before.merged, mergedInto: null }
      const { due } = open.status === 'RESOLVED' ? { due: null } : await rest({ ...merged, status: 'INFO' }, open, at)
      const both = { ...open, dueAt: due?.at ?? null, dueKind: due?.kind ?? null }
      // No longer one case: each has its own flags again.
      await write(both)
      const flagged = await standing([kept.id, merged.id])
      const back = { ...both, isSensitive: flagged.has(merged.id) }
      if (back.isSensitive) await write(back)
      // What somebody has changed since stays changed.
      const isRaised = kept.priority === Math.max(before.kept.priority, merged.priority)
      await write({
        ...kept,
        ...before.kept,
        priority: isRaised ? before.kept.priority : kept.priority,
        isSensitive: flagged.has(kept.id),
      })
      const added = new Set(before.addedTags)
      if (added.size > 0)
        await tags.setTags(
          kept.id,
          (await tagsOf(kept.id)).filter((tag) => !added.has(tag)),
        )
      await forgetTranslations([kept.id, merged.id])
      await onHappening({ type: 'case.unmerged', record: back, by: 'agent', agentId, at, into: kept.id })
      return back
    },

    /** What was merged into this case, oldest first. */
    of: async ({ id, eventCount }: Pick<CaseRecord, 'id' | 'eventCount'>) => {
      const rows = await database.db
        .selectFrom('case_merge')
        .innerJoin('support_case', 'support_case.id', 'case_merge.case_id')
        .select(['case_id', 'region', 'merged_at', 'kept_events'])
        .where('kept_id', '=', id)
        .orderBy('merged_at')
        .orderBy('case_id')
        .execute()
      return rows.map((row) => ({
        id: row.case_id,
        region: row.region,
        mergedAt: row.merged_at,
        isLast: row.kept_events === eventCount,
      }))
    },
  }
}

export type CaseMerges = ReturnType<typeof createCaseMerges>

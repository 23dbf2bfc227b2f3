// Sorting cases at the desk, one or two hundred by one call (CD-229). No event of the thread comes of it.
import type { CaseTriage, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import { isWithinScope, type Scoped } from '../../lib/caller-scope.ts'
import type { Transacting } from '../../lib/clock.ts'
import { priorities, priorityOf } from '../priorities.ts'
import type { OnCaseHappening } from '../happenings.ts'
import type { CaseFlagging } from '../ports.ts'
import type { CaseStore } from '../store.ts'
import { scopedIn } from '../scoped.ts'
import type { CaseRecord } from '../types.ts'
import type { TriageStore } from './triage-store.ts'

export interface TriageDeps extends Transacting {
  store: Pick<CaseStore, 'inOrder' | 'update'>
  triage: TriageStore
  /** Whether it can be given to somebody of this id. */
  mayTake: (id: string, thing: Scoped) => Promise<boolean>
  isTeam: (id: string) => Promise<boolean>
  standing: CaseFlagging['standing']
  refuse: (field: string, code: FieldErrorCode) => Error
  onHappening: OnCaseHappening
}

const mostMilliseconds = 366 * 86_400_000
const tagsIn = (tags: readonly string[]): string[] => [...new Set(tags.map((tag) => tag.toLowerCase()))].sort()

export const createCaseTriage = (deps: TriageDeps) => {
  const { store, triage, withTransaction, clock, refuse } = deps

  const demandPossible = async (
    changes: readonly CaseTriage[],
    records: ReadonlyMap<string, CaseRecord>,
  ): Promise<void> => {
    const now = clock.now().getTime()
    const known = new Map<string, boolean>()
    const knownTeams = new Map<string, boolean>()
    for (const [index, { id, assignee, team, snoozedUntil }] of changes.entries()) {
      if (typeof assignee === 'string') {
        const record = records.get(id)
        const thing = record === undefined ? {} : scopedIn(record)
        const key = JSON.stringify([assignee, thing])
        if (!known.has(key)) known.set(key, await deps.mayTake(assignee, thing))
        if (known.get(key) !== true) throw refuse(`changes.${index}.assignee`, 'unknown')
      }
      if (typeof team === 'string') {
        if (!knownTeams.has(team)) knownTeams.set(team, await deps.isTeam(team))
        if (knownTeams.get(team) !== true) throw refuse(`changes.${index}.team`, 'unknown')
      }
      if (typeof snoozedUntil !== 'string') continue
      const until = Date.parse(snoozedUntil)
      if (until <= now) throw refuse(`changes.${index}.snoozedUntil`, 'min')
      if (until > now + mostMilliseconds) throw refuse(`changes.${index}.snoozedUntil`, 'max')
    }
  }

  /** @returns the case as it was, as far as it changes */
  const changeOne = async (
    record: CaseRecord,
    tagsBefore: string[],
    { assignee, team, priority, tags, snoozedUntil }: CaseTriage,
  ): Promise<CaseTriage> => {
    const change = {
      ...(assignee === undefined ? {} : { assignee }),
      ...(team === undefined ? {} : { team }),
      ...(priority === undefined ? {} : { priority: priorities.indexOf(priority) }),
    }
    if (Object.keys(change).length > 0) await store.update(record.id, change)
    if (tags !== undefined) await triage.setTags(record.id, tagsIn(tags))
    if (snoozedUntil !== undefined)
      await triage.snooze(record, snoozedUntil === null ? null : new Date(snoozedUntil).toISOString())
    const changed = [
      ...(tags === undefined ? [] : ['tags' as const]),
      ...(snoozedUntil === undefined ? [] : ['snoozed' as const]),
    ]
    if (changed.length > 0)
      await deps.onHappening({
        type: 'case.updated',
        changed,
        record: { ...record, ...change },
        by: 'agent',
        agentId: null,
        at: null,
      })
    return {
      id: record.id,
      ...(assignee === undefined ? {} : { assignee: record.assignee }),
      ...(team === undefined ? {} : { team: record.team }),
      ...(priority === undefined ? {} : { priority: priorityOf(record) }),
      ...(tags === undefined ? {} : { tags: tagsBefore }),
      ...(snoozedUntil === undefined ? {} : { snoozedUntil: record.snoozedUntil }),
    }
  }

  return {
    /** @throws 422 for a representative or team nobody knows, and a time that has gone by or is more than a year away */
    change: (changes: readonly CaseTriage[]) =>
      withTransaction(async () => {
        const ids = [...new Set(changes.map(({ id }) => id))]
        const records = new Map(
          (await store.inOrder(ids))
            .filter((record) => isWithinScope(scopedIn(record)))
            .map((record) => [record.id, record]),
        )
        await demandPossible(changes, records)
        // Nobody looks at each of many: what is sensitive is sorted by itself (CD-481).
        const flags = [...records.values()].filter(({ isSensitive }) => ids.length > 1 && isSensitive)
        const standing = await deps.standing(flags.map(({ id }) => id))
        const tags = await triage.tagsOf(ids)
        const before: CaseTriage[] = []
        const left: string[] = []
        for (const change of changes) {
          const record = records.get(change.id)
          const isPossible =
            record !== undefined &&
            !standing.has(change.id) &&
            (typeof change.snoozedUntil !== 'string' || record.status !== 'RESOLVED')
          // Named twice, the first counts.
          records.delete(change.id)
          if (isPossible) before.push(await changeOne(record, tags.get(change.id) ?? [], change))
          else if (!left.includes(change.id)) left.push(change.id)
        }
        const flagged = left.filter((id) => standing.has(id))
        return { before, left, ...(flagged.length === 0 ? {} : { flagged }) }
      }),
  }
}

export type CaseTriageDesk = ReturnType<typeof createCaseTriage>

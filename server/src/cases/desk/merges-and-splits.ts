// Cases of one player put together at the desk (CD-328), messages that become a case of their own (CD-329), and both undone in
// time.
import type { MergeCasesRequest, SplitCaseRequest } from '#generated/server/desk/schemas.ts'
import { isWithinScope } from '../../lib/caller-scope.ts'
import type { Transacting } from '../../lib/clock.ts'
import { existing } from '../../platform/problems.ts'
import type { CaseMerges } from '../merges.ts'
import { newRecord } from '../new-record.ts'
import type { CaseCatalogue, RouteCase } from '../ports.ts'
import { priorities } from '../priorities.ts'
import { archivedFrom, type CasePeriods } from '../rules.ts'
import { scopedIn } from '../scoped.ts'
import { refuseSplit } from '../split-rules.ts'
import type { CaseSplits } from '../splits.ts'
import { statusChange } from '../status-change.ts'
import type { CaseStore } from '../store.ts'
import type { CaseRecord } from '../types.ts'
import { undoneSince, type PresentCase } from './shown-case.ts'
import type { TriageStore } from './triage-store.ts'
import { alternateNames, type Agent, type DeskWrites } from './writes.ts'

export interface MergesAndSplitsDeps extends Transacting {
  store: CaseStore
  merges: CaseMerges
  splits: CaseSplits
  catalogue: CaseCatalogue & { isTopicOf: (topicId: number, product: string) => boolean }
  /** Where the desk's rules put what becomes a case. */
  route: RouteCase
  triage: Pick<TriageStore, 'setTags'>
  periods: () => CasePeriods
  present: PresentCase
  writes: DeskWrites
}

export const createMergesAndSplits = (deps: MergesAndSplitsDeps) => {
  const { store, catalogue, present, withTransaction, clock } = deps
  const { find, write, refuse, changed, stepTo } = deps.writes
  const now = () => clock.now().toISOString()

  return {
    /**
     * Other cases of the account go on in this one (CD-328). @throws 422 for one that is another's, nobody's, or has gone on
     * elsewhere
     */
    merge: (id: string, agent: Agent, { cases, eventCount }: MergeCasesRequest) =>
      write(id, agent, eventCount, async (record) => {
        const at = now()
        const others: CaseRecord[] = []
        for (const other of cases) {
          const found = other === id ? undefined : await store.find(other)
          if (!found || found.ownerId === null || found.ownerId !== record.ownerId || !isWithinScope(scopedIn(found)))
            throw refuse('cases', 'unknown')
          if (found.mergedInto !== null) throw refuse('cases', 'notallowed')
          others.push(found)
        }
        // Who waits in one of them waits in the one that is left.
        const waits = record.status !== 'OPEN' && others.some(({ status }) => status === 'OPEN')
        let kept = waits
          ? await store.append(record, [statusChange(alternateNames.OPEN, at)], stepTo(record, 'OPEN', at), agent.id)
          : record
        for (const other of others)
          kept = await deps.merges.merge(kept, other, {
            agentId: agent.id,
            at,
            archivedAt: archivedFrom(at, deps.periods()),
          })
        return kept
      }),

    /** `id`: the one that was merged. @throws 409 when it is too late */
    unmerge: (id: string, agent: Agent) =>
      withTransaction(async () => {
        const merged = await find(id)
        const found = existing(await deps.merges.find(id))
        const kept = await find(found.keptId)
        if (found.mergedAt <= undoneSince(clock) || kept.eventCount !== found.keptEvents || kept.mergedInto !== null)
          throw await changed(merged, agent)
        return present(await deps.merges.undo(kept, merged, { agentId: agent.id, at: now() }), agent)
      }),

    /** @returns the new case. @throws 422 for what may not go, or a topic that is not there (CD-329) */
    split: (
      id: string,
      agent: Agent,
      { messages, categoryId: topicId, game: product, subject, eventCount }: SplitCaseRequest,
    ) =>
      write(id, agent, eventCount, async (record) => {
        const events = await store.events(id)
        const refusal = refuseSplit(record, events, messages)
        if (refusal !== null) throw refuse(refusal.field, refusal.code, refusal.errorKey)
        if (!catalogue.isTopicOf(topicId, product) || !isWithinScope(scopedIn({ ...record, product })))
          throw refuse('categoryId', 'unknown')
        const at = now()
        const going = new Set(messages)
        const first = events.find(({ isCompany }, index) => going.has(index) && !isCompany)
        const title = subject?.trim() ?? catalogue.topicName(topicId, record.locale) ?? record.subject
        const put = await deps.route({
          product,
          topicId,
          locale: record.locale,
          channel: 'TICKET',
          subject: title,
          description: first?.text ?? '',
        })
        const opened = await deps.splits.split(
          record,
          newRecord({
            id: await store.newId(),
            region: record.region,
            ownerId: record.ownerId,
            subject: title,
            topicId,
            product,
            locale: record.locale,
            contactName: record.contactName,
            contactEmail: record.contactEmail,
            contactPhone: record.contactPhone,
            lastReadAt: record.lastReadAt,
            createdAt: at,
            priority: put?.priority ? priorities.indexOf(put.priority) : record.priority,
            ...(put === null
              ? {}
              : {
                  team: put.team,
                  assignee: put.assignee,
                  suggestedMacro: put.macro,
                  skill: put.skill ?? null,
                  awaitsGiving: put.awaitsGiving,
                }),
          }),
          { events, chosen: messages },
          { agentId: agent.id, at },
        )
        if (put !== null && put.tags.length > 0) await deps.triage.setTags(opened.id, put.tags)
        return opened
      }),

    /** `id`: the new one. @returns the one the messages came from. @throws 409 when it is too late */
    unsplit: (id: string, agent: Agent) =>
      withTransaction(async () => {
        const split = await find(id)
        const found = existing(await deps.splits.find(id))
        const source = await find(found.sourceId)
        const isUntouched =
          source.eventCount === found.sourceEvents &&
          split.eventCount === found.events &&
          source.mergedInto === null &&
          split.mergedInto === null
        if (found.splitAt <= undoneSince(clock) || !isUntouched) throw await changed(split, agent)
        return present(await deps.splits.undo(source, split, { agentId: agent.id, at: now() }), agent)
      }),
  }
}

export type MergesAndSplits = ReturnType<typeof createMergesAndSplits>

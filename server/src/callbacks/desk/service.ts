// Call-backs at the desk: one takes a call, and says what came of it (CD-285).
import type { CallBackOutcome, DeskCallBack } from '#generated/server/desk/schemas.ts'
import { isUtcTime, type Transacting } from '../../lib/clock.ts'
import { cutPage, type PageAsk, readPlace } from '../../platform/page-place.ts'
import { existing, problem } from '../../platform/problems.ts'
import { newRowId } from '../../lib/ids.ts'
import type { CallBack, CallBackChange, CallBackStore } from '../store.ts'
import { reportOf } from './report.ts'

interface CallBackAgent {
  id: string
  isLead: boolean
}

interface CallBackDeskDeps extends Transacting {
  store: CallBackStore
  /** Within the transaction: the last call was in vain. */
  onUnreached: (caseId: string, agentId: string) => Promise<void>
  /** After the commit: whoever looks at the list hears of it. */
  onChange: (caseId: string) => void
}

/** After so many calls in vain nobody calls any more. */
const mostTries = 3
const againMilliseconds = 3_600_000
/** A report spans a year; the year before stays to compare it with. */
const keptMilliseconds = 800 * 86_400_000
/** A call that was taken so long ago was forgotten. */
const forgottenMilliseconds = 2 * 3_600_000

const viewOf = (one: CallBack): DeskCallBack => ({
  caseId: one.caseId,
  subject: one.subject,
  gameName: one.product,
  playerName: one.playerName,
  phoneNumber: one.phone,
  language: one.locale,
  state: one.state,
  askedAt: one.askedAt,
  dueAt: one.dueAt,
  tries: one.tries,
  lastTriedAt: one.lastTriedAt,
  agentId: one.agent,
  takenAt: one.takenAt,
  caseDue: one.caseDueAt === null || one.caseDueKind === null ? null : { kind: one.caseDueKind, at: one.caseDueAt },
})

export const createCallBackDesk = ({ store, withTransaction, clock, onUnreached, onChange }: CallBackDeskDeps) => {
  const demand = async (caseId: string): Promise<CallBack> => existing(await store.find(caseId))
  const taken = (): Error => problem.changed({ detail: 'somebody else has this call, or it has ended' })
  const changed = async (caseId: string): Promise<DeskCallBack> => {
    onChange(caseId)
    return viewOf(await demand(caseId))
  }

  const changeOf = (outcome: CallBackOutcome, { tries: before, agent }: CallBack): CallBackChange => {
    const now = clock.now()
    const at = now.toISOString()
    if (outcome === 'putBack') return { state: 'waiting', agent: null, takenAt: null }
    const tries = before + 1
    const called = { agent, takenAt: null, tries, lastTriedAt: at }
    if (outcome === 'done') return { ...called, state: 'done', dueAt: at }
    return tries >= mostTries
      ? { ...called, state: 'unreached', dueAt: at }
      : { ...called, state: 'waiting', dueAt: new Date(now.getTime() + againMilliseconds).toISOString() }
  }

  return {
    /** @throws 400 for a cursor of somebody else */
    list: async (which: 'open' | 'ended', { cursor, limit }: PageAsk) => {
      const before = readPlace(cursor, isUtcTime)
      const rows = await store.page(which, before, limit + 1)
      const { items, nextCursor } = cutPage(rows, limit, { before, placeOf: (one) => one.dueAt })
      return { items: items.map(viewOf), nextCursor }
    },
    /** @throws 404; 409 when somebody else has it or it has ended */
    take: (agent: CallBackAgent, caseId: string) =>
      withTransaction(async () => {
        const one = await demand(caseId)
        if (one.state === 'calling' && one.agent === agent.id) return viewOf(one)
        const mine = { state: 'calling', agent: agent.id, takenAt: clock.now().toISOString() } as const
        if (!(await store.change(caseId, 'waiting', null, mine))) throw taken()
        return changed(caseId)
      }),
    /** @throws 404; 409 for who does not have it */
    end: (agent: CallBackAgent, caseId: string, outcome: CallBackOutcome) =>
      withTransaction(async () => {
        const one = await demand(caseId)
        // Only who called knows what came of it; a lead frees what somebody left behind.
        const owner = agent.isLead && outcome === 'putBack' ? null : agent.id
        const change = changeOf(outcome, one)
        if (!(await store.change(caseId, 'calling', owner, change))) throw taken()
        const { state, dueAt } = change
        if ((state === 'done' || state === 'unreached') && dueAt !== undefined)
          await store.ended({
            id: newRowId(clock.now()),
            askedAt: one.askedAt,
            endedAt: dueAt,
            outcome: state,
            team: one.team,
            product: one.product,
            locale: one.locale,
          })
        if (state === 'unreached') await onUnreached(caseId, agent.id)
        return changed(caseId)
      }),
    /** Of days; `to` is no part of it. */
    report: async (span: { from: string; to: string }) =>
      reportOf(span, await store.counts(span.from, span.to), await store.waits(span.from, span.to)),
    sweep: async (signal?: AbortSignal) => {
      await store.sweepEnded(new Date(clock.now().getTime() - keptMilliseconds).toISOString(), signal)
      await store.release(new Date(clock.now().getTime() - forgottenMilliseconds).toISOString(), signal)
    },
  }
}

export type CallBackDesk = ReturnType<typeof createCallBackDesk>

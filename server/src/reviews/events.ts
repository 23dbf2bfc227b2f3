// What happens to cases, as far as reviews are drawn from it.
import type { Clock } from '../lib/clock.ts'
import { weekOf } from './lot.ts'
import type { ReviewStore } from './store.ts'

export const createReviewEvents = (
  store: Pick<ReviewStore, 'forgetCaseless' | 'note'>,
  { clock }: { clock: Clock },
) => ({
  /** Within the transaction of what happened. */
  onCase: async ({
    type,
    record,
    agentId,
    at,
  }: {
    type: string
    record: { id: string; team: string | null }
    agentId: string | null
    at: string | null
  }) => {
    if (type !== 'case.answered' || agentId === null) return
    const week = weekOf(at ?? clock.now().toISOString())
    await store.note({ week, team: record.team, agentId, caseId: record.id })
  },
  /** Within the transaction that has erased cases. */
  onErased: store.forgetCaseless,
})

export type ReviewEvents = ReturnType<typeof createReviewEvents>

import type { Holdings } from '../platform/holdings.ts'
import type { Jobs } from '../storage/jobs.ts'
import { penaltyMailKinds } from './ports.ts'
import type { PenaltyService } from './service.ts'
import type { PenaltyStore } from './store.ts'
import type { PenaltiesTables } from './tables.ts'

interface PenaltyHoldingsDeps {
  store: Pick<PenaltyStore, 'idsOf' | 'eraseAccount'>
  service: Pick<PenaltyService, 'list'>
  jobs: Pick<Jobs, 'forgetFailed'>
}

export const createPenaltyHoldings = ({ store, service, jobs }: PenaltyHoldingsDeps): Holdings<PenaltiesTables> => ({
  columns: {
    'penalty.account_id': { moves: 'rows', isUse: false, isKnown: true },
    'appeal.account_id': { moves: 'rows' },
  },
  count: async (accountId) => ({ restrictions: (await store.idsOf(accountId)).length }),
  copy: async ({ id }, locale) => ({ penalties: await service.list(id, locale) }),
  erase: async ({ id }) => {
    const gone = new Set<unknown>(await store.idsOf(id))
    await jobs.forgetFailed(penaltyMailKinds, ({ penaltyId }) => gone.has(penaltyId))
    await store.eraseAccount(id)
  },
})

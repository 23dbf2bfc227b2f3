import type { Holdings } from '../platform/holdings.ts'
import type { SensitiveStore } from './store.ts'
import type { SensitiveTables } from './tables.ts'

export const createSensitiveHoldings = (
  store: Pick<SensitiveStore, 'handledOfAccount'>,
): Holdings<SensitiveTables> => ({
  columns: {},
  // Those that stand are nobody's to know but the desk's (CD-348).
  copy: async ({ id }) => ({
    otherRecords: (await store.handledOfAccount(id)).map(({ category: text, raisedAt: recordedAt }) => ({
      kind: 'sensitive-words',
      recordedAt,
      text,
    })),
  }),
})

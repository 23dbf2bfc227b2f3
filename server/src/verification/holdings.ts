import type { Holdings } from '../platform/holdings.ts'
import { accountPrefix as prefix, type VerificationStore } from './store.ts'
import type { VerificationTables } from './tables.ts'

export const createVerificationHoldings = (
  store: Pick<VerificationStore, 'outcomes' | 'erase' | 'move'>,
): Holdings<VerificationTables> => ({
  columns: {
    'kbv_audit.subject': { moves: 'own', prefix },
    'kbv_guard.subject': { moves: 'own', prefix, isUse: true },
    // An open check and its pass are a session's.
    'kbv_pass.subject': { moves: 'own', prefix },
    'kbv_session.subject': { moves: 'own', prefix },
  },
  copy: async ({ id }) => ({
    otherRecords: (await store.outcomes(prefix + id)).map(({ outcome, at: recordedAt }) => ({
      kind: 'identity-check',
      recordedAt,
      text: outcome,
    })),
  }),
  erase: ({ id }) => store.erase(prefix + id),
  move: ({ from, into }) => store.move(prefix + from, prefix + into),
})

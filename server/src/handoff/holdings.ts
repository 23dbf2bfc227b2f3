import type { Holdings } from '../platform/holdings.ts'
import type { HandoffStore } from './store.ts'
import type { HandoffTables } from './tables.ts'

export const createHandoffHoldings = (store: Pick<HandoffStore, 'eraseAccount'>): Holdings<HandoffTables> => ({
  columns: { 'handoff.account_id': { moves: 'rows' } },
  erase: ({ id }) => store.eraseAccount(id),
})

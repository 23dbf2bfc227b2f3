import type { Holdings } from '../platform/holdings.ts'
import type { IngameStore } from './store.ts'
import type { IngameTables } from './tables.ts'

export const createIngameHoldings = (
  store: Pick<IngameStore, 'eraseAccount' | 'ofAccount'>,
): Holdings<IngameTables> => ({
  columns: { 'game_context.account_id': { moves: 'rows' }, 'unread_token.account_id': { moves: 'rows' } },
  copy: async ({ id }) => ({
    otherRecords: (await store.ofAccount(id)).map((context) => ({
      kind: 'game-context',
      recordedAt: context.reportedAt,
      text: JSON.stringify(context),
    })),
  }),
  erase: ({ id }) => store.eraseAccount(id),
})

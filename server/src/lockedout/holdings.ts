// What the room keeps of a person: codes under way, and when they opened the account.
import type { Clock } from '../lib/clock.ts'
import type { Holdings } from '../platform/holdings.ts'
import type { Database } from '../storage/database.ts'
import { moveRows } from '../storage/held-rows.ts'
import type { Jobs } from '../storage/jobs.ts'
import { lockedOutMailKinds } from './ports.ts'
import type { LockedOutStore } from './store.ts'
import type { LockedOutTables } from './tables.ts'

interface LockedOutHoldingsDeps {
  database: Database<LockedOutTables>
  store: Pick<LockedOutStore, 'closeMarks' | 'dropCodes' | 'eraseAccount' | 'idsOf' | 'marksOf'>
  jobs: Pick<Jobs, 'forgetFailed'>
  clock: Clock
}

export const createLockedOutHoldings = ({
  database,
  store,
  jobs,
  clock,
}: LockedOutHoldingsDeps): Holdings<LockedOutTables> => ({
  columns: {
    'lockedout_mark.account_id': {
      moves: async (move, most) => {
        // What an open mark reads would be more than it was opened for.
        await store.closeMarks(move.from, clock.now().toISOString())
        return moveRows(database, 'lockedout_mark.account_id', move, most)
      },
    },
    'lockedout_code.account_id': { moves: 'own' },
  },
  copy: async ({ id }) => ({
    otherRecords: (await store.marksOf(id)).map(({ opened_at: recordedAt }) => ({
      kind: 'opened-by-mail',
      recordedAt,
      text: '',
    })),
  }),
  erase: async ({ id: accountId }) => {
    const gone = new Set<unknown>(await store.idsOf(accountId))
    await jobs.forgetFailed(lockedOutMailKinds, ({ id }) => gone.has(id))
    await store.eraseAccount(accountId)
  },
  // Open doors of the account that goes are no doors of the one that stays.
  move: ({ from }) => store.dropCodes(from),
})

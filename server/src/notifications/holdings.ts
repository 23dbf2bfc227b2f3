// What the room keeps of a person: what they chose, what waits for the mail of the day, and their browsers.
import type { Holdings } from '../platform/holdings.ts'
import type { Database } from '../storage/database.ts'
import { moveRows } from '../storage/held-rows.ts'
import type { Jobs } from '../storage/jobs.ts'
import { digestJob } from './digest.ts'
import type { PushStore } from './push-store.ts'
import type { NotificationStore } from './store.ts'
import type { NotificationsTables } from './tables.ts'

interface NotificationHoldingsDeps {
  database: Database<NotificationsTables>
  stores: readonly Pick<NotificationStore & PushStore, 'ofAccount' | 'eraseAccount'>[]
  jobs: Pick<Jobs, 'enqueue' | 'forgetFailed'>
}

export const createNotificationHoldings = ({
  database,
  stores,
  jobs,
}: NotificationHoldingsDeps): Holdings<NotificationsTables> => ({
  columns: {
    'mail_preference.account_id': { moves: 'row', isKnown: true },
    'push_subscription.account_id': { moves: 'rows' },
    'mail_digest_item.account_id': {
      moves: async (move, most) => {
        const moved = await moveRows(database, 'mail_digest_item.account_id', move, most)
        // The mail of the day is asked for by account.
        if (moved > 0) await jobs.enqueue(digestJob, { accountId: move.into })
        return moved
      },
    },
  },
  copy: async ({ id }) => ({ otherRecords: (await Promise.all(stores.map((one) => one.ofAccount(id)))).flat() }),
  erase: async ({ id }) => {
    await jobs.forgetFailed([digestJob], ({ accountId }) => accountId === id)
    for (const one of stores) await one.eraseAccount(id)
  },
})

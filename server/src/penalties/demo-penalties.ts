// Puts the demonstration's penalties on its accounts, once: an account that has any keeps them as they are.
import type { PenaltyStore } from './store.ts'
import type { Penalised } from './types.ts'

export const seedDemoPenalties = async (
  store: PenaltyStore,
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>,
  penalties: readonly Penalised[],
): Promise<void> => {
  for (const [accountId, own] of Map.groupBy(penalties, (penalty) => penalty.accountId)) {
    await withTransaction(async () => {
      if ((await store.ofAccount(accountId)).length > 0) return
      for (const { appeals, ...penalty } of own) {
        await store.insert(penalty)
        for (const appeal of appeals) await store.insertAppeal(appeal)
      }
    })
  }
}

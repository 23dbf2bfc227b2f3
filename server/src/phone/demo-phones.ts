// Puts the demonstration's phones on its accounts, once; what a visitor changed since stays.
import type { Clock } from '../lib/clock.ts'
import type { PhoneStore } from './store.ts'

interface SeededPhone {
  accountId: string
  phone: string
  alpha2: string
  isProtected: boolean
}

export const seedDemoPhones = async (
  store: PhoneStore,
  clock: Clock,
  phones: readonly SeededPhone[],
): Promise<void> => {
  for (const { accountId, phone, alpha2, isProtected } of phones) {
    if ((await store.accountPhone(accountId)) === undefined)
      await store.setAccountPhone(accountId, phone, alpha2, isProtected ? clock.now() : null)
  }
}

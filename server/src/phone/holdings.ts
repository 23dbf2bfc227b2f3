// What the room keeps of a person: the number, and what was sent there and to the numbers of erased cases.
import type { Holdings } from '../platform/holdings.ts'
import type { Limits } from '../platform/rate-limits.ts'
import { countsOf } from './rules.ts'
import type { PhoneService } from './service.ts'
import type { PhoneStore } from './store.ts'
import type { PhoneTables } from './tables.ts'

interface PhoneHoldingsDeps {
  store: Pick<PhoneStore, 'accountPhone' | 'forgetNumber'>
  service: Pick<PhoneService, 'eraseAccount'>
  limits: Pick<Limits, 'forget'>
}

export const createPhoneHoldings = ({ store, service, limits }: PhoneHoldingsDeps): Holdings<PhoneTables> => ({
  columns: { 'account_phone.account_id': { moves: 'row', isUse: true, isKnown: true } },
  copy: async ({ id }) => {
    const { phone: phoneNumber = null, protectedAt: since = null } = (await store.accountPhone(id)) ?? {}
    const isOn = since !== null
    return {
      phoneNumber,
      textMessageProtection: { enrolled: isOn, phoneNumber: isOn ? phoneNumber : null, since },
    }
  },
  erase: async ({ id }, erased) => {
    const own = await store.accountPhone(id)
    for (const phone of own ? [...erased.phones, own.phone] : erased.phones) {
      await store.forgetNumber(phone)
      await limits.forget(countsOf(phone))
    }
    await service.eraseAccount(id)
  },
})

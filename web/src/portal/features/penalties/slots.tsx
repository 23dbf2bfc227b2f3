import { useAccount } from '../../shared/account/use-account.ts'
import { later } from '../../shared/late/later.tsx'
import type { Slots } from '../../shared/routing/pages.ts'

// Nobody is restricted who is not signed in: the first view of everyone else does without it (ground G26).
const RestrictionsAlert = later(async () => (await import('./RestrictionsAlert.tsx')).RestrictionsAlert, null, true)

const RestrictionsPlace = () => (useAccount().state === 'in' ? <RestrictionsAlert /> : null)

export const slots: Slots = { banners: RestrictionsPlace }

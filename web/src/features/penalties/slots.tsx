import { lazy, Suspense } from 'react'
import { useAccount } from '../../shared/account/use-account.ts'
import type { Slots } from '../../shared/routing/pages.ts'

// Nobody is restricted who is not signed in: the first view of everyone else does without it (ground G26).
const RestrictionsAlert = lazy(async () => ({ default: (await import('./RestrictionsAlert.tsx')).RestrictionsAlert }))

const RestrictionsPlace = () => {
  if (useAccount().state !== 'in') return null
  return (
    <Suspense fallback={null}>
      <RestrictionsAlert />
    </Suspense>
  )
}

export const slots: Slots = { banners: RestrictionsPlace }

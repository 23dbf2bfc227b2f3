import { useState } from 'react'
import { useAccount } from './use-account.ts'

/** Somebody who was signed in on this screen is no longer (amendment T9); signing in again ends it. */
export const useSessionEnded = (): boolean => {
  const { state } = useAccount()
  const [wasIn, setWasIn] = useState(state === 'in')
  if (state === 'in' && !wasIn) setWasIn(true)
  return wasIn && state === 'out'
}

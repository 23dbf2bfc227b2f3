import { useApi } from '../../api/use-api.ts'
import { useFeature } from '../settings/features.ts'
import { useAccount } from './use-account.ts'

/**
 * Whether the account has an active restriction. Asked only when signed in with the feature on (decisions-cases J4);
 * not known is no.
 */
export const useRestricted = (): boolean => {
  const isSignedIn = useAccount().state === 'in'
  const isFeatureOn = useFeature(isSignedIn ? 'accountRestrictions' : null) === true
  return (
    useApi('/services/bft/api/penalty/advertise', isSignedIn && isFeatureOn ? {} : null, {
      whenFailed: { fallback: false },
    }).data === true
  )
}

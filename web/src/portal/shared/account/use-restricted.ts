import { useApi } from '../../../kit/api/use-api.ts'
import { useFeature } from '../settings/features.ts'
import { useAccount } from './use-account.ts'

/**
 * Whether the account has an active restriction; undefined while nobody knows. Asked only when signed in with the
 * feature on (decisions-cases J4); what cannot be asked is no.
 */
export const useRestricted = (): boolean | undefined => {
  const { state } = useAccount()
  const isFeatureOn = useFeature(state === 'in' ? 'accountRestrictions' : null)
  const asked = useApi('/services/bft/api/penalty/advertise', state === 'in' && isFeatureOn === true ? {} : null, {
    whenFailed: { fallback: false },
  }).data
  return state === 'out' || isFeatureOn === false ? false : asked
}

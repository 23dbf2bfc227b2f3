import { keep } from '../../api/cache-times.ts'
import type { Schema } from '../../api/types.ts'
import { useAsk } from '../../api/use-api.ts'

export type FeatureKey = Schema<'FeatureKey'>

/** Every flag there is (ground G14). */
export const features = [
  'anonymousTickets',
  'recaptcha',
  'arkose',
  'legacyMode',
  'autoCategorize',
  'hideCategorizeButton',
  'strictCaptcha',
  'embeddedStrictCaptcha',
  'accountRestrictions',
  'combinedEmailPhone',
] as const satisfies readonly FeatureKey[]

/**
 * Whether a feature is on; undefined while nobody knows. Asked one by one, kept 5 min (FLAG-01, OD-100). `null` asks
 * nothing.
 */
export const useFeature = (key: FeatureKey | null): boolean | undefined => {
  const { data } = useAsk('/services/bft/api/feature', key === null ? null : { body: key as never }, {
    cacheFor: keep.default,
    whenFailed: { fallback: false as never },
  })
  return data as boolean | undefined
}

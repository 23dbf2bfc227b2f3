// One line a GET (HOUSE-10).
import { keep } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type Country = Schema<'Country'>
export type AccountPhone = Schema<'AccountPhone'>

/** Phone services that fail are logged and leave an empty list or null (CASEERROR-20). */
export const useCountries = (): ApiState<Schema<'CountryList'>> =>
  useApi(
    '/services/bft/api/countries/{language}',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: { countryList: [] } } },
  )
export const useAccountPhone = (isSignedIn: boolean): ApiState<AccountPhone | null> =>
  useApi('/services/bft/api/phone', isSignedIn ? {} : null, { whenFailed: { fallback: null } })
/** Asked only when signed in (decisions-cases G3). */
export const useSmsOffer = (isSignedIn: boolean): ApiState<Schema<'SmsOffer'>> =>
  useApi('/services/bft/api/sms', isSignedIn ? {} : null, { whenFailed: { fallback: 'UNAVAILABLE' } })

// One line a GET (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import { pollTimes } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type DataRequest = Schema<'DataRequest'>
export type MailPreferences = Schema<'MailPreferences'>
export type SignInWay = Schema<'SignInWay'>
export type SignInWays = Schema<'SignInWays'>
export type SignInProvider = Schema<'SignInProvider'>

/** What the player asked for about all own data; asked again while a job works. */
export const useDataRequests = (isWorking: boolean): ApiState<DataRequest[]> =>
  useApi('/services/bft/api/account/data', {}, { refreshEvery: isWorking ? pollTimes.ownData : undefined })

/** The copy of everything as the raw answer: it is a file to save (ground G33). */
export const fetchDataCopy = (api: Api, requestId: string, format: 'html' | 'json'): Promise<Response> =>
  api.getRaw('/services/bft/api/account/data/export/{requestId}', { path: { requestId }, query: { format } })

export const useMailPreferences = (): ApiState<MailPreferences> => useApi('/services/bft/api/account/mail', {})

/** Where players may sign in (CD-300). */
export const useSignInProviders = (): ApiState<SignInProvider[]> => useApi('/services/bft/api/login/providers', {})

export const useSignInWays = (): ApiState<SignInWays> => useApi('/services/bft/api/account/signin', {})

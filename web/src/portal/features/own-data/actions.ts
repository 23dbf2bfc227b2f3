// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import type { DataRequest, MailPreferences, SignInWays } from './queries.ts'

/** The page itself, as a path inside the app. */
export const ownData = '/account/data'

export const requestDataExport = (api: Api, key: WriteKey): Promise<Sent<DataRequest>> =>
  api.send('post', '/services/bft/api/account/data/export', { key })

/** The confirmation was given in the dialog (ground G33). */
export const requestDataErasure = (api: Api, key: WriteKey): Promise<Sent<DataRequest>> =>
  api.send('post', '/services/bft/api/account/data/erasure', { body: { confirmation: true }, key })

export const setMailPreferences = (api: Api, body: MailPreferences): Promise<Sent<MailPreferences>> =>
  api.send('put', '/services/bft/api/account/mail', { body })

export const linkSignIn = (api: Api, provider: string): Promise<Sent<Schema<'LinkSignIn'>>> =>
  api.send('post', '/services/bft/api/account/signin/link', { body: { provider } })

export const unlinkSignIn = (api: Api, wayId: string): Promise<Sent<SignInWays>> =>
  api.send('delete', '/services/bft/api/account/signin/{wayId}', { path: { wayId } })

/** The confirmation was given by a tick (CD-303). */
export const mergeAccounts = (api: Api, offerId: string, key: WriteKey): Promise<Sent<SignInWays>> =>
  api.send('post', '/services/bft/api/account/signin/merge', { body: { offerId, confirmation: true }, key })

// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'

export const requestLockedOutCode = (api: Api, email: string): Promise<Sent<Schema<'LockedOutCode'>>> =>
  api.send('post', '/services/bft/api/lockedout/code', { body: { email } })

export const answerLockedOutCode = (api: Api, code: string): Promise<Sent<Schema<'LockedOutState'>>> =>
  api.send('post', '/services/bft/api/lockedout/answer', { body: { code } })

export const endLockedOut = (api: Api): Promise<Sent<undefined>> =>
  api.send('delete', '/services/bft/api/lockedout', {}) as Promise<Sent<undefined>>

export const answerAppealLockedOut = (
  api: Api,
  body: Schema<'AnswerAppealRequest'>,
  key: WriteKey,
): Promise<Sent<Schema<'Appeal'>>> =>
  api.send('post', '/services/bft/api/lockedout/{locale}/appeal/answer', { body, key })

export const appealLockedOut = (
  api: Api,
  body: Schema<'AppealPenaltyRequest'>,
  key: WriteKey,
): Promise<Sent<Schema<'Appeal'>>> => api.send('post', '/services/bft/api/lockedout/{locale}/appeal', { body, key })

// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'

export const appealPenalty = (
  api: Api,
  body: Schema<'AppealPenaltyRequest'>,
  key: WriteKey,
): Promise<Sent<Schema<'Appeal'>>> => api.send('post', '/services/bft/api/penalty/appeal/{locale}', { body, key })

/** Answers what the desk asked about the pending appeal (CD-320). */
export const answerAppeal = (
  api: Api,
  body: Schema<'AnswerAppealRequest'>,
  key: WriteKey,
): Promise<Sent<Schema<'Appeal'>>> =>
  api.send('post', '/services/bft/api/penalty/appeal/{locale}/answer', { body, key })

/** Once a visit of the restrictions pages; nobody waits for it (decisions-cases J6). */
export const reportPenaltyEvent = (api: Api): void =>
  void api.send('post', '/services/bft/api/penalty/event', { keepalive: true })

/** Takes the mark of news from one restriction, or from all; what came after `until` keeps it. */
export const markPenaltiesRead = (api: Api, body: Schema<'MarkPenaltiesReadRequest'>): Promise<Sent<undefined>> =>
  api.send('post', '/services/bft/api/penalty/read', { body }) as Promise<Sent<undefined>>

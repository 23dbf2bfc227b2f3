// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'

export const shuffleQuestion = (api: Api, question: string): Promise<Sent<Schema<'KnowledgeQuestions'>>> =>
  api.send('post', '/services/bft/api/verify/{lang}/kbv/shuffle', { body: { question } })

export const answerQuestions = (
  api: Api,
  answers: Schema<'KnowledgeAnswer'>[],
  key: WriteKey,
): Promise<Sent<Schema<'VerificationRedirect'>>> =>
  api.send('post', '/services/bft/api/verify/{lang}/kbv', { body: { answers }, key })

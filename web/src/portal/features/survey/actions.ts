// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'

export const answerSurvey = (
  api: Api,
  caseId: string,
  body: Schema<'AnswerSurveyRequest'>,
  key: WriteKey,
): Promise<Sent<undefined>> =>
  api.send('post', '/services/bft/api/survey/{lang}/{caseId}', { path: { caseId }, body, key }) as Promise<
    Sent<undefined>
  >

export const answerSurveyByLink = (
  api: Api,
  token: string,
  body: Schema<'AnswerSurveyRequest'>,
  key: WriteKey,
): Promise<Sent<undefined>> =>
  api.send('post', '/services/bft/api/survey/{lang}/link/{token}', { path: { token }, body, key }) as Promise<
    Sent<undefined>
  >

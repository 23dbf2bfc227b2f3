// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'

export const giveFeedback = (
  api: Api,
  articleId: string,
  body: Schema<'FeedbackRequest'>,
  key: WriteKey,
): Promise<Sent<unknown>> =>
  api.send('post', '/services/bft/api/feedback/{lang}/{articleId}', { path: { articleId }, body, key })

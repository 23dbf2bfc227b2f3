// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'

/** Fire and forget: the reader is done, whether it could be counted or not (a second word on an article is refused). */
export const giveFeedback = (api: Api, articleId: string, said: { helpful: boolean; product: string }): void => {
  void api.send('post', '/services/bft/api/feedback/{lang}/{articleId}', {
    path: { articleId },
    body: said,
    key: createWriteKey(),
    keepalive: true,
  })
}

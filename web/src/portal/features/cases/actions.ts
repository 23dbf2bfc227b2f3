// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import type { SupportCase } from './queries.ts'
import { type RespondValues, toReply } from './respond-form.ts'

const casePath = '/services/bft/api/cases/{locale}/detail/{id}'

/** Adds a reply; the case is replaced by the one that comes back (REPLY-10). */
export const respondToCase = (
  api: Api,
  supportCase: SupportCase,
  channel: string,
  values: RespondValues,
  key: WriteKey,
  onProgress: (percent: number) => void,
): Promise<Sent<SupportCase>> => {
  return api.upload(casePath, {
    path: { id: supportCase.id },
    form: toReply(supportCase, channel, values),
    files: { files: values.files },
    key,
    onProgress,
  })
}

export const resolveCase = (api: Api, id: string, key: WriteKey): Promise<Sent<SupportCase>> =>
  api.send('post', `${casePath}/resolve`, { path: { id }, key })

export const cancelCase = (api: Api, id: string, key: WriteKey): Promise<Sent<undefined>> =>
  api.send('post', `${casePath}/cancel`, { path: { id }, key }) as Promise<Sent<undefined>>

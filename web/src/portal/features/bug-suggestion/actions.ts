// One function a write, named as the operation (HOUSE-10).
import type { Api } from '../../../kit/api/api.ts'
import type { Sent } from '../../../kit/api/call-types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'

export type NoteKind = 'bug' | 'suggestion'

/** Two calls, one for each kind (BUG-06, BUG-07). */
export const sendNote = (api: Api, kind: NoteKind, description: string, key: WriteKey): Promise<Sent<unknown>> =>
  kind === 'bug'
    ? api.send('post', '/services/bft/api/bug-suggestion/{lang}/bug', { body: { description }, key })
    : api.send('post', '/services/bft/api/bug-suggestion/{lang}/suggestion', { body: { description }, key })

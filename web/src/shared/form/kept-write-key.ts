import { isRecord } from '../../api/problem.ts'
import type { WriteKey } from '../../api/write-key.ts'
import { stored } from '../../lib/stored.ts'

interface Kept {
  key: string
  content: string
}
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['content'] === 'string'

/** For a browser that keeps nothing. */
const held = new Map<string, Kept>()

/**
 * The Idempotency-Key of what is sent from a draft (CD-438). It stands beside the draft, so that who leaves the page or
 * loads it anew sends the same words under the same key, until an answer came; other words have a key of their own.
 */
export const keptWriteKey = (draft: string, content: string): WriteKey => {
  const place = stored('session', `${draft}:key`, isKept)
  const read = (): Kept | null => held.get(draft) ?? place.read()
  return {
    read() {
      const kept = read()
      const own = kept?.content === content ? kept : { key: crypto.randomUUID(), content }
      held.set(draft, own)
      place.write(own)
      return own.key
    },
    renew() {
      if (read()?.content !== content) return
      held.delete(draft)
      place.clear()
    },
  }
}

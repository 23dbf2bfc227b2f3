import { stored } from '../lib/stored.ts'
import { isRecord } from './problem.ts'
import type { WriteKey } from './write-key.ts'

interface Kept {
  key: string
  content: string
}
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['content'] === 'string'

/** For a browser that keeps nothing. */
const held = new Map<string, Kept>()

const placeOf = (draft: string) => stored('session', `${draft}:key`, isKept)
const read = (draft: string): Kept | null => held.get(draft) ?? placeOf(draft).read()

/** What was sent from a draft and not yet answered; null when nothing was. */
export const keptContent = (draft: string): string | null => read(draft)?.content ?? null

/**
 * The Idempotency-Key of what is sent from a draft (CD-438, CD-461). It stands beside the draft, so that who leaves the
 * page or loads it anew sends the same words under the same key, until an answer came; other words have a key of their own.
 *
 * @param content what makes two sends the same one: words, and names and sizes of files
 */
export const keptWriteKey = (draft: string, content: string): WriteKey => ({
  read() {
    const kept = read(draft)
    const own = kept?.content === content ? kept : { key: crypto.randomUUID(), content }
    held.set(draft, own)
    placeOf(draft).write(own)
    return own.key
  },
  renew() {
    if (read(draft)?.content !== content) return
    held.delete(draft)
    placeOf(draft).clear()
  },
})

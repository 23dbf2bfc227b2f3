// Texts of messages, compiled once: players and the desk look at the same.
import type { ContentHolder } from '../content/content-holder.ts'
import { sha256 } from '../lib/ids.ts'
import { createLru } from '../lib/lru.ts'
import { BusyError } from '../lib/thread-pool.ts'

/** Messages times languages. */
const mostKept = 500

export const createCompileText = (
  content: ContentHolder,
  compile: (text: { text: string; videoHosts: readonly string[] }) => Promise<string>,
): ((text: string) => Promise<string>) => {
  const kept = createLru<Promise<string>>(mostKept)
  return (text) => {
    const videoHosts = content.isLoaded() ? content.current().settings.videoHosts : []
    const key = sha256(JSON.stringify([text, videoHosts]))
    const known = kept.get(key)
    if (known) return known
    const made = compile({ text, videoHosts })
    kept.set(key, made)
    made.catch((error: unknown) => error instanceof BusyError && kept.delete(key))
    return made
  }
}

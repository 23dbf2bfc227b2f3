/**
 * A tab that was opened from the guided entry goes on with its game and words (amendment T6, CD-113): sessionStorage belongs to
 * one tab, so a tab that has just been opened asks the others. Nothing is kept for it, and nothing leaves the browser.
 */
import { storedText } from '../../../kit/lib/stored.ts'

const channelName = 'guided-entry'
const question = 'description?'
const kept = (['bft', 'description'] as const).map((key) => ({ key, place: storedText('session', key) }))

type Told = Partial<Record<'bft' | 'description', string>>
const isTold = (value: unknown): value is { bft: string; description?: string } =>
  typeof value === 'object' && value !== null && typeof (value as Told).bft === 'string'

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Tells tabs that ask where this one stands. @returns ends it */
export const answerTabs = (): (() => void) => {
  const channel = open()
  channel?.addEventListener('message', ({ data }) => {
    if (data !== question) return
    const told = Object.fromEntries(kept.map(({ key, place }) => [key, place.read()]))
    if (told['bft'] !== '') channel.postMessage(told)
  })
  return () => channel?.close()
}

/**
 * Asks once and takes over what the first tab says.
 *
 * @param from the address of the guided entry that is meant; without one any is
 * @returns ends it
 */
export const askTabs = (taken: () => void, from?: string): (() => void) => {
  const channel = open()
  channel?.addEventListener('message', ({ data }) => {
    if (!isTold(data) || (from !== undefined && !data.bft.includes(JSON.stringify(from)))) return
    channel.close()
    // Meanwhile this tab may have begun an entry, or words, of its own.
    if (kept.some(({ place }) => place.read() !== '')) return
    for (const { key, place } of kept) if (typeof data[key] === 'string') place.write(data[key])
    taken()
  })
  channel?.postMessage(question)
  return () => channel?.close()
}

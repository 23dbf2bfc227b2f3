import { useSyncExternalStore } from 'react'
import { stored } from './stored.ts'

/**
 * What this browser keeps and every tab of it sees at once.
 *
 * @param usual while nothing is kept
 */
export const keptByTabs = <T>(key: string, isValid: (value: unknown) => value is T, usual: T) => {
  const place = stored('local', key, isValid)
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const fromOtherTab = (event: StorageEvent): void => {
    // null: all of it was cleared.
    if (event.key === key || event.key === null) tell()
  }
  const listen = (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', fromOtherTab)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', fromOtherTab)
    }
  }
  let last = usual
  const read = (): T => {
    const now = place.read() ?? usual
    // The same words are the same thing: React compares by identity.
    if (JSON.stringify(now) !== JSON.stringify(last)) last = now
    return last
  }
  return {
    read,
    use: (): T => useSyncExternalStore(listen, read, () => usual),
    change: (next: T): void => {
      place.write(next)
      tell()
    },
  }
}

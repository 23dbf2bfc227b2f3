// What the player's game has sent along (CD-242), until a form has sent it on: kept in this tab, so that a sign-in or a
// reload does not lose it.
import { useSyncExternalStore } from 'react'
import type { Schema } from '../../../kit/api/types.ts'
import { stored } from '../../../kit/lib/stored.ts'

export interface HeldContext extends Schema<'OpenedGameContext'> {
  /** The player does not want it sent. */
  isLeftOut: boolean
}

const place = stored(
  'session',
  'game-context',
  (value): value is HeldContext => typeof (value as HeldContext | null)?.key === 'string',
)
const listeners = new Set<() => void>()
const changed = (): void => {
  // A new object for each change: React compares.
  held = undefined
  for (const listener of listeners) listener()
}
/** undefined: not read since the last change. */
let held: HeldContext | null | undefined

const read = (): HeldContext | null => {
  if (held === undefined) held = place.read()
  return held
}

export const heldContext = {
  read,
  hold: (value: HeldContext): void => {
    place.write(value)
    changed()
  },
  clear: (): void => {
    place.clear()
    changed()
  },
  /** What a form names; null when there is nothing to send along. */
  keyToSend: (): string | null => {
    const present = read()
    return present === null || present.isLeftOut ? null : present.key
  },
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** null while there is none, and while the page comes to life. */
export const useHeldContext = (): HeldContext | null => useSyncExternalStore(subscribe, read, () => null)

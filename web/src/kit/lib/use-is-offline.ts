import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed)
  }
}

/** The browser knows that nothing can be reached. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

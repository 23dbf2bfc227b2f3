import { useSyncExternalStore } from 'react'

/**
 * false on the server and while hydrating: what depends on the visitor is not asked for before it is true (ground G26).
 */
export const useHydrated = (): boolean => {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

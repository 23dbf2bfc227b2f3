import { useSyncExternalStore } from 'react'

/** Follows a media query. On the server, and while hydrating, the answer is `whenUnknown`. */
export function useMediaQuery(query: string, whenUnknown = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => whenUnknown,
  )
}

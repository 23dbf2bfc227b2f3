import { useSyncExternalStore } from 'react'
import { debounced } from './debounce.ts'

/**
 * A window is dragged through many widths: the last one is answered, this long after it came (CASELIMIT-05). Milliseconds.
 */
export const RESIZE_WAIT = 50

/** Follows a media query. On the server, and while hydrating, the answer is `whenUnknown`. */
export function useMediaQuery(query: string, whenUnknown = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      const later = debounced(changed, RESIZE_WAIT)
      list.addEventListener('change', later)
      return () => {
        list.removeEventListener('change', later)
        later.stop()
      }
    },
    () => window.matchMedia(query).matches,
    () => whenUnknown,
  )
}

import { useSyncExternalStore } from 'react'
import { media } from './breakpoints.ts'
import { debounced } from './debounce.ts'

/**
 * A window is dragged through many widths: the last one is answered, this long after it came (CASELIMIT-05). Milliseconds.
 */
export const resizeWait = 50

/** Follows a media query. On the server, and while hydrating, the answer is `whenUnknown`. */
export const useMediaQuery = (query: string, whenUnknown = false): boolean => {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      const later = debounced(changed, resizeWait)
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

/** There is room for a list beside what is read. */
export const useIsWide = (): boolean => useMediaQuery(media.desktop)
export const useIsPhone = (): boolean => useMediaQuery(media.mobile)

import { useEffect, useRef } from 'react'
import { media } from '../../../kit/lib/breakpoints.ts'
import { focusHeading } from '../../../kit/lib/focus-heading.ts'

/**
 * Another page of a list starts at its top, and there the reader goes on (SEARCH-05): the link that was pressed goes
 * with the page it belonged to. Whoever is typing keeps the focus. Opening the list is the shell's own affair.
 */
export const usePageTurn = (page: number | string | null): void => {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo({ top: 0, behavior: window.matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth' })
    if (!(document.activeElement instanceof HTMLInputElement)) focusHeading()
  }, [page])
}

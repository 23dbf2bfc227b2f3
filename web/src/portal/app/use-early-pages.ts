import { useEffect } from 'react'
import { useApiClient } from '../../kit/api/context.ts'
import { matchApp } from './match.ts'
import { pageOf } from './pages.ts'

/**
 * Fetches a screen's file as soon as somebody points at a link to it or tabs onto it, so that the press finds it here.
 */
export const useEarlyPages = (): void => {
  const { page } = useApiClient()
  useEffect(() => {
    const look = (event: Event): void => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (anchor === null || anchor.origin !== page.origin || !anchor.pathname.startsWith(page.basePath)) return
      const match = matchApp(anchor.pathname.slice(page.basePath.length) || '/')
      // A failed download shows when the link is pressed, not before.
      if (match.kind === 'page')
        void pageOf(match.route.page)
          .preload?.(true)
          .catch(() => undefined)
    }
    document.addEventListener('pointerover', look, { passive: true })
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [page])
}

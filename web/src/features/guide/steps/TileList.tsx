import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { media } from '../../../lib/breakpoints.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { caretsOf, caretStep } from '../panels.ts'
import styles from './TileList.module.css'

const noCarets = { areShown: false, canGoBack: false, canGoOn: false }

/** On a phone so many tiles are seen in a grid of two; more would be a long way to the end of the list. */
const mostInGrid = 8

/**
 * Tiles in a grid, of two on mobile; where they are many, there in one row that scrolls sideways, with carets
 * (PRODUCT-08, PRODUCT-09, OD-69).
 */
export function TileList({ children }: { children: ReactNode }) {
  const { t, dir } = useMessages()
  const isRow = useMediaQuery(media.mobile) && Children.count(children) > mostInGrid
  const list = useRef<HTMLUListElement>(null)
  const [carets, setCarets] = useState(noCarets)

  useEffect(() => {
    const element = list.current
    if (element === null || !isRow) return setCarets(noCarets)
    const measure = (): void =>
      setCarets(
        caretsOf({ scrolled: Math.abs(element.scrollLeft), visible: element.clientWidth, whole: element.scrollWidth }),
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [isRow, children])

  const scroll = (way: 1 | -1): void => {
    const element = list.current
    if (element === null) return
    const isSmooth = !window.matchMedia(media.reducedMotion).matches
    const left = caretStep(element.clientWidth) * way * (dir === 'rtl' ? -1 : 1)
    element.scrollBy({ left, behavior: isSmooth ? 'smooth' : 'auto' })
  }
  const caret = (way: 1 | -1, isUsable: boolean) => (
    <button
      type="button"
      className={styles.caret}
      aria-label={t(way < 0 ? 'support.bft.product.earlier' : 'support.bft.product.later')}
      aria-disabled={!isUsable || undefined}
      onClick={() => isUsable && scroll(way)}
    >
      <Icon icon={way < 0 ? ChevronLeft : ChevronRight} flip />
    </button>
  )
  return (
    <div className={styles.holder}>
      <ul ref={list} className={isRow ? styles.row : styles.grid}>
        {children}
      </ul>
      {carets.areShown && (
        <div className={styles.carets}>
          {caret(-1, carets.canGoBack)}
          {caret(1, carets.canGoOn)}
        </div>
      )}
    </div>
  )
}

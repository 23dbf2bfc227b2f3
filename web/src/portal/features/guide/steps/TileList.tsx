import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { media } from '../../../../kit/lib/breakpoints.ts'
import { useMediaQuery } from '../../../../kit/lib/use-media-query.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { Grid, Row, Surface } from '../../../../kit/ui/Layout.tsx'
import { caretsOf, caretStep, lastOfRow } from '../panels.ts'
import styles from './TileList.module.css'

/** What the tile at this place (from 0) has opened. */
interface Opened {
  at: number
  panel: ReactNode
}

const noCarets = { areShown: false, canGoBack: false, canGoOn: false }

/**
 * Tiles in a grid; on mobile in one row that scrolls sideways, with carets where it is longer than the page (PRODUCT-08,
 * PRODUCT-09, OD-69). What one of them has opened lies right below its row (CD-449).
 */
export function TileList({ children, opened = null }: { children: ReactNode; opened?: Opened | null }) {
  const { t, dir } = useMessages()
  const isRow = useMediaQuery(media.mobile)
  const tiles = Children.toArray(children)
  const count = tiles.length
  const list = useRef<HTMLUListElement>(null)
  const [carets, setCarets] = useState(noCarets)
  const [columns, setColumns] = useState(1)
  const isOpen = opened !== null

  useLayoutEffect(() => {
    const element = list.current
    if (element === null || isRow || !isOpen) return
    const measure = (): void => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isRow, isOpen])

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
    <Surface
      as="button"
      place="center"
      line="strong"
      radius={1}
      ground="raised"
      type="button"
      className={styles.caret}
      aria-label={t(way < 0 ? 'support.bft.product.earlier' : 'support.bft.product.later')}
      aria-disabled={!isUsable || undefined}
      onClick={() => isUsable && scroll(way)}
    >
      <Icon icon={way < 0 ? ChevronLeft : ChevronRight} flip />
    </Surface>
  )
  const end = isOpen ? lastOfRow(opened.at, { columns, count }) + 1 : count
  // In one list with the tiles and of a key of its own, so that none of them is drawn anew and loses the focus.
  const panel = isOpen ? (
    <li key={`opened-${opened.at}`} className={styles.panel}>
      {opened.panel}
    </li>
  ) : null
  return (
    <Grid columns={1} gap={3} className={styles.holder}>
      <ul ref={list} className={isRow ? styles.row : styles.grid}>
        {isRow || panel === null ? tiles : tiles.toSpliced(end, 0, panel)}
      </ul>
      {isRow && opened?.panel}
      {carets.areShown && (
        <Row gap={2} align="stretch" justify="end">
          {caret(-1, carets.canGoBack)}
          {caret(1, carets.canGoOn)}
        </Row>
      )}
    </Grid>
  )
}

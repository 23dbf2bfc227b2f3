import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { clampPage, pageLinks } from '../lib/page-links.ts'
import { Icon } from './Icon.tsx'
import { Row, Text } from './Layout.tsx'
import { Link } from './Link.tsx'
import styles from './Pagination.module.css'

/**
 * Page links, at most `max` of them. With `hrefFor` they are real links (and open in new tabs); a plain click calls
 * `onPage`.
 */
export function Pagination({
  page,
  pages,
  max = 6,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  locale,
  hrefFor,
  onPage,
  summary,
}: {
  page: number
  pages: number
  max?: number
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
  /** Whose digits the numbers are written in: `١ ٢ ٣` on an Arabic page. */
  locale: string
  hrefFor?: (page: number) => string
  onPage?: (page: number) => void
  /** "Showing 1–10 of 34" */
  summary?: ReactNode
}) {
  if (pages <= 1)
    return summary === undefined ? null : (
      <Text tone="quiet" tabular className={styles.summary}>
        {summary}
      </Text>
    )
  const here = clampPage(page, pages)
  const digits = new Intl.NumberFormat(locale)
  const go =
    (target: number) =>
    (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || onPage === undefined) return
      event.preventDefault()
      onPage(target)
    }
  const step = (target: number, text: string, drawing: ReactNode) => {
    const isOff = target < 1 || target > pages
    if (hrefFor === undefined || isOff)
      return (
        <button
          type="button"
          className={styles.page}
          aria-disabled={isOff || undefined}
          aria-label={text}
          onClick={isOff ? undefined : go(target)}
        >
          {drawing}
        </button>
      )
    return (
      <Link href={hrefFor(target)} className={styles.page} aria-label={text} onClick={go(target)}>
        {drawing}
      </Link>
    )
  }
  return (
    <Row as="nav" wrap justify="between" gap={3} aria-label={label}>
      <Row as="ul" wrap gap={1} align="stretch">
        <li>{step(here - 1, previousLabel, <Icon icon={ChevronLeft} flip />)}</li>
        {pageLinks(here, pages, max).map((target) => (
          <li key={target}>
            {target === here ? (
              <span className={cx(styles.page, styles.current)} aria-current="page" aria-label={pageLabel(target)}>
                {digits.format(target)}
              </span>
            ) : (
              step(target, pageLabel(target), digits.format(target))
            )}
          </li>
        ))}
        <li>{step(here + 1, nextLabel, <Icon icon={ChevronRight} flip />)}</li>
      </Row>
      {summary !== undefined && (
        <Text tone="quiet" tabular className={styles.summary}>
          {summary}
        </Text>
      )}
    </Row>
  )
}

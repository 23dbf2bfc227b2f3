import { useEffect, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { Row } from './Layout.tsx'
import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * A ring that turns. With `label` it is announced politely; `delay` (ms) keeps quick work quiet (OD-53: 150 ms while
 * navigating).
 */
export function Spinner({
  label,
  size = 'medium',
  delay = 0,
}: {
  label?: string
  size?: 'small' | 'medium' | 'large'
  delay?: number
}) {
  const [isShown, setShown] = useState(delay === 0)
  useEffect(() => {
    if (delay === 0) return
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <Row as="span" justify="center" inline role={label === undefined ? undefined : 'status'}>
      {isShown && (
        <>
          <span className={cx(styles.ring, styles[size])} aria-hidden="true" />
          {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
        </>
      )}
    </Row>
  )
}

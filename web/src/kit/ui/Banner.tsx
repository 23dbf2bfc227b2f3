import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Banner.module.css'
import { Icon } from './Icon.tsx'
import { Row, Text } from './Layout.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A notice that stays until it is dismissed. Danger interrupts a screen reader, the others wait their turn. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  isQuiet = false,
  className,
}: {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  onDismiss?: () => void
  /** Needed with `onDismiss`. */
  dismissLabel?: string
  /** Part of the page from the start: not announced. */
  isQuiet?: boolean
  className?: string
}) {
  return (
    <Row
      gap={3}
      pad="3 4"
      tone="text"
      role={isQuiet ? undefined : tone === 'danger' ? 'alert' : 'status'}
      className={cx(styles.banner, styles[tone], className)}
    >
      <Icon icon={icons[tone]} size={22} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && (
          <Text weight={600} className={styles.title}>
            {title}
          </Text>
        )}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && (
          <Row wrap gap={2} align="stretch" className={styles.actions}>
            {actions}
          </Row>
        )}
      </div>
      {onDismiss !== undefined && (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon icon={X} />
        </button>
      )}
    </Row>
  )
}

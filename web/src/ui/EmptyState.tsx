import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon } from './Icon.tsx'

/** Nothing here, too many, failed, offline: a designed screen with the next step, not a leftover (LOOK-04). */
export function EmptyState({
  icon,
  picture,
  title,
  children,
  actions,
  isAlert = false,
}: {
  icon: LucideIcon
  /** Address of a drawing, for a moment that deserves one; it stands in the icon's place. */
  picture?: string
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  isAlert?: boolean
}) {
  return (
    <div className={styles.empty} role={isAlert ? 'alert' : undefined}>
      {picture === undefined ? (
        <span className={styles.drawing}>
          <Icon icon={icon} size={32} />
        </span>
      ) : (
        <img src={picture} alt="" width={240} height={160} className={styles.picture} />
      )}
      <div className={styles.title}>{title}</div>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && actions !== false && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

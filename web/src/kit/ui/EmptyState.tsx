import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon } from './Icon.tsx'
import { Row, Stack, Text } from './Layout.tsx'

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
        <Stack as="span" place="center" radius="round" ground="accent" tone="soft" className={styles.drawing}>
          <Icon icon={icon} size={32} />
        </Stack>
      ) : (
        <img src={picture} alt="" width={240} height={160} className={styles.picture} />
      )}
      <Stack gap={3} content="start">
        <Text as="div" size={4} weight={650}>
          {title}
        </Text>
        {children !== undefined && (
          <Text as="div" tone="quiet" className={styles.text}>
            {children}
          </Text>
        )}
        {actions !== undefined && actions !== false && (
          <Row wrap gap={3} align="stretch" className={styles.actions}>
            {actions}
          </Row>
        )}
      </Stack>
    </div>
  )
}

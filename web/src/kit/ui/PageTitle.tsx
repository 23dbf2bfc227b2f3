import type { ReactNode } from 'react'
import { Text } from './Layout.tsx'
import styles from './PageTitle.module.css'

/** The heading of a page. It takes the focus after a route change (promises W4), so every page has exactly one. */
export function PageTitle({ children, eyebrow, lead }: { children: ReactNode; eyebrow?: ReactNode; lead?: ReactNode }) {
  return (
    <header className={styles.title}>
      {eyebrow !== undefined && (
        <Text tone="quiet" weight={600} className={styles.eyebrow}>
          {eyebrow}
        </Text>
      )}
      <h1 tabIndex={-1}>{children}</h1>
      {lead !== undefined && (
        <Text tone="quiet" size={3} className={styles.lead}>
          {lead}
        </Text>
      )}
    </header>
  )
}

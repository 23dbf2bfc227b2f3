import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

/** The heading of a page. It takes the focus after a route change (promises W4), so every page has exactly one. */
export function PageTitle({ children, eyebrow, lead }: { children: ReactNode; eyebrow?: ReactNode; lead?: ReactNode }) {
  return (
    <header className={styles.title}>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 tabIndex={-1}>{children}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}

import type { ReactNode } from 'react'
import styles from './Frame.module.css'

/** Below a list from which nothing was chosen: what choosing does, and what it can begin with. */
export function Begin({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.begin}>
      <p>{children}</p>
      {action}
    </div>
  )
}

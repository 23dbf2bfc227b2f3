import type { ReactNode } from 'react'
import styles from './Penalties.module.css'

/** Words somebody said, under who said them; plain text on both sides. */
export function Told({ title, children }: { title: ReactNode; children: string }) {
  return (
    <section className={styles.told}>
      <h3>{title}</h3>
      <p dir="auto">{children}</p>
    </section>
  )
}

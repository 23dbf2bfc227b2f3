import { later } from '../../shared/late/later.tsx'
import type { Slots } from '../../shared/routing/pages.ts'
import styles from './slots.module.css'

// Only a game's own browser shows the bar; everyone else's first view does without it (ground G26).
const Navigation = later(
  async () => (await import('./NavigationBar.tsx')).NavigationBar,
  <div className={styles.place} />,
)

export const slots: Slots = { navigation: Navigation }

import { lazy, Suspense } from 'react'
import type { Slots } from '../../shared/routing/pages.ts'
import styles from './slots.module.css'

// Only a game's own browser shows the bar; everyone else's first view does without it (ground G26).
const NavigationBar = lazy(async () => ({ default: (await import('./NavigationBar.tsx')).NavigationBar }))

const Navigation = () => (
  <Suspense fallback={<div className={styles.place} />}>
    <NavigationBar />
  </Suspense>
)

export const slots: Slots = { navigation: Navigation }

import { Surface } from './Layout.tsx'
import styles from './ProgressBar.module.css'

/** How much is done, in percent (0 … 100). Announced at most every 3 s by its holder, not at each step (promises W11). */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <Surface as="progress" wide radius="pill" className={styles.bar} max={100} value={value} aria-label={label}>
      {value}%
    </Surface>
  )
}

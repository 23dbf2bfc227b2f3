import type { LucideIcon } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import styles from './Icon.module.css'

/**
 * A line icon. Pass the component itself (`icon={Search}`), so that only the icons in use are in the bundle.
 * Decoration by default; `label` makes it an image with a name. `flip` mirrors it where text runs right to left.
 */
export function Icon({
  icon: Drawing,
  size = 20,
  label,
  flip = false,
  className,
}: {
  icon: LucideIcon
  size?: number
  label?: string
  flip?: boolean
  className?: string
}) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.9}
      className={cx(styles.icon, flip && styles.flip, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}

import { cx } from '../lib/class-names.ts'
import { Surface } from './Layout.tsx'
import styles from './Skeleton.module.css'

/** A grey shape where content will be. The place that waits says so once, with role status and a label. */
export function Skeleton({
  shape = 'line',
  lines = 1,
  className,
}: {
  shape?: 'line' | 'title' | 'tile' | 'choice' | 'circle'
  lines?: number
  className?: string
}) {
  return (
    <>
      {Array.from({ length: lines }, (_, index) => (
        <Surface
          as="span"
          radius={1}
          key={index}
          aria-hidden="true"
          className={cx(styles.skeleton, styles[shape], index === lines - 1 && lines > 1 && styles.short, className)}
        />
      ))}
    </>
  )
}

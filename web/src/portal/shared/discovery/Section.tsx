import { type ReactNode, useId } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import styles from './Discovery.module.css'

/** A titled block of a discovery page. */
export function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" content="start" gap={5} shrinks aria-labelledby={id} className={cx(styles.section, className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}

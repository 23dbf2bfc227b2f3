import type { DeskSchema } from '../../../kit/api/desk.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Text } from '../../../kit/ui/Layout.tsx'
import styles from './Penalties.module.css'

/** How an appeal was decided, or would be: in words, and in colour. */
export function Verdict({ verdict, label }: { verdict: DeskSchema<'AppealAdvice'>; label: string }) {
  return (
    <Text as="span" size={1} weight={650} className={cx(styles.verdict, styles[verdict])}>
      {label}
    </Text>
  )
}

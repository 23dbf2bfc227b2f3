import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './control.module.css'
import { Icon } from './Icon.tsx'

export interface Choice {
  /** Names the choice where values repeat. */
  id?: string
  value: string
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

/** The platform's own select: it knows keyboards, screen readers and phones best. */
export function Select({
  className,
  choices,
  placeholder,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & {
  ref?: Ref<HTMLSelectElement>
  choices: readonly Choice[]
  placeholder?: string
}) {
  return (
    <span className={styles.selectHolder}>
      <select {...rest} className={cx(styles.control, styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.id ?? choice.value} value={choice.value} disabled={choice.isDisabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} className={styles.caret} />
    </span>
  )
}

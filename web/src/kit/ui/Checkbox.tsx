import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './control.module.css'

/** A check box with its label; the whole line can be pressed. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; label: ReactNode; hint?: ReactNode }) {
  return (
    <label className={cx(styles.choice, className)}>
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  )
}

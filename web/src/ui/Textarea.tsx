import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './control.module.css'

/**
 * Several lines of text; grows with what is typed where the browser can. `counter` is the ready text of the remaining
 * characters.
 */
export function Textarea({
  className,
  counter,
  rows = 6,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement>; counter?: string }) {
  return (
    <>
      <textarea dir="auto" {...rest} rows={rows} className={cx(styles.control, styles.textarea, className)} />
      {counter !== undefined && (
        <span className={styles.counter} aria-live="polite">
          {counter}
        </span>
      )}
    </>
  )
}

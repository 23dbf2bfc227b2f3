import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './control.module.css'
import { LengthNote } from './LengthNote.tsx'

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({
  className,
  length,
  nearLimit,
  rows = 6,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement>
  /** Letters in it, where it holds its text itself. */
  length?: number
  /** Letters left are told from here on. */
  nearLimit?: number
}) {
  return (
    <>
      <textarea dir="auto" {...rest} rows={rows} className={cx(styles.control, styles.textarea, className)} />
      <LengthNote text={rest.value} length={length} maxLength={rest.maxLength} nearLimit={nearLimit} />
    </>
  )
}

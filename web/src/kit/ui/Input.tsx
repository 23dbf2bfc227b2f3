import type { InputHTMLAttributes, Ref } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './control.module.css'
import { LengthNote } from './LengthNote.tsx'

/** Addresses and numbers run left to right in every language: an Arabic page would put their last dot in front. */
const leftToRight = new Set(['email', 'url', 'tel', 'password'])

/** One line of text. Inside a Field: `{(control) => <Input {...control} {...register('email')} />}`. */
export function Input({
  className,
  type = 'text',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const isCode = leftToRight.has(type) || leftToRight.has(rest.inputMode ?? '')
  return (
    <>
      <input dir={isCode ? 'ltr' : undefined} {...rest} type={type} className={cx(styles.control, className)} />
      <LengthNote text={rest.value} maxLength={rest.maxLength} />
    </>
  )
}

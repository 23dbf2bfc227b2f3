import type { InputHTMLAttributes, Ref } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './control.module.css'

/** One line of text. Inside a Field: `{(control) => <Input {...control} {...register('email')} />}`. */
export function Input({ className, type = 'text', ...rest }: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input {...rest} type={type} className={cx(styles.control, className)} />
}

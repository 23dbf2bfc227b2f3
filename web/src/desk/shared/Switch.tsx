import type { InputHTMLAttributes } from 'react'
import { Row } from '../../kit/ui/Layout.tsx'
import styles from './Switch.module.css'

/** A check box that is at work at once in the mind of whoever presses it: on, or off. */
export function Switch({ label, ...rest }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <Row as="label" gap={2} weight={600} lines="one" inline className={styles.switch}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </Row>
  )
}

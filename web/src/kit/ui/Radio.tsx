import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../lib/class-names.ts'
import { Stack } from './Layout.tsx'
import type { Choice } from './Select.tsx'
import styles from './control.module.css'

/** One radio button with its label; the whole line can be pressed. */
export function Radio({
  label,
  hint,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; label: ReactNode; hint?: ReactNode }) {
  return (
    <label className={cx(styles.choice, className)}>
      <input {...rest} type="radio" />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  )
}

/**
 * Radio buttons of one name; goes inside a FieldGroup. `controlProps` is what a form library registers, once for all of
 * them.
 */
export function RadioList({
  choices,
  isInRow = false,
  controlProps,
  value,
}: {
  choices: readonly Choice[]
  isInRow?: boolean
  controlProps: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
  value?: string
}) {
  return (
    <Stack className={cx(styles.choices, isInRow && styles.inRow)}>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          {...controlProps}
          value={choice.value}
          disabled={choice.isDisabled}
          label={choice.label}
          hint={choice.hint}
          {...(value === undefined ? {} : { checked: value === choice.value })}
        />
      ))}
    </Stack>
  )
}

import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { Row, Stack, Text } from './Layout.tsx'

/** What a control inside a Field spreads on itself, so that label, hint and error are read with it (promises W10). */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldTexts {
  label: ReactNode
  /** Marker behind the label of what may be left out: "optional". */
  optionalLabel?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  footer?: ReactNode
}

/** Label, hint, control, error and footer of one control. `id` ties the error summary to the control. */
export function Field({
  id: givenId,
  label,
  optionalLabel,
  hint,
  error,
  footer,
  isRequired = false,
  className,
  children,
}: FieldTexts & {
  id?: string | undefined
  isRequired?: boolean
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}) {
  const madeId = useId()
  const id = givenId ?? madeId
  const described = cx(
    hint !== undefined && `${id}-hint`,
    error && `${id}-error`,
    footer !== undefined && `${id}-footer`,
  )
  return (
    <Stack gap={2} className={cx(error && styles.wrong, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!isRequired && optionalLabel !== undefined && (
          <Text as="span" weight={400} tone="quiet">
            {' '}
            {optionalLabel}
          </Text>
        )}
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {footer !== undefined && (
        <div id={`${id}-footer`} className={styles.hint}>
          {footer}
        </div>
      )}
    </Stack>
  )
}

/** Several controls under one question: radio buttons, check boxes, the lines of an address. */
export function FieldGroup({
  id: givenId,
  label,
  optionalLabel,
  hint,
  error,
  footer,
  isRequired = false,
  isLabelHidden = false,
  className,
  children,
}: FieldTexts & {
  id?: string
  isRequired?: boolean
  /** Heard, not seen: the only control says the same. */
  isLabelHidden?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const madeId = useId()
  const id = givenId ?? madeId
  const described = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return (
    <Stack
      as="fieldset"
      gap={2}
      id={id}
      tabIndex={-1}
      className={cx(error && styles.wrong, className)}
      aria-describedby={described || undefined}
    >
      <legend className={cx(styles.label, isLabelHidden && styles.heard)}>
        {label}
        {!isRequired && optionalLabel !== undefined && (
          <Text as="span" weight={400} tone="quiet">
            {' '}
            {optionalLabel}
          </Text>
        )}
      </legend>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {children}
      {footer !== undefined && <div className={styles.hint}>{footer}</div>}
    </Stack>
  )
}

export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <Row as="p" gap={2} tone="danger" weight={600} align="stretch" id={id} className={styles.error}>
      <Icon icon={CircleAlert} size={17} /> <span>{text}</span>
    </Row>
  )
}

// Fields whose value the form holds: what is drawn anew with a key is the field alone.
import type { ComponentProps, ComponentType, ReactNode, TextareaHTMLAttributes, InputHTMLAttributes } from 'react'
import { useController } from 'react-hook-form'
import { type ControlProps, Field, FieldError } from '../ui/Field.tsx'
import { Input } from '../ui/Input.tsx'
import { Select } from '../ui/Select.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { useOwnControl } from './FormField.tsx'

/** What is wrong with a value, in words; undefined where it is right. */
export type Check<Value> = (value: Value) => string | undefined

interface OwnProps<Value> {
  name: string
  label: string
  hint?: ReactNode
  footer?: ReactNode
  /** Said behind the label of what may be left out. */
  optionalLabel?: string | undefined
  className?: string | undefined
  isRequired?: boolean
  check?: Check<Value>
}
/** What a control is told, and tells. */
export interface Held<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
}

/** A control that is told its value: `{(control, { value, onChange }) => <Select {...control} … />}`. */
export function ValueField<Value>({
  name,
  check,
  isRequired = false,
  className,
  children,
  ...texts
}: OwnProps<Value> & { children: (control: ControlProps, held: Held<Value>) => ReactNode }) {
  const { field, fieldState } = useController({ name, rules: { validate: (value: Value) => check?.(value) ?? true } })
  const { id } = useOwnControl({ name, label: texts.label })
  const error = fieldState.error?.message
  return (
    <Field id={id} {...texts} isRequired={isRequired} className={className} error={error}>
      {(control) => children(control, field as Held<Value>)}
    </Field>
  )
}

type WrittenProps = ControlProps &
  Omit<Held<string>, 'onChange'> & { onChange: (event: { target: { value: string } }) => void }

interface TextProps extends OwnProps<string> {
  /** Said where nothing is written: it has to be. */
  missing?: string
}
const checkOf =
  (missing: string | undefined, check: Check<string> | undefined): Check<string> =>
  (text) =>
    missing !== undefined && text.trim() === '' ? missing : check?.(text)

const written = <Props extends object>(Control: ComponentType<Props & WrittenProps>) =>
  function WrittenField({
    name,
    label,
    hint,
    footer,
    optionalLabel,
    className,
    missing,
    check,
    isRequired = missing !== undefined,
    ...input
  }: TextProps & Omit<Props, keyof TextProps | keyof Held<string>>) {
    return (
      <ValueField<string>
        {...{ name, label, hint, footer, optionalLabel, className, isRequired }}
        check={checkOf(missing, check)}
      >
        {(control, { onChange, ...held }) => (
          <Control
            {...(input as unknown as Props)}
            {...control}
            {...held}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </ValueField>
    )
  }

/** One line of text. */
export const TextField = written<InputHTMLAttributes<HTMLInputElement>>(Input)

/** Several lines of text. */
export const TextareaField = written<TextareaHTMLAttributes<HTMLTextAreaElement>>(Textarea)

/** One of several; what is said is a string, '' for none. */
export function SelectField({
  choices,
  disabled,
  placeholder,
  ...own
}: OwnProps<string> & Pick<ComponentProps<typeof Select>, 'choices' | 'disabled' | 'placeholder'>) {
  return (
    <ValueField<string> {...own}>
      {(control, { onChange, ...held }) => (
        <Select
          {...control}
          {...held}
          choices={choices}
          disabled={disabled}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </ValueField>
  )
}

/** What is wrong with something that is no single control: said where this stands, once the form was sent. */
export function Wrong<Value>({ name, check }: { name: string; check: Check<Value> }) {
  const { fieldState } = useController({ name, rules: { validate: (value: Value) => check(value) ?? true } })
  const text = fieldState.error?.message
  return text === undefined ? null : (
    <div role="alert" data-wrong>
      <FieldError text={text} />
    </div>
  )
}

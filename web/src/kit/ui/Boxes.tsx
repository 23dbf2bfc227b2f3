// A field with its control, where the value is held elsewhere: it is told, and tells what it shall be.
import type { ComponentProps, ComponentType } from 'react'
import { type ControlProps, Field, type FieldTexts } from './Field.tsx'
import { Input } from './Input.tsx'
import { Select } from './Select.tsx'
import { Textarea } from './Textarea.tsx'

interface FieldProps extends FieldTexts {
  id?: string | undefined
  isRequired?: boolean
  className?: string | undefined
  controlClass?: string | undefined
}
type Told = ControlProps & { className: string | undefined; onChange: (event: { target: { value: string } }) => void }

const boxed = <Props extends object>(Control: ComponentType<Props & Told>) =>
  function Box({
    id,
    label,
    optionalLabel,
    hint,
    error,
    footer,
    isRequired = false,
    className,
    controlClass,
    onChange,
    ...rest
  }: FieldProps & Omit<Props, keyof FieldProps | 'onChange'> & { onChange: (value: string) => void }) {
    return (
      <Field {...{ id, label, optionalLabel, hint, error, footer, isRequired, className }}>
        {(control) => (
          <Control
            {...(rest as unknown as Props)}
            {...control}
            className={controlClass}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    )
  }

export const InputBox = boxed<ComponentProps<typeof Input>>(Input)
export const TextareaBox = boxed<ComponentProps<typeof Textarea>>(Textarea)
export const SelectBox = boxed<ComponentProps<typeof Select>>(Select)

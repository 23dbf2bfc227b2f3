import { Input } from '../../../kit/ui/Input.tsx'
import type { ControlProps } from '../../../kit/ui/Field.tsx'
import { errorText } from '../form/field-errors.ts'
import { textError } from '../form/rules.ts'
import type { Messages } from '../i18n/messages.ts'
import type { FieldDefinition } from './field-kinds.ts'

const defaultMax = 2048 // OD-86

/** What is wrong with a choice or the text in its place; null where nothing is. `value` is what would be sent. */
export const writtenError = (
  messages: Pick<Messages, 'tKey' | 'has'>,
  { required, minLength, maxLength }: FieldDefinition,
  value: unknown,
): string | null => {
  if (value === undefined) return required ? errorText(messages, 'required') : null
  if (typeof value !== 'string') return null
  const error = textError(value, { minLength: minLength ?? 0, maxLength: maxLength ?? defaultMax })
  return error === null ? null : errorText(messages, error.code, { params: error.params })
}

/** Free text in place of a choice (T3). */
export function WrittenInput({
  field,
  value,
  onWrite,
  onBlur,
  ...part
}: ControlProps & {
  field: FieldDefinition
  value: string
  onWrite: (text: string) => void
  onBlur: () => void
}) {
  return (
    <Input
      {...part}
      value={value}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={onBlur}
      maxLength={field.maxLength ?? defaultMax}
      autoComplete="off"
    />
  )
}

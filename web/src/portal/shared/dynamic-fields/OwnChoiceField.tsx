import { useController, useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '../../../kit/ui/Field.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Radio } from '../../../kit/ui/Radio.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useOwnControl } from '../../../kit/form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import { WrittenInput, writtenError } from './WrittenInput.tsx'
import { hasList, isRadio, wireValue, writtenMark, writtenText } from './field-kinds.ts'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

/** One of a player's own accounts or games, or what they write: because it is not listed, or nothing is (T3). */
export function OwnChoiceField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const { t } = messages
  const { control } = useFormContext()
  const { id, error } = useOwnControl({ name, label: field.label, isRequired: field.required })
  const { field: held } = useController({
    name,
    control,
    rules: { validate: (value: unknown) => writtenError(messages, field, wireValue(field, value)) ?? true },
  })
  const value = typeof held.value === 'string' ? held.value : ''
  const text = writtenText(value)
  const shared = {
    id,
    label: field.label,
    optionalLabel: t('support.common.optional'),
    error,
    isRequired: field.required,
  }
  const write = (next: string): void => held.onChange(writtenMark + next)
  if (!hasList(field)) {
    return (
      <Field
        {...shared}
        hint={field.choices === 'silent' ? t('support.field.own.silent') : (field.tooltip ?? undefined)}
      >
        {(part) => <WrittenInput {...part} field={field} value={text ?? ''} onWrite={write} onBlur={held.onBlur} />}
      </Field>
    )
  }
  const written = text !== null && (
    <Field label={t('support.field.own.write')} isRequired>
      {(part) => <WrittenInput {...part} field={field} value={text} onWrite={write} onBlur={held.onBlur} />}
    </Field>
  )
  const choices = [
    ...field.options.map((option) => ({ value: option.id, label: option.label, isDisabled: option.disabled })),
    { value: writtenMark, label: t('support.field.own.other'), isDisabled: false },
  ]
  // Somebody else's, from a draft, is none.
  const chosen = text !== null ? writtenMark : choices.some((choice) => choice.value === value) ? value : ''
  if (isRadio(field)) {
    return (
      <FieldGroup {...shared} hint={field.tooltip ?? undefined}>
        <Stack gap={2} className={styles.options}>
          {choices.map((choice) => (
            <Radio
              key={choice.value}
              name={id}
              value={choice.value}
              label={choice.label}
              disabled={choice.isDisabled}
              checked={chosen === choice.value}
              onChange={() => held.onChange(choice.value)}
            />
          ))}
          {written}
        </Stack>
      </FieldGroup>
    )
  }
  return (
    <>
      <Field {...shared} hint={field.tooltip ?? undefined}>
        {(part) => (
          <Select
            {...part}
            value={chosen}
            onChange={(event) => held.onChange(event.target.value)}
            onBlur={held.onBlur}
            placeholder={field.placeholder ?? t('support.form.select')}
            choices={choices}
          />
        )}
      </Field>
      {written}
    </>
  )
}

import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { errorText } from '../form/field-errors.ts'
import { useOwnControl } from '../../../kit/form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import type { DynamicFieldProps } from './field-props.ts'
import { monthChoices, monthError } from './months.ts'
import styles from './DynamicFields.module.css'

/**
 * A month of the last years by two lists: the browsers' own control is a row of dashes in some, and a bare text in
 * others (CD-210).
 */
export function MonthField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const { t, locale } = messages
  const { id, error } = useOwnControl({ name, label: field.label, isRequired: field.required })
  const [{ months, years, words }] = useState(() => monthChoices(new Date(), locale))
  const { field: control } = useController({
    name,
    rules: {
      validate: (value: unknown) => {
        const code = monthError(value, field.required)
        return code === null ? true : errorText(messages, code)
      },
    },
  })
  const [year = '', month = ''] = String(control.value ?? '').split('-')
  const choose = (nextYear: string, nextMonth: string): void =>
    control.onChange(nextYear === '' && nextMonth === '' ? '' : `${nextYear}-${nextMonth}`)
  return (
    <FieldGroup
      id={id}
      label={field.label}
      optionalLabel={t('support.common.optional')}
      hint={field.tooltip ?? undefined}
      error={error}
      isRequired={field.required}
    >
      <Stack gap={3} className={styles.month}>
        <Select
          ref={control.ref}
          aria-label={words.month}
          aria-required={field.required || undefined}
          value={month}
          placeholder={words.month}
          choices={months}
          onBlur={control.onBlur}
          onChange={({ target }) => choose(year, target.value)}
        />
        <Select
          aria-label={words.year}
          aria-required={field.required || undefined}
          value={year}
          placeholder={words.year}
          choices={years}
          onBlur={control.onBlur}
          onChange={({ target }) => choose(target.value, month)}
        />
      </Stack>
    </FieldGroup>
  )
}

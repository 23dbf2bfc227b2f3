import { useController } from 'react-hook-form'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { ValueField } from '../../../kit/form/fields.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useTexts } from '../../shared/i18n.ts'

export type FormField = DeskSchema<'DeskTopicForm'>['fields'][number]
export type Value = DeskSchema<'DeskFormValue'>

/** One question of the topic's form, as its type has it; a check box has its label beside it. */
export function TopicField({ field }: { field: FormField }) {
  return field.type === 'checkbox' ? <FormCheck field={field} /> : <FormBox field={field} />
}

function FormBox({ field }: { field: FormField }) {
  const { t } = useTexts()
  return (
    <ValueField<Value | undefined>
      name={`fields.${field.key}`}
      label={field.label}
      isRequired={field.required}
      optionalLabel={t('filing.optional')}
    >
      {(control, { value, onChange }) =>
        field.options.length > 0 ? (
          <Select
            {...control}
            value={String(value ?? '')}
            onChange={({ target }) => onChange(target.value)}
            choices={[
              { value: '', label: t('filing.choose') },
              ...field.options
                .filter(({ disabled }) => !disabled)
                .map((option) => ({ value: option.id, label: option.label })),
            ]}
          />
        ) : (
          <Input
            {...control}
            dir="auto"
            type={field.type === 'date' ? 'date' : field.type === 'number' ? 'number' : 'text'}
            value={String(value ?? '')}
            maxLength={field.maxLength ?? deskLimits.DeskFormValue.maxLength}
            onChange={({ target }) =>
              onChange(field.type === 'number' && target.value !== '' ? Number(target.value) : target.value)
            }
          />
        )
      }
    </ValueField>
  )
}

function FormCheck({ field }: { field: FormField }) {
  const { field: held } = useController({ name: `fields.${field.key}` })
  return (
    <Checkbox
      label={field.label}
      checked={held.value === true}
      onChange={({ target }) => held.onChange(target.checked)}
    />
  )
}

import { Stack } from '../../../kit/ui/Layout.tsx'
import { later } from '../late/later.tsx'
import { FormField, FormGroup } from '../../../kit/form/FormField.tsx'
import { requiredRule } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { Radio } from '../../../kit/ui/Radio.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { isRadio } from './field-kinds.ts'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

const OwnChoiceField = later(async () => (await import('./OwnChoiceField.tsx')).OwnChoiceField, <Skeleton />)

/** One of several options: a list, or radio buttons (FIELD-07). */
export function ChoiceField(props: DynamicFieldProps) {
  return props.field.choices === 'fixed' ? <FixedChoice {...props} /> : <OwnChoiceField {...props} />
}

function FixedChoice({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const rules = field.required ? requiredRule(messages, 'enum') : undefined
  const shared = { name, label: field.label, hint: field.tooltip ?? undefined, isRequired: field.required, rules }
  if (isRadio(field)) {
    return (
      <FormGroup {...shared}>
        {(control) => (
          <Stack gap={2} className={styles.options}>
            {field.options.map((option) => (
              <Radio key={option.id} {...control} value={option.id} label={option.label} disabled={option.disabled} />
            ))}
          </Stack>
        )}
      </FormGroup>
    )
  }
  return (
    <FormField {...shared}>
      {(control) => (
        <Select
          {...control}
          placeholder={field.placeholder ?? messages.t('support.form.select')}
          choices={field.options.map(({ id, label, disabled }) => ({ value: id, label, isDisabled: disabled }))}
        />
      )}
    </FormField>
  )
}

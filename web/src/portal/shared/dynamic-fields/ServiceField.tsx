import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../kit/lib/class-names.ts'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { errorText } from '../form/field-errors.ts'
import { FormField, useOwnControl } from '../../../kit/form/FormField.tsx'
import { textRules } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { SecretAnswer } from './SecretAnswerField.tsx'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

const emailMax = 100 // OD-86

/**
 * A new secret question, a new e-mail address, or both; the inputs are there only with their box ticked (FIELD-12,
 * FIELD-13).
 */
export function ServiceField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const { t } = messages
  const { control, register, getValues } = useFormContext()
  const { id, error } = useOwnControl({ name, label: field.label, isRequired: field.required })
  // The browser's own rule belongs to the first box, the server's answer to the whole.
  const first = useOwnControl({ name: `${name}.sqa`, label: field.label })
  const hasQuestion = useWatch({ control, name: `${name}.sqa` }) === true
  const hasEmail = useWatch({ control, name: `${name}.email` }) === true
  // When required, one of the two must be chosen (FIELD-27).
  const oneOfBoth = {
    validate: () =>
      field.required && getValues(`${name}.sqa`) !== true && getValues(`${name}.email`) !== true
        ? errorText(messages, 'required')
        : true,
  }
  return (
    <FieldGroup
      id={id}
      label={field.label}
      optionalLabel={t('support.common.optional')}
      hint={field.tooltip ?? undefined}
      error={error ?? first.error}
      isRequired={field.required}
    >
      <div className={cx(styles.group, styles.boxes)}>
        <Checkbox id={first.id} {...register(`${name}.sqa`, oneOfBoth)} label={t('support.field.service.question')} />
        {hasQuestion && (
          <Stack gap={4} className={styles.nested}>
            <SecretAnswer questions={field.secretQuestions} name={name} isRequired />
          </Stack>
        )}
        <Checkbox {...register(`${name}.email`, { deps: [`${name}.sqa`] })} label={t('support.field.service.email')} />
        {hasEmail && (
          <Stack gap={4} className={styles.nested}>
            <FormField
              name={`${name}.newEmail`}
              label={t('support.field.service.new.email')}
              isRequired
              rules={textRules(messages, { isRequired: true, isEmail: true, maxLength: emailMax })}
            >
              {(part) => <Input {...part} type="email" autoComplete="email" maxLength={emailMax} />}
            </FormField>
          </Stack>
        )}
      </div>
    </FieldGroup>
  )
}

import { FormField } from '../../../kit/form/FormField.tsx'
import { requiredRule, textRules } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { Input } from '../../../kit/ui/Input.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

const answerMax = 100 // OD-86

/** A secret question and its answer; the answer is masked and never kept. */
export function SecretAnswerField({ field, name }: DynamicFieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      <SecretAnswer questions={field.secretQuestions} name={name} isRequired={field.required} />
    </fieldset>
  )
}

/** Question and answer below `name`; also part of the service bundle. */
export function SecretAnswer({
  questions,
  name,
  isRequired,
}: {
  questions: DynamicFieldProps['field']['secretQuestions']
  name: string
  isRequired: boolean
}) {
  const messages = useMessages()
  const { t } = messages
  return (
    <>
      <FormField
        name={`${name}.questionId`}
        label={t('support.field.secret.question')}
        isRequired={isRequired}
        rules={isRequired ? requiredRule(messages) : undefined}
      >
        {(control) => (
          <Select
            {...control}
            placeholder={t('support.form.select')}
            choices={questions.map(({ id, question }) => ({ value: id, label: question }))}
          />
        )}
      </FormField>
      <FormField
        name={`${name}.answer`}
        label={t('support.field.secret.answer')}
        isRequired={isRequired}
        rules={textRules(messages, { isRequired, isNotBlank: isRequired, maxLength: answerMax })}
      >
        {(control) => <Input {...control} type="password" autoComplete="off" maxLength={answerMax} />}
      </FormField>
    </>
  )
}

import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { FileField } from '../files/FileField.tsx'
import { diagnosticErrors, maxFiles } from '#rules/files.ts'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { FormGroup, useOwnControl } from '../../../kit/form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import { Radio } from '../../../kit/ui/Radio.tsx'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

/** Files of a diagnosis with the platform they come from; the rule of the whole replaces the type list (OD-88). */
export function DiagnosticField({ field, name }: DynamicFieldProps) {
  const { t } = useMessages()
  const { control, setValue } = useFormContext()
  const own = `${name}.platform`
  const beside = `fields.${field.shownWhen?.field}`
  const [chosen, told] = useWatch({ control, name: [own, beside] }) as unknown[]
  // A field beside it has asked for the platform already (T35).
  const isTold = told === 'windows' || told === 'mac'
  const platform = (isTold ? told : chosen) === 'mac' ? 'mac' : 'windows'
  useEffect(() => {
    if (chosen !== platform) setValue(own, platform)
  }, [setValue, own, chosen, platform])
  const { id, error } = useOwnControl({ name, label: field.label, isRequired: field.required })
  return (
    <FieldGroup
      id={id}
      label={field.label}
      error={error}
      isRequired={field.required}
      optionalLabel={t('support.common.optional')}
    >
      {!isTold && (
        <FormGroup name={own} label={t('support.field.diag.platform')} isRequired>
          {(part) => (
            <Stack gap={2} className={styles.options}>
              <Radio {...part} value="windows" label={t('support.field.diag.windows')} />
              <Radio {...part} value="mac" label={t('support.field.diag.mac')} />
            </Stack>
          )}
        </FormGroup>
      )}
      <FileField
        name={`${name}.files`}
        label={t('support.field.diag.files')}
        isRequired={field.required}
        maxCount={maxFiles.diagnostic}
        extensions="any"
        hint={
          field.tooltip ?? t(platform === 'windows' ? 'support.field.diag.hint.windows' : 'support.field.diag.hint.mac')
        }
        check={(files) => diagnosticErrors(files, platform, field.required)[0]?.code ?? null}
      />
    </FieldGroup>
  )
}

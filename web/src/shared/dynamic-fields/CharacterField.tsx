import { useController, useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { errorText } from '../form/field-errors.ts'
import { useOwnControl } from '../form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import type { DynamicFieldProps } from './registry.tsx'
import styles from './DynamicFields.module.css'

interface Value { realmId: number; characterId: number }

/** A realm and one of its characters; "none" has id 0 (discovery §3). */
export function CharacterField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const { t } = messages
  const { control } = useFormContext()
  const { id, error } = useOwnControl({ name, label: field.label })
  const { field: held } = useController({
    name, control,
    rules: { validate: (value: Value | undefined) => (field.required && (value?.characterId ?? 0) === 0 ? errorText(messages, 'required') : true) },
  })
  const value = (held.value ?? { realmId: 0, characterId: 0 }) as Value
  const realm = field.realms.find((one) => one.realmId === value.realmId)
  return (
    <FieldGroup id={id} label={field.label} optionalLabel={t('support.common.optional')} hint={field.tooltip ?? undefined} error={error} isRequired={field.required}>
      <div className={styles.row}>
        <Field label={t('support.field.realm')} isRequired>
          {(part) => (
            <Select {...part} value={value.realmId} onChange={(event) => {
              const next = field.realms.find((one) => one.realmId === Number(event.target.value))
              held.onChange({ realmId: next?.realmId ?? 0, characterId: next?.characters[0]?.characterId ?? 0 })
            }}>
              <option value={0}>{t('support.form.select')}</option>
              {field.realms.map((one) => <option key={one.realmId} value={one.realmId}>{one.realmName}</option>)}
            </Select>
          )}
        </Field>
        <Field label={t('support.field.character')} isRequired>
          {(part) => (
            <Select {...part} value={value.characterId} onChange={(event) => held.onChange({ ...value, characterId: Number(event.target.value) })}>
              <option value={0}>{t('support.field.character.none')}</option>
              {(realm?.characters ?? []).map((one) => <option key={one.characterId} value={one.characterId}>{t('support.field.character.name', { name: one.characterName, level: one.level, class: one.className })}</option>)}
            </Select>
          )}
        </Field>
      </div>
    </FieldGroup>
  )
}

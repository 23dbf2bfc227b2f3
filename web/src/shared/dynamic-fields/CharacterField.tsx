import { useController, useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { errorText } from '../form/field-errors.ts'
import { useOwnControl } from '../form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

interface Value {
  realmId: number
  characterId: number
}

/** A realm and one of its characters; "none" has id 0 (FIELD-16). */
export function CharacterField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const { t } = messages
  const { control } = useFormContext()
  const { id, error } = useOwnControl({ name, label: field.label })
  const { field: held } = useController({
    name,
    control,
    rules: {
      validate: (value: Value | undefined) =>
        field.required && (value?.characterId ?? 0) === 0 ? errorText(messages, 'required') : true,
    },
  })
  const value = (held.value ?? { realmId: 0, characterId: 0 }) as Value
  // The first character of a realm is chosen with it (FIELD-17).
  const chooseRealm = (realmId: number): void => {
    const next = field.realms.find((one) => one.realmId === realmId)
    held.onChange({ realmId: next?.realmId ?? 0, characterId: next?.characters[0]?.characterId ?? 0 })
  }
  const realm = field.realms.find((one) => one.realmId === value.realmId)
  return (
    <FieldGroup
      id={id}
      label={field.label}
      optionalLabel={t('support.common.optional')}
      hint={field.tooltip ?? undefined}
      error={error}
      isRequired={field.required}
    >
      <div className={styles.row}>
        <Field label={t('support.field.realm')} isRequired>
          {(part) => (
            <Select
              {...part}
              value={String(value.realmId)}
              onChange={(event) => chooseRealm(Number(event.target.value))}
              choices={[
                { value: '0', label: t('support.form.select') },
                ...field.realms.map(({ realmId, realmName }) => ({ value: String(realmId), label: realmName })),
              ]}
            />
          )}
        </Field>
        <Field label={t('support.field.character')} isRequired>
          {(part) => (
            <Select
              {...part}
              value={String(value.characterId)}
              onChange={(event) => held.onChange({ ...value, characterId: Number(event.target.value) })}
              choices={[
                { value: '0', label: t('support.field.character.none') },
                ...(realm?.characters ?? []).map((one) => ({
                  value: String(one.characterId),
                  label: t('support.field.character.name', {
                    name: one.characterName,
                    level: one.level,
                    class: one.className,
                  }),
                })),
              ]}
            />
          )}
        </Field>
      </div>
    </FieldGroup>
  )
}

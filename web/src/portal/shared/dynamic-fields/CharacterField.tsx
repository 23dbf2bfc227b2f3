import { useController, useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '../../../kit/ui/Field.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { errorText } from '../form/field-errors.ts'
import { useOwnControl } from '../../../kit/form/FormField.tsx'
import { useMessages } from '../i18n/context.ts'
import { WrittenInput, writtenError } from './WrittenInput.tsx'
import { type CharacterChoice, hasList, wireValue, writtenCharacter } from './field-kinds.ts'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

/**
 * A realm and one of its characters; "none" has id 0 (FIELD-16). One that is not listed is written, and so is every one
 * where no list is at hand (T3).
 */
export function CharacterField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const { t } = messages
  const { control } = useFormContext()
  const { id, error } = useOwnControl({ name, label: field.label, isRequired: field.required })
  const isNone = (sent: unknown): boolean => typeof sent === 'object' && (sent as CharacterChoice).characterId === 0
  const { field: held } = useController({
    name,
    control,
    rules: {
      validate: (given: unknown) => {
        const sent = wireValue(field, given)
        if (field.required && isNone(sent)) return errorText(messages, 'required')
        return writtenError(messages, field, sent) ?? true
      },
    },
  })
  const { realmId = 0, characterId = 0, text = '' } = (held.value ?? {}) as Partial<CharacterChoice>
  const shared = {
    id,
    label: field.label,
    optionalLabel: t('support.common.optional'),
    error,
    isRequired: field.required,
  }
  const write = (next: string): void =>
    held.onChange({ realmId: 0, characterId: writtenCharacter, text: next } satisfies CharacterChoice)
  if (!hasList(field)) {
    const format = t('support.field.character.write')
    const note = field.choices === 'silent' && (
      <>
        {t('support.field.own.silent')}
        <br />
      </>
    )
    const hint = (
      <>
        {note}
        {format}
      </>
    )
    return (
      <Field {...shared} hint={hint}>
        {(part) => <WrittenInput {...part} field={field} value={text} onWrite={write} onBlur={held.onBlur} />}
      </Field>
    )
  }
  const takesText = field.choices !== 'fixed'
  const writes = takesText && characterId === writtenCharacter
  const other = takesText ? [{ value: String(writtenCharacter), label: t('support.field.own.other') }] : []
  // The first character of a realm is chosen with it (FIELD-17).
  const chooseRealm = (wanted: number): void => {
    if (wanted === writtenCharacter) return write(text)
    const next = field.realms.find((one) => one.realmId === wanted)
    held.onChange({ realmId: next?.realmId ?? 0, characterId: next?.characters[0]?.characterId ?? 0 })
  }
  const chooseCharacter = (wanted: number): void =>
    wanted === writtenCharacter ? write(text) : held.onChange({ realmId, characterId: wanted })
  const realm = field.realms.find((one) => one.realmId === realmId)
  const character = realm?.characters.find((one) => one.characterId === characterId)
  return (
    <FieldGroup {...shared} hint={field.tooltip ?? undefined}>
      <div className={styles.group}>
        <Stack gap={4} className={styles.row}>
          <Field label={t('support.field.realm')} isRequired>
            {(part) => (
              <Select
                {...part}
                value={String(writes ? writtenCharacter : (realm?.realmId ?? 0))}
                onChange={(event) => chooseRealm(Number(event.target.value))}
                choices={[
                  { value: '0', label: t('support.form.select') },
                  ...field.realms.map((one) => ({ value: String(one.realmId), label: one.realmName })),
                  ...other,
                ]}
              />
            )}
          </Field>
          <Field label={t('support.field.character')} isRequired>
            {(part) => (
              <Select
                {...part}
                value={String(writes ? writtenCharacter : (character?.characterId ?? 0))}
                onChange={(event) => chooseCharacter(Number(event.target.value))}
                choices={[
                  { value: '0', label: t('support.field.character.none') },
                  ...(realm?.characters ?? []).map((one) => ({
                    value: String(one.characterId),
                    // Of one that was written at the desk nobody knows more than the name.
                    label:
                      one.className === ''
                        ? one.characterName
                        : t('support.field.character.name', {
                            name: one.characterName,
                            level: one.level,
                            class: one.className,
                          }),
                  })),
                  ...other,
                ]}
              />
            )}
          </Field>
        </Stack>
        {writes && (
          <Field label={t('support.field.character.write')} isRequired>
            {(part) => <WrittenInput {...part} field={field} value={text} onWrite={write} onBlur={held.onBlur} />}
          </Field>
        )}
      </div>
    </FieldGroup>
  )
}

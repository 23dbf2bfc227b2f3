import { useEffect } from 'react'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { askedFields } from '#rules/asked-fields.ts'
import type { FieldDefinition } from './field-kinds.ts'

/**
 * The fields of a topic's form that are asked now (CD-387): it looks at those that others hang on and at no others, so
 * that nobody's typing draws the form anew. What was filled in before a field went stays for when it comes back.
 */
export const useAskedFields = <T extends FieldValues>(
  control: Control<T>,
  fields: readonly FieldDefinition[],
): readonly FieldDefinition[] => {
  const decisive = [...new Set(fields.flatMap(({ shownWhen }) => shownWhen?.field ?? []))]
  const values = useWatch({
    control,
    name: decisive.map((key) => `fields.${key}`) as never,
    disabled: decisive.length === 0,
  }) as readonly unknown[]
  const asked =
    decisive.length === 0
      ? fields
      : askedFields(fields, Object.fromEntries(decisive.map((key, index) => [key, values[index]])))
  const names = asked.map(({ key }) => key).join(' ')
  useEffect(() => {
    const shown = new Set(names.split(' '))
    // What is not asked is missing nowhere; the form would go on demanding it.
    for (const { key, shownWhen } of fields)
      if (shownWhen !== undefined && !shown.has(key))
        control.unregister(`fields.${key}` as never, {
          keepValue: true,
          keepDefaultValue: true,
          keepDirty: true,
          keepTouched: true,
        })
  }, [control, fields, names])
  return asked
}

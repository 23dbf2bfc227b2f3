import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { askable } from './kinds.ts'
import type { Field } from './queries.ts'
import { wordsIn } from './words.ts'
import { useWriting } from './Words.tsx'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'

/** When a question is asked: always, or when an earlier one is answered with one of these (CD-387). */
export function ConditionEditor({
  fields,
  index,
  error,
  onChange,
}: {
  fields: readonly Field[]
  index: number
  error?: string
  onChange: (part: Pick<Field, 'shownWhen'>) => void
}) {
  const { t, locale } = useTexts()
  const { defaultLocale } = useWriting()
  const { shownWhen } = fields[index]!
  const choices = askable(fields, index)
  const asked = choices.find(({ key }) => key === shownWhen?.field)
  const said = (words: Field['label'], key: string): string => wordsIn(words, locale, defaultLocale) || key
  const answers =
    asked?.type === 'checkbox'
      ? [
          { id: 'true', name: t('topics.ticked') },
          { id: 'false', name: t('topics.unticked') },
        ]
      : (asked?.options ?? []).map(({ id, label }) => ({ id, name: said(label, id) }))
  const known = new Set(choices.map(({ key }) => key))
  return (
    <Stack gap={3}>
      <SelectBox
        label={t('topics.shown')}
        {...(error === undefined ? {} : { error })}
        {...(choices.length === 0 ? { hint: t('topics.shown.none') } : {})}
        value={shownWhen?.field ?? ''}
        onChange={(chosen) => onChange({ shownWhen: chosen === '' ? null : { field: chosen, is: [] } })}
        choices={[
          { value: '', label: t('topics.shown.always') },
          ...choices.map(({ key, label }) => ({
            value: key,
            label: t('topics.shown.when', { name: said(label, key) }),
          })),
          ...(shownWhen !== null && !known.has(shownWhen.field)
            ? [{ value: shownWhen.field, label: t('topics.shown.when', { name: shownWhen.field }) }]
            : []),
        ]}
      />
      {shownWhen !== null && answers.length > 0 && (
        <FieldGroup label={t('topics.shown.is')}>
          <Stack gap={1}>
            {answers.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={shownWhen.is.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    shownWhen: {
                      ...shownWhen,
                      is: answers
                        .map((answer) => answer.id)
                        .filter((one) => (one === id ? target.checked : shownWhen.is.includes(one))),
                    },
                  })
                }
              />
            ))}
          </Stack>
        </FieldGroup>
      )}
    </Stack>
  )
}

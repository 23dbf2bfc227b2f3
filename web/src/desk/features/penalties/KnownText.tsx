import type { DeskSchema } from '../../../api/desk.ts'
import { useId, useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Stack, Text } from '../../../ui/Layout.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'

type LocalText = Record<string, string>

const mostOffered = 30
const keyOf = (texts: LocalText): string => texts['en-US'] ?? JSON.stringify(texts)

/** What earlier restrictions say there, newest first, each once. */
export const knownTexts = (
  penalties: readonly DeskSchema<'DeskPenalty'>[] | undefined,
  name: 'penalty' | 'reason' | 'ruleBroken' | 'howToComplain',
): LocalText[] | undefined => {
  if (penalties === undefined) return undefined
  const found = new Map<string, LocalText>()
  for (const penalty of penalties) {
    const texts = penalty[name]
    if (texts === undefined || Object.keys(texts).length === 0) continue
    const key = keyOf(texts)
    // Of the same words the one in more languages.
    if (Object.keys(texts).length > Object.keys(found.get(key) ?? {}).length) found.set(key, texts)
  }
  return [...found.values()].slice(0, mostOffered)
}

interface KnownTextProps {
  label: string
  /** undefined while nobody knows. */
  known: readonly LocalText[] | undefined
  texts: LocalText
  /** Of own words. */
  language: string
  isRequired: boolean
  /** It was asked for, and is not there. */
  isMissing?: boolean
  onChange: (texts: LocalText) => void
}

const own = ' own'

/** A text chosen among those that were used before, in all their languages, or written in own words. */
export function KnownText(props: KnownTextProps) {
  const { label, known, texts, language, isRequired, isMissing = false, onChange } = props
  const { t, locale } = useTexts()
  const [chosen, setChosen] = useState('')
  const ownId = useId()
  const error = isMissing ? { error: t('form.needed') } : {}
  const box = (id: string, isDescribed: boolean) => (
    <Textarea
      id={id}
      aria-label={isDescribed ? undefined : label}
      rows={3}
      lang={language}
      value={texts[language] ?? ''}
      onChange={(event) => onChange({ ...texts, [language]: event.target.value })}
    />
  )
  if (known?.length === 0)
    return (
      <Field label={label} isRequired={isRequired} {...error}>
        {({ id }) => box(id, true)}
      </Field>
    )
  const text = known?.find((one) => keyOf(one) === chosen)
  return (
    <Stack gap={2}>
      <Field label={label} isRequired={isRequired} {...error}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value)
              onChange(known?.find((one) => keyOf(one) === target.value) ?? {})
            }}
            choices={[
              { value: '', label: t(isRequired ? 'filing.choose' : 'penalty.none') },
              ...(known ?? []).map((one) => ({ value: keyOf(one), label: variantOf({ texts: one }, locale) })),
              { value: own, label: t('penalty.own') },
            ]}
          />
        )}
      </Field>
      {chosen === own && box(ownId, false)}
      {text !== undefined && (
        <Text tone="quiet" size={1}>
          {t('penalty.languages', { count: Object.keys(text).length })}
        </Text>
      )}
    </Stack>
  )
}

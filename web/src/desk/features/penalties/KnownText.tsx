import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useId, useState } from 'react'
import { type Check, type Held, ValueField } from '../../../kit/form/fields.tsx'
import { Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
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
  /** Of the value in its form. */
  name: string
  label: string
  /** undefined while nobody knows. */
  known: readonly LocalText[] | undefined
  /** Of own words. */
  language: string
  isRequired: boolean
  check?: Check<LocalText>
}

const own = ' own'

/** A text chosen among those that were used before, in all their languages, or written in own words. */
export function KnownText(props: KnownTextProps) {
  const { known, language, ...field } = props
  const { label, isRequired } = field
  const { t, locale } = useTexts()
  const [chosen, setChosen] = useState('')
  const ownId = useId()
  const box = (control: { id: string; 'aria-label'?: string }, { value: texts, onChange }: Held<LocalText>) => (
    <Textarea
      {...control}
      rows={3}
      lang={language}
      value={texts[language] ?? ''}
      onChange={(event) => onChange({ ...texts, [language]: event.target.value })}
    />
  )
  if (known?.length === 0)
    return <ValueField<LocalText> {...field}>{(control, held) => box({ id: control.id }, held)}</ValueField>
  const text = known?.find((one) => keyOf(one) === chosen)
  return (
    <ValueField<LocalText> {...field}>
      {(control, held) => (
        <>
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value)
              held.onChange(known?.find((one) => keyOf(one) === target.value) ?? {})
            }}
            choices={[
              { value: '', label: t(isRequired ? 'filing.choose' : 'penalty.none') },
              ...(known ?? []).map((one) => ({ value: keyOf(one), label: variantOf({ texts: one }, locale) })),
              { value: own, label: t('penalty.own') },
            ]}
          />
          {chosen === own && box({ id: ownId, 'aria-label': label }, held)}
          {text !== undefined && (
            <Text tone="quiet" size={1}>
              {t('penalty.languages', { count: Object.keys(text).length })}
            </Text>
          )}
        </>
      )}
    </ValueField>
  )
}

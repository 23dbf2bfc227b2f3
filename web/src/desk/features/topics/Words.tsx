import { createContext, type ReactNode, use } from 'react'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import { directionOf } from '../../shared/i18n.ts'
import type { WordsByLocale } from './queries.ts'
import { withWords } from './words.ts'

/** In which language a topic is written just now. */
export interface Writing {
  locale: string
  defaultLocale: string
  /** Of the portal. */
  locales: readonly string[]
  /** Whether the caller may change this language's words. */
  mayWrite: boolean
  /** Whether they may change more than words. */
  mayShape: boolean
}
export const WritingContext = createContext<Writing>({
  locale: 'en-US',
  defaultLocale: 'en-US',
  locales: [],
  mayWrite: true,
  mayShape: true,
})
export const useWriting = (): Writing => use(WritingContext)

/** One text, in the language that is written in; in another one than the portal's own, that stands above it. */
export function Words({
  label,
  hint,
  words,
  isRequired = false,
  rows,
  error,
  className,
  onChange,
}: {
  label: string
  hint?: ReactNode
  words: WordsByLocale
  isRequired?: boolean
  /** Of a text of more than one line. */
  rows?: number
  error?: string | undefined
  className?: string
  onChange: (words: WordsByLocale) => void
}) {
  const { locale, defaultLocale, mayWrite } = useWriting()
  const original = locale === defaultLocale ? undefined : words[defaultLocale]
  const said = original !== undefined ? <q dir="auto">{original}</q> : hint
  return (
    <Field
      label={label}
      isRequired={isRequired}
      {...(said === undefined ? {} : { hint: said })}
      {...(error === undefined ? {} : { error })}
      {...(className === undefined ? {} : { className })}
    >
      {(control) => {
        const shared = {
          ...control,
          lang: locale,
          dir: directionOf(locale),
          value: words[locale] ?? '',
          readOnly: !mayWrite,
          onChange: ({ target }: { target: { value: string } }) => onChange(withWords(words, locale, target.value)),
        }
        return rows === undefined ? <Input {...shared} /> : <Textarea {...shared} rows={rows} />
      }}
    </Field>
  )
}

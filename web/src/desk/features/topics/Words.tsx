import { createContext, type ReactNode, use } from 'react'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import type { WordsByLocale } from './queries.ts'
import { withWords, wordsIn } from './words.ts'
import { InputBox, TextareaBox } from '../../../kit/ui/Boxes.tsx'
import { Condition } from '../../shared/Condition.tsx'

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

interface WordsProps {
  label: string
  hint?: ReactNode
  words: WordsByLocale
  isRequired?: boolean
  /** Of a text of more than one line. */
  rows?: number
  error?: string | undefined
  onChange: (words: WordsByLocale) => void
}
/** One text, in the language that is written in; in another one than the portal's own, that stands above it. */
export function Words({ hint, words, rows, onChange, ...texts }: WordsProps) {
  const { locale, defaultLocale, mayWrite } = useWriting()
  const original = locale === defaultLocale ? undefined : words[defaultLocale]
  const box = {
    ...texts,
    hint: original === undefined ? hint : <q dir="auto">{original}</q>,
    lang: locale,
    dir: directionOf(locale),
    value: words[locale] ?? '',
    readOnly: !mayWrite,
    onChange: (text: string) => onChange(withWords(words, locale, text)),
  }
  return rows === undefined ? <InputBox {...box} /> : <TextareaBox {...box} rows={rows} />
}

/** The same as a line that says it, and opens to change it. */
export function WordsLine({ none, ...box }: WordsProps & { none?: string }) {
  const { t } = useTexts()
  const { locale, defaultLocale } = useWriting()
  const { label, words, error } = box
  return (
    <Condition
      name={label}
      words={wordsIn(words, locale, defaultLocale) || null}
      none={none ?? t('penalty.none')}
      isWrong={error !== undefined}
    >
      <Words {...box} />
    </Condition>
  )
}

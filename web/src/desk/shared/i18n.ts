// The desk's own words: a file a language, fetched as it is needed. The player's catalogue is not asked.
import { createContext, use } from 'react'
import { type MessageValue, formatParts, parseMessage } from '../../kit/lib/icu.ts'
import { keptLocale } from './choices.ts'
import type words from './messages/en-US.json'

export type TextKey = keyof typeof words
export interface Texts {
  locale: string
  t: (key: TextKey, params?: Record<string, MessageValue>) => string
  number: (value: number) => string
}
type Words = Record<TextKey, string>

const files: Readonly<Record<string, () => Promise<{ default: Words }>>> = {
  'en-US': () => import('./messages/en-US.json'),
  'de-DE': () => import('./messages/de-DE.json'),
  'fr-FR': () => import('./messages/fr-FR.json'),
  'es-ES': () => import('./messages/es-ES.json'),
  'pt-BR': () => import('./messages/pt-BR.json'),
  'ja-JP': () => import('./messages/ja-JP.json'),
  'ko-KR': () => import('./messages/ko-KR.json'),
  'zh-CN': () => import('./messages/zh-CN.json'),
  'ar-SA': () => import('./messages/ar-SA.json'),
}
export const deskLocales: readonly string[] = Object.keys(files)

/** The chosen language, else the browser's first that we have. */
export const wantedLocale = (
  wishes: readonly string[] = [keptLocale.read(), ...navigator.languages],
  offered = deskLocales,
): string =>
  wishes
    .map(
      (wish) =>
        offered.find((locale) => locale.toLowerCase() === wish.toLowerCase()) ??
        offered.find((locale) => wish.length > 1 && locale.slice(0, 2) === wish.slice(0, 2).toLowerCase()),
    )
    .find((locale) => locale !== undefined) ?? 'en-US'

export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.startsWith('ar') ? 'rtl' : 'ltr')

/** Own name of a language, as its speakers write it. */
export const languageName = (locale: string, shownIn = locale): string =>
  new Intl.DisplayNames([shownIn], { type: 'language' }).of(locale) ?? locale

/** What is chosen from, each once, by what it is called. */
export const choicesOf = <Value>(values: Iterable<Value>, nameOf: (value: Value) => string) =>
  [...new Set(values)].map((value) => ({ value, label: nameOf(value) }))

export const languageChoices = (locales: Iterable<string>, shownIn: string) =>
  choicesOf(locales, (locale) => languageName(locale, shownIn))

export const textsOf = (locale: string, all: Words): Texts => {
  const parsed = new Map<TextKey, ReturnType<typeof parseMessage>>()
  const read = (key: TextKey): ReturnType<typeof parseMessage> => {
    const known = parsed.get(key) ?? parseMessage(all[key])
    parsed.set(key, known)
    return known
  }
  return {
    locale,
    t: (key, params = {}) => formatParts(read(key), params, locale).join(''),
    number: new Intl.NumberFormat(locale).format,
  }
}

export const loadTexts = async (locale: string): Promise<Texts> => textsOf(locale, (await files[locale]!()).default)

export const TextsContext = createContext<Texts | null>(null)
export const useTexts = (): Texts => {
  const texts = use(TextsContext)
  if (texts === null) throw new Error('TextsContext is missing')
  return texts
}

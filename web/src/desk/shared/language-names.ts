// Names of languages where there is little room: a country is said only where one language is there twice.
import { languageName } from './i18n.ts'

export const shortNames = (locales: readonly string[], shownIn: string): ReadonlyMap<string, string> => {
  const languageOf = (locale: string): string => locale.split('-')[0]!
  const times = (language: string): number => locales.filter((locale) => languageOf(locale) === language).length
  return new Map(
    locales.map((locale) => [
      locale,
      languageName(times(languageOf(locale)) > 1 ? locale : languageOf(locale), shownIn),
    ]),
  )
}

export const shortChoices = (locales: readonly string[], shownIn: string) =>
  [...shortNames(locales, shownIn)].map(([value, label]) => ({ value, label }))

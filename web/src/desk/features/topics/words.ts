// Words of a topic in the languages of the portal.
import type { WordsByLocale } from './queries.ts'

/** In this language, or in the portal's own. */
export const wordsIn = (words: WordsByLocale, locale: string, defaultLocale: string): string =>
  words[locale] ?? words[defaultLocale] ?? Object.values(words)[0] ?? ''

export const withWords = (words: WordsByLocale, locale: string, text: string): WordsByLocale => {
  if (text !== '') return { ...words, [locale]: text }
  const { [locale]: _gone, ...others } = words
  return others
}

/** What of a text a pattern of the contract takes, letter by letter: what does not fit is not typed. */
export const fitting = (text: string, pattern: string): string => {
  const fits = new RegExp(pattern)
  let taken = ''
  for (const letter of text) if (fits.test(taken + letter)) taken += letter
  return taken
}

/** A key out of words that nobody has to think of: `Which phone?` → `which-phone`, and a number where it is taken. */
export const keyFor = (words: string, taken: readonly string[], fallback: string): string => {
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
  const key = plain === '' ? fallback : plain
  if (!taken.includes(key)) return key
  for (let number = 2; ; number++) if (!taken.includes(`${key}-${number}`)) return `${key}-${number}`
}

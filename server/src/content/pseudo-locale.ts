/**
 * Pseudo-locales, made from the default locale's texts (promises L1, L2): `en-XA` with brackets, accents and 40 % more
 * length, `ar-XB` from right to left. ICU arguments and markup stay as they are.
 */
import { pseudoLocales } from './locale.ts'

export type PseudoLocale = (typeof pseudoLocales)[number]
export const isPseudoLocale = (locale: string): locale is PseudoLocale =>
  (pseudoLocales as readonly string[]).includes(locale)

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'åƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ']

const decorate = (locale: PseudoLocale, words: string): string =>
  locale === 'en-XA'
    ? [...words].map((letter) => accented[plainLetters.indexOf(letter)] ?? letter).join('')
    : words.replace(/[\p{L}\p{N}]+/gu, (word) => `\u202e${word}\u202c`)

/**
 * Splits an ICU message into what may be changed and what may not: `{…}` down to the texts of plural and select
 * branches.
 */
const pseudoMessage = (locale: PseudoLocale, message: string): string => {
  let result = ''
  let position = 0
  while (position < message.length) {
    const open = message.indexOf('{', position)
    if (open < 0) return result + decorate(locale, message.slice(position))
    result += decorate(locale, message.slice(position, open))
    const close = closing(message, open)
    const inside = message.slice(open + 1, close)
    const head = /^\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(inside)?.[0]
    result += head ? `{${head}${pseudoBranches(locale, inside.slice(head.length))}}` : `{${inside}}`
    position = close + 1
  }
  return result
}

const pseudoBranches = (locale: PseudoLocale, branches: string): string => {
  let result = ''
  let position = 0
  while (position < branches.length) {
    const open = branches.indexOf('{', position)
    if (open < 0) return result + branches.slice(position)
    const close = closing(branches, open)
    result += `${branches.slice(position, open)}{${pseudoMessage(locale, branches.slice(open + 1, close))}}`
    position = close + 1
  }
  return result
}

/** Index of the `}` that closes the `{` at `open`; the end of the text when there is none. */
const closing = (message: string, open: number): number => {
  let depth = 0
  for (let index = open; index < message.length; index += 1) {
    if (message[index] === '{') depth += 1
    if (message[index] === '}' && --depth === 0) return index
  }
  return message.length
}

/** A text as the pseudo-locale shows it; an empty one stays empty. */
export const pseudoText = (locale: PseudoLocale, text: string): string => {
  if (!text) return text
  const body = pseudoMessage(locale, text)
  if (locale === 'ar-XB') return body
  const letters = [...text.replace(/\{[^}]*\}/g, '')].length
  return `[${body}${'·'.repeat(Math.ceil(letters * 0.4))}]`
}

/** The same for sanitised HTML: only the text between tags changes. */
export const pseudoHtml = (locale: PseudoLocale, html: string): string =>
  html.replace(/>([^<]*[\p{L}\p{N}][^<]*)</gu, (_whole, words: string) => `>${pseudoWords(locale, words)}<`)

const pseudoWords = (locale: PseudoLocale, words: string): string => {
  const body = words
    .split(/(&[a-z]+;|&#\d+;)/)
    .map((part) => (part.startsWith('&') ? part : decorate(locale, part)))
    .join('')
  return locale === 'ar-XB' ? body : `[${body}]`
}

// The words of a validation code, which every room that refuses something needs.
import type { Texts } from './texts.ts'

type ValidationText = (locale: string, code: string, params?: Record<string, unknown>) => string

/** Words that lack a value come as they are written, braces and all. */
const isWhole = (words: string): boolean => !/\{\w+[,}]/.test(words)

/** A message of a validation code; one whose limit the room did not say, or a code nobody has words for gives the generic one (OD-90). */
export const createValidationText =
  (texts: Texts): ValidationText =>
  (locale, code, params) => {
    const values = params as Record<string, string | number> | undefined
    const key = code.includes('.') ? code : `support.validation.${code}`
    const words = texts.say(locale, key, values)
    return (
      (isWhole(words) && words) ||
      texts.say(locale, 'support.validation.generic', values) ||
      texts.say(locale, 'support.error.generic')
    )
  }

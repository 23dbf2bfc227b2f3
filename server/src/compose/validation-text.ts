// The words of a validation code, which every room that refuses something needs.
import type { Texts } from '../localizations/texts.ts'

export type ValidationText = (locale: string, code: string, params?: Record<string, unknown>) => string

/** A message of a validation code; a code nobody has words for gives the generic one (OD-90). */
export const createValidationText =
  (texts: Texts): ValidationText =>
  (locale, code, params) => {
    const values = params as Record<string, string | number> | undefined
    const key = code.includes('.') ? code : `support.validation.${code}`
    return (
      texts.say(locale, key, values) ||
      texts.say(locale, 'support.validation.generic', values) ||
      texts.say(locale, 'support.error.generic')
    )
  }

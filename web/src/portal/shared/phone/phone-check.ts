// Phone numbers are checked when their field is left (CD-63); the numbering plans come as soon as such a field is shown.
import { useEffect } from 'react'
import type { RegisterOptions } from 'react-hook-form'
import { errorText } from '../form/field-errors.ts'
import { type TextRules, textRules } from '../form/rules.ts'
import type { Messages } from '../i18n/messages.ts'

type Plans = typeof import('./phone-number.ts')
export type LoadPlans = () => Promise<Plans>

const loadPlans: LoadPlans = () => import('./phone-number.ts')

/** Fetches the numbering plans while somebody types. */
export const useNumberingPlans = (isPhoneShown = true): void => {
  useEffect(() => {
    if (isPhoneShown) loadPlans().catch(() => undefined)
  }, [isPhoneShown])
}

export interface PhoneRules extends Omit<TextRules, 'also'> {
  /** The chosen country, alpha-2: the number must be one of it, or begin with a plus. */
  country?: string
  /** Nobody is asked for a country: the digits of a number, counted as in this language's country, are enough. */
  locale?: string
}

const invalid = 'support.guided.entry.error.invalid.phone'

/** Whether a number is one; so is each while the plans cannot be had, for the server looks again. */
export const isPhoneNumber = async (
  typed: string,
  { country, locale }: Pick<PhoneRules, 'country' | 'locale'>,
  load: LoadPlans = loadPlans,
): Promise<boolean> => {
  const plans = await load().catch(() => null)
  return (
    plans === null ||
    (locale === undefined ? plans.isNumberOf(typed, country) : plans.hasDigitsOfNumber(typed, locale.slice(-2)))
  )
}

/** As textRules, for a phone number. An empty one breaks nothing but `required`. */
export const phoneRules = (
  messages: Pick<Messages, 'tKey' | 'has'>,
  { country, locale, ...rules }: PhoneRules,
): RegisterOptions => {
  const { validate } = textRules(messages, rules) as { validate: (value: unknown) => true | string }
  return {
    validate: async (typed: string | undefined) => {
      const isText = validate(typed)
      if (isText !== true || !typed?.trim() || (await isPhoneNumber(typed, { country, locale }))) return isText
      return errorText(messages, locale === undefined ? invalid : 'phone')
    },
  }
}

// Numbering plans in the browser, the smallest set of libphonenumber-js. A file of its own, which comes with the first
// phone field that is shown (phone-check.ts); the server judges by the whole set.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainNumber } from '#rules/phone-text.ts'

/**
 * Whether somebody could be called there. `country`: alpha-2, for numbers that do not begin with a plus; the US where
 * none is chosen (PHONE-06).
 */
export const isNumberOf = (typed: string, country = ''): boolean => {
  const region = country || 'US'
  return isSupportedCountry(region) && parsePhoneNumberFromString(plainNumber(typed), region)?.isValid() === true
}

/** Whether it has the digits of a number, where nobody asked for a country. */
export const hasDigitsOfNumber = (typed: string, country: string): boolean =>
  parsePhoneNumberFromString(plainNumber(typed), isSupportedCountry(country) ? country : 'US')?.isPossible() === true

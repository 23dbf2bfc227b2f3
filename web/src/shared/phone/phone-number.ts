// Numbering plans in the browser, the smallest set of libphonenumber-js. A file of its own, which comes with the first
// phone field that is shown (phone-check.ts); the server judges by the whole set.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** As the server reads it (`phone/numbering.ts`): what contacts put around and between the digits is none of a plan's. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^([^\d+]*\+\D*52\D*)1(?=(?:\D*\d){10}\D*$)/, '$1')

/**
 * Whether somebody could be called there. `country`: alpha-2, for numbers that do not begin with a plus; the US where
 * none is chosen (PHONE-06).
 */
export const isNumberOf = (typed: string, country = ''): boolean => {
  const region = country || 'US'
  return isSupportedCountry(region) && parsePhoneNumberFromString(plain(typed), region)?.isValid() === true
}

/** Whether it has the digits of a number, where nobody asked for a country. */
export const hasDigitsOfNumber = (typed: string, country: string): boolean =>
  parsePhoneNumberFromString(plain(typed), isSupportedCountry(country) ? country : 'US')?.isPossible() === true

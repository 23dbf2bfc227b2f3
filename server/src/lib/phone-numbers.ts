// Numbering plans, the same public data on both sides (OD-81).
import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

export const isPhoneCountry = (alpha2: string): boolean => isSupportedCountry(alpha2.toUpperCase())

/** E.164, or undefined when the number is not valid in its country. Without country code and `country`: US (PHONE-06). */
export const normalizePhone = (number: string, country?: string): string | undefined => {
  const wanted = (country ?? 'US').toUpperCase()
  const parsed = parsePhoneNumberFromString(number, isPhoneCountry(wanted) ? (wanted as CountryCode) : 'US')
  return parsed?.isValid() === true ? parsed.number : undefined
}

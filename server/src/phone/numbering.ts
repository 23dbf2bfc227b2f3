// Phone numbers by the public numbering plans (OD-81): valid or not, of which country, and how a person reads them.
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { plainNumber } from '#rules/phone-text.ts'

type NumberVerdict =
  | { result: 'VALID'; number: KnownNumber }
  | { result: 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'UNSUPPORTED_COUNTRY' }

export interface KnownNumber {
  /** E.164 */
  e164: string
  /** undefined for numbers of no country, such as +800. */
  country: string | undefined
  /** `+1 202 555 0142` */
  international: string
  /** Whether a text message can arrive: mobile numbers, and those of plans that do not tell mobile from fixed. */
  canReceiveText: boolean
}

export interface PhoneRules {
  /** @returns E.164, or undefined when the number is not valid for its region (PHONE-05) */
  normalize: (number: string, country: string | undefined) => string | undefined
  isCountry: (alpha2: string) => boolean
}

const defaultCountry = 'US' // PHONE-06
const isCountry = (alpha2: string): alpha2 is CountryCode => isSupportedCountry(alpha2)

const known = (number: PhoneNumber): KnownNumber => {
  const type = number.getType()
  const canReceiveText = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return { e164: number.number, country: number.country, international: number.formatInternational(), canReceiveText }
}

/** What is wrong with a number nobody could be called at. */
const fault = (typed: string, country: CountryCode): Exclude<NumberVerdict['result'], 'VALID'> => {
  switch (validatePhoneNumberLength(typed, country)) {
    case 'TOO_SHORT':
      return 'TOO_SHORT'
    case 'TOO_LONG':
      return 'TOO_LONG'
    case 'INVALID_COUNTRY':
      return 'UNSUPPORTED_COUNTRY'
    default:
      return 'INVALID'
  }
}

/**
 * Judges a typed number. Its country stands in the number itself (`+49 …`), or is `country` (alpha-2), or the US
 * (PHONE-06).
 */
export const readNumber = (typed: string, country: string = defaultCountry): NumberVerdict => {
  if (!isCountry(country)) return { result: 'UNSUPPORTED_COUNTRY' }
  const written = plainNumber(typed)
  const number = parsePhoneNumberFromString(written, country)
  return number?.isValid() === true ? { result: 'VALID', number: known(number) } : { result: fault(written, country) }
}

/** Digits of a country's prefix without plus; undefined for an unknown country. */
export const callingCode = (alpha2: string): string | undefined =>
  isCountry(alpha2) ? getCountryCallingCode(alpha2) : undefined

/** Every digit but the last four becomes x (decisions-cases F2): `+x xxx xxx 0142`. */
export const maskNumber = (international: string): string => {
  const digits = international.replace(/\D/g, '').length
  let seen = 0
  return international.replace(/\d/g, (digit) => {
    seen += 1
    return seen > digits - 4 ? digit : 'x'
  })
}

/** The rules as other rooms use them. A masked number is no number (PHONEEDIT-17). */
export const createPhoneRules = (): PhoneRules => ({
  normalize: (number, country) => {
    const verdict = readNumber(number, country === undefined || country === '' ? defaultCountry : country.toUpperCase())
    return verdict.result === 'VALID' ? verdict.number.e164 : undefined
  },
  isCountry: (alpha2) => isCountry(alpha2),
})

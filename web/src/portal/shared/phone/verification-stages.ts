// The two stages of the phone-verification dialog (SMS-20, OD-114). Pure.
import type { Schema } from '../../../kit/api/types.ts'
import type { Country } from './queries.ts'

/** What the dialog hands back; false when it was cancelled. */
export type VerifiedPhone = { phone: string; country: string | null } | false

export type Stage = { stage: 'phone'; errorMessage: string | null } | { stage: 'code'; phone: string }

export const firstStage: Stage = { stage: 'phone', errorMessage: null }

/** Code entry only when the answer says the code was sent; otherwise its words, on the same stage. */
export const afterSending = ({ codeSent, phoneNumber, errorMessage }: Schema<'PhoneCodeSent'>): Stage =>
  codeSent ? { stage: 'code', phone: phoneNumber } : { stage: 'phone', errorMessage: errorMessage ?? null }

/** The verified phone and country; null when the code was not right: it is emptied and an error shows. */
export const afterVerifying = (
  { isVerified, phoneNumber, countryAlpha }: Schema<'PhoneVerification'>,
  asked: string,
): Exclude<VerifiedPhone, false> | null =>
  isVerified ? { phone: phoneNumber ?? asked, country: countryAlpha ?? null } : null

/** The number as it is sent: with the country's prefix unless it begins with one. */
export const wholeNumber = (typed: string, country: Pick<Country, 'phonePrefix'> | undefined): string =>
  typed.trim().startsWith('+') || country === undefined ? typed.trim() : `${country.phonePrefix} ${typed.trim()}`

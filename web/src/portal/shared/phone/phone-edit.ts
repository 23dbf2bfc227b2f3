// The phone edit control (PHONEEDIT-08 to PHONEEDIT-18, decisions-cases F). Pure.

/** Letters of the typed national part. */
export const phoneMax = 20 // decisions-cases F6

export type PhoneEditState =
  /** `phone`: what is shown. `given`: E.164 of a number that was just checked; null for the account's own. */
  | { step: 'shown'; phone: string; given: string | null; offersSms: boolean }
  | {
      step: 'editing'
      typed: string
      previous: Extract<PhoneEditState, { step: 'shown' }> | null
      error: PhoneError | null
      isChecking: boolean
    }

export type PhoneError = 'required' | 'support.guided.entry.error.invalid.phone' | 'support.error.generic'

export type PhoneEditEvent =
  | { type: 'EDIT' }
  | { type: 'TYPE'; text: string }
  /** The field was left with this in it. */
  | { type: 'LEFT'; typed: string; isNumber: boolean }
  | { type: 'CANCEL' }
  | { type: 'SUBMIT' }
  | { type: 'ANSWERED'; result: string; prefix: string; offerSms: boolean; phoneGiven: string | null }
  | { type: 'FAILED' }

const invalid = 'support.guided.entry.error.invalid.phone'

const editing = (previous: Extract<PhoneEditState, { step: 'shown' }> | null): PhoneEditState => ({
  step: 'editing',
  typed: '',
  previous,
  error: null,
  isChecking: false,
})

/**
 * Prefix and what was typed; the checked number where that would be another: a plus was typed, or a country other than
 * the chosen one.
 */
const shownPhone = (prefix: string, typed: string, given: string | null): string => {
  const isOfPrefix = given === null || given.startsWith(`+${prefix.replace(/\D/g, '')}`)
  return typed.startsWith('+') || !isOfPrefix ? (given ?? typed) : `${prefix} ${typed}`
}

/** An account's number is shown, read-only; without one the field is open. */
export const firstPhoneState = (accountPhone: string | null): PhoneEditState =>
  accountPhone === null || accountPhone === ''
    ? editing(null)
    : { step: 'shown', phone: accountPhone, given: null, offersSms: true }

export const nextPhoneState = (state: PhoneEditState, event: PhoneEditEvent): PhoneEditState => {
  if (state.step === 'shown') return event.type === 'EDIT' ? editing(state) : state
  switch (event.type) {
    case 'EDIT':
      return state
    case 'TYPE':
      return { ...state, typed: event.text, error: null }
    case 'LEFT':
      return event.isNumber || event.typed !== state.typed || state.isChecking ? state : { ...state, error: invalid }
    case 'CANCEL':
      return state.previous ?? editing(null)
    case 'SUBMIT':
      return state.typed.trim() === '' ? { ...state, error: 'required' } : { ...state, error: null, isChecking: true }
    case 'ANSWERED':
      return event.result === 'VALID'
        ? {
            step: 'shown',
            phone: shownPhone(event.prefix, state.typed.trim(), event.phoneGiven),
            given: event.phoneGiven,
            offersSms: event.offerSms,
          }
        : { ...state, isChecking: false, error: invalid }
    // decisions-cases F10: it stays open.
    case 'FAILED':
      return { ...state, isChecking: false, error: 'support.error.generic' }
  }
}

/** The hidden flag of the form: an untouched or checked number, not one that is being typed (decisions-cases F7). */
export const isPhoneEntered = (state: PhoneEditState): boolean => state.step === 'shown'

/** What the form holds: the checked number, or the account's masked one. */
export const phoneValue = (state: PhoneEditState): string =>
  state.step === 'shown' ? (state.given ?? state.phone) : state.typed

/** What is passed on: nothing for a masked number, else without spaces (decisions-cases F2). */
export const passedOn = (phone: string): string | null =>
  phone === '' || /x/i.test(phone) ? null : phone.replace(/\s+/g, '')

/** The rule of a form with a phone: required, and only while the flag is true. */
export const phoneRule = (phone: string, isEntered: boolean): 'required' | 'not-entered' | null => {
  if (phone.trim() === '') return 'required'
  return isEntered ? null : 'not-entered'
}

/**
 * The offer needs an answer OFFER and a number it is for: the account's, or one whose check said so (decisions-cases
 * G4).
 */
export const hasSmsOffer = (offer: string | undefined, state: PhoneEditState): boolean =>
  offer === 'OFFER' && state.step === 'shown' && state.offersSms

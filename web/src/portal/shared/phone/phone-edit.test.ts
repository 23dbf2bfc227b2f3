import { describe, expect, test } from 'vitest'
import {
  type PhoneEditEvent,
  type PhoneEditState,
  firstPhoneState,
  hasSmsOffer,
  isPhoneEntered,
  nextPhoneState,
  passedOn,
  phoneRule,
  phoneValue,
} from './phone-edit.ts'

const masked = '+x xxx-xxx-0142'
const run = (account: string | null, ...events: PhoneEditEvent[]): PhoneEditState =>
  events.reduce(nextPhoneState, firstPhoneState(account))
const type = (text: string): PhoneEditEvent => ({ type: 'TYPE', text })
const answered = (result: string, offerSms = true): PhoneEditEvent => ({
  type: 'ANSWERED',
  result,
  prefix: '+1',
  offerSms,
  phoneGiven: result === 'VALID' ? '+12025550199' : null,
})

describe('states', () => {
  test('[PHONEEDIT-08] an account’s number is shown, without one the field is open', () => {
    expect(run(masked)).toEqual({ step: 'shown', phone: masked, given: null, offersSms: true })
    expect(run(null).step).toBe('editing')
  })
  test('[PHONEEDIT-09] Edit empties the field', () => {
    const state = run(masked, { type: 'EDIT' })
    expect([state.step, phoneValue(state)]).toEqual(['editing', ''])
  })
  test('[PHONEEDIT-10] cancel brings the number before back, also one that was checked a moment ago', () => {
    expect(run(masked, { type: 'EDIT' }, type('202'), { type: 'CANCEL' })).toEqual(firstPhoneState(masked))
    const checked = [type('202 555 0199'), { type: 'SUBMIT' } as const, answered('VALID')] as const
    expect(run(null, ...checked, { type: 'EDIT' }, { type: 'CANCEL' })).toEqual(run(null, ...checked))
  })
  test('[PHONEEDIT-12] VALID makes it read-only, prefix and number combined', () => {
    const state = run(null, type('202 555 0199'), { type: 'SUBMIT' }, answered('VALID'))
    expect(state).toMatchObject({ step: 'shown', phone: '+1 202 555 0199' })
    expect(phoneValue(state)).toBe('+12025550199')
  })
  test('[PHONEEDIT-12] a number that was typed with its own prefix is shown as it was checked, under any country', () => {
    const shown = (text: string, phoneGiven: string) =>
      run(null, type(text), { type: 'SUBMIT' }, { ...answered('VALID'), phoneGiven } as PhoneEditEvent)
    expect(shown('+49 30 901820', '+4930901820')).toMatchObject({ phone: '+4930901820' })
    expect(shown('+1 202 555 0199', '+12025550199')).toMatchObject({ phone: '+12025550199' })
    expect(shown('011 49 30 901820', '+4930901820')).toMatchObject({ phone: '+4930901820' })
  })
  test('[PHONEEDIT-16] every other result has the one error', () => {
    for (const result of ['INVALID', 'TOO_SHORT', 'TOO_LONG', 'UNSUPPORTED_COUNTRY']) {
      expect(run(null, type('1'), { type: 'SUBMIT' }, answered(result))).toMatchObject({
        step: 'editing',
        typed: '1',
        isChecking: false,
        error: 'support.guided.entry.error.invalid.phone',
      })
    }
  })
  test('a check that fails leaves it open with the general error', () => {
    expect(run(null, type('202'), { type: 'SUBMIT' }, { type: 'FAILED' })).toMatchObject({
      step: 'editing',
      typed: '202',
      error: 'support.error.generic',
    })
  })
})

describe('the form around it', () => {
  test('[PHONEEDIT-13] a number is required', () => {
    expect(run(null, { type: 'SUBMIT' })).toMatchObject({ error: 'required', isChecking: false })
    expect(phoneRule('  ', false)).toBe('required')
  })
  test('[PHONEEDIT-15] valid only while phoneEntered is true: not from Edit until the next VALID', () => {
    const flags = [
      run(masked),
      run(masked, { type: 'EDIT' }),
      run(masked, { type: 'EDIT' }, type('202'), { type: 'SUBMIT' }, answered('INVALID')),
      run(masked, { type: 'EDIT' }, type('202'), { type: 'SUBMIT' }, answered('VALID')),
    ].map(isPhoneEntered)
    expect(flags).toEqual([true, false, false, true])
    expect(phoneRule('202', false)).toBe('not-entered')
    expect(phoneRule(masked, true)).toBeNull()
  })
  test('[PHONEEDIT-17] [PHONEEDIT-18] a mask is not passed on, else spaces go', () => {
    expect(passedOn(masked)).toBeNull()
    expect(passedOn('+1 202 555 0199')).toBe('+12025550199')
  })
})

test('protection is offered only for the account’s number or one whose check said so', () => {
  expect(hasSmsOffer('OFFER', run(masked))).toBe(true)
  expect(hasSmsOffer('ENROLLED', run(masked))).toBe(false)
  expect(hasSmsOffer(undefined, run(masked))).toBe(false)
  expect(hasSmsOffer('OFFER', run(null))).toBe(false)
  expect(hasSmsOffer('OFFER', run(null, type('1'), { type: 'SUBMIT' }, answered('VALID', false)))).toBe(false)
})

import { expect, test } from 'vitest'
import { isPhoneNumber, phoneRules } from './phone-check.ts'
import { isNumberOf } from './phone-number.ts'
import { isPhoneEntered, nextPhoneState } from './phone-edit.ts'

const messages = { has: (key: string) => key.startsWith('support.'), tKey: (key: string) => key }
const invalid = 'support.guided.entry.error.invalid.phone'
type Validate = (value: unknown) => Promise<true | string>
const rule = (rules: Parameters<typeof phoneRules>[1]): Validate => phoneRules(messages, rules).validate as Validate

test.each([
  ['12', 'US', false],
  ['abc', 'US', false],
  ['030 901820', 'DE', true],
  ['030 901820', 'US', false],
  ['+49 30 901820', 'US', true],
  ['(202) 555-0142', 'US', true],
  ['03-1234-5678', 'JP', true],
  ['12345', 'ZZ', false],
  ['\u202a+49\u00a030 901820\u202c', 'US', true],
  ['０３０／９０１８２０', 'DE', true],
  ['tel:+5213312345678', 'US', true],
])('[PHONE-05] %s in %s: %s', (typed, country, isGood) => {
  expect(isNumberOf(typed, country)).toBe(isGood)
})

test('[PHONE-05, PHONE-07, PHONE-08] a number must be one of the chosen country; nothing at all is another rule’s matter', async () => {
  const validate = rule({ isRequired: true, maxLength: 20, country: 'DE' })
  expect(await validate('12')).toBe(invalid)
  expect(await validate('abc')).toBe(invalid)
  expect(await validate('030 901820')).toBe(true)
  expect(await validate('')).toBe('support.validation.required')
  expect(await rule({ country: 'DE' })('')).toBe(true)
  expect(await validate('030 901820 030 901820 030')).toBe('support.validation.maxlength')
})

test('[FIELD-37] where no country is asked, the digits of a number are enough', async () => {
  const validate = rule({ locale: 'de-DE' })
  expect(await validate('12')).toBe('support.validation.phone')
  expect(await validate('abc')).toBe('support.validation.phone')
  expect(await validate('030 901820')).toBe(true)
  expect(await validate('+1 202 555 0142')).toBe(true)
})

test('while the numbering plans cannot be had the server alone judges', async () => {
  const gone = (): Promise<never> => Promise.reject(new TypeError('offline'))
  expect(await isPhoneNumber('12', { country: 'US' }, gone)).toBe(true)
})

test('[PHONEEDIT-06] a number that was left and is none shows its error; one that was changed or taken back since does not', () => {
  const typed = nextPhoneState(
    { step: 'editing', typed: '', previous: null, error: null, isChecking: false },
    { type: 'TYPE', text: '12' },
  )
  const left = nextPhoneState(typed, { type: 'LEFT', typed: '12', isNumber: false })
  expect(left).toMatchObject({ error: invalid, isChecking: false })
  expect(isPhoneEntered(left)).toBe(false)
  expect(nextPhoneState(typed, { type: 'LEFT', typed: '1', isNumber: false })).toBe(typed)
  expect(nextPhoneState(typed, { type: 'LEFT', typed: '12', isNumber: true })).toBe(typed)
  const shown = { step: 'shown', phone: '+1 202', given: null, offersSms: true } as const
  expect(nextPhoneState(shown, { type: 'LEFT', typed: '12', isNumber: false })).toBe(shown)
})

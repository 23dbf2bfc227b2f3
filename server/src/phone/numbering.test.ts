import { expect, test } from 'vitest'
import { PhoneInput } from '#generated/server/schemas.ts'
import { countryList } from './countries.ts'
import { callingCode, createPhoneRules, maskNumber, readNumber } from './numbering.ts'

const rules = createPhoneRules()

test('[PHONE-05] [PHONE-06] a number is valid for the country it names, else the given one, else the US', () => {
  expect(rules.normalize('(202) 555-0142', undefined)).toBe('+12025550142')
  expect(rules.normalize('(202) 555-0142', '')).toBe('+12025550142')
  expect(rules.normalize('01512 3456789', 'DE')).toBe('+4915123456789')
  expect(rules.normalize('01512 3456789', 'de')).toBe('+4915123456789')
  expect(rules.normalize('01512 3456789', undefined)).toBeUndefined()
  expect(rules.normalize('+49 1512 3456789', 'US')).toBe('+4915123456789')
  expect(rules.normalize('555-0142', 'US')).toBeUndefined()
  expect(rules.normalize('+44 20 7946 0991', undefined)).toBe('+442079460991')
  expect(rules.normalize('2025550142', 'ZZ')).toBeUndefined()
})

test.each([
  ['direction marks around it', '\u202a+44 7911 123456\u202c'],
  ['and within it', '+44\u200e 7911\u2069 123456'],
  ['spaces of every width', '+44\u00a07911\u202f123\u2009456'],
  ['full-width digits', '＋４４（７９１１）１２３４５６'],
  ['Arabic digits', '٠٧٩١١ ١٢٣٤٥٦'],
  ['Persian digits', '۰۷۹۱۱۱۲۳۴۵۶'],
  ['a slash and dashes', '07911/123–456'],
  ['a link', 'tel:+447911123456'],
])('[PHONE-05] a number out of a contact is read: %s', (_, typed) => {
  expect(new RegExp(PhoneInput.pattern!, 'u').test(typed)).toBe(true)
  expect(rules.normalize(typed, 'GB')).toBe('+447911123456')
})

test('a Mexican number is read as it was dialled until 2019, and no other loses a digit', () => {
  expect(rules.normalize('+52 1 33 1234 5678', 'MX')).toBe('+523312345678')
  expect(rules.normalize('tel:+5213312345678', 'US')).toBe('+523312345678')
  expect(rules.normalize('+1 521 234 5678', 'US')).toBe(rules.normalize('521 234 5678', 'US'))
  expect(rules.normalize('+52 133 1234 567', 'MX')).toBeUndefined()
})

test('a masked number is no number', () => {
  expect(rules.normalize('+x xxx xxx 0142', 'US')).toBeUndefined()
})

test('countries are those with a numbering plan', () => {
  expect(rules.isCountry('KR')).toBe(true)
  expect(rules.isCountry('ZZ')).toBe(false)
  expect(callingCode('KZ')).toBe('7')
  expect(callingCode('ZZ')).toBeUndefined()
})

test('a wrong number says what is wrong with it (decisions-cases F8)', () => {
  expect(readNumber('123', 'US')).toEqual({ result: 'TOO_SHORT' })
  expect(readNumber('20255501421234', 'US')).toEqual({ result: 'TOO_LONG' })
  expect(readNumber('0000000000', 'US')).toEqual({ result: 'INVALID' })
  expect(readNumber('---', 'US')).toEqual({ result: 'INVALID' })
  expect(readNumber('+99912345678', 'US')).toEqual({ result: 'UNSUPPORTED_COUNTRY' })
  expect(readNumber('2025550142', 'ZZ')).toEqual({ result: 'UNSUPPORTED_COUNTRY' })
})

test('a fixed line gets no text message', () => {
  expect(readNumber('030 123456', 'DE')).toMatchObject({ result: 'VALID', number: { canReceiveText: false } })
  expect(readNumber('01512 3456789', 'DE')).toMatchObject({
    result: 'VALID',
    number: { canReceiveText: true, country: 'DE' },
  })
})

test('the mask leaves the last four digits (decisions-cases F2)', () => {
  expect(maskNumber('+1 202 555 0142')).toBe('+x xxx xxx 0142')
  expect(maskNumber('+49 1512 3456789')).toBe('+xx xxxx xxx6789')
})

test('[CASEENTITY-04] [CASEENTITY-05] every country with prefix, name in the asked language, example and both codes', () => {
  const { countryList: english } = countryList('en-US')
  expect(english.length).toBe(245)
  expect(english.find(({ alpha2 }) => alpha2 === 'US')).toEqual({
    phonePrefix: '+1',
    localizedName: 'United States',
    examplePhoneNumber: '(201) 555-0123',
    alpha2: 'US',
    alpha3: 'USA',
  })
  const { countryList: german } = countryList('de-DE')
  expect(german.find(({ alpha2 }) => alpha2 === 'DE')).toMatchObject({
    phonePrefix: '+49',
    localizedName: 'Deutschland',
    alpha3: 'DEU',
  })
  const names = german.map(({ localizedName }) => localizedName)
  expect(names).toEqual([...names].sort(new Intl.Collator('de-DE').compare))
  expect(new Set(english.map(({ alpha3 }) => alpha3)).size).toBe(245)
  // Prefixes repeat (decisions-cases F4).
  expect(english.filter(({ phonePrefix }) => phonePrefix === '+1').length).toBeGreaterThan(2)
})

test('every example number is valid in its own country', () => {
  for (const { alpha2, examplePhoneNumber } of countryList('en-US').countryList)
    expect([alpha2, readNumber(examplePhoneNumber, alpha2).result]).toEqual([alpha2, 'VALID'])
})

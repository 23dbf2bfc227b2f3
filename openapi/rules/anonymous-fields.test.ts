import { expect, test } from 'vitest'
import { writerCases } from '../../tests/support/fixtures/contact-rules.ts'
import { type AnonymousFacts, anonymousFields } from './anonymous-fields.ts'

const visitor: AnonymousFacts = {
  isSignedIn: false,
  isSoftAccount: false,
  isPreverified: false,
  useSoftAccountFields: false,
  isEmailPhoneCombined: false,
  hasTokenLinks: true,
  showEmailField: true,
  showNameField: true,
  showPhoneField: true,
  channel: 'ticket',
}
const player = { ...visitor, isSignedIn: true }
const soft = { ...player, isSoftAccount: true }
const shown = (facts: AnonymousFacts): string =>
  Object.entries(anonymousFields(facts))
    .filter(([, on]) => on)
    .map(([name]) => name)
    .join(' ')

test.each(writerCases)('$title is asked for $asked', ({ title: _, shows = [], asked, channel = 'ticket', ...who }) => {
  const facts: AnonymousFacts = {
    isSignedIn: false,
    isSoftAccount: false,
    isPreverified: false,
    useSoftAccountFields: false,
    isEmailPhoneCombined: false,
    hasTokenLinks: false,
    ...who,
    channel,
    showEmailField: shows.includes('email'),
    showNameField: shows.includes('name'),
    showPhoneField: shows.includes('phone'),
  }
  expect(shown(facts)).toBe(asked.join(' '))
})

test('[ANON-01, ANON-10] logged-out visitors are asked for what the category says', () => {
  expect(shown(visitor)).toBe('email name phone')
  expect(shown({ ...visitor, showEmailField: true, showNameField: false, showPhoneField: false })).toBe('email')
})
test('[ANON-02] a soft account is asked when the solution’s useSoftAccountFields allows it', () => {
  expect(shown({ ...soft, useSoftAccountFields: true })).toBe('email name')
  expect(shown(soft)).toBe('')
})
test('[ANON-03] a full account is not asked', () => {
  expect(shown({ ...player, channel: 'chat' })).toBe('')
})
test('[ANON-04] a pre-verified visitor is not asked', () => {
  expect(shown({ ...visitor, isPreverified: true })).toBe('')
})
test('[ANON-05, ANON-06] e-mail and name are left out where the category does not show them; combined e-mail stays', () => {
  const category = { showEmailField: false, showNameField: false, showPhoneField: false }
  expect(shown({ ...visitor, ...category })).toBe('')
  expect(shown({ ...visitor, ...category, isEmailPhoneCombined: true })).toBe('email')
})
test('[PHONE-01] never the phone of a soft account', () => {
  expect(shown({ ...soft, useSoftAccountFields: true, channel: 'phone' })).toBe('email name')
})
test('[PHONE-02] no phone field for a logged-out visitor whose e-mail field takes a phone', () => {
  expect(shown({ ...visitor, isEmailPhoneCombined: true })).toBe('email name')
})
test('[PHONE-03] no phone field where the category does not allow it', () => {
  expect(shown({ ...player, channel: 'phone', showEmailField: true, showNameField: true, showPhoneField: false })).toBe(
    '',
  )
})
test('[PHONE-04] a phone field for the phone channel, or for a logged-out visitor who is not pre-verified', () => {
  expect(shown({ ...player, channel: 'phone' })).toBe('phone')
  expect(shown({ ...player, channel: 'ticket' })).toBe('')
  expect(shown({ ...visitor, isPreverified: true, channel: 'phone' })).toBe('phone')
})
test('without address, number and token links the e-mail field shows anyway (OD-80)', () => {
  expect(
    shown({ ...visitor, hasTokenLinks: false, showEmailField: false, showNameField: false, showPhoneField: false }),
  ).toBe('email')
})

test.each<[Partial<AnonymousFacts>, string]>([
  [{}, 'email name phone'],
  [{ isSignedIn: true }, ''],
  [{ isSignedIn: true, channel: 'phone' }, 'phone'],
  [{ isSignedIn: true, isSoftAccount: true }, ''],
  [{ isSignedIn: true, isSoftAccount: true, useSoftAccountFields: true, channel: 'phone' }, 'email name'],
  [{ isPreverified: true }, ''],
  [{ isEmailPhoneCombined: true, showEmailField: false }, 'email name'],
  [{ showEmailField: false, showNameField: false, showPhoneField: false }, ''],
  [{ showEmailField: false, showNameField: false, showPhoneField: false, hasTokenLinks: false }, 'email'],
])('[ENTITY-09, ANON-01, ANON-02, PHONE-04] %j → %s', (more, expected) => {
  expect(shown({ ...visitor, ...more })).toBe(expected)
})

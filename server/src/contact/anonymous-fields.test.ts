import { expect, test } from 'vitest'
import { writerCases } from '../../../tests/support/fixtures/contact-rules.ts'
import { type AnonymousFieldFacts, anonymousFields } from './anonymous-fields.ts'

const visitor: AnonymousFieldFacts = {
  isSignedIn: false,
  isSoftAccount: false,
  isPreverified: false,
  useSoftAccountFields: false,
  isEmailPhoneCombined: false,
  hasTokenLinks: true,
  category: { showsEmail: true, showsName: true, showsPhone: true },
  channel: 'ticket',
}
const player = { ...visitor, isSignedIn: true }
const soft = { ...player, isSoftAccount: true }
const shown = (facts: AnonymousFieldFacts): string =>
  Object.entries(anonymousFields(facts))
    .filter(([, on]) => on)
    .map(([name]) => name)
    .join(' ')

test.each(writerCases)(
  '$title is asked for $asked, as the page asks',
  ({ title: _, shows = [], asked, channel = 'ticket', ...who }) => {
    const facts: AnonymousFieldFacts = {
      isSignedIn: false,
      isSoftAccount: false,
      isPreverified: false,
      useSoftAccountFields: false,
      isEmailPhoneCombined: false,
      hasTokenLinks: false,
      ...who,
      channel,
      category: {
        showsEmail: shows.includes('email'),
        showsName: shows.includes('name'),
        showsPhone: shows.includes('phone'),
      },
    }
    expect(shown(facts)).toBe(asked.join(' '))
  },
)

test('[ANON-01, ANON-10] logged-out visitors are asked for what the category says', () => {
  expect(shown(visitor)).toBe('email name phone')
  expect(shown({ ...visitor, category: { showsEmail: true, showsName: false, showsPhone: false } })).toBe('email')
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
  const category = { showsEmail: false, showsName: false, showsPhone: false }
  expect(shown({ ...visitor, category })).toBe('')
  expect(shown({ ...visitor, category, isEmailPhoneCombined: true })).toBe('email')
})
test('[PHONE-01] never the phone of a soft account', () => {
  expect(shown({ ...soft, useSoftAccountFields: true, channel: 'phone' })).toBe('email name')
})
test('[PHONE-02] no phone field for a logged-out visitor whose e-mail field takes a phone', () => {
  expect(shown({ ...visitor, isEmailPhoneCombined: true })).toBe('email name')
})
test('[PHONE-03] no phone field where the category does not allow it', () => {
  expect(
    shown({ ...player, channel: 'phone', category: { showsEmail: true, showsName: true, showsPhone: false } }),
  ).toBe('')
})
test('[PHONE-04] a phone field for the phone channel, or for a logged-out visitor who is not pre-verified', () => {
  expect(shown({ ...player, channel: 'phone' })).toBe('phone')
  expect(shown({ ...player, channel: 'ticket' })).toBe('')
  expect(shown({ ...visitor, isPreverified: true, channel: 'phone' })).toBe('phone')
})
test('without address, number and token links the e-mail field shows anyway (OD-80)', () => {
  expect(
    shown({ ...visitor, hasTokenLinks: false, category: { showsEmail: false, showsName: false, showsPhone: false } }),
  ).toBe('email')
})

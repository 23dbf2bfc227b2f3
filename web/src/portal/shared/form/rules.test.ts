import { expect, test } from 'vitest'
import { isEmailAddress } from '#rules/email-address.ts'
import { type TextRules, textError } from './rules.ts'

test.each<[string, TextRules, string | null]>([
  ['', {}, null],
  ['', { isRequired: true }, 'required'],
  ['   ', { isRequired: true, isNotBlank: true }, 'required'],
  ['   ', { isNotBlank: true }, 'required'],
  ['ab', { minLength: 3 }, 'minlength'],
  ['', { minLength: 3 }, null],
  ['abcd', { maxLength: 3 }, 'maxlength'],
  ['😀😀😀', { maxLength: 3 }, null],
  ['a@b', { isEmail: true }, 'email'],
  ['a@b.example', { isEmail: true }, null],
  ['x', { also: () => 'support.guided.entry.error.invalid.phone' }, 'support.guided.entry.error.invalid.phone'],
])('%j under %j breaks %s', (value, rules, code) => {
  expect(textError(value, rules)?.code ?? null).toBe(code)
})

test.each([
  ['name@example.com', true],
  ["o'neil+x@mail.example.co.uk", true],
  ['jörg@players.example', true],
  ['анна@пример.испытание', true],
  ['name@bücher.example', true],
  ['first..last@example.com', false],
  ['.first@example.com', false],
  ['name@localhost', false],
  ['a b@example.com', false],
  ['@example.com', false],
  ['name@-example.com', false],
])('%s is an address: %s', (value, isOne) => {
  expect(isEmailAddress(value)).toBe(isOne)
})

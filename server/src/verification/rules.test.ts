import { expect, test } from 'vitest'
import { normalizeAnswer, startUrlOf } from './rules.ts'

test('answers are compared without case, width and surplus blanks (decisions-cases I2)', () => {
  expect(normalizeAnswer('  Night \t Shift ')).toBe('night shift')
  expect(normalizeAnswer('ＬＡＮＴＥＲＮ')).toBe('lantern')
  expect(normalizeAnswer('   ')).toBe('')
})

const base = '/support/en-US/help'
const fallback = `${base}/contact/1102/ticket`
const start = (wanted: string) => startUrlOf(wanted, base, ['northlight.example', '*.northlight.example'], fallback)

test.each([
  ['/contact/wow/1200/1201/ticket', `${base}/contact/wow/1200/1201/ticket`],
  [`${base}/contact/1201/ticket?stateRef=a#b`, `${base}/contact/1201/ticket?stateRef=a#b`],
  [base, base],
  ['https://northlight.example/wf', 'https://northlight.example/wf'],
  ['https://shop.northlight.example/', 'https://shop.northlight.example/'],
])('%s leads back to %s', (wanted, expected) => {
  expect(start(wanted)).toBe(expected)
})

test.each([
  '',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'http://northlight.example/',
  'https://northlight.example.evil.example/',
  'https://user@northlight.example/',
  'https://evilnorthlight.example/',
  'javascript:alert(1)',
  '/../../admin',
  `${base}/../../../services`,
  '/a\nb',
  'not a url',
  `/${'x'.repeat(2000)}`,
])('%j leads to the form itself: nothing outside can be reached (decisions-cases I7)', (wanted) => {
  expect(start(wanted)).toBe(fallback)
})

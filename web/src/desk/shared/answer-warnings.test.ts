import { expect, test } from 'vitest'
import { answerWarnings } from './answer-warnings.ts'

test.each([
  ['Hello, we looked into it.', []],
  ['Write to ada@players.example.', ['address']],
  ['Your card 4111 1111 1111 1111 was charged', ['number']],
  ['Call +49 (30) 123-4567-8', ['number']],
  ['Patch 2026.11 of 2026-11-23 costs 12.99', []],
  ['On 2026-11-23 12:30 or 23.11.2026 08:15', []],
  ['Case US104233871', []],
  ['https://help.example/article/1042338711', []],
  ['Your password is: hunter2', ['password']],
  ['Never tell your password to anybody', []],
  ['Passwort: geheim', ['password']],
  ['パスワードはabc', ['password']],
  ['a@b.example, password=x', ['address', 'password']],
])('%j', (text, expected) => {
  expect(answerWarnings(text, ['104233871'])).toEqual(expected)
})

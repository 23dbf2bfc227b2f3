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
  ['http://help.example/1042338711 and https://a.example/2042338711', []],
  ['seehttp://help.example/2042338711', ['number']],
  ['a.b+c-d@x-y.example.com', ['address']],
  ['a@b and @b.example', []],
  ['1234 5678', []],
  ['123456789', ['number']],
  ['(123)-456/78.9', ['number']],
  ['123456   789', []],
  ['12345 2026-11-23 6789', []],
  ['12345 3/11/2026 6789', []],
  ['12345 12026-11-23', ['number']],
  ['104233871 104233871', []],
  ['password hunter2', []],
  ['my PASSWORD is hunter2', ['password']],
  ['password: ', []],
  ...['kennwort', 'mot de passe', 'contraseña', 'senha', '비밀번호', '密码', 'كلمة المرور'].map(
    (word) => [`${word}：x`, ['password']] as [string, string[]],
  ),
  ...['は', '是', ' ist ', ' est ', ' es ', '='].map(
    (between) => [`Passwort${between}x`, ['password']] as [string, string[]],
  ),
])('%j', (text, expected) => {
  expect(answerWarnings(text, ['104233871'])).toEqual(expected)
})

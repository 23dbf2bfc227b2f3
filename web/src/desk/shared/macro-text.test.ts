import { expect, test } from 'vitest'
import { askedMacro, macroText } from './macro-text.ts'

const facts = { player: 'Ada', case: 'US104', game: 'Realms', me: 'Jo' }
const texts = { 'de-DE': 'Hallo {{player}}, {{case}}', 'en-US': '{{me}} on {{game}} {{other}}', 'pt-BR': 'Olá' }

test.each([
  ['de-DE', 'Hallo Ada, US104'],
  ['de-AT', 'Hallo Ada, US104'],
  ['pt-PT', 'Olá'],
  ['ja-JP', 'Jo on Realms {{other}}'],
])('in %s', (locale, text) => {
  expect(macroText({ texts }, locale, facts)).toBe(text)
})

test('a macro in other languages alone gives its first', () => {
  expect(macroText({ texts: { 'fr-FR': 'Bonjour' } }, 'ja-JP', facts)).toBe('Bonjour')
})

test.each([
  ['/', 1, { from: 0, name: '' }],
  ['Hello\n/gate re', 14, { from: 6, name: 'gate re' }],
  ['Hello /ga and more', 9, { from: 6, name: 'ga' }],
  ['https://help.example', 20, null],
  ['and/or', 6, null],
  ['/gate\nnext', 10, null],
])('%j at %i', (text, caret, asked) => {
  expect(askedMacro(text, caret)).toEqual(asked)
})

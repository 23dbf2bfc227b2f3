import { expect, test } from 'vitest'
import { fitting, keyFor, withWords, wordsIn } from './words.ts'

test('words of a language, else of the portal’s own', () => {
  const words = { 'en-US': 'Gate', 'de-DE': 'Tor' }
  expect([wordsIn(words, 'de-DE', 'en-US'), wordsIn(words, 'ja-JP', 'en-US'), wordsIn({}, 'de-DE', 'en-US')]).toEqual([
    'Tor',
    'Gate',
    '',
  ])
  expect(withWords(words, 'de-DE', '')).toEqual({ 'en-US': 'Gate' })
  expect(withWords(words, 'ja-JP', '門')).toEqual({ ...words, 'ja-JP': '門' })
})

test('a key is made of the words, and is nobody else’s', () => {
  expect(keyFor('Which phone?', [], 'field')).toBe('which-phone')
  expect(keyFor('Wähle Ärger', ['wahle-arger'], 'field')).toBe('wahle-arger-2')
  expect(keyFor('門', ['field'], 'field')).toBe('field-2')
})

test('of what is typed or pasted, what the contract takes stays', () => {
  expect(fitting('chat billing#1', '^[A-Za-z0-9_-]{1,12}$')).toBe('chatbilling1')
  expect(fitting('a-very-long-name', '^[a-z-]{1,6}$')).toBe('a-very')
  expect(fitting('門', '^[a-z]{1,6}$')).toBe('')
})

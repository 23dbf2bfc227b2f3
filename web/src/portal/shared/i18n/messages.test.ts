import { expect, test, vi } from 'vitest'
import { createMessages, directionOf } from './messages.ts'

const texts = {
  'a.hello': 'Hello {name}',
  'a.files': '{count, plural, one {# file} other {# files}}',
  'a.broken': 'A { too many',
}

test('[ERROR-07] a missing localization key gives an empty string', () => {
  const messages = createMessages('en-US', texts)
  expect(messages.tKey('a.nowhere')).toBe('')
  expect(messages.tKey('constructor')).toBe('')
  expect(messages.has('a.nowhere')).toBe(false)
})

test('texts are filled in the page’s language', () => {
  const messages = createMessages('de-DE', texts)
  expect(messages.tKey('a.hello', { name: 'Ada' })).toBe('Hello Ada')
  expect(messages.tKey('a.files', { count: 1234 })).toBe('1.234 files')
})

test('a text an operator broke is shown as written and logged once', () => {
  const log = vi.fn()
  const messages = createMessages('en-US', texts, log)
  expect(messages.tKey('a.broken')).toBe('A { too many')
  messages.tKey('a.broken')
  expect(log).toHaveBeenCalledTimes(1)
})

test.each([
  ['ar-EG', 'rtl'],
  ['he-IL', 'rtl'],
  ['ar-XB', 'rtl'],
  ['en-US', 'ltr'],
  ['ja-JP', 'ltr'],
])('%s runs %s', (locale, dir) => {
  expect(directionOf(locale)).toBe(dir)
})

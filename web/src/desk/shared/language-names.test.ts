import { expect, test } from 'vitest'
import { shortNames } from './language-names.ts'

test('a language is named without its country, unless it is there for two', () => {
  expect([...shortNames(['en-US', 'de-DE', 'es-ES', 'es-MX'], 'en-US').values()]).toEqual([
    'English',
    'German',
    'European Spanish',
    'Mexican Spanish',
  ])
  expect(shortNames(['ar-SA'], 'de-DE').get('ar-SA')).toBe('Arabisch')
})

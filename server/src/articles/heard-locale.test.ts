import { expect, test } from 'vitest'
import { heardLocale } from './heard-locale.ts'

test('a sentence in Latin letters is compared with the articles of the default language, a name or the page’s own words are not', () => {
  const sentence = 'My character is stuck behind the gate'
  expect(heardLocale(sentence, 'ja-JP', 'en-US')).toBe('en-US')
  expect(heardLocale(sentence, 'de-DE', 'en-US')).toBe('de-DE')
  expect(heardLocale(sentence, 'ja-JP', 'ko-KR')).toBe('ja-JP')
  expect(heardLocale('Emberfall Keep', 'ja-JP', 'en-US')).toBe('ja-JP')
  expect(heardLocale('Battle pass is not there on my account です', 'ja-JP', 'en-US')).toBe('ja-JP')
  expect(heardLocale('الشخصية عالقة خلف بوابة Emberfall Keep in the game', 'ar-SA', 'en-US')).toBe('ar-SA')
})

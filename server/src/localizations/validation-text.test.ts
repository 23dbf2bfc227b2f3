import { expect, test } from 'vitest'
import type { Texts } from './texts.ts'
import { createValidationText } from './validation-text.ts'

test('a limit that nobody said is no braces before a person', () => {
  const words: Record<string, string> = {
    'support.validation.max': 'Enter {max, number} or less.',
    'support.validation.generic': 'Check this entry.',
  }
  const say = (_locale: string, key: string, values?: Record<string, unknown>): string =>
    (words[key] ?? '').replace('{max, number}', (raw) => (values?.['max'] === undefined ? raw : String(values['max'])))
  const text = createValidationText({ say } as Partial<Texts> as Texts)
  expect(text('en-US', 'max', { max: 50 })).toBe('Enter 50 or less.')
  expect(text('en-US', 'max', { days: 366 })).toBe('Check this entry.')
  expect(text('en-US', 'max')).toBe('Check this entry.')
  words['support.own.code'] = 'In its own words.'
  expect(text('en-US', 'support.own.code')).toBe('In its own words.')
  words['support.validation.generic'] = ''
  words['support.error.generic'] = 'Something is wrong.'
  expect(text('en-US', 'max')).toBe('Something is wrong.')
})

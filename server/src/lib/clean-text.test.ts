import { expect, test } from 'vitest'
import { cleanLine, cleanText, oddInLine } from './clean-text.ts'

test('newline and tab stay of the control characters, letters are composed, nothing turns the reading order', () => {
  expect(cleanText('a\u0000b\u001b[1m\r\nc\rd\te\u0085\u202ef\u2069 \ud800')).toBe('ab[1m\nc\nd\tef \ufffd')
  expect(cleanText('Ru\u0308stung')).toBe('Rüstung')
  expect(cleanText('😀 שלום 日本語')).toBe('😀 שלום 日本語')
})

test('a line has no break', () => {
  expect(cleanLine(' Ada\r\n\tLind\u2028qvist\u0000 ')).toBe('Ada Lind qvist')
  expect(oddInLine.test(cleanLine('a\u0000\u202e\n\u2029b'))).toBe(false)
})

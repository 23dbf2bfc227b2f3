import { expect, test } from 'vitest'
import { saysMore } from './says-more.ts'

test('a line that answers is told where its word stands neither in the title nor in the summary', () => {
  const markedTitle = [{ text: 'My account was taken over', isMatch: false }]
  const hit = { markedTitle, summary: 'What to do in the first hour.' }
  const line = (text: string) => [
    { text: 'Set a new ', isMatch: false },
    { text, isMatch: true },
  ]
  expect(saysMore({ ...hit, excerpt: line('password') })).toBe(true)
  expect(saysMore({ ...hit, excerpt: line('Account') })).toBe(false)
  expect(saysMore({ ...hit, excerpt: line('hour') })).toBe(false)
  expect(saysMore({ ...hit, excerpt: [] })).toBe(false)
})

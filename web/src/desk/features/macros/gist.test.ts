import { expect, test } from 'vitest'
import { gistOf } from './gist.ts'

test('a macro is told by what it says between greeting and signature', () => {
  expect(gistOf('Hello {{player}},\n\nwe moved your character.\nWait five minutes.\n\n{{me}}')).toBe(
    'We moved your character. Wait five minutes.',
  )
})

test('one that is nothing but a greeting, or says something in its first line, keeps it', () => {
  expect(gistOf('Hello {{player}}')).toBe('Hello {{player}}')
  expect(gistOf('Thank you, {{player}}: your case {{case}} is with the team of {{game}} now.')).toBe(
    'Thank you, {{player}}: your case {{case}} is with the team of {{game}} now.',
  )
})

import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test('an address is known again by its first letter and its host', () => {
  expect(maskedEmail('robin@players.example')).toBe('r…@players.example')
  expect(maskedEmail('é@players.example')).toBe('é…@players.example')
})

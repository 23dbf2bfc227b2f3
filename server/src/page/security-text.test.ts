import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

test('says where to write, until when that is good, in which languages, and where it stands (RFC 9116)', () => {
  const text = securityText({
    contacts: ['mailto:security@northlight.example', 'https://northlight.example/security'],
    publicUrl: 'https://support.northlight.example',
    locales: ['en-US', 'de-DE', 'pt-BR', 'pt-PT'],
    now: new Date('2026-11-25T18:30:00Z'),
  })
  expect(text).toBe(
    [
      'Contact: mailto:security@northlight.example',
      'Contact: https://northlight.example/security',
      'Expires: 2027-05-24T00:00:00Z',
      'Preferred-Languages: en, de, pt',
      'Canonical: https://support.northlight.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

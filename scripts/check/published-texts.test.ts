// The rule texts-speak-to-partners finds every way we cite our own documents, wherever a published text can stand.
import { expect, test } from 'vitest'
import { codeIn, findCodes } from './published-texts.ts'

const cited = [
  'Always 200 (ground G12).',
  'Sanitised HTML (OD-46)',
  'Stays open (decisions-cases D13).',
  'Stays open (DC-D13).',
  'Within a second (promises P28).',
  'One line is shown (amendments T10).',
  'Compared in lower case (cases §4).',
  'Built by issue 8.',
  'As house.md has it',
  'Proven by CASE-12',
  'As HOUSE-01 has it',
  'At most 30 a minute (B3).',
  'No phone number (B4 to B6).',
  'Limited as in T23.',
]

test.each(cited)('%s', (text) => {
  expect(codeIn(text)).toBeDefined()
})

test('words, numbers and public standards are no codes', () => {
  const spoken = [
    'Always 200. Signed in: header `loggedin: true`.',
    'HMAC-SHA256, UTF-8, an entity tag as RFC 9110 §8.8.3 has it (RFC 9457).',
    'US104233871 · E.164 · en-US · q4 and q5 · 2026-11-21T10:00:00Z',
    'The case is open; T-shirts of size M are out.',
  ]
  expect(spoken.filter((text) => codeIn(text) !== undefined)).toEqual([])
})

test('a code is found in descriptions, summaries, titles, headers, examples and published extensions, with its place', () => {
  const document = {
    info: { title: 'Things (OD-01)', description: 'Spoken' },
    paths: {
      '/things': {
        get: {
          summary: 'Things (ground G1)',
          'x-rule-limits': { says: 'as promises P1' },
          responses: { 200: { headers: { Link: { description: 'See G4' } }, content: { a: { examples: ['(B4)'] } } } },
        },
      },
    },
  }
  expect(findCodes(document).map((finding) => finding.split(' says ')[0])).toEqual([
    'info.title',
    'paths./things.get.summary',
    'paths./things.get.x-rule-limits.says',
    'paths./things.get.responses.200.headers.Link.description',
    'paths./things.get.responses.200.content.a.examples.0',
  ])
})

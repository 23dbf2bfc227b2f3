import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { MessageSyntaxError, formatParts, parseMessage } from './icu.ts'

const values = { name: 'Ada', count: 3, kind: 'chat', share: 0.25 }
const ours = (text: string, locale = 'en-US', given: Record<string, string | number> = values): string =>
  formatParts(parseMessage(text), given, locale).join('')
const theirs = (text: string, locale = 'en-US', given: Record<string, string | number> = values): string =>
  String(new IntlMessageFormat(text, locale).format(given))

test.each([
  'Hello {name}',
  "It''s {name}’s turn",
  "A brace: '{' and a quote ' alone",
  '{count, plural, =0 {no files} one {# file} other {# files}}',
  '{count, plural, offset:1 =1 {you} one {you and one more} other {you and # more}}',
  '{kind, select, chat {Chat} ticket {Ticket} other {?}} with {name}',
  '{count, plural, one {{kind, select, chat {a chat} other {one}}} other {{kind, select, chat {# chats} other {#}}}}',
  '{share, number, percent} of {count, number}',
  '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
])('%s reads as in intl-messageformat', (text) => {
  for (const locale of ['en-US', 'de-DE', 'ar-EG', 'pl-PL', 'ja-JP'])
    for (const count of [0, 1, 2, 3, 5, 11, 21, 1234])
      expect(ours(text, locale, { ...values, count })).toBe(theirs(text, locale, { ...values, count }))
})

test('generated messages read as in intl-messageformat', () => {
  const literal = fc.string({ unit: fc.constantFrom('a', 'é', '漢', ' ', '.', '😀', "''"), maxLength: 6 })
  const message: fc.Arbitrary<string> = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      literal,
      fc.constant('{name}'),
      fc.constant('{count, number}'),
      fc
        .tuple(tie('list'), tie('list'))
        .map(([one, other]) => `{count, plural, one {${String(one)}} other {${String(other)}#}}`),
      fc
        .tuple(tie('list'), tie('list'))
        .map(([chat, other]) => `{kind, select, chat {${String(chat)}} other {${String(other)}}}`),
    ),
    list: fc.array(tie('node'), { maxLength: 3 }).map((nodes) => nodes.join('')),
  })).list as fc.Arbitrary<string>
  fc.assert(
    fc.property(message, fc.integer({ min: 0, max: 2000 }), fc.constantFrom('chat', 'phone'), (text, count, kind) => {
      expect(ours(text, 'de-DE', { name: 'Ada', count, kind })).toBe(
        theirs(text, 'de-DE', { name: 'Ada', count, kind }),
      )
    }),
    { numRuns: 300 },
  )
})

test.each(['{name', '{count, plural, one {#}}', 'a } b', '{x, list, a}', '{}'])('%s is refused', (text) => {
  expect(() => parseMessage(text)).toThrow(MessageSyntaxError)
})

test('an element goes through untouched, so that a text can hold a link', () => {
  const link = { type: 'a' }
  expect(formatParts(parseMessage('Read {link} first'), { link }, 'en-US')).toEqual(['Read ', link, ' first'])
})

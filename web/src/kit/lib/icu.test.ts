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

test.each<[string, string]>([
  ['{name', '“,” is missing at 5'],
  ['{', 'a name is missing at 1 in “{”'],
  ['{count number}', '“,” is missing at 7'],
  ['{count, number', '“}” is missing'],
  ['{count, plural, one #', '“{” is missing'],
  ['{x, list, a}', '“list” is not known at 8'],
  ['{count, plural, one {#}}', 'the branch “other” is missing'],
  ['a } b', 'braces do not match at 2'],
  ['{count, plural, other {#', 'braces do not match'],
])('%s is refused with its place: %s', (text, why) => {
  expect(() => parseMessage(text)).toThrow(why)
})

const noon = new Date(2026, 10, 18, 12, 30, 5)
test.each([
  ['{at, date}', { dateStyle: 'medium' }],
  ['{at, date, full}', { dateStyle: 'full' }],
  ['{at, date, long}', { dateStyle: 'long' }],
  ['{at, date, short}', { dateStyle: 'short' }],
  ['{at, date, strange}', { dateStyle: 'medium' }],
  ['{at, time}', { timeStyle: 'medium' }],
  ['{at, time, short}', { timeStyle: 'short' }],
  ['{at, time, full}', { timeStyle: 'full' }],
] as const)('%s is written by the language', (text, style) => {
  const calendar = 'dateStyle' in style ? { calendar: 'gregory' } : {}
  for (const locale of ['en-US', 'de-DE', 'ar-SA'])
    expect(formatParts(parseMessage(text), { at: noon }, locale)).toEqual([
      new Intl.DateTimeFormat(locale, { ...style, ...calendar }).format(noon),
    ])
})

test.each<[string, string]>([
  ['{share, number, integer}', '3'],
  ['{share, number}', '2.6'],
  ['{nothing}{gone}.', '.'],
  ['{no}', 'false'],
  ["'}'", '}'],
  ["a'{b''c", "a{b'c"],
  ["'#'", "'#'"],
  ['#', '#'],
  ["{count, plural, other {'#' {kind, select, other {#}}}}", '# #'],
  ['{kind, select, offset {a} other {b}}', 'b'],
  ['{ count ,plural,\n one {x}\n other { # } }', ' 3 '],
])('%s reads “%s”', (text, told) => {
  const given = { share: 2.6, nothing: null, gone: undefined, no: false, count: 3, kind: 'chat' }
  expect(formatParts(parseMessage(text), given, 'en-US').join('')).toBe(told)
})

test('a date among plain arguments is a text, parts hold no empty one', () => {
  expect(formatParts(parseMessage('{at}'), { at: noon }, 'en-US')).toEqual([String(noon)])
  expect(parseMessage('{a}{b}')).toEqual([
    { type: 'argument', name: 'a' },
    { type: 'argument', name: 'b' },
  ])
  expect(parseMessage('{a, number}')).toEqual([{ type: 'number', name: 'a', style: '' }])
})

test('an element goes through untouched, so that a text can hold a link', () => {
  const link = { type: 'a' }
  expect(formatParts(parseMessage('Read {link} first'), { link }, 'en-US')).toEqual(['Read ', link, ' first'])
})

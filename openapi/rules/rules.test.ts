// Rules that server and pages share, each a table of values.
import { describe, expect, test } from 'vitest'
import { type AskedField, askedFields } from './asked-fields.ts'
import { csvLine, csvOf } from './csv.ts'
import { isEmailAddress } from './email-address.ts'
import { answersOf, choiceSource, hasOptions } from './field-kinds.ts'
import { lineDifference } from './line-difference.ts'
import { plainNumber } from './phone-text.ts'
import { sharedProduct } from './shared-product.ts'

describe('which fields are asked (CD-387)', () => {
  const fields: AskedField[] = [
    { key: 'kind', type: 'option' },
    { key: 'box', type: 'checkbox' },
    { key: 'where', type: 'text', shownWhen: { field: 'kind', is: ['lost', 'stolen'] } },
    { key: 'when', type: 'text', shownWhen: { field: 'box', is: ['false'] } },
    { key: 'who', type: 'text', shownWhen: { field: 'where', is: [''] } },
    { key: 'early', type: 'text', shownWhen: { field: 'late', is: [''] } },
    { key: 'late', type: 'text' },
  ]
  test.each<[Record<string, unknown>, string]>([
    [{}, 'kind box when late'],
    [{ kind: 'stolen', box: true }, 'kind box where who late'],
    [{ kind: 'lost', where: 'here', box: false }, 'kind box where when late'],
    [{ kind: 'other', box: 'true' }, 'kind box when late'],
    [{ kind: ['lost'] }, 'kind box when late'],
  ])('of %j: %s', (values, asked) =>
    expect(
      askedFields(fields, values)
        .map(({ key }) => key)
        .join(' '),
    ).toBe(asked),
  )
})

test('a table for spreadsheets: what parts cells is quoted, what would be a formula is none', () => {
  expect(csvLine([null, 0, -1, '', 'a b', 'a,b', 'a"b"', 'a\rb', 'a\nb'])).toBe(
    ',0,-1,,a b,"a,b","a""b""","a\rb","a\nb"\r\n',
  )
  expect(csvLine(['=1', '+1', '-1', '@a', '\ta', '\ra', 'a=1'])).toBe(`'=1,'+1,'-1,'@a,'\ta,"'\ra",a=1\r\n`)
  expect(csvOf([['a', 1], ['b']])).toBe('\uFEFFa,1\r\nb\r\n')
})

const label = 'l'.repeat(63)
test.each([
  [`${'m'.repeat(64)}@b.example`, true],
  [`${'m'.repeat(65)}@b.example`, false],
  [`a@${label}.example`, true],
  [`a@l${label}.example`, false],
  [`a@${label}.${label}.${label}.${'l'.repeat(60)}`, true],
  [`a@${label}.${label}.${label}.${'l'.repeat(61)}`, false],
  ['a.b@c-d.example', true],
  ["a!#$%&'*+/=?^_`{|}~-@b.example", true],
  ['a@b.1', false],
  ['a@b.1a', true],
  ['a@1.2.33', false],
  ['a@b.c', false],
  ['a@b.cd', true],
  ['a@b-.example', false],
  ['a@b.-cd', false],
  ['a@b.cd-', false],
  ['a@b..cd', false],
  ['a.@b.example', false],
  ['.a@b.example', false],
  ['a..b@c.example', false],
  ['a@@b.example', false],
  ['a@b@c.example', false],
  ['a@', false],
  [' a@b.example', false],
  ['a@b.example ', false],
  ['a@b.example\nc', false],
  ['"a b"@c.example', false],
  ['नमस्ते@भारत.भारत', true],
])('%s is an address: %s', (value, isOne) => expect(isEmailAddress(value)).toBe(isOne))

describe('what a field lets somebody choose from (T3)', () => {
  test.each([
    ['option', true, 'everyone', ['a', 'b']],
    ['product', true, 'everyone', ['a', 'b']],
    ['game', true, 'games', []],
    ['account', true, 'accounts', []],
    ['character', false, 'characters', []],
    ['text', false, 'everyone', ['a', 'b']],
    ['checkbox', false, 'everyone', ['true', 'false']],
  ])('%s', (type, options, source, answers) => {
    const field = { type, renderMethod: 'select', options: [{ id: 'a' }, { id: 'b' }] }
    expect([hasOptions(field), choiceSource(field), answersOf(field)]).toEqual([options, source, answers])
  })
  test('a hidden one and what the pack says', () => {
    const game = { type: 'game', renderMethod: 'hidden', options: [{ id: 'a' }] }
    const all = [game, { ...game, choices: null }, { ...game, choices: 'realms' as const }]
    expect(all.map((field) => [choiceSource(field), answersOf(field)])).toEqual([
      ['everyone', ['a']],
      ['everyone', ['a']],
      ['realms', []],
    ])
  })
  test('one product is for the players of every game', () => expect(sharedProduct).toBe('services'))
})

describe('what differs between two texts', () => {
  const told = (old: string, now: string): string =>
    lineDifference([...old], [...now])
      .map(({ sign, text }) => sign + text)
      .join('')
  test.each([
    ['', '', ''],
    ['ab', 'ab', ' a b'],
    ['', 'ab', '+a+b'],
    ['ab', '', '-a-b'],
    ['abc', 'axc', ' a-b+x c'],
    ['abcd', 'bd', '-a b-c d'],
    ['bd', 'abcd', '+a b+c d'],
    ['ab', 'ba', '-a b+a'],
    ['abcabba', 'cbabac', '-a-b c-a b+a b a+c'],
    ['aab', 'ab', ' a-a b'],
    ['aa', 'ca', '-a+c a'],
    ['aba', 'a', ' a-b-a'],
    ['a', 'aba', ' a+b+a'],
  ])('from %j to %j', (old, now, difference) => expect(told(old, now)).toBe(difference))
  test('up to four million pairs of lines are compared, beyond all are replaced', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'a')
    const signs = (old: number, now: number) =>
      Object.entries(Object.groupBy(lineDifference(lines(old), lines(now)), ({ sign }) => sign)).map(
        ([sign, those]) => `${sign}${those.length}`,
      )
    expect(signs(2000, 2000)).toEqual([' 2000'])
    expect(signs(4_000_001, 1)).toEqual(['-4000001', '+1'])
  })
})

test.each([
  ['+1 202 555 0142', '+1 202 555 0142'],
  ['\u2066＋４９\u2069 \u00a0 151\t2', '+49 151 2'],
  ['+52 1 55 1234 5678', '+52  55 1234 5678'],
  ['+ 52 1 55 1234 5678', '+ 52  55 1234 5678'],
  ['(+52) 1-55 1234 5678', '(+52) -55 1234 5678'],
  ['+52 155 1234 567', '+52 155 1234 567'],
  ['+52 1 55 1234 56789', '+52 1 55 1234 56789'],
  ['1 +52 1 55 1234 5678', '1 +52 1 55 1234 5678'],
  ['52 1 55 1234 5678', '52 1 55 1234 5678'],
  ['+49 52 1 55 1234 5678', '+49 52 1 55 1234 5678'],
])('of %j the number is %j', (typed, number) => expect(plainNumber(typed)).toBe(number))

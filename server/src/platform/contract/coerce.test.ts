import { Type } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { createPicker } from './coerce.ts'

const pick = createPicker(
  Type.Object({
    count: Type.Integer(),
    share: Type.Number(),
    isOn: Type.Boolean(),
    ids: Type.Array(Type.Integer()),
    flags: Type.Array(Type.Boolean()),
    either: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    words: Type.String(),
    any: Type.Unknown(),
  }),
)

test('text becomes what the contract says where it is written plainly', () => {
  expect(
    pick({
      count: '-7',
      share: '0.5',
      isOn: 'true',
      ids: ['1', '2'],
      flags: 'false',
      either: '3',
      words: '4',
      any: '5',
    }),
  ).toEqual({ count: -7, share: 0.5, isOn: true, ids: [1, 2], flags: [false], either: 3, words: '4', any: '5' })
  expect(pick({ isOn: 'false', ids: '9' })).toEqual({ isOn: false, ids: [9] })
})

test.each([
  ['count', '0x10'],
  ['count', '1.0'],
  ['count', ' 7'],
  ['count', '1e3'],
  ['count', '12345678901234567'],
  ['share', '.5'],
  ['share', '1,5'],
  ['isOn', 'yes'],
  ['isOn', 'TRUE'],
  ['isOn', ''],
])('anything else stays the text it is: %s %j', (name, value) => {
  expect(pick({ [name]: value })).toEqual({ [name]: value })
})

test('what is not declared or not given is left behind', () => {
  expect(pick({ other: '1', constructor: '2', words: undefined })).toEqual({})
  expect(Object.keys(pick({ words: undefined, count: '1' }))).toEqual(['count'])
  expect(createPicker(Type.String())({ a: '1' })).toEqual({})
})

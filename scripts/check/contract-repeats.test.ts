import { expect, test } from 'vitest'
import { findRepeats } from './contract-repeats.ts'

const names = Array.from({ length: 12 }, (_, index) => `field${index}`)
const thing = Object.fromEntries(names.map((name) => [name, 1]))
const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))

test('a second example writes out no whole thing', () => {
  const wrong = new Map([
    ['room/examples/one.yaml', { value: thing }],
    ['room/examples/two.yaml', { value: { items: [{ ...thing, field3: 2 }] } }],
  ])
  expect(findRepeats(wrong)).toEqual([
    'room/examples/two.yaml writes out what room/examples/one.yaml does: say x-like and what differs',
  ])
  const right = new Map([
    ['room/examples/one.yaml', { value: thing }],
    ['room/examples/two.yaml', { value: { items: [{ 'x-like': './one.yaml#/value', field3: 2 }] } }],
    ['room/examples/small.yaml', { value: { field0: 1, field1: 1 } }],
  ])
  expect(findRepeats(right)).toEqual([])
})

test('a second schema repeats no properties', () => {
  const wrong = new Map([
    ['room/schemas/One.yaml', { type: 'object', properties }],
    ['room/schemas/Two.yaml', { type: 'object', properties: { ...properties, own: { type: 'integer' } } }],
  ])
  expect(findRepeats(wrong)).toEqual([
    'room/schemas/Two.yaml repeats 12 properties of room/schemas/One.yaml: say x-like',
  ])
  const right = new Map([
    ['room/schemas/One.yaml', { type: 'object', properties }],
    ['room/schemas/Two.yaml', { type: 'object', properties: { 'x-like': './One.yaml#/properties', own: {} } }],
    ['room/schemas/Three.yaml', { type: 'object', properties: { ...properties, field0: { type: 'integer' } } }],
  ])
  expect(findRepeats(right)).toEqual([])
})

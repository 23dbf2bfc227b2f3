import { expect, test } from 'vitest'
import { valuesIn } from './message-values.ts'

test('a message names its values, those within plurals and selects too; letters and tags name nothing', () => {
  expect([...valuesIn('My cases')]).toEqual([])
  expect([...valuesIn("It '{is}' a <b>brace</b>")]).toEqual([])
  expect([
    ...valuesIn(
      '{count, plural, one {# of {all, number}} other {{name} and #}} since {at, date, medium}, {how, select, x {y} other {}}',
    ),
  ]).toEqual(['count', 'all', 'name', 'at', 'how'])
})

test('what is no message is none', () => {
  expect(() => valuesIn('{count, plural, one {}')).toThrow()
  expect(() => valuesIn('Hello {name')).toThrow()
})

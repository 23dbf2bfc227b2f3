import { expect, test } from 'vitest'
import { usageName } from './kinds.ts'

test('an event nobody has named keeps its own word', () => {
  expect(usageName('view')).toBe('usage.view')
  expect(usageName('somethingNew')).toBeNull()
})

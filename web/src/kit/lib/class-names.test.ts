import { expect, test } from 'vitest'
import { cx } from './class-names.ts'

test('names of classes that hold go together', () => {
  expect([cx('a', false, 'b', undefined, null, ''), cx()]).toEqual(['a b', ''])
})

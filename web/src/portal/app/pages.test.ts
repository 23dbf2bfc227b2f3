import { expect, test } from 'vitest'
import { pageNames } from '../shared/routing/pages.ts'
import { pageOf } from './pages.ts'

test.each(pageNames)('a feature draws the screen %s', (name) => {
  expect(pageOf(name)).toBeTypeOf('function')
})

import { expect, test } from 'vitest'
import { backTarget, hasPageBehind } from './back-target.ts'

test('[ARTICLE-06] without a page of the app behind it, back leads to the product’s home, else to the root', () => {
  expect(backTarget(['diablo4', 'wow'], ['wow', 'rumble'])).toBe('/games/wow')
  expect(backTarget(['diablo4'], ['wow'])).toBe('/')
  expect(backTarget([], ['wow'])).toBe('/')
})

test('the router’s own count tells whether there is one', () => {
  expect([null, undefined, {}, { idx: 0 }, { idx: 2 }].map(hasPageBehind)).toEqual([false, false, false, false, true])
})

import { expect, test } from 'vitest'
import { matchApp } from './match.ts'
import { scrollFor } from './shell-effects.ts'

const opened = (
  path: string,
  how: 'POP' | 'PUSH' | 'REPLACE' = 'PUSH',
  isMotionReduced = false,
): ScrollBehavior | null => {
  const match = matchApp(path)
  if (match.kind !== 'page') throw new Error(`${path} is no page`)
  return scrollFor(match.route, how, isMotionReduced)
}

test('[SHELL-09] [SHELL-11] [SHELL-12] [SHELL-13] four pages scroll smoothly to the top', () => {
  expect(
    ['/article/9852', '/', '/games/wow', '/games/wow/category/1200', '/search', '/games/wow/search'].map((path) =>
      opened(path),
    ),
  ).toEqual(Array(6).fill('smooth'))
  expect(opened('/case')).toBe('instant')
})

test('[CASESHELL-05] of the five pages each scrolls smoothly to its top', () => {
  expect(
    ['/article/9852', '/games/wow', '/', '/games/wow/category/1200', '/search'].map((path) => opened(path)),
  ).toEqual(Array(5).fill('smooth'))
  expect(['/restrictions', '/contact/1301/ticket'].map((path) => opened(path))).toEqual(['instant', 'instant'])
})

test('no motion where the visitor wants none; going back keeps the place', () => {
  expect(opened('/article/9852', 'PUSH', true)).toBe('instant')
  expect(opened('/article/9852', 'POP')).toBeNull()
})

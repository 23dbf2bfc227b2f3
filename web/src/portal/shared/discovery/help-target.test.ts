import { expect, test } from 'vitest'
import { helpTarget, isOfOthers } from './help-target.ts'

const guide = { url: '/product/diablo4/recommendations' }

test('from an article of the game, or of all games, help goes on where the guided entry stands (amendment T6)', () => {
  expect(helpTarget(guide, ['diablo4'], '/product/diablo4')).toBe('/product/diablo4/recommendations')
  expect(helpTarget(guide, ['wow', 'diablo4'], '/product/wow')).toBe('/product/diablo4/recommendations')
  expect(helpTarget(guide, ['services'], '/product/services')).toBe('/product/diablo4/recommendations')
  expect(helpTarget(guide, [], '/')).toBe('/product/diablo4/recommendations')
})

test('an article of another game alone leads to its own game', () => {
  expect(helpTarget(guide, ['wow'], '/product/wow')).toBe('/product/wow')
})

test('without a game chosen there is nothing to go back to', () => {
  expect(helpTarget(null, ['wow'], '/product/wow')).toBe('/product/wow')
  expect(helpTarget({ url: '/' }, ['wow'], '/product/wow')).toBe('/product/wow')
})

test('T6: a page is of others when it names games and neither the player’s nor everybody’s', () => {
  expect(isOfOthers(['wow'], 'diablo4')).toBe(true)
  expect(isOfOthers(['wow', 'diablo4'], 'diablo4')).toBe(false)
  expect(isOfOthers(['services'], 'diablo4')).toBe(false)
  expect(isOfOthers([], 'diablo4')).toBe(false)
  expect(isOfOthers(['wow'], null)).toBe(false)
  expect(isOfOthers(['wow'], 'services')).toBe(false)
})

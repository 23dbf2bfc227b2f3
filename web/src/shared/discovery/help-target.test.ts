import { expect, test } from 'vitest'
import { helpTarget } from './help-target.ts'

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

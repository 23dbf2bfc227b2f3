import { expect, test } from 'vitest'
import { gameOfArticle, pagePlace } from './page-game.ts'

test.each([
  ['/games/wow', { game: 'wow' }],
  ['/games/Rumble/category/7', { game: 'rumble' }],
  ['/product/diablo4/1200/1201/solution', { game: 'diablo4' }],
  ['/article/24117', { articleId: '24117' }],
  ['/contact/1301/ticket', { topicId: 1301 }],
  ['/contact/wow/1200/1201/chat', { topicId: 1201 }],
  ['/contact/complete', null],
  ['/search', null],
  ['/case/detail/7', null],
  ['/', null],
])('[CRISIS-07, BANNER-04] %s is about %j (amendment T1)', (path, place) => {
  expect(pagePlace(path)).toEqual(place)
})

test('an article of one game is that game’s; one of several or of all players is nobody’s', () => {
  expect(gameOfArticle({ gameSlugs: ['wow'] })).toBe('wow')
  expect(gameOfArticle({ gameSlugs: ['wow', 'diablo4'] })).toBeNull()
  expect(gameOfArticle({ gameSlugs: ['services'] })).toBeNull()
  expect(gameOfArticle({ gameSlugs: [] })).toBeNull()
})

import { expect, test } from 'vitest'
import { gameOf } from './game.ts'

test('[HOME-12] the embedding game comes first, then the route’s game in lower case, then the services', () => {
  expect(gameOf('wow', 'rumble')).toBe('wow')
  expect(gameOf(null, 'Rumble')).toBe('rumble')
  expect(gameOf(null, undefined)).toBe('services')
})

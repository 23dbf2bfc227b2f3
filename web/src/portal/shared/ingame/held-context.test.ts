// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { heldContext } from './held-context.ts'

const context = {
  account: 'ada',
  reportedAt: '2026-11-23T10:00:00.000Z',
  game: 'wow',
  character: null,
  realm: null,
  build: '7',
  platform: null,
  locale: null,
  log: null,
}

test('a form names what the game has sent along, unless the player leaves it out, and once', () => {
  expect(heldContext.keyToSend()).toBeNull()
  heldContext.hold({ key: 'k', context, isLeftOut: false })
  expect(heldContext.keyToSend()).toBe('k')
  heldContext.hold({ key: 'k', context, isLeftOut: true })
  expect(heldContext.keyToSend()).toBeNull()
  expect(JSON.parse(sessionStorage.getItem('game-context')!)).toMatchObject({ key: 'k', isLeftOut: true })
  heldContext.clear()
  expect(heldContext.read()).toBeNull()
  expect(sessionStorage.getItem('game-context')).toBeNull()
})

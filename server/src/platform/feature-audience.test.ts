import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isInShare, isMeant, isPersonal, nobody, sideKeyOf } from './feature-audience.ts'
import type { Account, Visitor } from './visitor.ts'

const all = { enabled: true, share: null, games: [], languages: [] }
const account = { id: 'ada' } as Account

test('a share of 30 is about that of 4,000 visitors; each stays on their side, and a larger share takes nobody out', () => {
  const visitors = Array.from({ length: 4_000 }, () => `session ${randomUUID()}`)
  const on = visitors.filter((one) => isInShare('arkose', one, 30))
  // Six standard deviations of a binomial distribution: 1,200 ± 174.
  expect(Math.abs(on.length - 1_200)).toBeLessThan(175)
  expect(on.filter((one) => isInShare('arkose', one, 30))).toEqual(on)
  expect(on.filter((one) => isInShare('arkose', one, 60))).toEqual(on)
  // Another feature divides them otherwise: about 360 of these, not all of them.
  expect(on.filter((one) => isInShare('legacyMode', one, 30)).length).toBeLessThan(on.length / 2)
})

test('an account has one side on every device, a session its own, a browser that keeps none has none', () => {
  const player = (sessionId: string): Visitor => ({ kind: 'player', sessionId, account })
  expect(sideKeyOf(player('one'))).toBe(sideKeyOf(player('other')))
  expect(sideKeyOf({ kind: 'anonymous', sessionId: 'one' })).not.toBe(
    sideKeyOf({ kind: 'anonymous', sessionId: 'other' }),
  )
  // Whoever chose an account's id as a session's would still be somebody else.
  expect(sideKeyOf({ kind: 'anonymous', sessionId: 'ada' })).not.toBe(sideKeyOf(player('one')))
  expect(sideKeyOf({ kind: 'anonymous', sessionId: 'one', isNew: true })).toBeNull()
})

test('games and languages narrow who is meant; what is not known of them narrows nothing', () => {
  const some = { ...all, games: ['wow'], languages: ['de-DE'] }
  const asked = { visitor: null, locale: 'de-DE', product: 'wow' }
  expect(isMeant(some, asked)).toBe(true)
  expect(isMeant(some, { ...asked, product: 'aether' })).toBe(false)
  expect(isMeant(some, { ...asked, locale: 'en-US' })).toBe(false)
  expect(isMeant(some, nobody)).toBe(true)
  expect(isMeant({ ...some, enabled: false }, asked)).toBe(false)
})

test('a page for all readers of a language says what is on for all of them, and nothing else (T27)', () => {
  expect(isPersonal({ ...all, languages: ['de-DE'] })).toBe(false)
  expect(isPersonal({ ...all, share: 30 })).toBe(true)
  expect(isPersonal({ ...all, games: ['wow'] })).toBe(true)
  expect(isPersonal({ ...all, share: 30, enabled: false })).toBe(false)
})

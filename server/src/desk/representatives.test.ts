// Where administrators are written to: what their provider proved, and no more (CD-324).
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock } from '../lib/clock.ts'
import { personIn } from './identity.ts'
import { createRepresentatives } from './representatives.ts'

const claims = { roles: 'roles', displayName: 'name', games: 'games', languages: 'languages' }
const sam = {
  sub: 'sam',
  name: 'Sam',
  roles: ['admin'],
  email: 'sam@desk.example',
  email_verified: true,
  locale: 'de-DE',
}

test('a proven address and its language are taken from the claims, an unproven one is not', () => {
  expect(personIn(sam, claims).mail).toEqual({ email: 'sam@desk.example', locale: 'de-DE' })
  expect(personIn({ ...sam, locale: 7 }, claims).mail).toEqual({ email: 'sam@desk.example', locale: null })
  for (const proven of [false, 'true', undefined])
    expect(personIn({ ...sam, email_verified: proven }, claims)).not.toHaveProperty('mail')
})

storeTest('administrators', ({ database }) => {
  test('those who called within 90 days and have an address; a token without one takes none away', async () => {
    const clock = createManualClock('2026-11-01T09:00:00.000Z')
    const representatives = createRepresentatives({ database: database(), clock })
    const call = (payload: Record<string, unknown>) => representatives.admit(personIn({ ...sam, ...payload }, claims))
    await call({})
    await call({ sub: 'kim', roles: ['lead'], email: 'kim@desk.example' })
    await call({ sub: 'uta', email: undefined })
    expect(await representatives.administrators()).toEqual([{ id: 'sam', email: 'sam@desk.example', locale: 'de-DE' }])
    await call({ email: undefined })
    expect(await representatives.administrators()).toHaveLength(1)
    await call({ email: 'new@desk.example', locale: undefined })
    expect(await representatives.administrators()).toEqual([{ id: 'sam', email: 'new@desk.example', locale: null }])
    await call({ roles: ['agent'] })
    expect(await representatives.administrators()).toEqual([])
    const kept = await database().db.selectFrom('desk_agent').select('id').where('email', 'is not', null).execute()
    expect(kept).toEqual([])
    await call({})
    clock.advance(90 * 86_400)
    expect(await representatives.administrators()).toEqual([])
  })
})

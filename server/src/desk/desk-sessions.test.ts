// A shift while the identity provider is away: it goes on with what is known, and is proven again once somebody answers.
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createDeskSessions } from './desk-sessions.ts'
import { problem } from '../platform/problems.ts'
import type { ProvenPerson } from './identity.ts'

const personOf = (roles: ProvenPerson['roles']): ProvenPerson => ({
  id: 'jo',
  displayName: 'Jo',
  roles,
  scope: null,
  provenAt: 0,
  signedInAt: 0,
})

storeTest('sessions of the desk', ({ database }) => {
  test('a provider that is away ends no shift, and is asked once a minute; its no ends it, and so does another role', async () => {
    const clock = createManualClock('2026-11-25T09:00:00.000Z')
    let said: 'away' | 'no' | ProvenPerson['roles'] = 'away'
    let asked = 0
    const warnings: string[] = []
    const sessions = createDeskSessions({
      database: database(),
      clock,
      keys: createKeyring(['s'.repeat(32)], ['e'.repeat(32)]),
      provider: {
        renew: async () => {
          asked += 1
          if (said === 'away') throw new TypeError('fetch failed')
          return said === 'no' ? null : { claims: { sub: 'jo', roles: said }, renewal: 'next' }
        },
      },
      personOf: async ({ roles }) => {
        if ((roles as string[]).length === 0) throw problem.forbidden('no role of the desk')
        return personOf(roles as ProvenPerson['roles'])
      },
      shiftSeconds: 12 * 3600,
      warn: (message) => warnings.push(message),
    })
    const cookie = await sessions.create(personOf(['agent']), 'first')
    const rolesNow = async () => (await sessions.find(cookie))?.person.roles
    expect([await rolesNow(), asked]).toEqual([['agent'], 0])
    clock.advance(16 * 60)
    expect([await rolesNow(), await rolesNow(), asked]).toEqual([['agent'], ['agent'], 1])
    clock.advance(61)
    expect([await rolesNow(), asked, warnings.length]).toEqual([['agent'], 2, 2])
    said = ['agent', 'lead']
    clock.advance(61)
    expect([await rolesNow(), asked]).toEqual([['agent', 'lead'], 3])
    said = []
    clock.advance(16 * 60)
    expect(await rolesNow()).toBeUndefined()
    expect(await rolesNow()).toBeUndefined()

    const other = await sessions.create(personOf(['agent']), 'first')
    said = 'no'
    clock.advance(16 * 60)
    expect(await sessions.find(other)).toBeUndefined()
    // However long it is away, a shift has an end.
    const last = await sessions.create(personOf(['agent']), 'first')
    said = 'away'
    clock.advance(12 * 3600)
    expect(await sessions.find(last)).toBeUndefined()
  })
})

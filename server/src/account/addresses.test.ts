import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createAccountAddresses } from './addresses.ts'
import { defaultClaimNames } from './claims.ts'
import { createAccountIdentities } from './identities.ts'
import { type IdentityClaims, mainProvider } from './ports.ts'
import { createAccountService } from './service.ts'

storeTest('addresses of accounts', ({ database }) => {
  const start = () => {
    const clock = createManualClock('2026-11-18T09:30:00.000Z')
    const addresses = createAccountAddresses({ database: database(), clock })
    let proven: IdentityClaims = { sub: 'ada' }
    const service = createAccountService({
      providers: [
        {
          id: mainProvider,
          name: 'Account',
          callbackPath: '/callback',
          claimNames: defaultClaimNames,
          identity: {
            newChecks: () => ({ state: 'state', nonce: 'nonce', codeVerifier: 'verifier' }),
            begin: async () => new URL('https://id.example/'),
            finish: async () => proven,
          },
        },
      ],
      identities: createAccountIdentities({ database: database(), clock }),
      sessions: { endSome: async () => [] },
      withTransaction: database().withTransaction,
      addresses,
      keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
      clock,
      publicUrl: 'https://support.example',
      mountPath: '/support',
      caseFacts: async () => ({ hasCases: false, hasUnreadCases: false, unreadCases: 0, unreadPenalties: 0 }),
      warn: () => undefined,
    })
    /** Signs in with these claims, from the French page. */
    const signIn = async (claims: Omit<IdentityClaims, 'sub'>) => {
      proven = { sub: 'ada', ...claims }
      const wish = { returnTo: '/support/fr-FR/help/', provider: undefined, locale: 'en-US' }
      const { pending } = await service.start({ ...wish, mustAsk: false })
      const query = new URLSearchParams({ state: 'state', code: 'c' })
      await service.finish({ provider: mainProvider, query, pending, locale: 'en-US', prove: async () => 'ended' })
    }
    return { clock, addresses, signIn }
  }

  test('a sign-in keeps the proven address and the language of the account, else of the page (CD-246)', async () => {
    const { addresses, signIn } = start()
    await signIn({ email: 'ada@players.example', email_verified: true })
    expect(await addresses.of('ada')).toEqual({ email: 'ada@players.example', locale: 'fr-FR' })
    await signIn({ email: 'new@players.example', email_verified: true, locale: 'de' })
    expect(await addresses.of('ada')).toEqual({ email: 'new@players.example', locale: 'de' })
    expect(await addresses.of('boris')).toBeUndefined()
  })

  test('an address that is not proven is not kept, and what was kept is forgotten', async () => {
    const { addresses, signIn } = start()
    await signIn({ email: 'ada@players.example', email_verified: true })
    await signIn({ email: 'ada@players.example' })
    expect(await addresses.of('ada')).toBeUndefined()
  })

  test('two years after the last sign-in an address is forgotten', async () => {
    const { clock, addresses, signIn } = start()
    const kept = async () => database().db.selectFrom('account_address').select('account_id').execute()
    await signIn({ email: 'ada@players.example', email_verified: true })
    clock.advance(729 * 86_400)
    await addresses.sweep()
    expect(await addresses.of('ada')).toBeDefined()
    clock.advance(86_400)
    expect(await addresses.of('ada')).toBeUndefined()
    expect(await kept()).toHaveLength(1)
    await addresses.sweep()
    expect(await kept()).toEqual([])
  })

  test('an address counts once it is 14 days the same; a change, an unproven one or a child’s does not (CD-306)', async () => {
    const { clock, addresses, signIn } = start()
    const first = { email: 'ada@players.example', email_verified: true }
    const settled = async (email = first.email) => (await addresses.settledAt(email)).map(({ accountId }) => accountId)
    await signIn(first)
    clock.advance(13 * 86_400)
    await signIn({ ...first, email: 'Ada@Players.example' })
    expect([await settled(), await addresses.settledOf('ada')]).toEqual([[], undefined])
    clock.advance(86_400)
    expect(await settled('ADA@players.example')).toEqual(['ada'])
    expect(await addresses.settledOf('ada')).toMatchObject({ accountId: 'ada' })

    await signIn({ ...first, email: 'new@players.example' })
    clock.advance(13 * 86_400)
    expect([await settled(), await settled('new@players.example')]).toEqual([[], []])
    clock.advance(86_400)
    expect(await settled('new@players.example')).toEqual(['ada'])

    await signIn({ email: 'new@players.example', email_verified: false })
    await signIn({ email: 'new@players.example', email_verified: true })
    expect(await settled('new@players.example')).toEqual([])
    clock.advance(20 * 86_400)
    expect(await settled('new@players.example')).toEqual(['ada'])
    await signIn({ child: true, guardian_email: 'new@players.example', email_verified: true })
    clock.advance(20 * 86_400)
    expect(await settled('new@players.example')).toEqual([])
  })

  test('a row from before it was known counts from its next sign-in on', async () => {
    const { clock, addresses, signIn } = start()
    const first = { email: 'ada@players.example', email_verified: true }
    await signIn(first)
    await database().db.updateTable('account_address').set({ unchanged_since: null }).execute()
    clock.advance(30 * 86_400)
    expect(await addresses.settledAt(first.email)).toEqual([])
    await signIn(first)
    clock.advance(14 * 86_400)
    expect(await addresses.settledAt(first.email)).toHaveLength(1)
  })
})

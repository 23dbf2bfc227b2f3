import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createAccountAddresses } from './addresses.ts'
import { defaultClaimNames } from './claims.ts'
import type { IdentityClaims } from './ports.ts'
import { createAccountService } from './service.ts'

storeTest('addresses of accounts', ({ database }) => {
  const start = () => {
    const clock = createManualClock('2026-11-18T09:30:00.000Z')
    const addresses = createAccountAddresses({ database: database(), clock })
    let proven: IdentityClaims = { sub: 'ada' }
    const service = createAccountService({
      identity: {
        newChecks: () => ({ state: 'state', nonce: 'nonce', codeVerifier: 'verifier' }),
        begin: async () => new URL('https://id.example/'),
        finish: async () => proven,
      },
      claimNames: defaultClaimNames,
      keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
      clock,
      publicUrl: 'https://support.example',
      mountPath: '/support',
      callbackPath: '/callback',
      caseFacts: async () => ({ hasCases: false, hasUnreadCases: false, unreadCases: 0, unreadPenalties: 0 }),
      rememberAddress: addresses.remember,
      warn: () => undefined,
    })
    /** Signs in with these claims, from the French page. */
    const signIn = async (claims: Omit<IdentityClaims, 'sub'>) => {
      proven = { sub: 'ada', ...claims }
      const { pending } = await service.start('/support/fr-FR/help/', 'en-US', false)
      await service.finish(new URLSearchParams({ state: 'state', code: 'c' }), pending)
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
})

// Steam's protocol against a provider that speaks it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSteamLookAlike, type SteamLookAlike } from '../../../../tests/support/look-alikes.ts'
import type { IdentityProvider } from '../../account/ports.ts'
import { isProviderOutage } from '../../lib/provider-outage.ts'
import { createSteamProvider } from './steam.ts'

const now = new Date('2026-11-25T20:00:00.000Z')
const redirectUri = 'https://support.example/services/bft/login/callback/steam'
const checks = { state: 'the-state', nonce: '', codeVerifier: '' }
const returnTo = `${redirectUri}?state=the-state`

let steam: SteamLookAlike
let provider: IdentityProvider
let used: Set<string>
beforeAll(async () => {
  steam = await startSteamLookAlike(
    () => '76561198000001234',
    () => now,
  )
})
afterAll(() => steam.close())
beforeEach(() => {
  used = new Set()
  provider = createSteamProvider({
    endpoint: new URL(steam.endpoint),
    realm: 'https://support.example',
    providerName: 'Steam',
    now: () => now,
    useNonce: async (nonce) => !used.has(nonce) && used.add(nonce) !== undefined,
  })
})

const come = (assertion: URLSearchParams): Promise<unknown> =>
  provider.finish(new URL(`${returnTo}&${assertion.toString()}`), checks)

test('a sign-in there is somebody here, named by the last digits', async () => {
  const target = await provider.begin({ redirectUri, checks, locale: 'en-US', mustAsk: false })
  const answer = await fetch(target, { redirect: 'manual' })
  expect(await provider.finish(new URL(answer.headers.get('location') ?? ''), checks)).toEqual({
    sub: '76561198000001234',
    name: 'Steam …1234',
  })
})

test('a return outside the realm is refused by the provider itself', async () => {
  const elsewhere = 'https://evil.example/services/bft/login/callback/steam'
  const target = await provider.begin({ redirectUri: elsewhere, checks, locale: 'en-US', mustAsk: false })
  expect((await fetch(target, { redirect: 'manual' })).status).toBe(400)
})

const other = 'http://127.0.0.1:1/openid/id/76561198000001234'
test.each<[string, string, Record<string, string>]>([
  ['made for another realm', 'https://evil.example/back?state=the-state', {}],
  ['made for another sign-in', `${redirectUri}?state=another`, {}],
  ['of another provider', returnTo, { op_endpoint: 'https://evil.example/openid/login' }],
  ['naming somebody of another provider', returnTo, { claimed_id: other, identity: other }],
  ['naming two people', returnTo, { identity: other }],
  [
    'not signed over the return',
    returnTo,
    { signed: 'signed,op_endpoint,claimed_id,identity,response_nonce,assoc_handle' },
  ],
  ['too old', returnTo, { response_nonce: '2026-11-25T19:54:59Zabc' }],
  ['of the future', returnTo, { response_nonce: '2026-11-25T20:05:01Zabc' }],
  ['without a time', returnTo, { response_nonce: 'abc' }],
  ['in another mode', returnTo, { mode: 'setup_needed' }],
])('an assertion %s is refused, well signed as it is', async (_name, place, change) => {
  await expect(come(steam.forge(place, change))).rejects.toThrow('OpenID 2.0')
})

test('a changed id under an old signature is refused by asking the provider', async () => {
  const id = `${steam.origin}/openid/id/76561198000009999`
  await expect(come(steam.forge(returnTo, { claimed_id: id, identity: id }, false))).rejects.toThrow('does not know')
})

test('a parameter that comes twice is refused', async () => {
  const assertion = steam.forge(returnTo, {})
  assertion.append('openid.claimed_id', other)
  await expect(come(assertion)).rejects.toThrow('comes twice')
})

test('the same assertion counts once, also where the provider forgets', async () => {
  const assertion = steam.forge(returnTo, {})
  await come(assertion)
  await expect(come(assertion)).rejects.toThrow('OpenID 2.0')
  const second = steam.forge(returnTo, {})
  used.add(second.get('openid.response_nonce') ?? '')
  await expect(come(second)).rejects.toThrow('was used before')
})

test('a provider that is down is an outage, not a refusal', async () => {
  steam.fail(502)
  const failed = await come(steam.forge(returnTo, {})).catch((error: unknown) => error)
  steam.fail(undefined)
  expect(isProviderOutage(failed)).toBe(true)
})

// OAuth 2 against a provider that speaks it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oauthClient, type OAuthPerson, startOAuthLookAlike } from '../../../../tests/support/look-alikes.ts'
import { isProviderOutage } from '../../lib/provider-outage.ts'
import { createOAuth2Provider, valueAt } from './oauth2.ts'

const redirectUri = 'https://support.example/services/bft/login/callback/discord'
let person: OAuthPerson = { id: '80351110224678912', username: 'nelly', email: 'nelly@players.example', verified: true }
let lookAlike: Awaited<ReturnType<typeof startOAuthLookAlike>>
beforeAll(async () => {
  lookAlike = await startOAuthLookAlike(
    () => person,
    (address) => address === redirectUri,
  )
})
afterAll(() => lookAlike.close())

const providerOf = (change: Partial<Parameters<typeof createOAuth2Provider>[0]> = {}) =>
  createOAuth2Provider({
    authorizationEndpoint: `${lookAlike.origin}/oauth2/authorize`,
    tokenEndpoint: `${lookAlike.origin}/oauth2/token`,
    userinfoEndpoint: `${lookAlike.origin}/users/@me`,
    clientId: oauthClient.id,
    clientSecret: oauthClient.secret,
    scopes: 'identify email',
    paths: { subject: 'user.id', name: 'user.username', email: 'user.email', emailVerified: 'verified' },
    allowInsecure: true,
    ...change,
  })

const goThere = async (provider: ReturnType<typeof providerOf>) => {
  const checks = provider.newChecks()
  const target = await provider.begin({ redirectUri, checks, locale: 'en-US', mustAsk: false })
  const answer = await fetch(target, { redirect: 'manual' })
  return { checks, back: new URL(answer.headers.get('location') ?? '') }
}

test('a sign-in there is read by the paths of the settings', async () => {
  const provider = providerOf()
  const { checks, back } = await goThere(provider)
  expect(await provider.finish(back, checks)).toEqual({
    sub: '80351110224678912',
    name: 'nelly',
    email: 'nelly@players.example',
    email_verified: true,
  })
})

test('without a path that says so no address counts as proven; numbers are ids too', async () => {
  person = { id: 42, username: 'nelly', email: 'nelly@players.example', verified: true }
  const provider = providerOf({ paths: { subject: 'user.id', name: null, email: 'user.email', emailVerified: null } })
  const { checks, back } = await goThere(provider)
  expect(await provider.finish(back, checks)).toEqual({
    sub: '42',
    email: 'nelly@players.example',
    email_verified: false,
  })
})

test.each([
  ['a forged state', (back: URL) => back.searchParams.set('state', 'forged')],
  ['a forged code', (back: URL) => back.searchParams.set('code', 'forged')],
])('%s is refused', async (_name, forge) => {
  const provider = providerOf()
  const { checks, back } = await goThere(provider)
  forge(back)
  const failed = await provider.finish(back, checks).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(isProviderOutage(failed)).toBe(false)
})

test('a code serves its own sign-in alone, once', async () => {
  const provider = providerOf()
  const { checks, back } = await goThere(provider)
  await expect(provider.finish(back, { ...checks, codeVerifier: 'x'.repeat(43) })).rejects.toThrow()
  const second = await goThere(provider)
  await provider.finish(second.back, second.checks)
  await expect(provider.finish(second.back, second.checks)).rejects.toThrow()
})

test('an account call without the subject signs nobody in', async () => {
  const provider = providerOf({ paths: { subject: 'nobody.id', name: null, email: null, emailVerified: null } })
  const { checks, back } = await goThere(provider)
  await expect(provider.finish(back, checks)).rejects.toThrow('says no nobody.id')
})

test('a provider that is down is an outage', async () => {
  const provider = providerOf({ tokenEndpoint: 'http://127.0.0.1:1/oauth2/token' })
  const { checks, back } = await goThere(provider)
  const failed = await provider.finish(back, checks).catch((error: unknown) => error)
  expect(isProviderOutage(failed)).toBe(true)
})

test.each([
  [{ data: [{ id: 7 }] }, 'data.0.id', 7],
  [{ a: null }, 'a.b', undefined],
  [{ a: {} }, 'a.constructor', undefined],
])('in %j at %s stands %s', (json, path, value) => {
  expect(valueAt(json, path)).toBe(value)
})

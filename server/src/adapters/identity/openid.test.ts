// A provider elsewhere, over sockets: what it may say, and what is made of one that lies, hangs or is not there.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isProviderOutage } from '../../lib/provider-outage.ts'
import { publishedKeys } from './desk-keys.ts'
import { createOpenIdProvider } from './openid.ts'

let server: Server
let issuer: string
/** What its metadata say beside the addresses. */
let metadata: object
/** What it answers at the token endpoint, or a status. */
let tokens: object | number | { status: number; error: string }
/** Addresses it never answers. */
let silent: Set<string>
let keys: JWK[]
let own: CryptoKey

const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeEach(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  own = pair.privateKey
  keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  metadata = {}
  tokens = {}
  silent = new Set()
  server = createServer((request, response) => {
    const path = new URL(request.url!, issuer).pathname
    if (silent.has(path)) return
    if (path === '/keys') return json(response, { keys })
    if (path === '/token') {
      if (typeof tokens === 'number') return void response.writeHead(tokens).end('<html>a proxy</html>')
      if ('error' in tokens)
        return void response
          .writeHead((tokens as { status: number }).status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: tokens.error }))
      return json(response, { access_token: 'opaque', token_type: 'bearer', expires_in: 60, ...tokens })
    }
    return json(response, {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...metadata,
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
)

const provider = () =>
  createOpenIdProvider({
    issuer: new URL(issuer),
    clientId: 'portal',
    clientSecret: 'secret',
    allowInsecure: true,
    timeoutSeconds: 0.3,
  })
const checks = { state: 'a-state', nonce: 'a-nonce', codeVerifier: 'v'.repeat(43) }
const begin = () => provider().begin({ redirectUri: 'http://localhost/back', checks, locale: 'en-US', mustAsk: false })
const finish = () => provider().finish(new URL(`http://localhost/back?code=c&state=${checks.state}`), checks)
/** undefined: it went well; else whether it counts as an outage. */
const wentWrong = (work: Promise<unknown>): Promise<boolean | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => isProviderOutage(error),
  )

const idToken = (claims: object = {}, key = own, lives = '5m'): Promise<string> =>
  new SignJWT({ nonce: checks.nonce, iss: issuer, aud: 'portal', sub: 'ada', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(lives)
    .sign(key)

test('a sign-in asks for the code alone, with PKCE, state and nonce', async () => {
  const { searchParams } = await begin()
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    state: checks.state,
    nonce: checks.nonce,
  })
  expect(searchParams.toString()).not.toContain(checks.codeVerifier)
})

test('only its ID token for this client and this sign-in proves anybody', async () => {
  tokens = { id_token: await idToken() }
  expect(await finish()).toMatchObject({ sub: 'ada' })
  const forged = [
    {},
    { id_token: 'nonsense' },
    { id_token: await idToken({ aud: 'another' }) },
    { id_token: await idToken({ iss: 'https://evil.example' }) },
    { id_token: await idToken({ nonce: 'of another sign-in' }) },
    { id_token: await idToken({}, own, '-5m') },
    { id_token: await idToken({}, (await generateKeyPair('RS256')).privateKey) },
    { id_token: `${(await idToken()).split('.').slice(0, 2).join('.')}.` },
  ]
  for (const said of forged) {
    tokens = said
    expect(await wentWrong(finish())).toBe(false)
  }
})

test('metadata of another issuer are refused, for the pages and for the desk’s tokens', async () => {
  metadata = { issuer: 'https://evil.example' }
  expect(await wentWrong(begin())).toBe(false)
  const token = await idToken({ aud: 'guidepost-desk' })
  const header = { alg: 'RS256', kid: 'one' }
  const [payload, signature] = token.split('.').slice(1) as [string, string]
  const ask = (known: ReturnType<typeof publishedKeys>) => known(header, { payload, signature })
  const known = publishedKeys(issuer, 300)
  await expect(ask(known)).rejects.toThrow('names another issuer')
  // A slash at its end is the same one; and the next call asks again.
  metadata = { issuer: `${issuer}/` }
  expect(await ask(known)).toBeDefined()
})

test('a provider that is away, silent or behind a broken proxy is an outage; the next sign-in asks again', async () => {
  const one = provider()
  const start = () => one.begin({ redirectUri: 'http://localhost/back', checks, locale: 'en-US', mustAsk: false })
  silent.add('/.well-known/openid-configuration')
  expect(await wentWrong(start())).toBe(true)
  silent.clear()
  expect(await wentWrong(start())).toBeUndefined()
  const end = () => one.finish(new URL(`http://localhost/back?code=c&state=${checks.state}`), checks)
  silent.add('/token')
  expect(await wentWrong(end())).toBe(true)
  silent.clear()
  for (const status of [500, 502, 503]) {
    tokens = status
    expect(await wentWrong(end())).toBe(true)
  }
  tokens = { id_token: await idToken() }
  expect(await wentWrong(end())).toBeUndefined()
  server.closeAllConnections()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  expect(await wentWrong(end())).toBe(true)
  expect(await wentWrong(begin())).toBe(true)
})

test('a shift is ended by its no alone, not by its trouble', async () => {
  tokens = { id_token: await idToken({ nonce: undefined }), refresh_token: 'next' }
  expect(await provider().renew('before')).toMatchObject({ claims: { sub: 'ada' }, renewal: 'next' })
  tokens = { status: 400, error: 'invalid_grant' }
  expect(await provider().renew('before')).toBeNull()
  const troubles = [
    { status: 503, error: 'temporarily_unavailable' },
    { status: 500, error: 'server_error' },
    { status: 429, error: 'slow_down' },
    { status: 400, error: 'temporarily_unavailable' },
  ]
  for (const said of troubles) {
    tokens = said
    await expect(provider().renew('before')).rejects.toThrow()
  }
  tokens = 502
  await expect(provider().renew('before')).rejects.toThrow()
})

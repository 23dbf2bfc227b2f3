// A provider elsewhere, over sockets: what it may say, and what is made of one that lies, hangs or is not there.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isProviderOutage } from '../../lib/provider-outage.ts'
import { publishedKeys } from './desk-keys.ts'
import { NotSaidByProvider } from '../../account/ports.ts'
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

/** A machine that is busy is no provider that is silent; who asks a silent one gives less. */
const provider = (timeoutSeconds = 30) =>
  createOpenIdProvider({
    issuer: new URL(issuer),
    clientId: 'portal',
    clientSecret: 'secret',
    allowInsecure: true,
    timeoutSeconds,
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
  // By a clock that is a little ahead.
  tokens = { id_token: await signed({}, claimsNow({ iat: Math.floor(Date.now() / 1000) + 25 })) }
  expect(await finish()).toMatchObject({ sub: 'ada' })
})

test('keys that change twice within a minute ask for one more try, not for another person', async () => {
  const one = provider()
  const callback = new URL(`http://localhost/back?code=c&state=${checks.state}`)
  const published = keys
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const signIn = () => one.finish(callback, checks)
  try {
    tokens = { id_token: await idToken() }
    expect(await signIn()).toMatchObject({ sub: 'ada' })
    keys = [{ ...(await exportJWK(publicKey)), kid: 'two', alg: 'RS256', use: 'sig' }]
    tokens = { id_token: await signed({ kid: 'two' }, claimsNow(), privateKey) }
    expect(await wentWrong(signIn())).toBe(true)
    expect(await signIn()).toMatchObject({ sub: 'ada' })
    // A key that the provider never had.
    tokens = { id_token: await signed({ kid: 'three' }, claimsNow(), privateKey) }
    expect(await wentWrong(signIn())).toBe(true)
    expect(await wentWrong(signIn())).toBe(false)
  } finally {
    keys = published
  }
})

const base64url = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const rightHeader = { alg: 'RS256', kid: 'one' }
const claimsNow = (claims: object = {}): object => {
  const now = Math.floor(Date.now() / 1000)
  return { nonce: checks.nonce, iss: issuer, aud: 'portal', sub: 'ada', iat: now, exp: now + 300, ...claims }
}
const unsigned = (header: object, claims: object = claimsNow(), signature = ''): string =>
  `${base64url(header)}.${base64url(claims)}.${signature}`
const signed = (header: object, claims: object = claimsNow(), key: CryptoKey | Uint8Array = own): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ ...rightHeader, ...header }).sign(key)

/** ID tokens that prove nothing, each by what is wrong with it. */
const forgeries = async (): Promise<[string, unknown][]> => {
  const right = await idToken()
  const [head, body, signature] = right.split('.') as [string, string, string]
  const foreign = await generateKeyPair('RS256', { extractable: true })
  const foreignJwk = await exportJWK(foreign.publicKey)
  const secret = new TextEncoder().encode('secret'.padEnd(32, '\0'))
  const publicBytes = new TextEncoder().encode(JSON.stringify(keys[0]))
  const now = Math.floor(Date.now() / 1000)
  const flipped = `${signature.slice(0, -2)}${signature.at(-2) === 'A' ? 'B' : 'A'}${signature.at(-1)}`
  return [
    ['none at all', undefined],
    ['no token', 'nonsense'],
    ['empty', ''],
    ['null', null],
    ['a number', 7],
    ['a list', [right]],
    ['an object', { token: right }],
    ['for another client', await idToken({ aud: 'another' })],
    ['for a list of others', await idToken({ aud: ['another', 'third'] })],
    ['for nobody', await idToken({ aud: undefined })],
    ['for us and another, handed to that one', await idToken({ aud: ['portal', 'another'], azp: 'another' })],
    ['by another issuer', await idToken({ iss: 'https://evil.example' })],
    ['by an issuer that begins alike', await idToken({ iss: `${issuer}.evil.example` })],
    ['by no issuer', await idToken({ iss: undefined })],
    ['of another sign-in', await idToken({ nonce: 'of another sign-in' })],
    ['of no sign-in', await idToken({ nonce: undefined })],
    ['of a list of sign-ins', await idToken({ nonce: [checks.nonce] })],
    ['over', await idToken({}, own, '-5m')],
    ['without an end', await signed({}, claimsNow({ exp: undefined }))],
    ['with an end in words', await signed({}, claimsNow({ exp: 'tomorrow' }))],
    ['not yet begun', await signed({}, claimsNow({ nbf: now + 3_600 }))],
    ['made in an hour', await signed({}, claimsNow({ iat: now + 3_600, exp: now + 7_200 }))],
    ['of a sign-in in an hour', await signed({}, claimsNow({ auth_time: now + 3_600 }))],
    ['without a beginning', await signed({}, claimsNow({ iat: undefined }))],
    ['about nobody', await signed({}, claimsNow({ sub: undefined }))],
    ['about an empty name', await signed({}, claimsNow({ sub: '' }))],
    ['about a number', await signed({}, claimsNow({ sub: 7 }))],
    ['by a key of somebody else', await idToken({}, foreign.privateKey)],
    ['by a key it brings along', await signed({ jwk: foreignJwk, kid: 'two' }, claimsNow(), foreign.privateKey)],
    [
      'by a key that lies elsewhere',
      await signed({ jku: 'https://evil.example/keys' }, claimsNow(), foreign.privateKey),
    ],
    ['by a key nobody knows', await signed({ kid: 'unknown' }, claimsNow(), foreign.privateKey)],
    ['by the secret of the client', await signed({ alg: 'HS256' }, claimsNow(), secret)],
    ['by the public key as a secret', await signed({ alg: 'HS256' }, claimsNow(), publicBytes)],
    ['without a signature', `${head}.${body}.`],
    ['of two parts', `${head}.${body}`],
    ['of four parts', `${right}.${signature}`],
    ['"none"', unsigned({ alg: 'none' })],
    ['"NonE" with a signature', unsigned({ alg: 'NonE' }, claimsNow(), signature)],
    ['no algorithm', unsigned({ kid: 'one' }, claimsNow(), signature)],
    ['a signature of other words', unsigned(rightHeader, claimsNow({ sub: 'boris' }), signature)],
    ['one bit of the signature', `${head}.${body}.${flipped}`],
    ['words that are no JSON', `${head}.${base64url('{"sub":')}.${signature}`],
    ['a header that is no JSON', `${base64url('{')}.${body}.${signature}`],
    [
      'a need nobody knows',
      await signed({ crit: ['urn:unknown'], 'urn:unknown': true }).catch(() =>
        unsigned({ ...rightHeader, crit: ['urn:unknown'], 'urn:unknown': true }, claimsNow(), signature),
      ),
    ],
    ['sealed instead of signed', `${base64url({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.a.b.c.d`],
  ]
}

test('forty forged or malformed answers of a provider sign nobody in', async () => {
  const all = await forgeries()
  expect(all.length).toBeGreaterThanOrEqual(40)
  const believed: string[] = []
  for (const [what, said] of all) {
    tokens = { id_token: said }
    if ((await wentWrong(finish())) !== false) believed.push(what)
  }
  expect(believed).toEqual([])
})

test('an answer that is not to what was asked is refused before a token is asked for', async () => {
  tokens = { id_token: await idToken() }
  const back = (query: string): Promise<unknown> => provider().finish(new URL(`http://localhost/back?${query}`), checks)
  expect(await wentWrong(back(`code=c&state=${checks.state}`))).toBeUndefined()
  for (const query of [
    'code=c',
    'code=c&state=',
    'code=c&state=forged',
    `code=c&state=${checks.state}&state=forged`,
    `code=c&code=d&state=${checks.state}`,
    `state=${checks.state}`,
    `code=c&state=${checks.state}&iss=https%3A%2F%2Fevil.example`,
    `error=access_denied&state=${checks.state}`,
    `id_token=${await idToken()}&state=${checks.state}`,
  ])
    expect.soft(await wentWrong(back(query)), query).toBe(false)
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
  const one = provider(2)
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

describe('a word that sign-ins have ended', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  const word = (
    changed: Record<string, unknown> = {},
    key: CryptoKey | Uint8Array = own,
    { alg = 'RS256', typ = 'logout+jwt' } = {},
  ) => {
    const now = Math.floor(Date.now() / 1000)
    const said = {
      iss: issuer,
      aud: 'portal',
      sub: 'ada',
      jti: 'a-word',
      iat: now,
      exp: now + 120,
      events: { [event]: {} },
    }
    return new SignJWT({ ...said, ...changed }).setProtectedHeader({ alg, kid: 'one', typ }).sign(key)
  }
  const proven = async (token: string) => provider().proveEnd!(token)

  test('names whose, and which one where it says so', async () => {
    expect(await proven(await word())).toEqual({ subject: 'ada', session: null, id: 'a-word' })
    expect(await proven(await word({ sid: 's1', aud: ['portal', 'desk'] }))).toMatchObject({ session: 's1' })
  })

  test('is taken from nobody else, for nobody else, and not late', async () => {
    const minutesAgo = Math.floor(Date.now() / 1000) - 600
    const { privateKey: other } = await generateKeyPair('RS256')
    const wrong = {
      'another key': word({}, other),
      'a secret': word({}, new TextEncoder().encode('secret'.repeat(8)), { alg: 'HS256' }),
      'another issuer': word({ iss: 'https://elsewhere.example' }),
      'another audience': word({ aud: 'desk' }),
      'no event': word({ events: undefined }),
      'another event': word({ events: { 'http://schemas.openid.net/event/other': {} } }),
      'an ID token': word({ nonce: 'a-nonce' }),
      'another type': word({}, own, { typ: 'JWT' }),
      'no person': word({ sub: undefined }),
      'no name of its own': word({ jti: undefined }),
      'ten minutes old': word({ iat: minutesAgo, exp: minutesAgo + 3600 }),
      'no time': word({ iat: undefined }),
      'run out': word({ exp: minutesAgo }),
      unsigned: Promise.resolve(`${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.AA`),
      'no token': Promise.resolve('words'),
    }
    for (const [what, token] of Object.entries(wrong))
      await expect(proven(await token), what).rejects.toThrow(NotSaidByProvider)
  })

  test('keys that are out of reach are not the token’s fault', async () => {
    const token = await word()
    silent.add('/keys')
    await expect(provider(0.3).proveEnd!(token)).rejects.not.toThrow(NotSaidByProvider)
    silent.clear()
    expect(await proven(token)).toMatchObject({ subject: 'ada' })
  })
})

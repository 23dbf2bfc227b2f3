// Sign-in at a provider that speaks OAuth 2 alone (Discord, and many games' own): code flow with PKCE, then its
// account call, whose JSON is read by paths from the settings (CD-301).
import * as client from 'openid-client'
import type { IdentityClaims, IdentityProvider } from '../../account/ports.ts'
import { readAnswer } from '../../lib/answer-text.ts'

const mostBytes = 65_536

/** Where in the account call's JSON something stands: names and places parted by dots, `data.0.id`. */
export interface ClaimPaths {
  subject: string
  name: string | null
  email: string | null
  /** Without it no address counts as proven. */
  emailVerified: string | null
}

export interface OAuth2Options {
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint: string
  clientId: string
  clientSecret: string
  scopes: string
  paths: ClaimPaths
  /** plain http is allowed for a provider on this machine only */
  allowInsecure: boolean
}

/** @returns what stands there; undefined when the way ends before */
export const valueAt = (json: unknown, path: string): unknown => {
  let at: unknown = json
  for (const name of path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}

const textAt = (json: unknown, path: string | null): string | undefined => {
  const value = path === null ? undefined : valueAt(json, path)
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const createOAuth2Provider = (options: OAuth2Options): IdentityProvider => {
  const { paths } = options
  const configuration = new client.Configuration(
    {
      // RFC 9207 needs an issuer that nobody has named; the call-back's own address keeps providers apart.
      issuer: new URL(options.authorizationEndpoint).origin,
      authorization_endpoint: options.authorizationEndpoint,
      token_endpoint: options.tokenEndpoint,
    },
    options.clientId,
    options.clientSecret === '' ? undefined : options.clientSecret,
    options.clientSecret === '' ? client.None() : undefined,
  )
  configuration.timeout = 5
  if (options.allowInsecure) client.allowInsecureRequests(configuration)

  return {
    newChecks: () => ({ state: client.randomState(), nonce: '', codeVerifier: client.randomPKCECodeVerifier() }),
    async begin({ redirectUri, checks, mustAsk }) {
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        ...(options.scopes === '' ? {} : { scope: options.scopes }),
        state: checks.state,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ...(mustAsk ? { prompt: 'consent' } : {}),
      })
    },
    async finish(callbackUrl, checks): Promise<IdentityClaims> {
      const answered = new URL(callbackUrl)
      answered.searchParams.delete('iss')
      const tokens = await client.authorizationCodeGrant(configuration, answered, {
        expectedState: checks.state,
        pkceCodeVerifier: checks.codeVerifier,
      })
      const answer = await client.fetchProtectedResource(
        configuration,
        tokens.access_token,
        new URL(options.userinfoEndpoint),
        'GET',
        null,
        new Headers({ accept: 'application/json' }),
      )
      if (answer.status >= 500) throw new TypeError(`the identity provider answered ${answer.status}`)
      if (!answer.ok) throw new Error(`the identity provider's account call answered ${answer.status}`)
      const said: unknown = JSON.parse(await readAnswer(answer, mostBytes))
      const sub = textAt(said, paths.subject)
      if (sub === undefined) throw new Error(`the identity provider's account call says no ${paths.subject}`)
      const name = textAt(said, paths.name)
      const email = textAt(said, paths.email)
      return {
        sub,
        ...(name === undefined ? {} : { name }),
        ...(email === undefined ? {} : { email }),
        email_verified: paths.emailVerified !== null && valueAt(said, paths.emailVerified) === true,
      }
    },
  }
}

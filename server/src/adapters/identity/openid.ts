// Sign-in by OpenID Connect: code flow with PKCE against any provider (ground G11).
import * as client from 'openid-client'
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import {
  NotSaidByProvider,
  type IdentityClaims,
  type IdentityProvider,
  type ProvenEnd,
  type SignInChecks,
} from '../../account/ports.ts'
import { isFromLater } from '../../lib/token-times.ts'
import type { DeskProvider } from '../../desk/ports.ts'

export interface OpenIdOptions {
  issuer: URL
  clientId: string
  /** '' : a public client, which PKCE alone proves */
  clientSecret: string
  scopes?: string
  /** plain http is allowed for a provider on this machine only */
  allowInsecure: boolean
  /** how requests to the provider travel; the embedded provider is reached over loopback */
  fetch?: client.CustomFetch
  /** how long one request may take; for tests */
  timeoutSeconds?: number
}

/**
 * The provider behind the account room's port. Discovery is lazy and repeated after a failure: the server may listen
 * before its provider does.
 * @throws from begin and finish when the provider is down or the answer is forged; the caller turns it into an answer
 */
export const createOpenIdProvider = (options: OpenIdOptions): IdentityProvider & DeskProvider => {
  let discovered: Promise<client.Configuration> | undefined
  const configuration = (): Promise<client.Configuration> => {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
  let keys: Promise<JWTVerifyGetKey> | undefined
  const signingKeys = (): Promise<JWTVerifyGetKey> => {
    keys ??= configuration()
      .then((known) => publishedBy(known.serverMetadata().jwks_uri, options))
      .catch((error: unknown) => {
        keys = undefined
        throw error
      })
    return keys
  }
  const proven = (tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers): IdentityClaims => {
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('the identity provider sent no ID token')
    // The library asks for a text, and takes an empty one.
    if (claims.sub === '') throw new Error('the identity provider names nobody')
    if (isFromLater(claims, new Date())) throw new Error('the identity provider speaks from the future')
    return claims as IdentityClaims
  }
  const grant = async (callbackUrl: URL, checks: SignInChecks) => {
    const wereKeysRead = discovered !== undefined
    try {
      return await client.authorizationCodeGrant(await configuration(), callbackUrl, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        ...(checks.maxAgeSeconds === undefined ? {} : { maxAge: checks.maxAgeSeconds }),
        idTokenExpected: true,
      })
    } catch (error) {
      if ((error as { code?: unknown }).code !== noSuchKey) throw error
      // The library reads keys once a minute: one that was published since is read for the next sign-in.
      discovered = undefined
      if (!wereKeysRead) throw error
      throw Object.assign(new Error('the identity provider has changed its keys', { cause: error }), { status: 503 })
    }
  }
  return {
    async begin({ redirectUri, checks, locale, mustAsk }) {
      const parameters: Record<string, string> = {
        redirect_uri: redirectUri,
        scope: options.scopes ?? 'openid profile email',
        state: checks.state,
        nonce: checks.nonce,
        ui_locales: locale,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      }
      if (mustAsk) parameters['prompt'] = 'login' // after a sign-out the provider asks again (issue: sign-out is final)
      if (checks.maxAgeSeconds !== undefined) parameters['max_age'] = String(checks.maxAgeSeconds)
      return client.buildAuthorizationUrl(await configuration(), parameters)
    },
    finish: async (callbackUrl, checks) => proven(await grant(callbackUrl, checks)),
    async finishForShift(callbackUrl, checks) {
      const tokens = await grant(callbackUrl, checks)
      return { claims: proven(tokens), renewal: tokens.refresh_token ?? null }
    },
    async renew(renewal) {
      try {
        const tokens = await client.refreshTokenGrant(await configuration(), renewal)
        return { claims: proven(tokens), renewal: tokens.refresh_token ?? renewal }
      } catch (error) {
        // The provider's own no: signed out there, blocked, or the token has had its day.
        if (error instanceof client.ResponseBodyError && !isInTrouble(error)) return null
        throw error
      }
    },
    async proveEnd(logoutToken) {
      const key = await signingKeys()
      try {
        const { payload } = await jwtVerify(logoutToken, key, {
          issuer: (await configuration()).serverMetadata().issuer,
          audience: options.clientId,
          algorithms: [...signatures],
          typ: 'logout+jwt',
          maxTokenAge: oldestWord,
          clockTolerance: 30,
        })
        return endIn(payload)
      } catch (error) {
        if (!(error instanceof errors.JOSEError) || keyTroubles.has(error.code)) throw error
        throw new NotSaidByProvider('not a word of this provider', { cause: error })
      }
    },
    newChecks: (): SignInChecks => ({
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    }),
  }
}

/** What `oauth4webapi` says of a signature by a key that the provider does not publish. */
const noSuchKey = 'OAUTH_KEY_SELECTION_FAILED'
/** OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Nobody signs by a secret that both sides know, or not at all. */
const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const
/** What `jose` says where the provider's keys, not the token, are the trouble. */
const keyTroubles: ReadonlySet<string> = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])
/** A word that took longer may be somebody's who kept it. */
const oldestWord = '5 minutes'

/** @throws NotSaidByProvider for a token that was made for something else, such as an ID token */
const endIn = ({ sub, sid, jti, nonce, events }: JWTPayload): ProvenEnd => {
  const isEnd = typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent)
  if (!isEnd || nonce !== undefined) throw new NotSaidByProvider('a token for something else')
  if (typeof sub !== 'string' || sub === '' || typeof jti !== 'string' || jti === '')
    throw new NotSaidByProvider('it names nobody, or has no name itself')
  return { subject: sub, session: typeof sid === 'string' ? sid : null, id: jti }
}

const publishedBy = (
  address: string | undefined,
  { fetch: own, timeoutSeconds = 5 }: OpenIdOptions,
): JWTVerifyGetKey => {
  if (address === undefined) throw new Error('the identity provider names no keys')
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeoutSeconds * 1000,
    ...(own === undefined
      ? {}
      : { [customFetch]: (url, init) => own(url, init as unknown as client.CustomFetchOptions) }),
  })
}

/** It answered in the protocol's own words, and said nothing about who asked (RFC 6749, 4.1.2.1). */
const isInTrouble = ({ status, error }: client.ResponseBodyError): boolean =>
  status >= 500 || status === 429 || error === 'server_error' || error === 'temporarily_unavailable'

const discover = async (options: OpenIdOptions): Promise<client.Configuration> => {
  const discovery: client.DiscoveryRequestOptions = { timeout: options.timeoutSeconds ?? 5 }
  if (options.allowInsecure) discovery.execute = [client.allowInsecureRequests]
  if (options.fetch !== undefined) discovery[client.customFetch] = options.fetch
  const authentication = options.clientSecret === '' ? client.None() : undefined
  const configuration = await client.discovery(
    options.issuer,
    options.clientId,
    options.clientSecret === '' ? undefined : options.clientSecret,
    authentication,
    discovery,
  )
  // The token comes from the provider's own address; its signature is looked at all the same (ASVS V6.8.2).
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

/**
 * Requests to the embedded provider stay inside this machine even when PUBLIC_URL is the address of a proxy in front of
 * it.
 * @param local where this process listens, e.g. http://127.0.0.1:8080; read at each request, as the port is known late
 * in tests
 */
export const loopbackFetch = (publicUrl: URL, local: () => string): client.CustomFetch => {
  return async (url, init) => {
    const target = new URL(url)
    if (target.origin !== publicUrl.origin) return fetch(url, init as RequestInit)
    const headers = {
      ...init.headers,
      'x-forwarded-host': publicUrl.host,
      'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
    }
    return fetch(new URL(target.pathname + target.search, local()), { ...init, headers } as RequestInit)
  }
}

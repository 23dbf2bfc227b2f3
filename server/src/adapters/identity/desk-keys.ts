// The provider's published keys, by which the desk's bearer tokens are proven (ground G32).
import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import type { OidcStateStore } from './oidc-state.ts'

/** Keys of the embedded provider, which live in our own database. */
export const embeddedKeys = (store: Pick<OidcStateStore, 'get'>): JWTVerifyGetKey => {
  let known: JWTVerifyGetKey | undefined
  const load = async (): Promise<JWTVerifyGetKey> => {
    const stored = await store.get('Keys:signing', 0)
    if (!stored) throw new Error('the embedded provider has no signing key')
    const { keys } = JSON.parse(stored.payload) as JSONWebKeySet
    // The public half alone.
    return createLocalJWKSet({ keys: keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) })
  }
  return async (header, token) => {
    known ??= await load()
    return known(header, token)
  }
}

/**
 * Keys of a provider elsewhere: found by its discovery document, fetched when needed, kept and renewed. Asked again
 * after a failure.
 */
export const publishedKeys = (issuer: string, timeoutMilliseconds = 5_000): JWTVerifyGetKey => {
  let known: Promise<JWTVerifyGetKey> | undefined
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(timeoutMilliseconds),
      redirect: 'error',
    })
    const { jwks_uri: address, issuer: named } = (await answer.json()) as { jwks_uri?: string; issuer?: string }
    // Somebody else's document would bring somebody else's keys (OpenID Connect Discovery, 4.3). A setting has no
    // slash at its end, some providers do.
    if (named?.replace(/\/+$/, '') !== issuer.replace(/\/+$/, ''))
      throw new Error('the identity provider names another issuer')
    if (!answer.ok || address === undefined) throw new Error('the identity provider names no keys')
    return createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMilliseconds })
  }
  return async (header, token) => {
    known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return (await known)(header, token)
  }
}

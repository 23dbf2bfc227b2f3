// What the settings say of further identity providers, as adapters (CD-300).
import { defaultClaimNames } from '../account/claims.ts'
import type { ClaimNames, IdentityProvider, SignInProvider } from '../account/ports.ts'
import { createOAuth2Provider } from '../adapters/identity/oauth2.ts'
import { createOpenIdProvider } from '../adapters/identity/openid.ts'
import { createSteamProvider } from '../adapters/identity/steam.ts'
import type { IdentityProviderConfig } from '../config.ts'

const localHosts = ['localhost', '127.0.0.1', '[::1]']
export const isLocal = (address: string): boolean => localHosts.includes(new URL(address).hostname)

/** A provider's own call-back, so that no answer can be taken for another provider's (RFC 9700, 4.4.2.2). */
export const callbackPathOf = (callbackPath: string, id: string): string => `${callbackPath}/${id}`

export const furtherProviders = (
  configured: readonly IdentityProviderConfig[],
  more: {
    callbackPath: string
    publicUrl: string
    now: () => Date
    useNonce: (provider: string, nonce: string) => Promise<boolean>
  },
): SignInProvider[] =>
  configured.map((one) => ({
    id: one.id,
    name: one.name,
    callbackPath: callbackPathOf(more.callbackPath, one.id),
    claimNames: claimNamesOf(one),
    identity: adapterOf(one, more),
  }))

const claimNamesOf = (one: IdentityProviderConfig): ClaimNames => ({
  ...defaultClaimNames,
  // The other adapter reads its own paths.
  ...(one.kind === 'oidc' && one.displayName !== null ? { displayName: one.displayName } : {}),
})

const adapterOf = (
  one: IdentityProviderConfig,
  { publicUrl, now, useNonce }: Pick<Parameters<typeof furtherProviders>[1], 'publicUrl' | 'now' | 'useNonce'>,
): IdentityProvider => {
  switch (one.kind) {
    case 'oidc': {
      const { issuer, clientId, clientSecret, scopes, email, emailVerified } = one
      const provider = createOpenIdProvider({
        issuer: new URL(issuer),
        clientId,
        clientSecret,
        scopes,
        allowInsecure: new URL(issuer).protocol === 'http:',
      })
      if (email === null && emailVerified === null) return provider
      return {
        ...provider,
        finish: async (callbackUrl, checks) => {
          const claims = await provider.finish(callbackUrl, checks)
          return {
            ...claims,
            email: claims[email ?? 'email'],
            email_verified: claims[emailVerified ?? 'email_verified'] === true,
          }
        },
      }
    }
    case 'oauth2': {
      const { subject, displayName: name, email, emailVerified } = one
      const { tokenEndpoint, userinfoEndpoint } = one
      return createOAuth2Provider({
        ...one,
        paths: { subject, name, email, emailVerified },
        allowInsecure: [tokenEndpoint, userinfoEndpoint].some((address) => address.startsWith('http:')),
      })
    }
    case 'steam':
      return createSteamProvider({
        endpoint: new URL(one.endpoint),
        realm: publicUrl,
        providerName: one.name,
        now,
        useNonce: (nonce) => useNonce(one.id, nonce),
      })
  }
}

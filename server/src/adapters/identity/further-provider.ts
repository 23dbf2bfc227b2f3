// What the settings say of a further identity provider, as an adapter (CD-300).
import type { IdentityProvider } from '../../account/ports.ts'
import { type ClaimPaths, createOAuth2Provider, type OAuth2Options } from './oauth2.ts'
import { createOpenIdProvider, type OpenIdOptions } from './openid.ts'
import { createSteamProvider, type SteamOptions } from './steam.ts'

type FurtherProvider = { id: string; name: string } & (
  | ({ kind: 'oidc'; issuer: string } & Pick<OpenIdOptions, 'clientId' | 'clientSecret' | 'scopes'> &
      Pick<ClaimPaths, 'email' | 'emailVerified'>)
  | ({ kind: 'oauth2'; displayName: string | null } & Omit<OAuth2Options, 'allowInsecure' | 'paths'> &
      Omit<ClaimPaths, 'name'>)
  | { kind: 'steam'; endpoint: string }
)

const isPlain = (address: string): boolean => address.startsWith('http:')

export const createFurtherProvider = (
  one: FurtherProvider,
  more: Pick<SteamOptions, 'realm' | 'now'> & { useNonce: (provider: string, nonce: string) => Promise<boolean> },
): IdentityProvider => {
  switch (one.kind) {
    case 'oidc': {
      const { issuer, clientId, clientSecret, scopes, email, emailVerified } = one
      const common = { issuer: new URL(issuer), allowInsecure: isPlain(issuer) }
      const provider = createOpenIdProvider({ ...common, clientId, clientSecret, scopes })
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
      return createOAuth2Provider({
        ...one,
        paths: { subject, name, email, emailVerified },
        allowInsecure: [one.tokenEndpoint, one.userinfoEndpoint].some(isPlain),
      })
    }
    case 'steam':
      return createSteamProvider({
        ...more,
        endpoint: new URL(one.endpoint),
        providerName: one.name,
        useNonce: (nonce) => more.useNonce(one.id, nonce),
      })
  }
}

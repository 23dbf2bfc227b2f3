// The embedded OpenID Connect provider with demonstration people (ground G31). Any other takes its place by
// OIDC_ISSUER.
import { createHash, timingSafeEqual } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Configuration, type JWKS } from 'oidc-provider'
import type { DemoAccount, DemoPeople } from './demo-accounts.ts'
import { createOidcAdapter, type OidcStateStore } from './oidc-state.ts'
import type { ProviderPages } from './provider-pages.ts'

const deskAudience = 'guidepost-desk'
export const portalClientId = 'guidepost-portal'
export const deskClientId = 'guidepost-desk-ui'

export interface EmbeddedProviderOptions {
  /** absolute, without a slash at its end: PUBLIC_URL + the provider's prefix */
  issuer: string
  portalRedirectUri: string
  portalClientSecret: string
  postLogoutRedirectUri: string
  /** none: no desk signs in here */
  deskRedirectUris: string[]
  /** Before its cookies' names and what it stores, where there is another one beside it; '' for the first. */
  space: string
  cookieKeys: string[]
  store: OidcStateStore
  clock: () => number
  people: DemoPeople
  pages: ProviderPages
}

const checkPassword = (account: DemoAccount | undefined, password: string): DemoAccount | undefined => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const isRight = timingSafeEqual(digest(password), digest(account?.password ?? '\0none'))
  return isRight ? account : undefined
}

/** @throws when the store cannot keep the signing key */
export const createEmbeddedProvider = async (options: EmbeddedProviderOptions) => {
  const provider = new Provider(options.issuer, await configurationOf(options))
  provider.proxy = true
  return {
    provider,
    /** @returns the person, or undefined when login or password is wrong */
    checkPassword: (login: string, password: string) => checkPassword(options.people.byLogin(login), password),
  }
}
/** The provider and the check of a password; the sign-in page is in sign-in-routes.ts. */
export type EmbeddedProvider = Awaited<ReturnType<typeof createEmbeddedProvider>>

const configurationOf = async (options: EmbeddedProviderOptions): Promise<Configuration> => {
  const accountById = options.people.byId
  const secure = options.issuer.startsWith('https:')
  const cookie = { httpOnly: true, sameSite: 'lax' as const, secure, signed: true }
  return {
    adapter: createOidcAdapter(options.store, options.clock, options.space),
    jwks: await signingKeys(options.store, options.space),
    clients: [
      {
        client_id: portalClientId,
        client_secret: options.portalClientSecret,
        redirect_uris: [options.portalRedirectUri],
        post_logout_redirect_uris: [options.postLogoutRedirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
      ...(options.deskRedirectUris.length === 0
        ? []
        : [
            {
              client_id: deskClientId,
              token_endpoint_auth_method: 'none' as const,
              redirect_uris: options.deskRedirectUris,
              grant_types: ['authorization_code', 'refresh_token'],
              response_types: ['code' as const],
            },
          ]),
    ],
    cookies: { keys: options.cookieKeys, names: cookieNames(options.space), long: cookie, short: cookie },
    claims: {
      openid: ['sub'],
      profile: ['name', 'soft_account', 'has_sqa', 'region', 'roles', 'child', 'guardian_email'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false, // the account facts stand in the ID token itself: one request less at sign-in
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: options.pages.logoutSource,
        postLogoutSuccessSource: options.pages.postLogoutSuccessSource,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, client) => (client.clientId === deskClientId ? `urn:${deskAudience}` : []),
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'desk',
          audience: deskAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 3600,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    extraTokenClaims(_ctx, token) {
      const account = accountById('accountId' in token ? String(token.accountId) : '')
      return account === undefined ? undefined : { roles: account.roles, name: account.displayName }
    },
    scopes: ['openid', 'profile', 'email', 'desk'],
    // The desk proves its representatives again while a shift lasts, whatever became of the sign-in here (CD-220).
    issueRefreshToken: (_ctx, client) => client.clientId === deskClientId,
    expiresWithSession: (_ctx, token) => token.clientId !== deskClientId,
    pkce: { required: () => true },
    interactions: { url: (_ctx, interaction) => `${new URL(options.issuer).pathname}/sign-in/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const account = accountById(id)
      return account === undefined ? undefined : { accountId: id, claims: () => claimsOf(account) }
    },
    // First-party clients only: signing in is the consent.
    async loadExistingGrant(ctx) {
      const { client, session, result, params } = ctx.oidc
      const grantId =
        result?.consent?.grantId ?? (client === undefined ? undefined : session?.grantIdFor(client.clientId))
      const known = grantId === undefined ? undefined : await ctx.oidc.provider.Grant.find(grantId)
      const grant = known ?? new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(String(params?.['scope'] ?? 'openid'))
      if (client?.clientId === deskClientId) grant.addResourceScope(`urn:${deskAudience}`, 'desk')
      await grant.save()
      return grant
    },
    ttl: {
      Session: 3600,
      Interaction: 1800,
      Grant: 86_400,
      AuthorizationCode: 60,
      AccessToken: 3600,
      IdToken: 3600,
      RefreshToken: 86_400,
    },
    renderError: options.pages.renderError,
  }
}

/** Two providers of one origin would read each other's sessions. */
const cookieNames = (space: string): NonNullable<Configuration['cookies']>['names'] =>
  space === ''
    ? {}
    : { session: `_${space}_session`, interaction: `_${space}_interaction`, resume: `_${space}_interaction_resume` }

/** The provider's signing key is made once and shared by all instances through the store. */
const signingKeys = async (store: OidcStateStore, space: string): Promise<JWKS> => {
  const key = `${space}Keys:signing`
  const stored = await store.get(key, 0)
  if (stored !== undefined) return JSON.parse(stored.payload) as JWKS
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'guidepost-1' }
  const kept = await store.putOnce({
    key,
    payload: JSON.stringify({ keys: [jwk] }),
    grantId: null,
    uid: null,
    expiresAt: null,
  })
  return JSON.parse(kept.payload) as JWKS
}

const claimsOf = (account: DemoAccount): { sub: string; [claim: string]: unknown } => {
  return {
    sub: account.id,
    name: account.displayName,
    email: account.email,
    email_verified: true,
    soft_account: account.softAccount,
    has_sqa: account.hasSqa,
    region: account.region,
    roles: account.roles,
    ...(account.guardianEmail === null ? {} : { child: true, guardian_email: account.guardianEmail }),
  }
}

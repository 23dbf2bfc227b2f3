// Who signs players in: the configured OpenID Connect provider, or the embedded one with its demonstration accounts
// (ground G11, G31).
import type { JWTVerifyGetKey } from 'jose'
import { createOidcStore } from '../account/oidc-store.ts'
import type { IdentityProvider } from '../account/ports.ts'
import { embeddedKeys, publishedKeys } from '../adapters/identity/desk-keys.ts'
import { createEmbeddedProvider, portalClientId } from '../adapters/identity/embedded-provider.ts'
import { createOpenIdProvider, loopbackFetch } from '../adapters/identity/openid.ts'
import { registerEmbeddedProvider } from '../adapters/identity/sign-in-routes.ts'
import { chooseLocale } from '../lib/locale.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const loginCallbackPath = '/services/bft/login/callback'
const embeddedPrefix = '/services/idp'
const rightToLeft = /^(ar|fa|he|ur)-/
const signInTries = { max: 20, perSeconds: 60 }

export interface Identity {
  provider: IdentityProvider
  /** By what the desk's bearer tokens are proven (ground G32). */
  desk: { issuer: string; keys: JWTVerifyGetKey }
}

export const composeIdentity = async (core: Core): Promise<Composed<Identity>> => {
  const { config, clock, keys, database, content, texts, limits } = core
  if (config.oidc) {
    const issuer = new URL(config.oidc.issuer)
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname)
    const provider = createOpenIdProvider({
      issuer,
      clientId: config.oidc.clientId,
      clientSecret: config.oidc.clientSecret,
      allowInsecure: isLocal,
    })
    const desk = { issuer: config.oidc.issuer, keys: publishedKeys(config.oidc.issuer) }
    return { provider, desk, room: {} }
  }

  // Both sides of the embedded provider are this process: its secrets follow from ours.
  const portalClientSecret = keys.sign('embedded-identity', 'portal client')
  const issuer = config.publicUrl + embeddedPrefix
  const store = createOidcStore(database)
  const embedded = await createEmbeddedProvider({
    issuer,
    portalRedirectUri: config.publicUrl + loginCallbackPath,
    portalClientSecret,
    postLogoutRedirectUri: `${config.publicUrl}${config.mountPath}/`,
    deskRedirectUris: [`${config.publicUrl}${config.mountPath}/desk/callback`],
    cookieKeys: [keys.sign('embedded-identity', 'cookies')],
    store,
    clock: () => clock.now().getTime(),
    hasTestPlayers: config.environment === 'test',
  })
  const provider = createOpenIdProvider({
    issuer: new URL(issuer),
    clientId: portalClientId,
    clientSecret: portalClientSecret,
    allowInsecure: !config.isHttps,
    fetch: loopbackFetch(new URL(config.publicUrl), core.localOrigin),
  })
  return {
    provider,
    desk: { issuer, keys: embeddedKeys(store) },
    // The embedded provider's own pages.
    room: {
      register: (app) =>
        registerEmbeddedProvider(app, {
          prefix: embeddedPrefix,
          origin: new URL(config.publicUrl),
          embedded,
          home: `${config.mountPath}/`,
          mayTry: async (key) => (await limits.take(`sign-in:${key}`, signInTries)).isAllowed,
          translator: (acceptLanguage, uiLocales) => {
            const { locales, defaultLocale } = content.current()
            const locale = chooseLocale({ query: uiLocales?.split(' ')[0], acceptLanguage }, locales, defaultLocale)
            return {
              locale,
              isRightToLeft: rightToLeft.test(locale),
              t: (key, params) => texts.say(locale, key, params),
            }
          },
        }),
      sweep: () => store.sweep(clock.now().getTime()),
    },
  }
}

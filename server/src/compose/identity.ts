// Who signs players in: the configured OpenID Connect provider, or the embedded one with its demonstration accounts
// (ground G11, G31).
import type { JWTVerifyGetKey } from 'jose'
import { createOidcStore } from '../account/oidc-store.ts'
import type { IdentityProvider } from '../account/ports.ts'
import { embeddedKeys, publishedKeys } from '../adapters/identity/desk-keys.ts'
import type { DeskProvider } from '../desk/ports.ts'
import { createEmbeddedProvider, deskClientId, portalClientId } from '../adapters/identity/embedded-provider.ts'
import { createOpenIdProvider, loopbackFetch } from '../adapters/identity/openid.ts'
import type { LanguageWishes, PageWords } from '../adapters/identity/provider-page.ts'
import { providerPages } from '../adapters/identity/provider-pages.ts'
import { registerEmbeddedProvider } from '../adapters/identity/sign-in-routes.ts'
import { chooseLocale, isRightToLeft } from '../lib/locale.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import { faceAddress } from '../platform/face.ts'

export const loginCallbackPath = '/services/bft/login/callback'
const embeddedPrefix = '/services/idp'
const signInTries = { max: 20, perSeconds: 60 }

export interface Identity {
  provider: IdentityProvider
  /** By what the desk's bearer tokens are proven (ground G32). */
  desk: { issuer: string; keys: JWTVerifyGetKey /** Signs in at the desk's pages. */; provider: DeskProvider }
}

export const composeIdentity = async (core: Core): Promise<Composed<Identity>> => {
  const { config, clock, keys, database, content, texts, limits } = core
  if (config.oidc) {
    const issuer = new URL(config.oidc.issuer)
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname)
    const common = { issuer, allowInsecure: isLocal }
    const { clientId, clientSecret } = config.oidc
    const provider = createOpenIdProvider({ ...common, clientId, clientSecret })
    const client = config.desk.client ?? { id: clientId, secret: clientSecret }
    const desk = {
      issuer: config.oidc.issuer,
      keys: publishedKeys(config.oidc.issuer),
      provider: createOpenIdProvider({
        ...common,
        clientId: client.id,
        clientSecret: client.secret,
        scopes: config.desk.scopes,
      }),
    }
    return { provider, desk, room: {} }
  }

  // Both sides of the embedded provider are this process: its secrets follow from ours.
  const portalClientSecret = keys.sign('embedded-identity', 'portal client')
  const issuer = config.publicUrl + embeddedPrefix
  const store = createOidcStore(database)
  const face = faceAddress(config.webDist, config.mountPath)
  const home = `${config.mountPath}/`
  const words = ({ uiLocales, cookie, acceptLanguage }: LanguageWishes): PageWords => {
    const { locales, defaultLocale } = content.current()
    const locale = chooseLocale({ query: uiLocales?.split(' ')[0], cookie, acceptLanguage }, locales, defaultLocale)
    return { locale, isRightToLeft: isRightToLeft(locale), t: (key, params) => texts.say(locale, key, params) }
  }
  const embedded = await createEmbeddedProvider({
    pages: providerPages({ words, face, home }),
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
  const common = {
    issuer: new URL(issuer),
    allowInsecure: !config.isHttps,
    fetch: loopbackFetch(new URL(config.publicUrl), core.localOrigin),
  }
  const provider = createOpenIdProvider({ ...common, clientId: portalClientId, clientSecret: portalClientSecret })
  const deskProvider = createOpenIdProvider({ ...common, clientId: deskClientId, clientSecret: '' })
  return {
    provider,
    desk: { issuer, keys: embeddedKeys(store), provider: deskProvider },
    // The embedded provider's own pages.
    room: {
      register: (app) =>
        registerEmbeddedProvider(app, {
          prefix: embeddedPrefix,
          origin: new URL(config.publicUrl),
          embedded,
          home,
          // The pack's own words for it, each with its page of the portal.
          help: (locale) =>
            content
              .current()
              .in(locale)
              .loginOptions()
              .cantLogin.flatMap(({ url, buttonText }) =>
                url === null
                  ? []
                  : [
                      {
                        href: new URL(url, `${config.publicUrl}${config.mountPath}/${locale}/help/`).href,
                        text: buttonText,
                      },
                    ],
              ),
          face,
          mayTry: async (key) => (await limits.take(`sign-in:${key}`, signInTries)).isAllowed,
          words,
        }),
      sweep: (signal) => store.sweep(clock.now().getTime(), signal),
    },
  }
}

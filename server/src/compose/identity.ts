// Who signs players in: the configured OpenID Connect provider, or the embedded one with its demonstration accounts
// (ground G11, G31).
import { defaultClaimNames } from '../account/claims.ts'
import { createOidcStore } from '../account/oidc-store.ts'
import { mainProvider, type SignInProvider } from '../account/ports.ts'
import { demoPeople, skyforgePeople } from '../adapters/identity/demo-accounts.ts'
import { embeddedKeys, publishedKeys } from '../adapters/identity/desk-keys.ts'
import { createEmbed } from '../adapters/identity/embed.ts'
import { deskClientId } from '../adapters/identity/embedded-provider.ts'
import { createOpenIdProvider } from '../adapters/identity/openid.ts'
import type { LanguageWishes, PageWords } from '../adapters/identity/provider-page.ts'
import { chooseLocale, isRightToLeft } from '../lib/locale.ts'
import { faceAddress } from '../platform/face.ts'
import type { Gives, Needs } from './core.ts'
import { callbackPathOf, furtherProviders, isLocal } from './sign-in-providers.ts'

const loginCallbackPath = '/services/bft/login/callback'
/** What the demonstration's own provider is called where players choose. */
const demoName = 'Northlight ID'
const skyforge = {
  id: 'skyforge',
  name: 'Skyforge ID',
  callbackPath: callbackPathOf(loginCallbackPath, 'skyforge'),
  claimNames: defaultClaimNames,
}
const signInTries = { max: 20, perSeconds: 60 }

/** The configured provider, at the portal and at the desk. */
const configuredProvider = ({ config }: Needs, oidc: NonNullable<Needs['config']['oidc']>) => {
  const common = { issuer: new URL(oidc.issuer), allowInsecure: isLocal(oidc.issuer) }
  const { clientId, clientSecret, claims: claimNames } = oidc
  const client = config.desk.client ?? { id: clientId, secret: clientSecret }
  return {
    main: {
      name: config.oidcName ?? common.issuer.hostname,
      claimNames,
      identity: createOpenIdProvider({ ...common, clientId, clientSecret }),
    },
    desk: {
      issuer: oidc.issuer,
      keys: publishedKeys(oidc.issuer),
      provider: createOpenIdProvider({
        ...common,
        clientId: client.id,
        clientSecret: client.secret,
        scopes: config.desk.scopes,
      }),
    },
  }
}

/** What the embedded providers' pages say, in the language of the page that led there. */
const wordsOf = ({ config, content, contactUrl, say }: Needs) => ({
  words: ({ uiLocales, cookie, acceptLanguage }: LanguageWishes): PageWords => {
    const { locales, defaultLocale } = content.current()
    const locale = chooseLocale({ query: uiLocales?.split(' ')[0], cookie, acceptLanguage }, locales, defaultLocale)
    return { locale, isRightToLeft: isRightToLeft(locale), t: (key, params) => say(locale, key, params) }
  },
  /** The pack's own words for it, each with its page of the portal. */
  help: (locale: string) =>
    content
      .current()
      .in(locale)
      .loginOptions()
      .cantLogin.flatMap(({ url, buttonText }) =>
        url === null ? [] : [{ href: new URL(url, contactUrl(locale)).href, text: buttonText }],
      ),
  face: faceAddress(config.webDist, config.mountPath),
})

export const composeIdentity = async (made: Needs<'identities'>): Promise<Gives<'identity'>> => {
  const { config, clock, database, limits, publicUrl } = made
  const further = furtherProviders(config.identityProviders, {
    callbackPath: loginCallbackPath,
    publicUrl,
    now: () => clock.now(),
    useNonce: made.identities.useNonce,
  })
  const first = { id: mainProvider, callbackPath: loginCallbackPath }
  if (config.oidc) {
    const { main, desk } = configuredProvider(made, config.oidc)
    return { identity: { providers: [{ ...first, ...main }, ...further], desk }, room: {} }
  }

  const store = createOidcStore(database)
  const embed = createEmbed({
    ...made,
    ...wordsOf(made),
    store,
    mayTry: async (key) => (await limits.take(`sign-in:${key}`, signInTries)).isAllowed,
  })
  const isTest = config.environment === 'test'
  const own = await embed({
    space: '',
    prefix: '/services/idp',
    callbackPath: loginCallbackPath,
    people: demoPeople(isTest),
    brand: undefined,
    hasDesk: true,
  })
  const second = config.hasSecondDemoProvider
    ? await embed({
        space: skyforge.id,
        prefix: '/services/idp/skyforge',
        callbackPath: skyforge.callbackPath,
        people: skyforgePeople(isTest),
        brand: skyforge.name,
        hasDesk: false,
      })
    : undefined
  const main: SignInProvider = {
    ...first,
    name: config.oidcName ?? demoName,
    claimNames: defaultClaimNames,
    identity: own.provider,
  }
  return {
    identity: {
      providers: [main, ...(second === undefined ? [] : [{ ...skyforge, identity: second.provider }]), ...further],
      desk: {
        issuer: own.issuer,
        keys: embeddedKeys(store),
        provider: createOpenIdProvider({ ...own.common, clientId: deskClientId, clientSecret: '' }),
      },
    },
    // The embedded providers' own pages.
    room: {
      register: async (app) => {
        await own.register(app)
        await second?.register(app)
      },
      sweep: (signal) => store.sweep(clock.now().getTime(), signal),
    },
  }
}

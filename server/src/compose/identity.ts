// Who signs players in: the configured OpenID Connect provider, or the embedded one with its demonstration accounts
// (ground G11, G31).
import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { createOidcStore } from '../account/oidc-store.ts'
import { defaultClaimNames } from '../account/claims.ts'
import { mainProvider, type SignInProvider } from '../account/ports.ts'
import { embeddedKeys, publishedKeys } from '../adapters/identity/desk-keys.ts'
import { type DemoPeople, demoPeople, skyforgePeople } from '../adapters/identity/demo-accounts.ts'
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
import { callbackPathOf, furtherProviders, isLocal } from './sign-in-providers.ts'

export const loginCallbackPath = '/services/bft/login/callback'
/** What the demonstration's own provider is called where players choose. */
const demoName = 'Northlight ID'
const skyforge = { id: 'skyforge', name: 'Skyforge ID' }
const signInTries = { max: 20, perSeconds: 60 }

export interface IdentityParts {
  /** @returns false when this assertion was used before */
  useNonce: (provider: string, nonce: string) => Promise<boolean>
}

export interface Identity {
  /** Where players may sign in, the one that was always there first. */
  providers: readonly SignInProvider[]
  /** By what the desk's bearer tokens are proven (ground G32). */
  desk: { issuer: string; keys: JWTVerifyGetKey /** Signs in at the desk's pages. */; provider: DeskProvider }
}

export const composeIdentity = async (core: Core, { useNonce }: IdentityParts): Promise<Composed<Identity>> => {
  const { config, clock } = core
  const further = furtherProviders(config.identityProviders, {
    callbackPath: loginCallbackPath,
    publicUrl: config.publicUrl,
    now: () => clock.now(),
    useNonce,
  })
  const first = { id: mainProvider, callbackPath: loginCallbackPath }
  if (config.oidc) {
    const { clientId, clientSecret, claims } = config.oidc
    const common = { issuer: new URL(config.oidc.issuer), allowInsecure: isLocal(config.oidc.issuer) }
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
    const name = config.oidcName ?? common.issuer.hostname
    return { providers: [{ ...first, name, claimNames: claims, identity: provider }, ...further], desk, room: {} }
  }

  const own = await embed(core, {
    space: '',
    prefix: '/services/idp',
    callbackPath: loginCallbackPath,
    people: demoPeople(config.environment === 'test'),
    brand: undefined,
    hasDesk: true,
  })
  const second = config.hasSecondDemoProvider
    ? await embed(core, {
        space: skyforge.id,
        prefix: '/services/idp/skyforge',
        callbackPath: callbackPathOf(loginCallbackPath, skyforge.id),
        people: skyforgePeople(config.environment === 'test'),
        brand: skyforge.name,
        hasDesk: false,
      })
    : undefined
  const secondOne: SignInProvider[] =
    second === undefined
      ? []
      : [
          {
            ...skyforge,
            callbackPath: callbackPathOf(loginCallbackPath, skyforge.id),
            claimNames: defaultClaimNames,
            identity: second.provider,
          },
        ]
  return {
    providers: [
      { ...first, name: config.oidcName ?? demoName, claimNames: defaultClaimNames, identity: own.provider },
      ...secondOne,
      ...further,
    ],
    desk: {
      issuer: own.issuer,
      keys: embeddedKeys(own.store),
      provider: createOpenIdProvider({ ...own.common, clientId: deskClientId, clientSecret: '' }),
    },
    // The embedded providers' own pages.
    room: {
      register: async (app) => {
        await own.register(app)
        await second?.register(app)
      },
      sweep: (signal) => own.store.sweep(clock.now().getTime(), signal),
    },
  }
}

/** A provider in this process: both sides of it are ours, so its secrets follow from ours. */
const embed = async (
  core: Core,
  {
    space,
    prefix,
    callbackPath,
    people,
    brand,
    hasDesk,
  }: {
    space: string
    prefix: string
    callbackPath: string
    people: DemoPeople
    brand: string | undefined
    hasDesk: boolean
  },
) => {
  const { config, clock, keys, database, content, texts, limits } = core
  const secretOf = (name: string): string => keys.sign('embedded-identity', space === '' ? name : `${space} ${name}`)
  const portalClientSecret = secretOf('portal client')
  const issuer = config.publicUrl + prefix
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
    space,
    people,
    portalRedirectUri: config.publicUrl + callbackPath,
    portalClientSecret,
    postLogoutRedirectUri: `${config.publicUrl}${config.mountPath}/`,
    deskRedirectUris: hasDesk ? [`${config.publicUrl}${config.mountPath}/desk/callback`] : [],
    cookieKeys: [secretOf('cookies')],
    store,
    clock: () => clock.now().getTime(),
  })
  const common = {
    issuer: new URL(issuer),
    allowInsecure: !config.isHttps,
    fetch: loopbackFetch(new URL(config.publicUrl), core.localOrigin),
  }
  const provider = createOpenIdProvider({ ...common, clientId: portalClientId, clientSecret: portalClientSecret })
  /** The pack's own words for it, each with its page of the portal. */
  const help = (locale: string) =>
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
      )
  return {
    issuer,
    store,
    common,
    provider,
    register: (app: FastifyInstance) =>
      registerEmbeddedProvider(app, {
        prefix,
        origin: new URL(config.publicUrl),
        embedded,
        accounts: people.listed,
        brand,
        home,
        help,
        face,
        mayTry: async (key) => (await limits.take(`sign-in:${space}${key}`, signInTries)).isAllowed,
        words,
      }),
  }
}

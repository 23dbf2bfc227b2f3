// Who signs players in: the configured OpenID Connect provider, or the embedded one with its demonstration accounts
// (ground G11, G31).
import { defaultClaimNames } from '../account/claims.ts'
import { createOidcStore } from '../account/oidc-store.ts'
import { mainProvider, type SignInProvider } from '../account/ports.ts'
import { demoPeople, skyforgePeople } from '../adapters/identity/demo-accounts.ts'
import { embeddedKeys, publishedKeys } from '../adapters/identity/desk-keys.ts'
import { createEmbed } from '../adapters/identity/embed.ts'
import { createFurtherProvider } from '../adapters/identity/further-provider.ts'
import { deskClientId } from '../adapters/identity/embedded-provider.ts'
import { createOpenIdProvider } from '../adapters/identity/openid.ts'
import { createPageWords } from '../adapters/identity/page-words.ts'
import { faceAddress } from '../platform/face.ts'
import type { Gives, Needs } from './ports.ts'

const loginCallbackPath = '/services/bft/login/callback'
/** A provider's own call-back, so that no answer can be taken for another provider's (RFC 9700, 4.4.2.2). */
const callbackPathOf = (id: string): string => `${loginCallbackPath}/${id}`
const localHosts = ['localhost', '127.0.0.1', '[::1]']
/** What the demonstration's own provider is called where players choose. */
const demoName = 'Northlight ID'
const skyforge = {
  id: 'skyforge',
  name: 'Skyforge ID',
  callbackPath: callbackPathOf('skyforge'),
  claimNames: defaultClaimNames,
}
const signInTries = { max: 20, perSeconds: 60 }

const configuredProvider = ({ config }: Needs, oidc: NonNullable<Needs['config']['oidc']>) => {
  const issuer = new URL(oidc.issuer)
  const common = { issuer, allowInsecure: localHosts.includes(issuer.hostname) }
  const { clientId, clientSecret, claims: claimNames } = oidc
  const client = config.desk.client ?? { id: clientId, secret: clientSecret }
  return {
    main: {
      name: config.oidcName ?? issuer.hostname,
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

export const composeIdentity = async (made: Needs): Promise<Gives<'identity'>> => {
  const { config, clock, database, limits, publicUrl } = made
  const { useNonce } = made.identities
  const further = config.identityProviders.map(
    (one): SignInProvider => ({
      id: one.id,
      name: one.name,
      callbackPath: callbackPathOf(one.id),
      // Others read their own paths.
      claimNames: {
        ...defaultClaimNames,
        ...(one.kind === 'oidc' && one.displayName !== null ? { displayName: one.displayName } : {}),
      },
      identity: createFurtherProvider(one, { realm: publicUrl, now: () => clock.now(), useNonce }),
    }),
  )
  const first = { id: mainProvider, callbackPath: loginCallbackPath }
  if (config.oidc) {
    const { main, desk } = configuredProvider(made, config.oidc)
    return { identity: { providers: [{ ...first, ...main }, ...further], desk }, room: {} }
  }

  const store = createOidcStore(database)
  const embed = createEmbed({
    ...made,
    ...createPageWords(made),
    face: faceAddress(config.webDist, made.mountPath),
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

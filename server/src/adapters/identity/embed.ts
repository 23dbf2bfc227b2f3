// A provider in this process: both sides of it are ours, so its secrets follow from ours.
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../lib/clock.ts'
import type { Keyring } from '../../lib/keyring.ts'
import type { DemoPeople } from './demo-accounts.ts'
import { createEmbeddedProvider, type EmbeddedProviderOptions, portalClientId } from './embedded-provider.ts'
import { createOpenIdProvider, loopbackFetch } from './openid.ts'
import { providerPages } from './provider-pages.ts'
import { registerEmbeddedProvider, type SignInRouteOptions } from './sign-in-routes.ts'

type EmbedSurroundings = Pick<SignInRouteOptions, 'face' | 'help' | 'words'> & {
  publicUrl: string
  mountPath: string
  isHttps: boolean
  keys: Pick<Keyring, 'sign'>
  clock: Clock
  store: EmbeddedProviderOptions['store']
  localOrigin: () => string
  /** @returns false when this visitor has tried too often */
  mayTry: (key: string) => Promise<boolean>
}

interface EmbedWish {
  /** '' for the first. */
  space: string
  prefix: string
  callbackPath: string
  people: DemoPeople
  brand: string | undefined
  hasDesk: boolean
}

export const createEmbed =
  ({ publicUrl, mountPath, isHttps, keys, clock, store, localOrigin, mayTry, ...pages }: EmbedSurroundings) =>
  async ({ space, prefix, callbackPath, people, brand, hasDesk }: EmbedWish) => {
    const secretOf = (name: string): string => keys.sign('embedded-identity', space === '' ? name : `${space} ${name}`)
    const clientSecret = secretOf('portal client')
    const issuer = publicUrl + prefix
    const home = `${mountPath}/`
    const embedded = await createEmbeddedProvider({
      pages: providerPages({ ...pages, home }),
      issuer,
      space,
      people,
      portalRedirectUri: publicUrl + callbackPath,
      portalClientSecret: clientSecret,
      postLogoutRedirectUri: publicUrl + home,
      deskRedirectUris: hasDesk ? [`${publicUrl}${mountPath}/desk/callback`] : [],
      cookieKeys: [secretOf('cookies')],
      store,
      clock: () => clock.now().getTime(),
    })
    const origin = new URL(publicUrl)
    const common = {
      issuer: new URL(issuer),
      allowInsecure: !isHttps,
      fetch: loopbackFetch(origin, localOrigin),
    }
    return {
      issuer,
      common,
      provider: createOpenIdProvider({ ...common, clientId: portalClientId, clientSecret }),
      register: (app: FastifyInstance) =>
        registerEmbeddedProvider(app, {
          ...pages,
          prefix,
          origin,
          embedded,
          accounts: people.listed,
          brand,
          home,
          mayTry: (key) => mayTry(space + key),
        }),
    }
  }

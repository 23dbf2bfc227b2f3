import { canonicalLocale } from '../lib/locale.ts'
import type { AccountInfo } from '#generated/server/schemas.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Clock } from '../lib/clock.ts'
import type { SignInOutcome } from '../platform/logging.ts'
import type { Account, Visitor } from '../platform/visitor.ts'
import type { AccountAddresses } from './addresses.ts'
import { accountOf } from './claims.ts'
import type { AccountIdentities, ProvenIdentity } from './identities.ts'
import {
  type CaseFacts,
  type IdentityClaims,
  mainProvider,
  NotSaidByProvider,
  type SignInChecks,
  type SignInProvider,
} from './ports.ts'
import { accountOfIdentities } from './rules.ts'
import type { LinkOutcome } from './ways.ts'
import { isProviderOutage } from '../lib/provider-outage.ts'
import { safeReturnTo } from '../lib/return-to.ts'
import type { Database } from '../storage/database.ts'
import type { AccountTables } from './tables.ts'
import { isStorageUnavailable } from '../storage/dialect.ts'
import type { Sessions } from '../platform/sessions.ts'
import { problem } from '../platform/problems.ts'

interface AccountServiceDeps {
  /** The first one's subjects are account ids (CD-300). */
  providers: readonly SignInProvider[]
  identities: Pick<AccountIdentities, 'accountOf' | 'of' | 'find' | 'accountOfSubject' | 'useNonce'>
  sessions: Pick<Sessions, 'endSome'>
  withTransaction: Database<AccountTables>['withTransaction']
  addresses: Pick<AccountAddresses, 'of' | 'remember'>
  keys: Keyring
  clock: Clock
  publicUrl: string
  /** e.g. /support */
  mountPath: string
  caseFacts: (accountId: string) => Promise<CaseFacts>
  warn: (message: string, error: unknown) => void
}

/** One sign-in under way, sealed into the browser's cookie: nothing is stored for people who never come back. */
interface Pending {
  provider: string
  /** What is to be linked, instead of signing in (CD-302). */
  linkId?: string
  checks: SignInChecks
  returnTo: string
  startedAt: number
}

/** Why a sign-in did not come about; the page about signing in has words for each. */
export type SignInTrouble = 'away' | 'cancelled' | 'ended' | 'refused'

export interface SignedIn {
  account: Account
  identity: ProvenIdentity
  /** What the provider calls its own session; null: it does not say. */
  providerSession: string | null
}

const pendingMilliseconds = 30 * 60_000
const sealContext = 'sign-in'
/** Who could not look at a provider's keys asks for its word again. */
const keysAwaySeconds = 30
/** Where the portal speaks of signing in: to choose a provider, or to read why it did not work. */
const signInPage = '/help/account/signin'

export const createAccountService = (deps: AccountServiceDeps) => {
  const { providers, keys, clock, publicUrl, mountPath } = deps
  const home = `${mountPath}/`

  const readPending = (sealed: string | undefined): Pending | undefined => {
    try {
      const pending = JSON.parse(keys.unseal(sealContext, sealed ?? '')) as Pending
      return clock.now().getTime() - pending.startedAt < pendingMilliseconds ? pending : undefined
    } catch {
      // Forged, from another installation, or none at all.
      return undefined
    }
  }

  const page = (returnTo: string, locale: string, trouble?: SignInTrouble): string => {
    const query = new URLSearchParams({
      ...(trouble && { problem: trouble }),
      ...(returnTo !== home && { to: returnTo }),
    })
    const spoken = localeOf(returnTo, mountPath) ?? locale
    return `${mountPath}/${spoken}${signInPage}${query.size === 0 ? '' : `?${query.toString()}`}`
  }

  /** Where linking is begun, and what became of it is said. */
  const linkPage = (returnTo: string, locale: string, outcome: LinkOutcome | SignInTrouble): string =>
    `${mountPath}/${localeOf(returnTo, mountPath) ?? locale}/help/account/data?ways=${outcome}`

  const identityOf = (provider: SignInProvider, said: Account, subject: string): ProvenIdentity => ({
    provider: provider.id,
    subject,
    name: said.displayName,
    facts: {
      isChild: said.isChild === true,
      softAccount: said.softAccount,
      hasSqa: said.hasSqa,
      region: said.region,
    },
  })

  const proveIn = async (provider: SignInProvider, claims: IdentityClaims, returnTo: string): Promise<SignedIn> => {
    const said = accountOf(claims, provider.claimNames)
    const identity = identityOf(provider, said, claims.sub)
    const id = await deps.identities.accountOf(identity)
    const all = await deps.identities.of(id)
    const account = accountOfIdentities({ ...said, id }, identity, all, (await deps.addresses.of(id))?.email)
    await deps.addresses.remember(account, localeOf(returnTo, mountPath))
    const { sid } = claims
    const isName = typeof sid === 'string' && sid.length <= longestSubject
    return { account, identity, providerSession: isName ? sid : null }
  }

  const proveEnd = async (id: string, token: string) => {
    const provider = providers.find((one) => one.id === id)
    if (provider?.identity.proveEnd === undefined) throw problem.notFound()
    try {
      return await provider.identity.proveEnd(token)
    } catch (error) {
      if (error instanceof NotSaidByProvider) throw problem.badRequest(`This is ${error.message}`)
      deps.warn(`the identity provider ${id} shows no keys`, error)
      throw problem.unavailable(keysAwaySeconds)
    }
  }

  return {
    providers: (): { id: string; name: string }[] => providers.map(({ id, name }) => ({ id, name })),
    /** @returns the account as the page may see it; undefined when signed out (ground G12) */
    async info(visitor: Visitor): Promise<AccountInfo | undefined> {
      if (visitor.kind !== 'player') return undefined
      const { account } = visitor
      return {
        softAccount: account.softAccount,
        hasSqa: account.hasSqa,
        displayName: account.displayName,
        child: account.isChild === true,
        ...(await deps.caseFacts(account.id)),
      }
    },

    /**
     * @returns where to send the browser, and the sealed state it brings back; without one it is to choose a provider
     * first, or the provider is down
     */
    async start({
      returnTo: wanted,
      provider: wish,
      locale,
      mustAsk,
      linkId,
    }: {
      returnTo: string | undefined
      provider: string | undefined
      locale: string
      mustAsk: boolean
      linkId?: string
    }): Promise<{ location: string; pending: string | undefined; end?: SignInOutcome }> {
      const returnTo = safeReturnTo(wanted, mountPath, home)
      const provider = providers.find(({ id }) => id === wish) ?? (providers.length === 1 ? providers[0] : undefined)
      if (provider === undefined) return { location: page(returnTo, locale), pending: undefined }
      const checks = provider.identity.newChecks()
      try {
        const location = await provider.identity.begin({
          redirectUri: publicUrl + provider.callbackPath,
          checks,
          locale: localeOf(returnTo, mountPath) ?? locale,
          mustAsk,
        })
        const pending: Pending = {
          provider: provider.id,
          checks,
          returnTo,
          startedAt: clock.now().getTime(),
          ...(linkId !== undefined && { linkId }),
        }
        return { location: location.href, pending: keys.seal(sealContext, JSON.stringify(pending)) }
      } catch (error) {
        deps.warn(`the identity provider ${provider.id} does not answer`, error)
        const say = linkId === undefined ? page : linkPage
        return { location: say(returnTo, locale, 'away'), pending: undefined, end: 'unavailable' }
      }
    },

    /**
     * The provider says that sign-ins there have ended (CD-418). @returns the sessions that ended with them
     * @throws 404 for a provider without such a word, 400 for one that it did not say, 503 while its keys are out of reach
     */
    async endAtProvider({ provider, token }: { provider: string; token: string }): Promise<string[]> {
      const { subject, session, id } = await proveEnd(provider, token)
      return deps.withTransaction(async () => {
        // Kept and said again after the next sign-in, it would end that one.
        if (!(await deps.identities.useNonce(provider, `end ${id}`))) throw problem.badRequest('This was said before')
        const accountId =
          provider === mainProvider
            ? await deps.identities.accountOfSubject(subject)
            : (await deps.identities.find(provider, subject))?.accountId
        if (accountId === undefined) return []
        return deps.sessions.endSome(
          accountId,
          (opened) =>
            opened['provider'] === provider &&
            opened['subject'] === subject &&
            (session === null || opened['providerSession'] === session),
        )
      })
    },

    /**
     * @returns the proven account, or undefined when none was proven, and where that is said; `isOver`: the state was this
     * browser's, and has been used
     */
    async finish({
      provider: id,
      query,
      pending: sealed,
      locale,
      prove,
    }: {
      provider: string
      query: URLSearchParams
      pending: string | undefined
      locale: string
      /** Links what was proven; the page of own data says the outcome. */
      prove: (linkId: string, proven: ProvenIdentity) => Promise<LinkOutcome>
    }): Promise<{ signedIn: SignedIn | undefined; location: string; isOver: boolean; end: SignInOutcome }> {
      const pending = readPending(sealed)
      const provider = providers.find((one) => one.id === id)
      const isOurs = pending?.provider === id && query.get('state') === pending.checks.state
      if (provider === undefined || pending === undefined || !isOurs)
        return {
          signedIn: undefined,
          location: page(pending?.returnTo ?? home, locale, 'ended'),
          isOver: false,
          end: 'ended' as const,
        }
      const { checks, returnTo, linkId } = pending
      const trouble = (kind: SignInTrouble) => ({
        signedIn: undefined,
        location: (linkId === undefined ? page : linkPage)(returnTo, locale, kind),
        isOver: true,
        end: kind === 'away' ? ('unavailable' as const) : kind,
      })
      const isDenied = query.get('error') === 'access_denied' || query.get('openid.mode') === 'cancel'
      if (query.has('error') || isDenied)
        return providers.length === 1 && linkId === undefined
          ? { signedIn: undefined, location: returnTo, isOver: true, end: isDenied ? 'cancelled' : 'refused' }
          : trouble(isDenied ? 'cancelled' : 'refused')
      try {
        const callback = new URL(`${provider.callbackPath}?${query.toString()}`, publicUrl)
        const claims = await provider.identity.finish(callback, checks)
        if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > longestSubject)
          throw new Error('the identity provider names nobody')
        if (linkId !== undefined) {
          const outcome = await prove(linkId, identityOf(provider, accountOf(claims, provider.claimNames), claims.sub))
          return {
            signedIn: undefined,
            location: linkPage(returnTo, locale, outcome),
            isOver: true,
            end: outcome,
          }
        }
        return {
          signedIn: await proveIn(provider, claims, returnTo),
          location: returnTo,
          isOver: true,
          end: 'signed-in' as const,
        }
      } catch (error) {
        if (isStorageUnavailable(error)) throw error
        deps.warn(`a sign-in at ${provider.id} was refused`, error)
        return trouble(isProviderOutage(error) ? 'away' : 'refused')
      }
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>

/** OpenID Connect Core, section 2, ends at 255; what others say is no longer. */
const longestSubject = 255

/** The language of the page one comes from: the sign-in speaks it too, whatever the browser asks for (CD-273). */
const localeOf = (returnTo: string, mountPath: string): string | undefined =>
  canonicalLocale(returnTo.slice(mountPath.length + 1).split(/[/?#]/, 1)[0] ?? '')

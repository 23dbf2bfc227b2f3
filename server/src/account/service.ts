// Signing in and out, and what the page may know of the account.
import { canonicalLocale } from '../lib/locale.ts'
import type { AccountInfo } from '#generated/server/schemas.ts'
import type { Keyring } from '../lib/keyring.ts'
import type { Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { Account, Visitor } from '../platform/visitor.ts'
import { accountOf, type ClaimNames } from './claims.ts'
import type { CaseFacts, IdentityProvider, SignInChecks } from './ports.ts'
import { isProviderOutage } from '../lib/provider-outage.ts'
import { safeReturnTo } from '../lib/return-to.ts'

export interface AccountServiceDeps {
  identity: IdentityProvider
  claimNames: ClaimNames
  keys: Keyring
  clock: Clock
  publicUrl: string
  /** e.g. /support */
  mountPath: string
  callbackPath: string
  caseFacts: (accountId: string) => Promise<CaseFacts>
  /** Keeps the address of whoever has signed in; `pageLocale` is the language of the page they did it from (CD-246). */
  rememberAddress: (account: Account, pageLocale: string | undefined) => Promise<void>
  warn: (message: string, error: unknown) => void
}

/** One sign-in under way, sealed into the browser's cookie: nothing is stored for people who never come back. */
interface Pending {
  checks: SignInChecks
  returnTo: string
  startedAt: number
}

export interface AccountService {
  /** @returns the account as the page may see it; undefined when signed out (ground G12) */
  info: (visitor: Visitor) => Promise<AccountInfo | undefined>
  /** @returns where to send the browser, and the sealed state it brings back; 503 when the provider is down */
  start: (
    returnTo: string | undefined,
    locale: string,
    mustAsk: boolean,
  ) => Promise<{ location: string; pending: string }>
  /**
   * @returns the proven account, or undefined when the visitor cancelled; 400 for a state that is unknown, used or
   * expired
   */
  finish: (
    query: URLSearchParams,
    pending: string | undefined,
  ) => Promise<{ account: Account | undefined; returnTo: string }>
}

const pendingMilliseconds = 30 * 60_000
const sealContext = 'sign-in'

export const createAccountService = (deps: AccountServiceDeps): AccountService => {
  const { identity, keys, clock, publicUrl, mountPath, callbackPath } = deps
  const home = `${mountPath}/`

  const readPending = (sealed: string | undefined): Pending => {
    try {
      const pending = JSON.parse(keys.unseal(sealContext, sealed ?? '')) as Pending
      if (clock.now().getTime() - pending.startedAt < pendingMilliseconds) return pending
    } catch {
      /* forged, from another installation, or none at all */
    }
    throw problem.badRequest('this sign-in has ended; begin again')
  }

  return {
    async info(visitor) {
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

    async start(wanted, locale, mustAsk) {
      const checks = identity.newChecks()
      const returnTo = safeReturnTo(wanted, mountPath, home)
      try {
        const location = await identity.begin({
          redirectUri: publicUrl + callbackPath,
          checks,
          locale: localeOf(returnTo, mountPath) ?? locale,
          mustAsk,
        })
        return {
          location: location.href,
          pending: keys.seal(
            sealContext,
            JSON.stringify({ checks, returnTo, startedAt: clock.now().getTime() } satisfies Pending),
          ),
        }
      } catch (error) {
        deps.warn('the identity provider does not answer', error)
        throw problem.unavailable(30, 'signing in is not possible at the moment')
      }
    },

    async finish(query, sealed) {
      const { checks, returnTo } = readPending(sealed)
      if (query.get('state') !== checks.state) throw problem.badRequest('this sign-in was begun in another window')
      if (query.has('error')) return { account: undefined, returnTo }
      const callback = new URL(`${callbackPath}?${query.toString()}`, publicUrl)
      const claims = await identity.finish(callback, checks).catch((error: unknown) => {
        deps.warn('a sign-in was refused', error)
        if (isProviderOutage(error)) throw problem.unavailable(30, 'signing in is not possible at the moment')
        throw problem.badRequest('the identity provider’s answer could not be proven')
      })
      const account = accountOf(claims, deps.claimNames)
      await deps.rememberAddress(account, localeOf(returnTo, mountPath))
      return { account, returnTo }
    },
  }
}

/** The language of the page one comes from: the sign-in speaks it too, whatever the browser asks for (CD-273). */
const localeOf = (returnTo: string, mountPath: string): string | undefined =>
  canonicalLocale(returnTo.slice(mountPath.length + 1).split(/[/?#]/, 1)[0] ?? '')

// Signing in at the desk's pages: OpenID Connect in the browser, ended by a session of our own (T28, CD-220).
import { isProviderOutage } from '../lib/provider-outage.ts'
import { safeReturnTo } from '../lib/return-to.ts'
import type { Clock } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { ProblemError } from '../platform/problems.ts'
import { freshSeconds, type ProvenPerson } from './identity.ts'
import type { DeskSessions } from './desk-sessions.ts'
import type { DeskProvider, ProvenClaims, SignInChecks } from './ports.ts'

/** Why nobody was signed in; the page says it in words. */
export type SignInFailure = 'cancelled' | 'ended' | 'role' | 'refused' | 'unavailable'

interface DeskSignInDeps {
  provider: DeskProvider
  sessions: Pick<DeskSessions, 'create'>
  keys: Keyring
  clock: Clock
  publicUrl: string
  /** Where the desk's pages are, e.g. /support/desk; the provider leads back to `/callback` below it. */
  deskPath: string
  /** @throws when these claims name nobody of the desk */
  personOf: (claims: ProvenClaims) => Promise<ProvenPerson>
  warn: (message: string, error: unknown) => void
}

interface Pending {
  checks: SignInChecks
  returnTo: string
  startedAt: number
}

const pendingMilliseconds = 30 * 60_000
const sealContext = 'desk-sign-in'

export const createDeskSignIn = (deps: DeskSignInDeps) => {
  const { provider, keys, clock, publicUrl, deskPath } = deps
  const callbackUrl = `${publicUrl}${deskPath}/callback`

  const readPending = (sealed: string | undefined): Pending | undefined => {
    try {
      const pending = JSON.parse(keys.unseal(sealContext, sealed ?? '')) as Pending
      return clock.now().getTime() - pending.startedAt < pendingMilliseconds ? pending : undefined
    } catch {
      return undefined
    }
  }

  return {
    start: async (
      wanted: string | undefined,
      locale: string,
      { mustAsk, mustBeFresh }: { mustAsk: boolean; mustBeFresh: boolean },
    ): Promise<{ location: string; pending: string } | { failure: SignInFailure }> => {
      const checks = { ...provider.newChecks(), ...(mustBeFresh ? { maxAgeSeconds: freshSeconds } : {}) }
      const pending: Pending = {
        checks,
        returnTo: safeReturnTo(wanted, deskPath, deskPath),
        startedAt: clock.now().getTime(),
      }
      try {
        const location = await provider.begin({
          redirectUri: callbackUrl,
          checks,
          locale,
          mustAsk: mustAsk || mustBeFresh,
        })
        return { location: location.href, pending: keys.seal(sealContext, JSON.stringify(pending)) }
      } catch (error) {
        deps.warn('the identity provider does not answer', error)
        return { failure: 'unavailable' }
      }
    },

    finish: async (
      query: URLSearchParams,
      sealed: string | undefined,
    ): Promise<{ cookie: string; agentId: string; returnTo: string } | { failure: SignInFailure }> => {
      const pending = readPending(sealed)
      if (!pending || query.get('state') !== pending.checks.state) return { failure: 'ended' }
      if (query.has('error')) return { failure: 'cancelled' }
      try {
        const { claims, renewal } = await provider.finishForShift(
          new URL(`${callbackUrl}?${query.toString()}`),
          pending.checks,
        )
        const person = await deps.personOf(claims)
        return { cookie: await deps.sessions.create(person, renewal), agentId: person.id, returnTo: pending.returnTo }
      } catch (error) {
        if (error instanceof ProblemError && error.slug === 'forbidden') return { failure: 'role' }
        deps.warn('a sign-in at the desk was refused', error)
        return { failure: isProviderOutage(error) ? 'unavailable' : 'refused' }
      }
    },
  }
}

export type DeskSignIn = ReturnType<typeof createDeskSignIn>

import type { Api } from '../../../kit/api/api.ts'
import { pollTimes } from '../../../kit/api/cache-times.ts'
import { type PollOptions, startPoll } from '../../../kit/api/poll.ts'
import { parseJson } from '../../../kit/api/problem.ts'
import type { AccountInfo } from '../../../kit/api/types.ts'

/** A page the browser went back to may be older than the last sign-in. */
const cameBack = (): boolean =>
  typeof performance !== 'undefined' &&
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward'

/** `unknown` until the first answer; a screen that depends on it waits (OD-66). */
export type Login = { state: 'unknown' | 'out'; account: null } | { state: 'in'; account: AccountInfo }

export const unknown: Login = { state: 'unknown', account: null }
export const out: Login = { state: 'out', account: null }

/** `GET /api/auth/{lang}`: header `loggedin` and the account as JSON text (ground G12). */
export const loginOf = (loggedIn: string | null, text: string): Login => {
  const account = loggedIn === 'true' ? parseJson(text) : undefined
  return account === undefined ? out : { state: 'in', account: account as AccountInfo }
}

export interface AccountStore {
  read: () => Login
  /** Whom the server drew the page for. */
  drawn: Login
  subscribe: (listener: () => void) => () => void
  /** How often somebody else came; see onFlip. */
  flips: () => number
  /** Asks now: after the browser came back from signing in, before a write that needs it. */
  refresh: () => Promise<Login>
  /** How many cases hold something unread, as the stream of news said. */
  hear: (unreadCases: number) => void
  /** The one timer of the app (decisions-cases K8). Answers a function that stops it. */
  start: () => () => void
}

const same = (one: Login, other: Login): boolean =>
  one.state === other.state && JSON.stringify(one.account) === JSON.stringify(other.account)

/**
 * `onFlip` runs when somebody signed in, out, or became somebody else: whatever was kept belongs to another (OD-99).
 */
export const createAccountStore = ({
  api,
  first,
  drawn = unknown,
  onFlip,
  poll = startPoll,
}: {
  api: Api
  first: Login
  drawn?: Login
  onFlip: (login: Login) => void
  poll?: (options: PollOptions) => () => void
}): AccountStore => {
  const listeners = new Set<() => void>()
  let login = first
  let flips = 0
  let session: string | null = null
  const take = (next: Login, isOtherSession: boolean): void => {
    const isFlip =
      login.state !== 'unknown' &&
      (isOtherSession || login.state !== next.state || login.account?.displayName !== next.account?.displayName)
    if (same(login, next) && !isFlip) return
    login = next
    if (isFlip) {
      flips += 1
      onFlip(next)
    }
    for (const tell of listeners) tell()
  }
  const ask = async (signal?: AbortSignal): Promise<Login> => {
    const response = await api.client.askAuth(signal)
    const next = loginOf(response.headers.get('loggedin'), await response.text())
    // Two players may share a name, never a session: its token tells them apart (T3).
    const token = next.state === 'in' ? response.headers.get('X-CSRF-TOKEN') : null
    take(next, token !== null && session !== null && token !== session)
    session = token
    return login
  }
  return {
    read: () => login,
    drawn,
    flips: () => flips,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: () => ask().catch(() => login),
    hear: (unreadCases) => {
      if (login.state === 'in')
        take({ ...login, account: { ...login.account, unreadCases, hasUnreadCases: unreadCases > 0 } }, false)
    },
    start: () => poll({ run: ask, every: pollTimes.login, startsLater: login.state !== 'unknown' && !cameBack() }),
  }
}

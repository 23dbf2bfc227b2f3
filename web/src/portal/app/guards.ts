// Who may enter, as pure functions of facts: null admits, a verdict sends elsewhere (HOUSE-12). Table: guards.test.ts.
import { type OfferedChannel, hasEnabledChannel } from '../shared/channels/channels.ts'
import { rootWithLogin, safeReturnTo } from '../shared/account/login-address.ts'
import { limits } from '../../kit/api/limits.ts'
import type { Alert } from '../shared/alerts/alerts.ts'
import type { FeatureKey } from '../shared/settings/features.ts'
import type { GuardName } from './route-table.ts'

export interface GuardFacts {
  /** Path and query inside the app. */
  here: string
  params: Readonly<Record<string, string | undefined>>
  isLoggedIn: boolean
  isFeatureOn: (key: FeatureKey) => boolean
  isInGame: boolean
  gameName: string | null
  config: {
    useEmbeddedFlow: boolean
    allowEmbeddedHome: boolean
    isDesktopGameLayout: boolean
    angularGamePages: readonly string[]
    flagshipGames: readonly string[]
  }
  hasSubmittedCase: boolean
  /** The topic of a contact route with its channels; null when there is no such topic. */
  contact: { product: string; parentId: number; topicId: number; channels: readonly OfferedChannel[] } | null
  verification: Verification | null
}

/** What the verification call before contact came to (OD-25). */
export type Verification =
  /** `isDrawn`: the server admitted everybody when it drew the page; the browser's question is still open. */
  | { isAdmitted: true; isDrawn?: true }
  /** `isUnasked`: nobody could say. */
  | { isAdmitted: false; redirectUrl: string | null; isUnasked?: boolean }

export interface Verdict {
  redirect: string
  /** Shown where the visitor lands; travels as navigation state (OD-27). */
  alert?: Alert
  /** The page wanted opens in a new window instead, unless it is the first page of the visit (OD-22). */
  opensWindow?: boolean
  /** `redirect` is a URL that the server gave. */
  isUrl?: boolean
  /** Nobody could say: who is on another page of the same subject stays there. */
  isUnasked?: boolean
}

export type Guard = (facts: GuardFacts) => Verdict | null

const usesEmbeddedFlow = ({ isInGame, config }: GuardFacts): boolean => isInGame && config.useEmbeddedFlow

/** A token-style case id opens one case without an account (decisions-cases B1). */
export const isCaseToken = (id: string | undefined): boolean => new RegExp(limits.AnonymousToken.pattern).test(id ?? '')

/**
 * Signed out: the root, with a wish to sign in and come back, or on to where the address wants to return (ROUTE-28,
 * decisions-cases A2).
 */
const signIn: Guard = ({ isLoggedIn, here }) => {
  if (isLoggedIn) return null
  const returnTo = safeReturnTo(new URLSearchParams(here.split('?')[1]).get('returnTo'))
  return { redirect: rootWithLogin(returnTo ?? here) }
}

/** Signed out: the list of cases, whose own guard signs in and comes back (amendment T16). */
const survey: Guard = ({ isLoggedIn, here }) =>
  isLoggedIn ? null : { redirect: `/case?returnTo=${encodeURIComponent(here)}` }

const embeddedHome: Guard = (facts) =>
  usesEmbeddedFlow(facts) && facts.config.allowEmbeddedHome ? null : { redirect: '/' }

const game: Guard = (facts) => {
  const isListed =
    facts.config.isDesktopGameLayout &&
    facts.config.angularGamePages.includes((facts.params['game'] ?? '').toLowerCase())
  return usesEmbeddedFlow(facts) || isListed ? null : { redirect: '/' }
}

const captcha: Guard = ({ isInGame, gameName, config, isFeatureOn }) =>
  isInGame && gameName !== null && config.flagshipGames.includes(gameName) && isFeatureOn('strictCaptcha')
    ? { redirect: '/', opensWindow: true }
    : null

const solutionOf = ({ product, parentId, topicId }: NonNullable<GuardFacts['contact']>): string =>
  `/product/${product}/${parentId}/${topicId}/solution`

const channel: Guard = ({ contact }) => {
  if (contact === null) return { redirect: '/' }
  return hasEnabledChannel(contact.channels)
    ? null
    : { redirect: solutionOf(contact), alert: { key: 'support.bft.no.contact.channels.online', tone: 'warning' } }
}

const verification: Guard = ({ contact, verification: answer }) => {
  if (answer === null || answer.isAdmitted) return null
  if (answer.redirectUrl !== null) return { redirect: answer.redirectUrl, isUrl: true }
  return {
    redirect: contact === null ? '/' : solutionOf(contact),
    alert: { key: 'support.error.unknown.desc', tone: 'danger' },
    ...(answer.isUnasked === true ? { isUnasked: true } : {}),
  }
}

const submittedCase: Guard = ({ hasSubmittedCase }) => (hasSubmittedCase ? null : { redirect: '/' })

const caseAccess: Guard = (facts) =>
  isCaseToken(facts.params['caseId']) && facts.isFeatureOn('anonymousTickets') ? null : signIn(facts)

const guards: Record<Exclude<GuardName, `feature:${string}`>, Guard> = {
  'sign-in': signIn,
  survey,
  'embedded-home': embeddedHome,
  game,
  captcha,
  channel,
  verification,
  'submitted-case': submittedCase,
  'case-access': caseAccess,
}

export const guardOf = (name: GuardName): Guard => {
  if (!isFeatureGuard(name)) return guards[name]
  const key = name.slice('feature:'.length) as FeatureKey
  return ({ isFeatureOn }) => (isFeatureOn(key) ? null : { redirect: '/' })
}

const isFeatureGuard = (name: GuardName): name is `feature:${FeatureKey}` => name.startsWith('feature:')

/** What must be known before a guard can speak. */
export type Need = 'login' | 'config' | 'contact' | 'verification' | `feature:${FeatureKey}`

const needs: Record<Exclude<GuardName, `feature:${string}`>, readonly Need[]> = {
  'sign-in': ['login'],
  survey: ['login'],
  'embedded-home': ['config'],
  game: ['config'],
  captcha: ['config', 'feature:strictCaptcha'],
  channel: ['contact'],
  verification: ['contact', 'verification'],
  'submitted-case': [],
  'case-access': ['login', 'feature:anonymousTickets'],
}

export const needsOf = (name: GuardName): readonly Need[] => (isFeatureGuard(name) ? [name] : needs[name])

/**
 * Runs the guards in their order. A guard is asked only when what it needs is known and all before it admitted, so that
 * nothing is asked for a visitor who was turned away already.
 */
export const runGuards = (
  names: readonly GuardName[],
  facts: GuardFacts,
  isKnown: (need: Need) => boolean,
): { verdict: Verdict | null } | { waitsFor: readonly Need[] } => {
  for (const name of names) {
    const missing = needsOf(name).filter((need) => !isKnown(need))
    if (missing.length > 0) return { waitsFor: missing }
    const verdict = guardOf(name)(facts)
    if (verdict !== null) return { verdict }
  }
  return { verdict: null }
}

// The challenge before sending: who needs one, what a solved one is good for (ground G15, G23, OD-83 to OD-85).
import type { AltchaChallenge, CaptchaConfig, ChallengeVerdict } from '#generated/server/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { ChallengeProvider, FeatureSource } from './ports.ts'
import type { ContactStore } from './store.ts'

export interface ChallengeServiceDeps {
  features: FeatureSource
  /** behind feature `arkose`: ALTCHA, or Arkose by key */
  challenge: ChallengeProvider
  /** behind feature `recaptcha` */
  recaptcha: ChallengeProvider | undefined
  store: ContactStore
  clock: Clock
  warn: (message: string) => void
}

/** What `ask` found: `down`, the vendor could not be asked; `settled`, the mark of the session says it all. */
export type AskedChallenge = 'settled' | 'down'

export interface ChallengeService {
  config: () => CaptchaConfig
  create: () => Promise<AltchaChallenge>
  /** Checks a token; a valid one marks the session for ten minutes and one use. */
  validate: (visitor: Visitor, token: string, remoteAddress: string) => Promise<ChallengeVerdict>
  /**
   * Asks reCAPTCHA after the token that came with a form, and marks the session when it is good. Asks nobody for who
   * needs no challenge, holds a mark already, or sent no token. Takes as long as the vendor takes: never call it inside
   * a transaction.
   */
  ask: (visitor: Visitor, recaptchaToken: string | null | undefined, remoteAddress: string) => Promise<AskedChallenge>
  /**
   * Whether this visitor may send now. Looks only; `use` takes the mark away. @throws 503 when the provider is down for
   * someone who needs it
   */
  isPassed: (visitor: Visitor, asked: AskedChallenge) => Promise<boolean>
  /**
   * Uses the mark up, inside the transaction that stores what it was needed for. @returns false when another request
   * was quicker
   */
  use: (visitor: Visitor) => Promise<boolean>
}

const markMilliseconds = 10 * 60_000
const retrySeconds = 30

export const createChallengeService = (deps: ChallengeServiceDeps): ChallengeService => {
  const { features, challenge, recaptcha, store, clock } = deps
  // Both keys on: arkose (OD-84).
  const kind = (): 'arkose' | 'recaptcha' | 'none' =>
    features.isOn('arkose') ? 'arkose' : features.isOn('recaptcha') && recaptcha !== undefined ? 'recaptcha' : 'none'
  /** recaptcha asks logged-out visitors only; the challenge also signed-in ones when strict (OD-85). */
  const isNeeded = (visitor: Visitor): boolean =>
    kind() !== 'none' && (visitor.kind === 'anonymous' || (kind() === 'arkose' && features.isOn('strictCaptcha')))
  /** Down: closed for anonymous visitors, open for signed-in ones unless strict (ground G15). */
  const isOpenWhenDown = (visitor: Visitor): boolean => visitor.kind === 'player' && !features.isOn('strictCaptcha')

  const markEnd = (): Date => new Date(clock.now().getTime() + markMilliseconds)

  const whenDown = (visitor: Visitor): true => {
    deps.warn('the challenge provider is down')
    if (isOpenWhenDown(visitor)) return true
    throw problem.unavailable(retrySeconds, 'the challenge cannot be checked at the moment')
  }

  return {
    config() {
      if (kind() === 'none') throw problem.notFound()
      return kind() === 'recaptcha' && recaptcha !== undefined ? recaptcha.config() : challenge.config()
    },
    async create() {
      if (challenge.create === undefined) throw problem.notFound()
      return challenge.create()
    },
    async validate(visitor, token, remoteAddress) {
      const verdict = await challenge.verify(token, remoteAddress)
      if (verdict.outcome === 'down') {
        whenDown(visitor)
      } else if (verdict.outcome !== 'valid') {
        return { valid: false, reason: verdict.outcome }
      } else if (
        verdict.signature !== undefined &&
        verdict.expiresAt !== undefined &&
        !(await store.takeSolution(verdict.signature, verdict.expiresAt))
      ) {
        return { valid: false, reason: 'reused' }
      }
      await store.mark(visitor.sessionId, markEnd())
      return { valid: true }
    },
    async ask(visitor, recaptchaToken, remoteAddress) {
      if (recaptcha === undefined || kind() !== 'recaptcha' || !isNeeded(visitor) || !recaptchaToken) return 'settled'
      // The vendor takes a token once: a form that comes again after a correction is good by the mark of its first
      // time.
      if (await store.hasMark(visitor.sessionId, clock.now())) return 'settled'
      const { outcome } = await recaptcha.verify(recaptchaToken, remoteAddress)
      if (outcome === 'valid') await store.mark(visitor.sessionId, markEnd())
      return outcome === 'down' ? 'down' : 'settled'
    },
    async isPassed(visitor, asked) {
      if (!isNeeded(visitor) || (await store.hasMark(visitor.sessionId, clock.now()))) return true
      return asked === 'down' ? whenDown(visitor) : false
    },
    use: async (visitor) => !isNeeded(visitor) || store.useMark(visitor.sessionId, clock.now()),
  }
}

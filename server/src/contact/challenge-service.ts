// The challenge before sending: who needs one, what a solved one is good for (ground G15, G23, OD-83 to OD-85).
import type { AltchaChallenge, CaptchaConfig, ChallengeVerdict } from '#generated/server/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import type { FlagAsker } from '../platform/features.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { ChallengeProvider, FeatureSource } from './ports.ts'
import type { ContactStore } from './store.ts'

interface ChallengeServiceDeps {
  features: FeatureSource
  /** behind feature `arkose`: ALTCHA, or Arkose by key */
  challenge: ChallengeProvider
  /** behind feature `recaptcha` */
  recaptcha: ChallengeProvider | undefined
  store: ContactStore
  clock: Clock
  warn: (message: string) => void
}

/** Who is to solve it: where no game is known, one for any will do (CD-425). */
export interface Challenged extends FlagAsker {
  visitor: Visitor
  locale: string
}

/** What `ask` found: `down`, the vendor could not be asked; `settled`, the mark of the session says it all. */
export type AskedChallenge = 'settled' | 'down'

const markMilliseconds = 10 * 60_000
const retrySeconds = 30

export const createChallengeService = (deps: ChallengeServiceDeps) => {
  const { features, challenge, recaptcha, store, clock } = deps
  // Both keys on: arkose (OD-84).
  const kindFor = (challenged: Challenged): 'arkose' | 'recaptcha' | 'none' => {
    if (features.isOn('arkose', challenged)) return 'arkose'
    return recaptcha !== undefined && features.isOn('recaptcha', challenged) ? 'recaptcha' : 'none'
  }
  const isStrict = (challenged: Challenged): boolean => features.isOn('strictCaptcha', challenged)
  /** recaptcha asks logged-out visitors only; the challenge also signed-in ones when strict (OD-85). */
  const isNeeded = (challenged: Challenged): boolean => {
    const kind = kindFor(challenged)
    if (kind === 'none' || challenged.visitor.kind === 'anonymous') return kind !== 'none'
    return kind === 'arkose' && isStrict(challenged)
  }
  /** Down: closed for anonymous visitors, open for signed-in ones unless strict (ground G15). */
  const isOpenWhenDown = (challenged: Challenged): boolean =>
    challenged.visitor.kind === 'player' && !isStrict(challenged)

  const markEnd = (): Date => new Date(clock.now().getTime() + markMilliseconds)

  const whenDown = (challenged: Challenged): true => {
    deps.warn('the challenge provider is down')
    if (isOpenWhenDown(challenged)) return true
    throw problem.unavailable(retrySeconds, 'the challenge cannot be checked at the moment')
  }

  return {
    config(challenged: Challenged): CaptchaConfig {
      const kind = kindFor(challenged)
      if (kind === 'none') throw problem.notFound()
      return kind === 'recaptcha' && recaptcha !== undefined ? recaptcha.config() : challenge.config()
    },
    async create(): Promise<AltchaChallenge> {
      if (challenge.create === undefined) throw problem.notFound()
      return challenge.create()
    },
    /** Checks a token; a valid one marks the session for ten minutes and one use. */
    async validate(challenged: Challenged, token: string, remoteAddress: string): Promise<ChallengeVerdict> {
      const verdict = await challenge.verify(token, remoteAddress)
      if (verdict.outcome === 'down') {
        whenDown(challenged)
      } else if (verdict.outcome !== 'valid') {
        return { valid: false, reason: verdict.outcome }
      } else if (
        verdict.signature !== undefined &&
        verdict.expiresAt !== undefined &&
        !(await store.takeSolution(verdict.signature, verdict.expiresAt))
      ) {
        return { valid: false, reason: 'reused' }
      }
      await store.mark(challenged.visitor.sessionId, markEnd())
      return { valid: true }
    },
    /**
     * Asks reCAPTCHA after the token that came with a form, and marks the session when it is good; nobody is asked
     * where no challenge is needed. Takes as long as the vendor takes: never call it inside a transaction.
     */
    async ask(
      challenged: Challenged,
      recaptchaToken: string | null | undefined,
      remoteAddress: string,
    ): Promise<AskedChallenge> {
      if (recaptcha === undefined || kindFor(challenged) !== 'recaptcha' || !isNeeded(challenged) || !recaptchaToken)
        return 'settled'
      // The vendor takes a token once: a form that comes again after a correction is good by the mark of its first
      // time.
      if (await store.hasMark(challenged.visitor.sessionId, clock.now())) return 'settled'
      const { outcome } = await recaptcha.verify(recaptchaToken, remoteAddress)
      if (outcome === 'valid') await store.mark(challenged.visitor.sessionId, markEnd())
      return outcome === 'down' ? 'down' : 'settled'
    },
    /**
     * Whether this visitor may send now. Looks only; `use` takes the mark away. @throws 503 when the provider is down for
     * someone who needs it
     */
    async isPassed(challenged: Challenged, asked: AskedChallenge): Promise<boolean> {
      if (!isNeeded(challenged) || (await store.hasMark(challenged.visitor.sessionId, clock.now()))) return true
      return asked === 'down' ? whenDown(challenged) : false
    },
    /**
     * Uses the mark up, inside the transaction that stores what it was needed for. @returns false when another request
     * was quicker
     */
    use: async (challenged: Challenged): Promise<boolean> =>
      !isNeeded(challenged) || store.useMark(challenged.visitor.sessionId, clock.now()),
  }
}

export type ChallengeService = ReturnType<typeof createChallengeService>

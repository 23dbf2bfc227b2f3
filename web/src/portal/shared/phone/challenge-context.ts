import { createContext } from 'react'

/**
 * A captcha of the form around a field: each message to a signed-out visitor uses up one solved challenge (ground G23).
 * null where none is needed.
 */
export interface ChallengeGate {
  solve: () => Promise<boolean>
  /** The mark is used up: the next send solves anew. */
  forget: () => void
  /** A token that goes with the request itself; null where the session holds the mark. */
  token: () => string | null
}

export const ChallengeContext = createContext<ChallengeGate | null>(null)

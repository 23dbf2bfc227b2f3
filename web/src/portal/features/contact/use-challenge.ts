import { useCallback, useRef, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'

/** `missing`: how to draw it is not known yet; the form waits for it (CAPTCHA-09). */
export type ChallengeState = 'idle' | 'solving' | 'missing' | 'passed' | 'failed'

/** The mark of a solved challenge lasts ten minutes (ground G15); it is renewed a little earlier. */
const markMilliseconds = 9 * 60_000

export interface ChallengePlace {
  /** Where a vendor draws its puzzle; null in a game's browser, which shows none (OD-85). */
  selector: '#captcha-challenge' | '#captcha-anonymous' | null
}

/**
 * The challenge behind feature `arkose`: the built-in one or a vendor's, solved in the page and checked by the server,
 * which marks the session.
 * `solve` may be called often; one run is under way at a time.
 */
export const useChallenge = ({
  selector,
}: ChallengePlace): {
  state: ChallengeState
  solve: () => Promise<boolean>
  forget: () => void
} => {
  const api = useApiClient()
  const [state, setState] = useState<ChallengeState>('idle')
  const running = useRef<Promise<boolean> | null>(null)
  const passedAt = useRef(0)

  const solve = useCallback(async (): Promise<boolean> => {
    if (passedAt.current !== 0 && Date.now() - passedAt.current < markMilliseconds) return true
    // Comes with the first key, not with the page (ground G26).
    running.current ??= import('./run-challenge.ts')
      .then(({ runChallenge }) =>
        runChallenge(
          api,
          selector,
          () => setState('missing'),
          () => setState('solving'),
        ),
      )
      .catch(() => false)
      .then((isPassed) => {
        passedAt.current = isPassed ? Date.now() : 0
        setState(isPassed ? 'passed' : 'failed')
        running.current = null
        return isPassed
      })
    setState((was) => (was === 'missing' ? was : 'solving'))
    return running.current
  }, [api, selector])
  const forget = useCallback(() => {
    passedAt.current = 0
    setState('idle')
  }, [])
  return { state, solve, forget }
}

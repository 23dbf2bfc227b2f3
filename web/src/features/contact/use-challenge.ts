import { useCallback, useEffect, useRef, useState } from 'react'
import { useApiClient } from '../../api/context.ts'
import type { Api } from '../../api/api.ts'
import { validateChallenge } from './actions.ts'
import { solveAltcha, stopAltcha } from './altcha.ts'
import { loadCaptchaConfig } from './captcha-config.ts'

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
  useEffect(() => stopAltcha, [])

  const solve = useCallback(async (): Promise<boolean> => {
    if (passedAt.current !== 0 && Date.now() - passedAt.current < markMilliseconds) return true
    running.current ??= run(
      api,
      selector,
      () => setState('missing'),
      () => setState('solving'),
    ).then((isPassed) => {
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

const run = async (
  api: Api,
  selector: ChallengePlace['selector'],
  onMissing: () => void,
  onFound: () => void,
): Promise<boolean> => {
  try {
    const config = await loadCaptchaConfig(api, onMissing)
    onFound()
    // A vendor's puzzle has no place in a game's browser: the server has the last word, and the form then offers a
    // window of its own.
    if (config.provider !== 'altcha' && selector === null) return true
    const solved =
      config.provider === 'altcha'
        ? await solveAltcha(api)
        : await (await import('./arkose.ts')).solveArkose(config, selector ?? '', api.page.locale)
    if (solved === null) return false
    const sent = await validateChallenge(api, solved.token, solved.onReady, solved.onShown)
    return sent.isOk && sent.data.valid
  } catch {
    return false
  }
}

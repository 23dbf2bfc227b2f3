import { useCallback, useEffect, useRef, useState } from 'react'
import { useApiClient } from '../../api/context.ts'
import type { Api } from '../../api/api.ts'
import { validateChallenge } from './actions.ts'

export type ChallengeState = 'idle' | 'solving' | 'passed' | 'failed'

/** The mark of a solved challenge lasts ten minutes (ground G15); it is renewed a little earlier. */
const MARK_MILLISECONDS = 9 * 60_000

/** The built-in challenge: fetched, solved beside the page, checked by the server. `solve` may be called often; one run is under way at a time. */
export function useChallenge(): { state: ChallengeState; solve: () => Promise<boolean>; forget: () => void } {
  const api = useApiClient()
  const [state, setState] = useState<ChallengeState>('idle')
  const running = useRef<Promise<boolean> | null>(null)
  const worker = useRef<Worker | null>(null)
  const passedAt = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])

  const solve = useCallback(async (): Promise<boolean> => {
    if (passedAt.current !== 0 && Date.now() - passedAt.current < MARK_MILLISECONDS) return true
    running.current ??= run(api, worker).then((isPassed) => {
      passedAt.current = isPassed ? Date.now() : 0
      setState(isPassed ? 'passed' : 'failed')
      running.current = null
      return isPassed
    })
    setState('solving')
    return running.current
  }, [api])
  const forget = useCallback(() => {
    passedAt.current = 0
    setState('idle')
  }, [])
  return { state, solve, forget }
}

async function run(api: Api, place: { current: Worker | null }): Promise<boolean> {
  const begun = performance.now()
  try {
    const challenge = await api.get('/services/bft/api/arkose/challenge', {})
    const onShown = performance.now() - begun
    const solved = await solveBeside(challenge, place)
    if (solved === null) return false
    const sent = await validateChallenge(api, btoa(JSON.stringify(solved)), Math.round(performance.now() - begun), Math.round(onShown))
    return sent.isOk && sent.data.valid
  } catch {
    return false
  }
}

async function solveBeside(challenge: unknown, place: { current: Worker | null }): Promise<unknown> {
  const { default: ChallengeWorker } = await import('./challenge-worker.ts?worker')
  const worker = (place.current ??= new ChallengeWorker())
  return new Promise((resolve) => {
    worker.onmessage = (event: MessageEvent<unknown>) => resolve(event.data)
    worker.onerror = () => resolve(null)
    worker.postMessage(challenge)
  })
}

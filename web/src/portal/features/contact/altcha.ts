// The built-in challenge: fetched, solved beside the page; nothing to see and nothing to do (promises W13).
import type { Api } from '../../../kit/api/api.ts'
import type { SolvedChallenge } from './arkose.ts'

/** @returns null when it could not be solved */
export const solveAltcha = async (api: Api): Promise<SolvedChallenge | null> => {
  const begun = performance.now()
  const since = (): number => Math.round(performance.now() - begun)
  const challenge = await api.get('/services/bft/api/arkose/challenge', {})
  const onShown = since()
  const solved = await solveBeside(challenge)
  return solved === null ? null : { token: btoa(JSON.stringify(solved)), onReady: since(), onShown }
}

const solveBeside = async (challenge: unknown): Promise<unknown> => {
  const { default: ChallengeWorker } = await import('./challenge-worker.ts?worker')
  const beside = new ChallengeWorker()
  return new Promise((resolve) => {
    beside.onmessage = (event: MessageEvent<unknown>) => resolve(event.data)
    beside.onerror = () => resolve(null)
    beside.postMessage(challenge)
  }).finally(() => beside.terminate())
}

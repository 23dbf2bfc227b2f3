// A player who wants one case filed: sends until an answer came, always under the same key (ground G23), in the manner
// of the intent.
import { setTimeout as delay } from 'node:timers/promises'
import { submitPath } from '../bench/lib/player.ts'
import { bodyOf, contentType, type Intent } from './intents.ts'

export interface Target {
  /** Where the server is; waits while it is down. */
  origin: () => Promise<string>
  headers: (player: number) => Record<string, string>
  /** How long until an impatient player breaks off, in milliseconds. */
  patience: () => number
}

export interface Filed {
  intent: Intent
  caseIds: Set<string>
  tries: number
  aborted: number
  lostConnections: number
  inFlightAnswers: number
}

/** Under way right now, over all players. */
export const load = { inFlight: 0 }

const mostTries = 200
/** The same request is under way (409), too many (429), a part is down (503): the same key again, later. */
const retryable = new Set([409, 429, 503])

/** @throws on an answer no client can do anything about: 4xx and 5xx that are no invitation to come back */
export const file = async (intent: Intent, target: Target): Promise<Filed> => {
  const result: Filed = { intent, caseIds: new Set(), tries: 0, aborted: 0, lostConnections: 0, inFlightAnswers: 0 }
  const body = new Uint8Array(bodyOf(intent))
  const headers = { ...target.headers(intent.player), 'content-type': contentType, 'idempotency-key': intent.key }

  /** @returns whether the case was acknowledged */
  const send = async (signal?: AbortSignal): Promise<boolean> => {
    const origin = await target.origin()
    result.tries += 1
    load.inFlight += 1
    try {
      const answer = await fetch(origin + submitPath, { method: 'POST', headers, body, ...(signal ? { signal } : {}) })
      const text = await answer.text()
      if (answer.status === 200) {
        result.caseIds.add((JSON.parse(text) as { caseId: string }).caseId)
        return true
      }
      if (!retryable.has(answer.status)) throw new Error(`${intent.marker}: ${answer.status} ${text}`)
      result.inFlightAnswers += 1
      return false
    } catch (error) {
      if ((error as Error).message.startsWith('chaos-')) throw error
      if (signal?.aborted) result.aborted += 1
      else result.lostConnections += 1
      return false
    } finally {
      load.inFlight -= 1
    }
  }

  if (intent.manner === 'double click') await Promise.all([send(), send()])
  if (intent.manner === 'aborted') await send(AbortSignal.timeout(target.patience()))
  for (let round = 0; result.caseIds.size === 0; round += 1) {
    if (round > mostTries) throw new Error(`chaos: ${intent.marker} was not acknowledged in ${mostTries} tries`)
    if (!(await send())) await delay(20 + Math.random() * 80)
  }
  if (intent.manner === 'again after the answer') await send()
  return result
}

// One write, sent until an answer came, always under the same key (ground G23), in the manner of its player.
import { setTimeout as delay } from 'node:timers/promises'
import type { Write } from './intents.ts'

export interface Target {
  /** Where the server is; waits while it is down. */
  origin: () => Promise<string>
  /** How long until an impatient player breaks off, in milliseconds. */
  patience: () => number
}

/** Under way right now, over all players. */
export const load = { inFlight: 0 }

/** What it took, over all players. */
export const toll = { tries: 0, aborted: 0, lostConnections: 0, comeBacks: 0 }

export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array
}
export interface Answered {
  status: number
  headers: Headers
  text: string
}

const mostTries = 200
/** It came too slowly (408), the same request is under way (409), too many (429), a part is down (503): the same key again, later. */
const retryable = new Set([408, 409, 429, 503])

/** Once. @returns undefined where no answer came */
export const sendOnce = async (
  target: Target,
  { method, path, headers, body }: Asked,
  signal?: AbortSignal,
): Promise<Answered | undefined> => {
  const origin = await target.origin()
  toll.tries += 1
  load.inFlight += 1
  try {
    const answer = await fetch(origin + path, {
      method,
      headers,
      body: body === undefined ? null : new Uint8Array(body),
      signal: signal ?? null,
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch {
    if (signal?.aborted) toll.aborted += 1
    else toll.lostConnections += 1
    return undefined
  } finally {
    load.inFlight -= 1
  }
}

/**
 * @returns every answer that acknowledged it: a double click has two · @throws on an answer no client can do anything
 *   about: 4xx and 5xx that are no invitation to come back
 */
export const untilAnswered = async (target: Target, write: Write, asked: Asked): Promise<Answered[]> => {
  const request = { ...asked, headers: { ...asked.headers, 'idempotency-key': write.key } }
  const acknowledged: Answered[] = []
  const send = async (signal?: AbortSignal): Promise<void> => {
    const answer = await sendOnce(target, request, signal)
    if (answer === undefined) return
    if (answer.status < 300) acknowledged.push(answer)
    else if (retryable.has(answer.status)) toll.comeBacks += 1
    else throw new Error(`${write.marker}: ${asked.path} ${answer.status} ${answer.text}`)
  }
  if (write.manner === 'double click') await Promise.all([send(), send()])
  if (write.manner === 'aborted') await send(AbortSignal.timeout(target.patience()))
  for (let round = 0; acknowledged.length === 0; round += 1) {
    if (round > mostTries) throw new Error(`chaos: ${write.marker} was not acknowledged in ${mostTries} tries`)
    await send()
    if (acknowledged.length === 0) await delay(20 + Math.random() * 80)
  }
  if (write.manner === 'again after the answer') await send()
  return acknowledged
}

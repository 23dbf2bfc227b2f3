// One write in a turn of the process (promise P36, CD-282): otherwise all whose bytes have come are served within one
// turn while the next ones lie unread, and nobody could count or refuse them.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Writes before the gate, or transactions behind it that have not begun. */
export interface Waiting {
  count: number
  /** How long the first of them has waited; 0 when none does. */
  milliseconds: number
}
export interface WaitingAtGate extends Waiting {
  /** How long who comes now will wait, in milliseconds, if each takes as long as the last ones did. */
  expected: number
}

/** Turns the time of one is taken from; one that took long (an import's) counts as three of them. */
const rememberedTurns = 16

export const createWriteGate = () => {
  const queue = new Map<Pick<ServerResponse, 'once'>, { since: number; serve: () => void }>()
  let isTurnTaken = false
  /** Milliseconds from one to the next while some wait. */
  let interval = 0
  /** When the last one passed before others; 0 when none waited. */
  let passedAt = 0
  const notePass = (now: number): void => {
    if (passedAt > 0) interval += (Math.min(now - passedAt, 3 * interval + 1) - interval) / rememberedTurns
    passedAt = now
  }
  const serveNext = (): void => {
    const [next] = queue
    isTurnTaken = next !== undefined
    if (next === undefined) {
      passedAt = 0
      return
    }
    setImmediate(serveNext)
    notePass(performance.now())
    const [response, { serve }] = next
    queue.delete(response)
    serve()
  }
  return {
    /** Served at once when it is the first of its turn, else when those before it have been. */
    pass: (serve: () => void, response: Pick<ServerResponse, 'once'>) => {
      if (isTurnTaken) {
        queue.set(response, { since: performance.now(), serve: AsyncLocalStorage.bind(serve) })
        // Who has gone is not served.
        response.once('close', () => queue.delete(response))
        return
      }
      isTurnTaken = true
      setImmediate(serveNext)
      serve()
    },
    waiting: () => {
      const [first] = queue.values()
      const milliseconds = first === undefined ? 0 : performance.now() - first.since
      return { count: queue.size, milliseconds, expected: queue.size * interval }
    },
  }
}

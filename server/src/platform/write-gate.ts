// One write in a turn of the process (promise P36, CD-282). Otherwise all whose bytes have come are served within one
// turn, each to its end, while the next ones lie unread with the operating system: nobody could say how many they are,
// how long they have waited, or refuse them.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Writes before the gate, or transactions behind it that have not begun. */
export interface Waiting {
  count: number
  /** How long the first of them has waited; 0 when none does. */
  milliseconds: number
}

export interface WriteGate {
  /** Served at once when it is the first of its turn, else when those before it have been. */
  pass: (serve: () => void, response: Pick<ServerResponse, 'once'>) => void
  waiting: () => Waiting
}

export const createWriteGate = (): WriteGate => {
  const queue = new Map<Pick<ServerResponse, 'once'>, { since: number; serve: () => void }>()
  let isTurnTaken = false
  const serveNext = (): void => {
    const [next] = queue
    isTurnTaken = next !== undefined
    if (next === undefined) return
    setImmediate(serveNext)
    const [response, { serve }] = next
    queue.delete(response)
    serve()
  }
  return {
    pass: (serve, response) => {
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
      return { count: queue.size, milliseconds: first === undefined ? 0 : performance.now() - first.since }
    },
  }
}

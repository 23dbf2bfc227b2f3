// A request waits for the database so long in all, over all its statements, connections and tries: then it asks nothing more,
// and the answer is 503 within five seconds (promises P30). What is quick costs nothing of it.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Patience {
  readonly most: number
  spent: number
  /** Waits under way; several at once count once. */
  waits: number
  since: number
  endedAt: number
}

const mostMilliseconds = 4_400
/** What is asked at the last moment has as long. */
const leastMilliseconds = 500
const quickMilliseconds = 250
/** A stream lives on, and the database may be there again. */
const forgottenMilliseconds = 5_000
const requests = new AsyncLocalStorage<Patience>()

export const newPatience = (most = mostMilliseconds): Patience => ({
  most,
  spent: 0,
  waits: 0,
  since: 0,
  endedAt: Number.NEGATIVE_INFINITY,
})

export const asOneRequest = <T>(patience: Patience, work: () => T): T => requests.run(patience, work)

const leftOf = (patience: Patience): number => {
  const now = performance.now()
  if (patience.waits === 0 && now - patience.endedAt > forgottenMilliseconds) patience.spent = 0
  const left = patience.most - patience.spent - (patience.waits > 0 ? now - patience.since : 0)
  // Words that `isStorageUnavailable` knows.
  if (left <= 0) throw new Error('Query read timeout: this request has waited for the database before')
  return Math.max(left, leastMilliseconds)
}

/**
 * Counts what `work` takes, which may wait so many milliseconds; outside of a request as long as it likes.
 *
 * @throws when the request has waited for long enough
 */
export const waiting = async <T>(work: (left: number) => Promise<T>): Promise<T> => {
  const patience = requests.getStore()
  if (patience === undefined) return work(Number.POSITIVE_INFINITY)
  const left = leftOf(patience)
  if (patience.waits === 0) patience.since = performance.now()
  patience.waits += 1
  try {
    return await work(left)
  } finally {
    patience.waits -= 1
    if (patience.waits === 0) {
      patience.endedAt = performance.now()
      const took = patience.endedAt - patience.since
      if (took > quickMilliseconds) patience.spent += took
    }
  }
}

/** The database did not answer in time: nothing that this request asks would be. */
export const waitedInVain = (): void => {
  const patience = requests.getStore()
  if (patience === undefined) return
  patience.spent = patience.most
  patience.endedAt = performance.now()
}

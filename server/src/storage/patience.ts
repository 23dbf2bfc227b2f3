// A request that has waited for the database in vain does not wait for it again: whatever else it would ask, the answer is
// 503 within five seconds (promises P30).
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Patience {
  /** On the clock of `performance`, when a statement was last given up. */
  inVainAt: number
}

/** A stream lives on, and the database may be there again. */
const forgottenMilliseconds = 5_000
const requests = new AsyncLocalStorage<Patience>()

export const newPatience = (): Patience => ({ inVainAt: Number.NEGATIVE_INFINITY })

/** Runs `work` as a part of one request. */
export const asOneRequest = <T>(patience: Patience, work: () => T): T => requests.run(patience, work)

/** @throws an error that `isStorageUnavailable` knows */
export const demandPatience = (): void => {
  const { inVainAt } = requests.getStore() ?? newPatience()
  if (performance.now() - inVainAt < forgottenMilliseconds)
    throw new Error('Query read timeout: this request has waited for the database before')
}

/** The database did not answer in time. */
export const waitedInVain = (): void => {
  const patience = requests.getStore()
  if (patience !== undefined) patience.inVainAt = performance.now()
}

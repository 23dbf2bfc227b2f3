// Transactions that wait for the one connection of the embedded database share a commit, whose flush costs far more
// than their statements (promises R5, P40). Each has a savepoint of its own; nobody is answered before the commit
// (promises P1, P2).
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type GroupCommit = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>

interface Waiting {
  work: (transaction: Transaction<Tables>) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** So many works at most share a commit: a reader outside waits for all of them. */
const groupSize = 16
/** As many as reading a small form takes. */
const turnsBeforeCommit = 4

const savepoint = sql`savepoint work`
const release = sql`release work`
const rollback = sql`rollback to work`

/**
 * The next work, also one whose request has arrived but was not read yet: a flush blocks the whole process, so a few
 * turns of the event loop, microseconds each, come before it.
 */
const nextOf = async (queue: Waiting[]): Promise<Waiting | undefined> => {
  for (let turn = 0; turn < turnsBeforeCommit && queue.length === 0; turn += 1) await setImmediate()
  return queue.shift()
}

/**
 * @returns a way to run works one after the other; the promise settles after the commit (or after the work's own
 * rollback)
 */
export const createGroupCommit = (root: Kysely<Tables>): GroupCommit => {
  const queue: Waiting[] = []
  let isRunning = false

  const runOne = async (
    transaction: Transaction<Tables>,
    { work, resolve, reject }: Waiting,
  ): Promise<(() => void) | undefined> => {
    await savepoint.execute(transaction)
    try {
      const value = await work(transaction)
      await release.execute(transaction)
      return () => {
        resolve(value)
      }
    } catch (error) {
      // A full or broken disk ends the whole transaction by itself: then there is no savepoint left, and all of the
      // group fall for that reason.
      await rollback
        .execute(transaction)
        .then(() => release.execute(transaction))
        .catch(() => {
          throw error
        })
      reject(error)
      return undefined
    }
  }

  const runGroup = async (): Promise<void> => {
    const taken: Waiting[] = []
    const stored: (() => void)[] = []
    try {
      await root.transaction().execute(async (transaction) => {
        for (
          let one = queue.shift();
          one !== undefined;
          one = taken.length < groupSize ? await nextOf(queue) : undefined
        ) {
          taken.push(one)
          const settle = await runOne(transaction, one)
          if (settle !== undefined) stored.push(settle)
        }
      })
    } catch (error) {
      // Not even begun, or not committed: none of them is stored. Settling a promise a second time does nothing.
      if (taken.length === 0) taken.push(...queue.splice(0))
      for (const { reject } of taken) reject(error)
      return
    }
    for (const settle of stored) settle()
  }

  const runAll = async (): Promise<void> => {
    isRunning = true
    while (queue.length > 0) await runGroup()
    isRunning = false
  }

  return <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      // The work keeps the asynchronous context of its caller, not of whoever began the group.
      const inContext = AsyncLocalStorage.snapshot()
      queue.push({
        work: (transaction) => inContext(() => work(transaction)),
        resolve: resolve as (value: unknown) => void,
        reject,
      })
      if (!isRunning) void runAll()
    })
}

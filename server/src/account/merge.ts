// One account of two: what rooms hold of the one is the other's afterwards (CD-303).
import type { Clock } from '../lib/clock.ts'
import type { Holdings, Move } from '../platform/holdings.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { Database } from '../storage/database.ts'
import type { AccountTables } from './tables.ts'
import { hasRow, moveRow, moveRows } from '../storage/held-rows.ts'
import type { Jobs } from '../storage/jobs.ts'
import { inBatches } from '../storage/sweeps.ts'
import type { AccountIdentities } from './identities.ts'
import type { AccountHoldings } from './ports.ts'

const mergeJob = 'account-merge'
/** So many rows of a table are moved with the deed itself; of an account with more the job moves the rest (CD-374). */
const atOnce = 200
/** Rows of a step: others wait for one, never for all of an account; fewer would save nobody anything. */
const leastOfStep = 100
const mostOfStep = 1_000
/** What was on its way as two accounts became one has been stored by then. */
const afterwards = [0, 60_000, 15 * 60_000]

interface AccountMergeDeps {
  database: Database<AccountTables>
  holdings: readonly Holdings[]
  sessions: Pick<Sessions, 'endAllOf'>
  identities: Pick<AccountIdentities, 'of'>
  jobs: Pick<Jobs, 'enqueue' | 'handle' | 'left'>
  clock: Clock
  /** For tests: rows of a table that are moved with the deed. */
  first?: number
}

export const createAccountHoldings = ({
  database,
  holdings,
  sessions,
  identities,
  jobs,
  clock,
  first = atOnce,
}: AccountMergeDeps): AccountHoldings => {
  const columns = holdings.flatMap((one) => Object.entries(one.columns))

  /** Tables in which an account may have any number of rows, and how some of them are moved. */
  const growing = columns.flatMap(([column, { moves }]) => {
    if (typeof moves === 'function') return [moves]
    return moves === 'rows' ? [(move: Move, most: number) => moveRows(database, column, move, most)] : []
  })

  /** Each step is a transaction of its own. @throws when it was told to stop before the end: the job is done again */
  const moveRest = async (move: Move, signal?: AbortSignal): Promise<void> => {
    for (const some of growing)
      for (let left = true; left; ) {
        const step = (most: number) =>
          database.withTransaction(() => some(move, Math.max(most, leastOfStep)), { isOnItsOwn: true })
        left = (await inBatches(database, step, { signal, first: atOnce, most: mostOfStep })) > 0
        if (signal?.aborted) throw new Error('Stopped before the end; the rest is moved by the next try')
      }
  }

  const moveFirst = async (move: Move): Promise<void> => {
    for (const some of growing) await some(move, first)
    for (const [column, { moves }] of columns) if (moves === 'row') await moveRow(database, column, move)
    for (const one of holdings) await one.move?.(move)
  }

  const moveAll = async (move: Move, signal?: AbortSignal): Promise<void> => {
    // Somebody new has this id by now.
    if ((await identities.of(move.from)).length > 0) return
    await moveRest(move, signal)
    await database.withTransaction(async () => {
      if ((await identities.of(move.from)).length > 0) return
      await sessions.endAllOf(move.from)
      await moveFirst(move)
    })
  }
  jobs.handle(mergeJob, ({ payload, signal }) => moveAll(payload as Move, signal))

  return {
    of: async (accountId) => {
      const { cases = 0, restrictions = 0 } = Object.assign(
        {},
        ...(await Promise.all(holdings.flatMap((one) => one.count?.(accountId) ?? []))),
      ) as { cases?: number; restrictions?: number }
      let isEmpty = cases + restrictions === 0
      for (const [column, { moves, isUse = moves !== 'row' && moves !== 'own', prefix = '' }] of columns)
        isEmpty &&= !isUse || !(await hasRow(database, column, prefix + accountId))
      return { cases, restrictions, isEmpty }
    },
    arrive: async (into) => {
      const moves = ((await jobs.left(mergeJob)) as Move[]).filter((move) => move.into === into)
      for (const from of new Set(moves.map((move) => move.from))) await moveAll({ from, into })
    },
    move: async (from, into) => {
      await moveFirst({ from, into })
      await sessions.endAllOf(from)
      for (const wait of afterwards)
        await jobs.enqueue(mergeJob, { from, into }, { runAt: new Date(clock.now().getTime() + wait) })
    },
  }
}

// Weeks that are over are drawn from, by the clock, a team a transaction (CD-349).
import type { Transacting } from '../lib/clock.ts'
import { draw, weekOf } from './lot.ts'
import type { ReviewSettings, ReviewStore } from './store.ts'

interface DrawingDeps extends Transacting {
  store: Pick<ReviewStore, 'settings' | 'undrawn' | 'weeksBefore' | 'answered' | 'drawn'>
  /** Nobody outside can foresee it, and the same words give the same. */
  seedOf: (words: string) => string
}

/** Weeks that are looked back at: after a holiday of the server, or once reviews are switched on. */
const mostWeeks = 2
/** Of a team's week. */
const mostAnswered = 20_000

const shareOf = ({ share, teams }: ReviewSettings, team: string): number =>
  teams.find((one) => one.team === team)?.share ?? share

/** @returns how many cases were drawn */
export const createDrawing =
  ({ store, withTransaction, clock, seedOf }: DrawingDeps) =>
  async (signal?: AbortSignal): Promise<number> => {
    const settings = await store.settings()
    if (settings === null || settings.criteria.length === 0) return 0
    const at = clock.now().toISOString()
    let count = 0
    for (const week of await store.weeksBefore(weekOf(at), mostWeeks))
      for (const team of await store.undrawn(week)) {
        if (signal?.aborted) return count
        const share = shareOf(settings, team)
        if (share === 0) continue
        count += await withTransaction(async () => {
          const answered = await store.answered(week, team, mostAnswered)
          const drawn = draw(answered, share, seedOf(`${week} ${team}`))
          return (await store.drawn({ week, team, answered: answered.length, drawn, at })) ? drawn.length : 0
        })
      }
    return count
  }

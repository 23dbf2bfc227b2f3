// How many came on each side of a share (CD-425): counted once each while this process remembers them, added to the
// flag's row now and then. No row names anybody.
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'

/** So many are remembered a feature: who is forgotten and comes again counts once more, on the same side. */
const mostRemembered = 20_000
const flushMilliseconds = 5_000

interface Came {
  changedAt: string
  remembered: Set<string>
  on: number
  off: number
}

export const createFeatureSides = (database: Pick<Database<Tables>, 'db'>) => {
  const byFeature = new Map<string, Came>()
  let flushing: Promise<void> | undefined

  const add = async (feature: string, came: Came): Promise<void> => {
    const { changedAt, on, off } = came
    if (on + off === 0) return
    came.on -= on
    came.off -= off
    try {
      await database.db
        .updateTable('feature_flag')
        .set((row) => ({ seen_on: row('seen_on', '+', on), seen_off: row('seen_off', '+', off) }))
        .where('key', '=', feature)
        .where('changed_at', '=', changedAt)
        .execute()
    } catch (error) {
      came.on += on
      came.off += off
      throw error
    }
  }
  const flushAll = async (): Promise<void> => {
    for (const [feature, came] of byFeature) await add(feature, came)
  }
  const flush = (): Promise<void> =>
    (flushing ??= flushAll().finally(() => {
      flushing = undefined
    }))
  const timer = setInterval(() => void flush().catch(() => undefined), flushMilliseconds).unref()

  return {
    /** @param changedAt of the rule they came under: what came under another counts no longer */
    seen: (feature: string, changedAt: string, sideKey: string, isOn: boolean) => {
      let came = byFeature.get(feature)
      if (came?.changedAt !== changedAt) {
        came = { changedAt, remembered: new Set(), on: 0, off: 0 }
        byFeature.set(feature, came)
      }
      if (came.remembered.has(sideKey)) return
      if (came.remembered.size >= mostRemembered) came.remembered.clear()
      came.remembered.add(sideKey)
      if (isOn) came.on += 1
      else came.off += 1
    },
    /** Adds what has come since; what could not be added is tried again with the next. */
    flush,
    stop: () => clearInterval(timer),
  }
}

import { setImmediate } from 'node:timers/promises'

/**
 * Gives `work` together what comes one by one: all of the same moment, and all that comes while it is busy with those
 * before.
 * @returns takes one; settles with the work that had it
 */
export const gatherFor = <T>(work: (items: T[]) => Promise<void>): ((item: T) => Promise<void>) => {
  let next: { items: T[]; done: Promise<void> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  const begin = (): { items: T[]; done: Promise<void> } => {
    const items: T[] = []
    const done = last
      .then(() => setImmediate())
      .then(() => {
        next = undefined
        return work(items)
      })
    last = done.catch(() => undefined)
    return { items, done }
  }

  return (item) => {
    next ??= begin()
    next.items.push(item)
    return next.done
  }
}

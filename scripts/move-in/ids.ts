// Which id each moved thing has in the pack: its own where that fits, else one made of it. They are written down in
// moved-in.yaml, so that moving in again finds the same (CD-413).
import { createHash } from 'node:crypto'
import { order } from './library.ts'

const most = 999_999_999
/** Made ids have nine digits: an operator's own rarely do. */
const smallestMade = 100_000_000

export interface IdBook {
  /** @returns the same for the same key, always */
  of: (key: string) => number
  /** By key, in the order of the keys. */
  all: () => [string, number][]
}

/** @param known by key, from the run before; @param taken ids the pack uses for other things */
export const createIdBook = (space: string, known: ReadonlyMap<string, number>, taken: ReadonlySet<number>): IdBook => {
  const book = new Map(known)
  const used = new Set([...taken, ...known.values()])
  const free = (wish: number): number => {
    let id = wish
    while (used.has(id)) id = id === most ? smallestMade : id + 1
    return id
  }
  return {
    of(key) {
      const before = book.get(key)
      if (before !== undefined) return before
      const own = Number(/(?:^|\/)([1-9]\d{0,8})$/.exec(key)?.[1] ?? 0)
      const hash = createHash('sha256').update(`${space}\n${key}`).digest().readUInt32BE(0)
      const id = own !== 0 && !used.has(own) ? own : free(smallestMade + (hash % (most - smallestMade)))
      book.set(key, id)
      used.add(id)
      return id
    },
    all: () => [...book].sort(([a], [b]) => order(a, b)),
  }
}

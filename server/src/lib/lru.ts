/** A map that forgets what was not asked for longest once it holds more than `capacity` entries. */
export interface Lru<V> {
  get: (key: string) => V | undefined
  set: (key: string, value: V) => void
  delete: (key: string) => void
  clear: () => void
  readonly size: number
}

export const createLru = <V>(capacity: number): Lru<V> => {
  const entries = new Map<string, V>()
  return {
    get: (key) => {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set: (key, value) => {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size > capacity) entries.delete(entries.keys().next().value!)
    },
    delete: (key) => {
      entries.delete(key)
    },
    clear: () => {
      entries.clear()
    },
    get size() {
      return entries.size
    },
  }
}

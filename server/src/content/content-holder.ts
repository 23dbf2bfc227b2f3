import type { Content } from './types.ts'

/**
 * The one place the running server asks for content. A request takes `current()` once and stays with it, so no answer
 * mixes versions.
 */
export interface ContentHolder {
  /** Throws when nothing was ever loaded (a server without content is not ready). */
  current: () => Content
  isLoaded: () => boolean
  /** Called after each swap, in the order of registration; answers a function that ends it. */
  onChange: (listener: (next: Content, previous: Content | undefined) => void) => () => void
}

export interface WritableContentHolder extends ContentHolder {
  swap: (next: Content) => void
}

export const createContentHolder = (initial?: Content): WritableContentHolder => {
  let current = initial
  const listeners = new Set<(next: Content, previous: Content | undefined) => void>()
  return {
    current() {
      if (!current) throw new Error('No content has been imported yet: run `make content PACK=<folder>`.')
      return current
    },
    isLoaded: () => current !== undefined,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    swap(next) {
      const previous = current
      if (previous?.version === next.version) return
      current = next
      for (const listener of listeners) listener(next, previous)
    },
  }
}

/**
 * A place in sessionStorage or localStorage that never throws: storage may be full, forbidden or hold somebody else's
 * text.
 */
export interface Stored<T> {
  read(): T | null
  write(value: T): void
  clear(): void
}

export function stored<T>(kind: 'session' | 'local', key: string, isValid: (value: unknown) => value is T): Stored<T> {
  const storage = (): Storage | null => {
    try {
      return kind === 'session' ? (globalThis.sessionStorage ?? null) : (globalThis.localStorage ?? null)
    } catch {
      return null
    }
  }
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage()?.getItem(key) ?? 'null')
        return isValid(value) ? value : null
      } catch {
        return null
      }
    },
    write(value) {
      try {
        storage()?.setItem(key, JSON.stringify(value))
      } catch {
        // Full or forbidden: what was typed stays in memory.
      }
    },
    clear() {
      try {
        storage()?.removeItem(key)
      } catch {
        // Nothing to clear.
      }
    },
  }
}

/** The same for a plain text, as the guided entry keeps its description (FLOW-39). Nothing kept reads as ''. */
export function storedText(kind: 'session' | 'local', key: string): { read(): string; clear(): void } {
  const storage = (): Storage => (kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage)
  return {
    read() {
      try {
        return storage().getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    clear() {
      try {
        storage().removeItem(key)
      } catch {
        // Nothing to clear.
      }
    },
  }
}

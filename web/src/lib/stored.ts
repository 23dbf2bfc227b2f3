/**
 * A place in sessionStorage or localStorage that never throws: storage may be full, forbidden or hold somebody else's
 * text.
 */
export interface Stored<T> {
  read: () => T | null
  write: (value: T) => void
  clear: () => void
}

/** sessionStorage or localStorage; null where the browser forbids it, and on the server. */
export const storageOf = (kind: 'session' | 'local'): Storage | null => {
  try {
    return (kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage) ?? null
  } catch {
    return null
  }
}

/** Keys in use that begin with one of these words. */
export const storedKeys = (kind: 'session' | 'local', ...beginnings: string[]): string[] =>
  Object.keys(storageOf(kind) ?? {}).filter((key) => beginnings.some((beginning) => key.startsWith(beginning)))

export const stored = <T>(
  kind: 'session' | 'local',
  key: string,
  isValid: (value: unknown) => value is T,
): Stored<T> => {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storageOf(kind)?.getItem(key) ?? 'null')
        return isValid(value) ? value : null
      } catch {
        return null
      }
    },
    write(value) {
      try {
        storageOf(kind)?.setItem(key, JSON.stringify(value))
      } catch {
        // Full or forbidden: what was typed stays in memory.
      }
    },
    clear() {
      try {
        storageOf(kind)?.removeItem(key)
      } catch {
        // Nothing to clear.
      }
    },
  }
}

/** The same for a plain text, as the guided entry keeps its description (FLOW-39). Nothing kept reads as ''. */
export const storedText = (
  kind: 'session' | 'local',
  key: string,
): { read: () => string; write: (text: string) => void; clear: () => void } => {
  return {
    read() {
      try {
        return storageOf(kind)?.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write(text) {
      try {
        storageOf(kind)?.setItem(key, text)
      } catch {
        // Full or forbidden: it is gone with the page.
      }
    },
    clear() {
      try {
        storageOf(kind)?.removeItem(key)
      } catch {
        // Nothing to clear.
      }
    },
  }
}

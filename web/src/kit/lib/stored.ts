/**
 * A place in sessionStorage or localStorage that never throws: storage may be full or forbidden, which a page survives
 * with what it has, or hold somebody else's text.
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

/** What a storage did not take, by its kind and key: kept for as long as the page stands. */
const untaken = new Map<string, string>()
const isBrowser = typeof window !== 'undefined'

const place = (kind: 'session' | 'local', key: string): Stored<string> => {
  const own = `${kind} ${key}`
  return {
    read() {
      try {
        return untaken.get(own) ?? storageOf(kind)?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    write(text) {
      untaken.delete(own)
      try {
        storageOf(kind)!.setItem(key, text)
      } catch {
        // On the server it would be everybody's.
        if (isBrowser) untaken.set(own, text)
      }
    },
    clear() {
      untaken.delete(own)
      try {
        storageOf(kind)?.removeItem(key)
      } catch {
        // Nothing to clear.
      }
    },
  }
}

export const stored = <T>(
  kind: 'session' | 'local',
  key: string,
  isValid: (value: unknown) => value is T,
): Stored<T> => {
  const { read, write, clear } = place(kind, key)
  return {
    read() {
      try {
        const value: unknown = JSON.parse(read() ?? 'null')
        return isValid(value) ? value : null
      } catch {
        return null
      }
    },
    write: (value) => write(JSON.stringify(value)),
    clear,
  }
}

/** The same for a plain text, as the guided entry keeps its description (FLOW-39). Nothing kept reads as ''. */
export const storedText = (
  kind: 'session' | 'local',
  key: string,
): { read: () => string; write: (text: string) => void; clear: () => void } => {
  const { read, ...others } = place(kind, key)
  return { ...others, read: () => read() ?? '' }
}

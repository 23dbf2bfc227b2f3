/** Answers kept by the client (HTTP-06, OD-08). Keys hold method, URL, body and locale; errors are never kept. */
export interface ClientCache {
  read: (key: string) => Response | null
  keep: (key: string, response: Response, milliseconds: number) => Promise<void>
  /** Puts a document the page came with in its place. */
  prime: (key: string, body: unknown, milliseconds: number) => void
  drop: (key: string) => void
  /** Reads under way: who asks for the same gets the same answer, also where nothing is kept. */
  flights: Map<string, Promise<unknown>>
  /** When the login state changes (OD-99). */
  clear: () => void
}

interface Entry {
  until: number
  status: number
  headers: [string, string][]
  text: string
}

export const createClientCache = (now: () => number = Date.now): ClientCache => {
  const entries = new Map<string, Entry>()
  const flights: ClientCache['flights'] = new Map()
  let generation = 0
  return {
    flights,
    read(key) {
      const entry = entries.get(key)
      if (entry === undefined) return null
      if (entry.until > now())
        return new Response(entry.status === 204 ? null : entry.text, { status: entry.status, headers: entry.headers })
      entries.delete(key)
      return null
    },
    async keep(key, response, milliseconds) {
      // What a player owns is kept nowhere (T3).
      const isKept = !/\bno-store\b/.test(response.headers.get('cache-control') ?? '')
      if (!response.ok || milliseconds <= 0 || !isKept) return
      const kept = generation
      const text = await response.clone().text()
      // Cleared while the body came in: it may belong to the account that just left.
      if (kept === generation)
        entries.set(key, { until: now() + milliseconds, status: response.status, headers: [...response.headers], text })
    },
    prime(key, body, milliseconds) {
      entries.set(key, {
        until: now() + milliseconds,
        status: 200,
        headers: [['content-type', 'application/json']],
        text: JSON.stringify(body),
      })
    },
    drop: (key) => void entries.delete(key),
    clear() {
      generation += 1
      entries.clear()
      flights.clear()
    },
  }
}

/** The Idempotency-Key of one form: the same until an answer came, then a new one (ground G23). */
export interface WriteKey {
  read: () => string
  renew: () => void
}

/**
 * Whether an answer ends a key. One that says nothing of an earlier try does not: that one is under way (409), too much
 * is asked (429), or a server or what stands before it failed and the case may be filed all the same (5xx, CD-438).
 */
export const endsKey = (status: number): boolean => status !== 409 && status !== 429 && status < 500

export const createWriteKey = (make: () => string = () => crypto.randomUUID()): WriteKey => {
  let key: string | null = null
  return {
    read: () => (key ??= make()),
    renew() {
      key = null
    },
  }
}

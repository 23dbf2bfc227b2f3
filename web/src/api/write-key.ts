/** The Idempotency-Key of one form: the same until an answer came, then a new one (ground G23). */
export interface WriteKey {
  read: () => string
  renew: () => void
}

export const createWriteKey = (make: () => string = () => crypto.randomUUID()): WriteKey => {
  let key: string | null = null
  return {
    read: () => (key ??= make()),
    renew() {
      key = null
    },
  }
}

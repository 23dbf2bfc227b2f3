/** Who waits for a transaction, in the order in which they came. */
export const createTransactionQueue = () => {
  const since = new Map<symbol, number>()
  return {
    /** @returns to be called when it has begun */
    add: (): (() => void) => {
      const one = Symbol('waiting')
      since.set(one, performance.now())
      return () => void since.delete(one)
    },
    now: () => {
      const [first] = since.values()
      return { count: since.size, milliseconds: first === undefined ? 0 : performance.now() - first }
    },
  }
}

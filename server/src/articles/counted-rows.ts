/**
 * Counts that are kept in memory and written together now and then, so that nobody who is counted waits for a write; a
 * process that is killed forgets some seconds of them.
 */
interface CountedRows<Row extends { times: number }> {
  /** Once more: of this key, with what is to be stored of it the first time and what is newer each time. */
  count: (key: string, first: () => Omit<Row, 'times'>, newer?: Partial<Row>) => void
  flush: () => Promise<void>
  forget: (isGone: (row: Row) => boolean) => void
  stop: () => Promise<void>
}

const mostInMemory = 2_000
const writtenTogether = 100
const flushMilliseconds = 10_000

/** @param store adds rows to those that are there */
export const createCountedRows = <Row extends { times: number }>(
  store: (rows: Row[]) => Promise<unknown>,
  onError: (error: Error) => void,
): CountedRows<Row> => {
  let counted = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async (): Promise<void> => {
    // In one order for everybody: two at once never wait for each other's rows.
    const rows = [...counted.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    counted = new Map()
    for (let at = 0; at < rows.length; at += writtenTogether) await store(rows.slice(at, at + writtenTogether))
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => undefined).then(() => (counted.size === 0 ? undefined : write()))
    return writing
  }

  return {
    count(key, first, newer) {
      const row = counted.get(key)
      if (row !== undefined) {
        row.times += 1
        if (newer !== undefined) Object.assign(row, newer)
        return
      }
      // So many different ones within seconds are nobody's doing.
      if (counted.size >= mostInMemory) return
      counted.set(key, { ...first(), times: 1 } as Row)
      timer ??= setTimeout(() => void flush().catch(onError), flushMilliseconds).unref()
    },
    flush,
    forget(isGone) {
      for (const [key, row] of counted) if (isGone(row)) counted.delete(key)
    },
    stop: () => flush().catch(onError),
  }
}

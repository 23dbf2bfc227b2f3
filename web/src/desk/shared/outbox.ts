// Answers that wait a few seconds before they go out, so that they can be taken back (CD-228).

/** What waits: `send` is called once, when its time has come. */
export interface Waiting<T> {
  id: string
  what: T
  endsAt: number
}

export interface Outbox<T> {
  /** Begins the wait. One an id: the one before goes out at once. */
  hold: (id: string, what: T) => void
  /** Takes one back; undefined when it has gone. */
  undo: (id: string) => T | undefined
  /** Sends one, or all, now. */
  flush: (id?: string) => void
  /** Newest last. */
  waiting: () => readonly Waiting<T>[]
}

export interface OutboxParts<T> {
  milliseconds: number
  send: (id: string, what: T) => void
  onChange: () => void
  now?: () => number
}

export const createOutbox = <T>({ milliseconds, send, onChange, now = Date.now }: OutboxParts<T>): Outbox<T> => {
  let all: readonly Waiting<T>[] = []
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const take = (id: string): T | undefined => {
    const found = all.find((one) => one.id === id)
    if (found === undefined) return undefined
    clearTimeout(timers.get(id))
    timers.delete(id)
    all = all.filter((one) => one !== found)
    onChange()
    return found.what
  }
  const flush = (id?: string): void => {
    for (const one of all) {
      if (id !== undefined && one.id !== id) continue
      const what = take(one.id)
      if (what !== undefined) send(one.id, what)
    }
  }
  return {
    hold: (id, what) => {
      flush(id)
      all = [...all, { id, what, endsAt: now() + milliseconds }]
      timers.set(
        id,
        setTimeout(() => flush(id), milliseconds),
      )
      onChange()
    },
    undo: take,
    flush,
    waiting: () => all,
  }
}

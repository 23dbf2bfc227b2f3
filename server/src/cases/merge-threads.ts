// Threads of cases that became one, as one: by time, without changing the order within any of them (promises P33). Pure.

interface Timed {
  createdAt: string
}

/** The first thread wins where two have the same time. */
export const mergeThreads = <E extends Timed>(threads: readonly (readonly E[])[]): E[] => {
  const [only, ...others] = threads
  if (others.length === 0) return [...(only ?? [])]
  const places = threads.map(() => 0)
  const merged: E[] = []
  for (;;) {
    let next: number | undefined
    for (const [index, thread] of threads.entries()) {
      const head = thread[places[index]!]
      const best = next === undefined ? undefined : threads[next]![places[next]!]
      if (head !== undefined && (best === undefined || head.createdAt < best.createdAt)) next = index
    }
    if (next === undefined) return merged
    merged.push(threads[next]![places[next]!]!)
    places[next]! += 1
  }
}

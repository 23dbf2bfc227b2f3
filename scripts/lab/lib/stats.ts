// Figures out of runs.

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** The middle value; the mean of the two in the middle for an even count. @throws on none */
export const median = (values: readonly number[]): number => {
  const all = sorted(values)
  if (all.length === 0) throw new Error('no values')
  const middle = all.length / 2
  return all.length % 2 === 1 ? all[Math.floor(middle)]! : (all[middle - 1]! + all[middle]!) / 2
}

/** The smallest value that `percent` of all do not exceed (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number => {
  const all = sorted(values)
  if (all.length === 0) throw new Error('no values')
  return all[Math.max(0, Math.ceil((percent / 100) * all.length) - 1)]!
}

export interface Pair {
  a: number
  b: number
  ratio: number
}

/**
 * Runs a, b, b, a … so that a machine that warms up or slows down favours neither; medians of each (promises, "Speed,
 * as ratios").
 */
export const abba = async (rounds: number, a: () => Promise<number>, b: () => Promise<number>): Promise<Pair> => {
  const seen: { a: number[]; b: number[] } = { a: [], b: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const))
      seen[which].push(await (which === 'a' ? a() : b()))
  }
  return { a: median(seen.a), b: median(seen.b), ratio: median(seen.a) / median(seen.b) }
}

/** Milliseconds of this process's processor time: on a machine that does other work too, the clock measures the others. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

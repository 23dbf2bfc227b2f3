// Whether two rows of times come from one and the same thing.

/** Phi(z) by Abramowitz and Stegun 26.2.17, off by 7.5e-8 at most. */
const normal = (z: number): number => {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return z > 0 ? 1 - density * series : density * series
}

/**
 * Mann and Whitney's test, two-sided, by the normal approximation with ties counted by their middle rank.
 *
 * @param one, other at least 20 values each
 * @returns the chance of a difference like this where there is none
 */
export const mannWhitney = (one: readonly number[], other: readonly number[]): number => {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  const sorted = all.toSorted((a, b) => a.value - b.value)
  let ranks = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]!.value === sorted[from]!.value) to += 1
    const rank = (from + 1 + to) / 2
    ranks += rank * sorted.slice(from, to).filter(({ isOne }) => isOne).length
    from = to
  }
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * (1 - normal(Math.abs(z)))
}

/** One row of the table: `floor` is what must be reached, `goal` what is aimed at (ground G37). */
export type Line =
  | { measure: string; value: number; floor?: number | null; goal?: number | null; isLess?: boolean; note?: string }
  | { measure: string; missing: true }

const shown = (value: number | null): string =>
  value === null ? '-' : value >= 100 ? value.toFixed(0) : value.toFixed(3)

/** @returns how many rows are below their floor, and how many could not be measured */
export const print = (title: string, lines: readonly Line[]): { below: number; missing: number } => {
  console.log(`\n${title.padEnd(46)}${'value'.padStart(8)}${'floor'.padStart(8)}${'goal'.padStart(8)}`)
  let below = 0
  for (const line of lines) {
    if ('missing' in line) {
      console.log(`not run: ${line.measure} is not among the data sets`)
      continue
    }
    const { measure, value, floor = null, goal = null, isLess = false, note = '' } = line
    // Both engines at the ceiling of a set differ by single queries.
    const reaches = (mark: number): boolean => (isLess ? value <= mark : value >= mark - 0.0005)
    const isBelow = floor !== null && !reaches(floor)
    if (isBelow) below++
    const verdict = isBelow ? 'BELOW FLOOR' : goal === null ? '' : reaches(goal) ? 'goal' : 'between'
    console.log(
      (
        `${measure.padEnd(46)}${shown(value).padStart(8)}` +
        `${shown(floor).padStart(8)}${shown(goal).padStart(8)}  ${verdict.padEnd(11)} ${note}`
      ).trimEnd(),
    )
  }
  return { below, missing: lines.filter((line) => 'missing' in line).length }
}

// One line of the table.
export interface Result {
  /** Number of the promise, from promise R1 on */
  id: string
  what: string
  /** The figure that counts. */
  ratio: number
  target: { atLeast: number } | { atMost: number }
  /** What the ratio was made of, in words. */
  of: string
}

export const isMet = ({ ratio, target }: Result): boolean =>
  'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
/** 12,345 */
export const number = (value: number): string => whole.format(value)

/** A Markdown table: it can be pasted into scripts/lab/README.md as it is. */
export const tableOf = (results: readonly Result[]): string => {
  const rows = results.map((result) => [
    result.id,
    result.what,
    result.ratio.toFixed(2),
    'atLeast' in result.target ? `≥ ${result.target.atLeast}` : `≤ ${result.target.atMost}`,
    isMet(result) ? 'yes' : 'no',
    result.of,
  ])
  return [['#', 'ratio', 'measured', 'target', 'met', 'of'], ['---', '---', '---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

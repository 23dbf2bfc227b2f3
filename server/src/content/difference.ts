/** What differs between two texts, line by line, as `diff -u` prints it: for people who decide which of the two stays. */

export interface LineDifference {
  added: number
  removed: number
  /** Lines that begin with ` `, `+` or `-`; `…` where equal ones are left out. */
  text: string
}

/** Equal lines shown around what differs. */
const around = 2
/** So many pairs of lines are compared; beyond that all of one text counts as replaced by the other. */
const mostPairs = 4_000_000

type Edit = readonly [sign: ' ' | '+' | '-', line: string]

/** The longest common subsequence of the lines in the middle (Hunt and McIlroy); equal ends are cut off before. */
const editsOf = (before: readonly string[], after: readonly string[]): Edit[] => {
  if (before.length * after.length > mostPairs)
    return [...before.map((line): Edit => ['-', line]), ...after.map((line): Edit => ['+', line])]
  const width = after.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column]
          ? common[(row + 1) * width + column + 1]! + 1
          : Math.max(common[(row + 1) * width + column]!, common[row * width + column + 1]!)
  const edits: Edit[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      edits.push([' ', before[row]!])
      row++
      column++
    } else if (
      column === after.length ||
      (row < before.length && common[(row + 1) * width + column]! >= common[row * width + column + 1]!)
    )
      edits.push(['-', before[row++]!])
    else edits.push(['+', after[column++]!])
  }
  return edits
}

interface Split {
  /** Equal lines before and behind what differs. */
  head: readonly string[]
  tail: readonly string[]
  edits: readonly Edit[]
}
const splitOf = (before: string, after: string): Split => {
  const [old, now] = [before === '' ? [] : before.split('\n'), after === '' ? [] : after.split('\n')]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return {
    head: old.slice(0, start),
    tail: old.slice(old.length - end),
    edits: editsOf(old.slice(start, old.length - end), now.slice(start, now.length - end)),
  }
}
const countIn = (edits: readonly Edit[], wanted: string): number => edits.filter(([sign]) => sign === wanted).length

/** How many lines differ, without what they say. */
export const linesBetween = (before: string, after: string): Pick<LineDifference, 'added' | 'removed'> => {
  const { edits } = splitOf(before, after)
  return { added: countIn(edits, '+'), removed: countIn(edits, '-') }
}

export const differenceOf = (before: string, after: string): LineDifference => {
  const { head, tail, edits: middle } = splitOf(before, after)
  const edits: Edit[] = [...head.map((line): Edit => [' ', line]), ...middle, ...tail.map((line): Edit => [' ', line])]
  const isNear = (at: number): boolean =>
    edits.slice(Math.max(0, at - around), at + around + 1).some(([sign]) => sign !== ' ')
  const shown: string[] = []
  for (const [at, [sign, line]] of edits.entries()) {
    if (isNear(at)) shown.push(`${sign}${line}`)
    else if (shown.at(-1) !== '…' && (shown.length > 0 || at === 0)) shown.push('…')
  }
  const [added, removed] = [countIn(middle, '+'), countIn(middle, '-')]
  return { added, removed, text: added + removed === 0 ? '' : shown.join('\n') }
}

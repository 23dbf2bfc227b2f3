// What differs between two texts, line by line (Hunt and McIlroy).

export interface DifferentLine {
  sign: ' ' | '+' | '-'
  text: string
}

/** So many pairs of lines are compared; beyond that all of one text counts as replaced by the other. */
const mostPairs = 4_000_000

/** The longest common subsequence of the lines, walked from both beginnings. */
export const lineDifference = (old: readonly string[], now: readonly string[]): DifferentLine[] => {
  if (old.length * now.length > mostPairs)
    return [
      ...old.map((text): DifferentLine => ({ sign: '-', text })),
      ...now.map((text): DifferentLine => ({ sign: '+', text })),
    ]
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === now[column]
          ? common[(row + 1) * width + column + 1]! + 1
          : Math.max(common[(row + 1) * width + column]!, common[row * width + column + 1]!)
  const lines: DifferentLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    if (old[row] === now[column]) {
      lines.push({ sign: ' ', text: old[row]! })
      row++
      column++
    }
    // Beyond the last old line nothing is common, and no number is as much as another.
    else if (column === now.length || common[(row + 1) * width + column]! >= common[row * width + column + 1]!)
      lines.push({ sign: '-', text: old[row++]! })
    else lines.push({ sign: '+', text: now[column++]! })
  }
  return lines
}

/** Which rows of a long list of equal rows are drawn: those in sight and a few around them. */
export const windowOf = (
  { top, height }: { top: number; height: number },
  rowHeight: number,
  count: number,
  around = 6,
): { from: number; to: number } => {
  const first = Math.floor(Math.max(0, top) / rowHeight)
  const inSight = Math.ceil(Math.max(0, height) / rowHeight) + 1
  const from = Math.max(0, Math.min(first - around, count - inSight - around))
  return { from, to: Math.min(count, first + inSight + around) }
}

/** Where to scroll so that a row is in sight; null where it is already. */
export const scrollTo = (
  { top, height }: { top: number; height: number },
  rowHeight: number,
  index: number,
): number | null => {
  const start = index * rowHeight
  if (start < top) return start
  return start + rowHeight > top + height ? start + rowHeight - height : null
}

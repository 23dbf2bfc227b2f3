// What a screen shows of the specifications stands in tests/eye/rows.yaml. Nobody sees less of it by a decision or a style
// alone: an amendment has to name the row (T29).
import { isDeepStrictEqual } from 'node:util'

interface Row {
  words?: string
  /** The widths at which it is looked for; all of them without it. */
  sizes?: number[]
}
/** Screen → row → how it is found. */
export type EyeTable = Record<string, Record<string, Row>>

const byRow = (table: EyeTable) =>
  Map.groupBy(
    Object.values(table).flatMap((rows) => Object.entries(rows)),
    ([id]) => id,
  )
const asksWords = ([, { words }]: [string, Row]): boolean => words !== undefined

/** @returns what is wrong, a sentence each */
export const eyeFaults = ({
  before,
  after,
  decided,
  amendments,
}: {
  before: EyeTable
  after: EyeTable
  /** Lines that were added to decisions. */
  decided: readonly string[]
  amendments: string
}): string[] => {
  const now = byRow(after)
  return [...byRow(before)].flatMap(([id, was]) => {
    const name = new RegExp(`\\b${id}\\b`)
    if (name.test(amendments)) return []
    const is = now.get(id) ?? []
    const isAt =
      (width: number) =>
      ([, { sizes }]: [string, Row]) =>
        sizes?.includes(width) ?? true
    const lost = [390, 900, 1280].filter((width) => was.some(isAt(width)) && !is.some(isAt(width)))
    if (lost.length > 0) return [`${id} is not looked for at ${lost.join(', ')} px any more`]
    if (was.some(asksWords) && !is.some(asksWords)) return [`${id} is not asked for its words any more`]
    const isNamed = isDeepStrictEqual(was, is) && decided.some((line) => name.test(line))
    return isNamed ? [`${id} is named by a decision and stands as before in the table`] : []
  })
}

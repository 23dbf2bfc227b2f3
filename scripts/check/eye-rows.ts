// What a screen shows of the specifications stands in tests/eye/rows.yaml. Nobody may see less of it by a decision or a style
// alone: an amendment has to name the row (T29).
import { isDeepStrictEqual } from 'node:util'

interface EyeRow {
  words?: string
  /** The widths at which it is looked for; all of them without it. */
  sizes?: number[]
}
/** Screen → row → how it is found. */
export type EyeTable = Record<string, Record<string, EyeRow>>

const widths = [390, 900, 1280]
const uses = (table: EyeTable): Map<string, EyeRow[]> => {
  const found = new Map<string, EyeRow[]>()
  for (const [id, row] of Object.values(table).flatMap((rows) => Object.entries(rows)))
    found.set(id, [...(found.get(id) ?? []), row])
  return found
}
const widthsOf = (rows: readonly EyeRow[]): Set<number> => new Set(rows.flatMap(({ sizes }) => sizes ?? widths))

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
  const [was, is] = [uses(before), uses(after)]
  const isAmended = (id: string): boolean => new RegExp(`\\b${id}\\b`).test(amendments)
  const lost = [...was].flatMap(([id, rows]) => {
    const now = is.get(id)
    if (now === undefined) return [`${id} is looked for on no screen any more`]
    const left = widthsOf(now)
    const narrower = [...widthsOf(rows)].filter((width) => !left.has(width))
    if (narrower.length > 0) return [`${id} is not looked for at ${narrower.join(' and ')} px any more`]
    const hasWords = (one: EyeRow): boolean => one.words !== undefined
    return rows.some(hasWords) && !now.some(hasWords) ? [`${id} is not asked for its words any more`] : []
  })
  const named = [...was.keys()].filter(
    (id) => isDeepStrictEqual(was.get(id), is.get(id)) && decided.some((line) => new RegExp(`\\b${id}\\b`).test(line)),
  )
  return [...lost, ...named.map((id) => `${id} is named by a decision and stands as before in the table`)].filter(
    (fault) => !isAmended(fault.split(' ', 1)[0]!),
  )
}

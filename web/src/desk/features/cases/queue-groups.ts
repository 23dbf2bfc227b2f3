// In which parts a list stands: what is sensitive, what is late, and the rest. Pure.
import type { DeskSchema } from '../../../kit/api/desk.ts'

/** What tells where a row stands. */
type Placed = Pick<DeskSchema<'DeskCaseSummary'>, 'sensitive' | 'due'>
export type Group = 'sensitive' | 'late' | 'rest'

export const groupOf = ({ sensitive, due }: Placed, now: number): Group =>
  sensitive !== undefined ? 'sensitive' : due !== null && Date.parse(due.at) < now ? 'late' : 'rest'

/** A promise that was broken stands before those that can still be kept; within its part each stays where it was. */
export const inGroups = <T extends Placed>(rows: readonly T[], now: number): T[] => {
  const parts: Record<Group, T[]> = { sensitive: [], late: [], rest: [] }
  for (const row of rows) parts[groupOf(row, now)].push(row)
  return [...parts.sensitive, ...parts.late, ...parts.rest]
}

/** Where each part begins; none where all is one part, which needs no head. */
export const headsOf = (rows: readonly Placed[], now: number): { group: Group; at: number }[] => {
  const heads = rows.flatMap((row, at) => {
    const group = groupOf(row, now)
    return at > 0 && groupOf(rows[at - 1]!, now) === group ? [] : [{ group, at }]
  })
  return heads.length > 1 ? heads : []
}

// Lists of what belongs to something that has a game and a language (CD-357): no index leads to the rows of a narrow
// scope, so they are looked at along the list's own order, in steps that end soon. Where few are within the scope,
// these lead (CD-362).
import { setImmediate } from 'node:timers/promises'

/** Rows one statement looks at: a few milliseconds on either database. */
const step = 500
/** Statements a page takes at most. */
const mostSteps = 8

/** Later than anything: a list without a beginning is a range of its index like any other. */
export const endOfTime = '9999-12-31T23:59:59.999Z'
/** The same of a list whose oldest come first. */
export const beginningOfTime = '0001-01-01T00:00:00.000Z'

interface ScopedWalk<Row> {
  /** The next rows of everybody's list after this one, each with whether it lies within the scope. */
  read: (after: Row | undefined, most: number) => Promise<(Row & { fits: unknown })[]>
  limit: number
  /** So many that fit were shown before. */
  shown?: number
}

/** @returns also the last row that was looked at, where there may be more behind it */
export const walkWithinScope = async <Row>({
  read,
  limit,
  shown = 0,
}: ScopedWalk<Row>): Promise<{ rows: Row[]; at: Row | undefined }> => {
  const rows: Row[] = []
  let [at, skipped] = [undefined as Row | undefined, 0]
  for (let taken = 0; taken < mostSteps; taken += 1) {
    const some = await read(at, step)
    for (const row of some) {
      if (rows.length === limit) return { rows, at }
      at = row
      // PostgreSQL says true, the embedded database 1.
      if (row.fits !== true && row.fits !== 1) continue
      if (skipped < shown) skipped += 1
      else rows.push(row)
    }
    if (some.length < step) return { rows, at: undefined }
    // Others come between two steps.
    await setImmediate()
  }
  return { rows, at }
}

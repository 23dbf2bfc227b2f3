// Where a page of a list goes on (CD-231): the last row's place in the list's order, and how many rows of that very
// place have been shown. A cursor so holds no id and no words.
import { problem } from './problems.ts'

export interface Place {
  at: string
  /** Rows of this place that have been shown. */
  shown: number
}

export interface PageAsk {
  cursor: string | undefined
  limit: number
}

const longest = 100
const mostShown = 1_000_000

/** @param isPlace whether this could be a place in the list · @throws 400 for a cursor that is not ours */
export const readPlace = (cursor: string | undefined, isPlace: (at: string) => boolean): Place | undefined => {
  if (cursor === undefined) return undefined
  const [, count = '', at = ''] = /^(\d{1,7}) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  const shown = Number(count)
  if (at.length === 0 || at.length > longest || shown < 0 || shown > mostShown || !isPlace(at))
    throw problem.badRequest('this cursor is not one of ours')
  return { at, shown }
}

interface PageCut<T> {
  /** Where this page began. */
  before: Place | undefined
  placeOf: (row: T) => string
  /** As far as was looked for a page that is not full; undefined: to the end. */
  lookedTo?: string | undefined
}

/** @param rows one more than `limit` tells that there is another page */
export const cutPage = <T>(
  rows: readonly T[],
  limit: number,
  { before, placeOf, lookedTo }: PageCut<T>,
): { items: T[]; nextCursor: string | null } => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const at = rows.length > limit && last !== undefined ? placeOf(last) : lookedTo
  if (at === undefined) return { items, nextCursor: null }
  const here = items.filter((row) => placeOf(row) === at).length
  const shown = here + (before?.at === at ? before.shown : 0)
  return { items, nextCursor: Buffer.from(`${shown} ${at}`).toString('base64url') }
}

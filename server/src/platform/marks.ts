// Two people have one thing open, and the second to save learns of it (CD-416): what is read carries a mark of what a
// change of it replaces, and the change brings it back in `If-Match`. Within the transaction of the change; nothing is stored.
import { createHash } from 'node:crypto'
import { problem } from './problems.ts'

/** A thing before it goes out. */
export type Unmarked<T> = Omit<T, 'mark'>

/** The order of an object's members says nothing: both databases keep it otherwise. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, inOrder(member)]),
  )
}

export const markOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('hex')
    .slice(0, 12)

/** @param request schema of the change: its members are what the mark is about, so that nothing else makes a race */
export const createMarker = (request: { properties: object }) => {
  const names = Object.keys(request.properties)
  return <T extends object>(thing: T): T & { mark: string } => {
    const members = thing as Record<string, unknown>
    return { ...thing, mark: markOf(names.map((name) => members[name] ?? null)) }
  }
}

/** A list that is put in order: its mark is about the order alone. */
export const inMarkedOrder = <T extends { id: string }>(items: T[]): { items: T[]; mark: string } => ({
  items,
  mark: markOf(items.map(({ id }) => id)),
})

interface MarkedThing {
  mark: string
  changedAt?: string | null
  changedBy?: string | null
}

/**
 * @param given `If-Match` of the change
 * @param present what it replaces; undefined where there is nothing yet
 * @throws 428 without a mark, 409 with the thing for a mark that is not its own; who changed it, where it does not say so itself, is
 * looked up by the counter (desk/scope.ts)
 */
export const demandMark = <T extends MarkedThing>(given: string | undefined, present: T | undefined): void => {
  if (present === undefined || given === '*' || given === `"${present.mark}"`) return
  if (given === undefined) throw problem.preconditionRequired('If-Match is missing: read the thing and send its mark')
  const { changedAt, changedBy } = present
  throw problem.changed({
    errorKey: 'support.desk.error.changed',
    current: { ...present } as Record<string, unknown>,
    ...(changedAt === undefined ? {} : { changedAt }),
    ...(changedBy === undefined ? {} : { changedBy }),
  })
}

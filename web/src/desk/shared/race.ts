// Two people had one thing open: what each of them changed of it, and both put together (CD-416). Pure.

type Members = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An absent member is as one that says nothing, and the order of members says nothing. */
const worded = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
const isSame = (one: unknown, other: unknown): boolean => worded(one) === worded(other)
const namesOf = (...all: readonly Members[]): string[] => [...new Set(all.flatMap((one) => Object.keys(one)))]

/** One's own over theirs: what they alone have changed is theirs. */
const overlaid = (was: unknown, mine: unknown, theirs: unknown): unknown => {
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(was) ? was : {}
    return Object.fromEntries(
      namesOf(mine, theirs)
        .map((name) => [name, overlaid(before[name], mine[name], theirs[name])] as const)
        .filter(([, value]) => value !== undefined),
    )
  }
  return isSame(mine, was) ? theirs : mine
}

/** @param mine what was to be saved: its members, and no others, are put together */
export const together = <T extends object>(was: object, mine: object, theirs: T): T => {
  const [before, own, now] = [was as Members, mine as Members, theirs as Members]
  const kept = Object.keys(own).map((name) => [name, overlaid(before[name], own[name], now[name])])
  return { ...theirs, ...(Object.fromEntries(kept) as Partial<T>) }
}

export interface Difference {
  name: string
  /** The member of the member, where it is told by these. */
  part: string | null
  theirs: unknown
  mine: unknown
  /** Both have changed it, each otherwise. */
  isContested: boolean
}

/** What the other has changed, in the order of `names`; a member of `split` is told by its own members. */
export const differencesOf = (
  { was, mine, theirs }: { was: object; mine: object; theirs: object },
  names: readonly string[],
  split: ReadonlySet<string>,
): Difference[] => {
  const [before, own, now] = [was as Members, mine as Members, theirs as Members]
  const told = (name: string, part: string | null, values: readonly unknown[]): Difference[] => {
    const [old, my, their] = values
    return isSame(old, their)
      ? []
      : [{ name, part, theirs: their, mine: my, isContested: !isSame(my, old) && !isSame(my, their) }]
  }
  return names.flatMap((name) => {
    const values = [before[name], own[name], now[name]]
    if (!split.has(name)) return told(name, null, values)
    const parts = values.map((value) => (isRecord(value) ? value : {}))
    return namesOf(...parts).flatMap((part) =>
      told(
        name,
        part,
        parts.map((one) => one[part]),
      ),
    )
  })
}

// Small sums of the forms, without a page.

/** The ids with one of them a place further up or down. */
export const moved = (ids: readonly string[], id: string, step: 1 | -1): string[] => {
  const [from, next] = [ids.indexOf(id), [...ids]]
  const to = from + step
  if (from === -1 || to < 0 || to >= ids.length) return next
  next[from] = ids[to]!
  next[to] = id
  return next
}

/** What is typed a line or a comma apart, each once. */
export const linesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,、，،]/)
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter((line) => line !== ''),
  ),
]

/** What one of these is called; undefined where it is none of them. */
export const nameIn = (all: readonly { id: string; name: string }[], id: string | null): string | undefined =>
  all.find((one) => one.id === id)?.name

export const namedChoices = (all: readonly { id: string; name: string }[]): { value: string; label: string }[] =>
  all.map(({ id, name }) => ({ value: id, label: name }))

// Small sums of the forms, without a page.

/** The same with what stands in one place moved to another. */
export const moved = <One>(all: readonly One[], from: number, to: number): One[] =>
  all.toSpliced(from, 1).toSpliced(to, 0, all[from]!)

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

/** One thing wrong in a pack, where its author will find it. Lines count from 1. */
export interface Mistake {
  file: string
  line: number
  message: string
}

/** What defined or named something: kept until everything is read, then compared (`checkReferences`). */
export interface Mention {
  kind: MentionKind
  name: string
  file: string
  line: number
}
export type MentionKind =
  | 'header'
  | 'product'
  | 'category'
  | 'leaf category'
  | 'topic'
  | 'promo'
  | 'asset'
  | 'article'
  | 'crisis message'

/** Collects everything wrong with one pack, and every definition and reference in it. */
export interface PackReport {
  readonly mistakes: Mistake[]
  readonly definitions: Mention[]
  readonly references: Mention[]
}

export const createPackReport = (): PackReport => ({ mistakes: [], definitions: [], references: [] })

/** `file:line: message`, sorted by file and line, as editors and terminals make links of it. */
export const describeMistakes = (mistakes: readonly Mistake[]): string[] =>
  [...mistakes]
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map((mistake) => `${mistake.file}:${mistake.line}: ${mistake.message}`)

/** A pack that may not be imported. Nothing of it was stored. */
export class PackError extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    const lines = describeMistakes(mistakes)
    super(`${lines.length} ${lines.length === 1 ? 'mistake' : 'mistakes'} in the content pack:\n${lines.join('\n')}`)
    this.name = 'PackError'
    this.mistakes = mistakes
  }
}

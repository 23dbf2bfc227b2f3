import type { Statement } from './statements.ts'

export interface Known {
  /** What its text holds. */
  part: string
  on: readonly Statement['database'][]
  /** Why it reads a growing table whole, and what is to become of it. */
  reason: string
}

export const isKnown = ({ part, on }: Known, database: Statement['database'], shape: string): boolean =>
  on.includes(database) && shape.includes(part)

/** Statements that read a growing table whole, as is known. */
export const known: readonly Known[] = []

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
export const known: readonly Known[] = [
  {
    part: 'delete from "oidc_state" where cast(payload as text) like ?',
    on: ['sqlite', 'postgres'],
    reason: 'At an erasure: the account stands within what the built-in identity provider keeps for a sign-in.',
  },
  {
    part: 'delete from "rate_limit" where "key" like ?',
    on: ['postgres'],
    reason: 'At an erasure: the phone number stands in the middle of the key of a count that lives for a day at most.',
  },
]

import type { Schema } from '../../../kit/api/types.ts'
import { isRecord } from '../../../kit/api/problem.ts'
import { stored } from '../../../kit/lib/stored.ts'

/** One sent form and its answer (OD-75). */
export interface SubmittedCase {
  channel: string
  description: string
  phone: string | null
  /** Where a mail has gone, masked; null where none has. */
  email?: string | null
  solution: Schema<'CategorySolution'> | null
  body: Schema<'SubmitResult'>
}

const isList = (value: unknown): value is SubmittedCase[] =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && isRecord(entry['body']))
const place = stored('session', 'submittedCase', isList)
let held: SubmittedCase[] | null = null

/** At most this many are held, newest last (OD-75). */
const most = 5

/** Held in memory and in sessionStorage, so that a reload keeps the number (OD-30). */
export const holdSubmittedCase = (entry: SubmittedCase): void => {
  held = [...heldCases(), entry].slice(-most)
  place.write(held)
}

const heldCases = (): SubmittedCase[] => (held ??= place.read() ?? [])

/** The case the completion page shows; null sends its visitor to the root (ROUTE-38). */
export const lastSubmittedCase = (): SubmittedCase | null => heldCases().at(-1) ?? null

/** When a new guided flow starts (OD-30). */
export const clearSubmittedCases = (): void => {
  held = []
  place.clear()
}

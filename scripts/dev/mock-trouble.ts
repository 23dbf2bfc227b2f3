// What goes wrong on the line between page and portal, whatever is asked: chosen by `?mock_fail=…` and `?mock_delay=…` on
// any address, kept in cookies beside the scenario.
import type { OpenApi, Operation } from '../generate/document.ts'
import { namedExamples, type Chosen } from './mock-answers.ts'

export const failures = {
  offline: { title: 'Offline', says: 'The connection breaks before an answer comes.' },
  '500': { title: '500', says: 'Every call fails on the other side.' },
  '429': { title: '429', says: 'Every call was one too many; Retry-After says how long to wait.' },
  slow: { title: 'Slow', says: 'Every answer takes four seconds.' },
} as const
export type Failure = keyof typeof failures
export const isFailure = (name: string | null | undefined): name is Failure =>
  typeof name === 'string' && Object.hasOwn(failures, name)

/** Steps the page of the mock offers; an address may ask for any other. */
export const delays = [300, 1000, 3000] as const
const longest = 60_000
const slow = 4000

export interface Trouble {
  fail: Failure | undefined
  /** Milliseconds each answer waits. */
  delay: number
}
export const noTrouble: Trouble = { fail: undefined, delay: 0 }

/** What these words say; anything else is no trouble. */
export const troubleOf = (fail: string | null | undefined, delay: string | null | undefined): Trouble => ({
  fail: isFailure(fail) ? fail : undefined,
  delay: /^\d{1,6}$/.test(delay ?? '') ? Math.min(Number(delay), longest) : 0,
})

/** Milliseconds to wait before an answer. */
export const pauseOf = ({ fail, delay }: Trouble): number => (fail === 'slow' ? Math.max(slow, delay) : delay)

/** The operation's own refusal of that status; every operation has one of 429. */
export const refusalOf = (document: OpenApi, operation: Operation, status: number): Chosen | undefined => {
  const found = namedExamples(document, operation).find((one) => one.status === status)
  return found && { status: found.status, example: found.example }
}

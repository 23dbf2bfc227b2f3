// The one door through which a test may be left out: what it needs is not on this machine, and the run says so.
import type { TestOptions } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    notRun?: string
  }
}

/**
 * Options of a vitest test.
 * @param missing a sentence that begins with "not run: ", which the runner of the suite counts and prints; null when
 * everything is here
 */
export const runsUnless = (missing: string | null): Pick<TestOptions, 'skip' | 'meta'> => ({
  skip: missing !== null,
  meta: missing === null ? {} : { notRun: missing },
})

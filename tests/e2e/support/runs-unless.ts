import { test } from '@playwright/test'

/** Leaves out the tests of the file that calls it, as runsUnless of tests/support does. */
export const runsUnless = (missing: string | null): void => {
  test.skip(missing !== null, missing ?? '')
}

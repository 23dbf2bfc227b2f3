import type { Locator } from '@playwright/test'
import { faultOfSight } from '../../support/in-sight.ts'

/** Why what a locator finds is not in sight, or null where it is; the first of several is asked, once it has opened. */
export const inSight = async (locator: Locator): Promise<string | null> => {
  const first = locator.first()
  const becomes = (state: 'attached' | 'visible', timeout: number): Promise<boolean> =>
    first.waitFor({ state, timeout }).then(
      () => true,
      () => false,
    )
  if (!(await becomes('attached', 10_000))) return 'it is not there'
  await becomes('visible', 2_000)
  return first.evaluate(faultOfSight)
}

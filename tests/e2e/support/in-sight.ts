import type { Locator } from '@playwright/test'
import { faultOfSight } from '../../support/in-sight.ts'

/** A page that was pressed a moment ago draws itself anew: what stands after so long counts. */
const patience = 5_000
const between = 250

/** Why what a locator finds is not in sight, or null where it is; the first of several is asked. */
export const inSight = async (locator: Locator): Promise<string | null> => {
  const first = locator.first()
  const isThere = await first.waitFor({ state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  if (!isThere) return 'it is not there'
  let fault = await first.evaluate(faultOfSight)
  for (let waited = 0; fault !== null && waited < patience; waited += between) {
    await locator.page().waitForTimeout(between)
    fault = await first.evaluate(faultOfSight)
  }
  return fault
}

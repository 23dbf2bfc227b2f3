import type { Locator } from '@playwright/test'
import { faultOfSight } from '../../support/in-sight.ts'

/** Why what a locator finds is not in sight, or null where it is; the first of several is asked. */
export const inSight = async (locator: Locator): Promise<string | null> => {
  const isThere = await locator
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .then(() => true)
    .catch(() => false)
  if (!isThere) return 'it is not there'
  return locator.first().evaluate(faultOfSight)
}

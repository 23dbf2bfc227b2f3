// Somebody who has been here, or about whom there is something: only they are restricted at the desk (CD-442).
import { createAccountScope } from '../../server/src/compose/account-scope.ts'
import type { Composition } from '../../server/src/compose.ts'
import { systemClock } from '../../server/src/lib/clock.ts'
import { createPlayerStore } from '../../server/src/players/store.ts'

export const knownPlayer = ({ database }: Pick<Composition, 'database'>, accountId: string): Promise<void> =>
  createPlayerStore({ database, clock: systemClock, scope: createAccountScope(database) }).held({ accountId })

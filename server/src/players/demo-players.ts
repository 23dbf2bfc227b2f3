import type { Clock } from '../lib/clock.ts'
import type { PlayerStore } from './store.ts'

interface DemoPlayer {
  id: string
  displayName: string
  email: string
  guardianEmail: string | null
  roles: readonly string[]
}

export const seedDemoPlayers = async (
  store: Pick<PlayerStore, 'seen'>,
  clock: Clock,
  accounts: readonly DemoPlayer[],
): Promise<void> => {
  for (const [index, { id, displayName, email, guardianEmail, roles }] of accounts.entries())
    if (roles.length === 0)
      await store.seen({
        id,
        displayName,
        email: guardianEmail ?? email,
        locale: null,
        isChild: guardianEmail !== null,
        // Each at a time of their own, within the last day and a half.
        at: new Date(clock.now().getTime() - (20 + index * 97) * 60_000).toISOString(),
      })
}

// Players: who they are, what the desk finds them by, and everything about one of them on one sheet.
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { createPlayerHoldings } from '../players/holdings.ts'
import { createPlayerFill } from '../players/fill.ts'
import { registerPlayersDesk } from '../players/desk/routes.ts'
import { createPlayerDesk } from '../players/desk/service.ts'
import type { PlayerRooms } from '../players/ports.ts'
import type { PlayerStore } from '../players/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composePlayers = (
  { database, clock, jobs }: Core,
  { store, rooms }: { store: PlayerStore; rooms: PlayerRooms },
): Composed => {
  const service = createPlayerDesk({ store, rooms, withTransaction: database.withTransaction, clock })
  jobs.repeat('player-fill', 60, createPlayerFill(database, store))
  return {
    room: {
      registerDesk: (desk) => registerPlayersDesk(desk, { service }),
      // The demonstration's people, as if they had signed in.
      seed: async () => {
        for (const [index, { id, displayName, email, guardianEmail, roles }] of demoAccounts.entries())
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
      },
      holdings: createPlayerHoldings(store),
      sweep: store.sweep,
    },
  }
}

// Players: who they are, what the desk finds them by, and everything about one of them on one sheet.
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import type { AccountAddresses } from '../account/addresses.ts'
import type { CaseReads } from '../cases/reads.ts'
import type { PenaltyReads } from '../penalties/reads.ts'
import { createPlayerHoldings } from '../players/holdings.ts'
import { createPlayerFill, type FillSources } from '../players/fill.ts'
import { registerPlayersDesk } from '../players/desk/routes.ts'
import { createPlayerDesk } from '../players/desk/service.ts'
import type { PlayerRooms } from '../players/ports.ts'
import type { PlayerStore, StillHeld } from '../players/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

/** Where players come from, and what keeps them. */
export const playerSources = ({
  cases,
  penalties,
  addresses,
}: {
  cases: CaseReads
  penalties: PenaltyReads
  addresses: Pick<AccountAddresses, 'accountsAfter' | 'kept'>
}): { sources: FillSources; stillHeld: StillHeld } => ({
  sources: {
    accounts: [addresses.accountsAfter, cases.ownersAfter, penalties.accountsAfter],
    addressOf: async (accountId) => (await addresses.kept(accountId))[0],
    newestCase: cases.newestContact,
    newestPenaltyAt: penalties.newestImposedAt,
  },
  stillHeld: async (ids) => [...(await cases.ownersAmong(ids)), ...(await penalties.accountsAmong(ids))],
})

export const composePlayers = (
  { database, clock, jobs }: Core,
  { store, rooms, sources, stillHeld }: { store: PlayerStore; rooms: PlayerRooms } & ReturnType<typeof playerSources>,
): Composed => {
  const service = createPlayerDesk({ store, rooms, withTransaction: database.withTransaction, clock })
  jobs.repeat('player-fill', 60, createPlayerFill(database, store, sources))
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
      sweep: (signal) => store.sweep(stillHeld, signal),
    },
  }
}

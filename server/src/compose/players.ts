// Players: who they are, what the desk finds them by, and everything about one of them on one sheet.
import { demoAccounts } from '../adapters/identity/demo-accounts.ts'
import { seedDemoPlayers } from '../players/demo-players.ts'
import { createPlayerHoldings } from '../players/holdings.ts'
import { createPlayerFill, type FillSources } from '../players/fill.ts'
import { registerPlayersDesk } from '../players/desk/routes.ts'
import { createPlayerDesk } from '../players/desk/service.ts'
import { personIdOf } from '../lib/person.ts'
import type { StillHeld } from '../players/store.ts'
import type { Gives, Needs, Shared } from './ports.ts'

/** Where players come from, and what keeps them. */
export const playerSources = ({
  caseReads,
  penaltyReads,
  addresses,
}: Pick<Shared, 'caseReads' | 'penaltyReads'> & { addresses: Pick<Shared['addresses'], 'accountsAfter' | 'kept'> }): {
  sources: Omit<FillSources, 'personOf'>
  stillHeld: StillHeld
} => ({
  sources: {
    accounts: [addresses.accountsAfter, caseReads.ownersAfter, penaltyReads.accountsAfter],
    addressOf: async (accountId) => (await addresses.kept(accountId))[0],
    newestCase: caseReads.newestContact,
    guests: caseReads.guestsAfter,
    newestPenaltyAt: penaltyReads.newestImposedAt,
  },
  stillHeld: async (ids) => [...(await caseReads.ownersAmong(ids)), ...(await penaltyReads.accountsAmong(ids))],
})

export const composePlayers = (made: Needs<'casesDesk' | 'penalties' | 'phone' | 'survey' | 'verification'>): Gives => {
  const { database, clock, jobs, openingsOf, phones, players: store, verification } = made
  const { sources, stillHeld } = playerSources(made)
  const service = createPlayerDesk({
    ...made,
    store,
    rooms: {
      ...made.playerCases,
      ...made.penaltySheet,
      surveys: made.survey.ofAccount,
      verifications: async (accountId, limit) => ({
        newest: (await verification.history({ accountId, outcome: undefined }, { cursor: undefined, limit })).items,
        lockedUntil: await verification.lockedUntil(accountId),
      }),
      phone: async (accountId) => ({
        number: await phones.numberOf(accountId),
        protectedSince: await phones.protectedSince(accountId),
      }),
      openings: async (accountId) => [...((await openingsOf([accountId])).get(accountId) ?? [])],
    },
  })
  const personOf = (email: string): string => personIdOf(made.keys, email)
  jobs.repeat('player-fill', 60, createPlayerFill(database, store, { ...sources, personOf }))
  return {
    room: {
      registerDesk: (desk) => registerPlayersDesk(desk, { service }),
      seed: () => seedDemoPlayers(store, clock, demoAccounts),
      holdings: createPlayerHoldings(store, personOf),
      sweep: (signal) => store.sweep(stillHeld, signal),
    },
  }
}

// A player's penalties and appeals on their sheet at the desk (CD-325).
import type { DeskPenalty, DeskPlayerAppeal } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../../lib/clock.ts'
import type { PenaltyStore } from '../store.ts'
import type { PenaltyDesk } from './service.ts'

export interface PlayerPenalties {
  penalties: (accountId: string, most: number) => Promise<DeskPenalty[]>
  /** How many of each account are in force; none for an account without any. */
  activeRestrictions: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  appeals: (accountId: string, most: number) => Promise<DeskPlayerAppeal[]>
}

export const createPlayerPenalties = (
  desk: Pick<PenaltyDesk, 'list'>,
  store: Pick<PenaltyStore, 'activeOf' | 'appealsOf'>,
  clock: Clock,
): PlayerPenalties => ({
  penalties: async (accountId, most) => {
    const { items } = await desk.list(accountId, { cursor: undefined, limit: 100 })
    // What binds them comes before what is over, however long ago it was imposed.
    return items.toSorted((one, other) => Number(other.active) - Number(one.active)).slice(0, most)
  },
  activeRestrictions: (accountIds) => store.activeOf(accountIds, clock.now()),
  appeals: async (accountId, most) =>
    (await store.appealsOf(accountId, most)).map(({ id, penaltyId, game, state, submittedAt, decidedAt }) => ({
      id,
      penaltyId,
      game,
      state,
      submittedDate: submittedAt,
      decidedAt,
    })),
})

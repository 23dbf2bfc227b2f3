// Teams: who works together, and who of them gets a new case (CD-258).
import type { DeskTeamRequest, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { createDeskList } from '../../platform/desk-list.ts'
import type { RoutingStore } from '../store.ts'

interface TeamDeskDeps extends Transacting {
  store: RoutingStore
  isRepresentative: (id: string) => Promise<boolean>
  isSchedule: (id: string) => Promise<boolean>
  hasCases: (teamId: string) => Promise<boolean>
  refuse: (field: string, code: FieldErrorCode) => Error
}

const mostTeams = 200

export const createTeamDesk = (deps: TeamDeskDeps) => {
  const { store, refuse } = deps
  const demandPossible = async ({ members, schedule = null }: DeskTeamRequest): Promise<void> => {
    if (schedule !== null && !(await deps.isSchedule(schedule))) throw refuse('schedule', 'unknown')
    for (const member of members) if (!(await deps.isRepresentative(member))) throw refuse('members', 'unknown')
  }
  const demandUnused = async (id: string): Promise<void> => {
    const isNamed = (await store.rules()).some(({ then }) => then.team === id)
    if (isNamed || (await deps.hasCases(id))) throw refuse('teamId', 'notallowed')
  }
  return createDeskList(deps, {
    most: mostTeams,
    all: store.teams,
    find: store.team,
    insert: store.insertTeam,
    replace: store.replaceTeam,
    remove: store.removeTeam,
    demandPossible,
    demandUnused,
    read: ({ members, assignment, schedule = null }) => ({ members, assignment, schedule }),
  })
}

export type TeamDesk = ReturnType<typeof createTeamDesk>

// Teams: who works together, and who of them gets a new case (CD-258).
import type { DeskTeamRequest, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { problem } from '../../platform/problems.ts'
import type { RoutingStore, Team } from '../store.ts'

export interface TeamDeskDeps extends Transacting {
  store: RoutingStore
  isRepresentative: (id: string) => Promise<boolean>
  isSchedule: (id: string) => Promise<boolean>
  /** Whether the team has cases that are not resolved. */
  hasCases: (teamId: string) => Promise<boolean>
  refuse: (field: string, code: FieldErrorCode) => Error
}

const mostTeams = 200

export const createTeamDesk = (deps: TeamDeskDeps) => {
  const { store, withTransaction, clock, refuse } = deps
  const demandKnown = async ({ members, schedule = null }: DeskTeamRequest): Promise<void> => {
    if (schedule !== null && !(await deps.isSchedule(schedule))) throw refuse('schedule', 'unknown')
    for (const member of members) if (!(await deps.isRepresentative(member))) throw refuse('members', 'unknown')
  }
  const made = (by: string, id: string, { name, members, assignment, schedule = null }: DeskTeamRequest): Team => ({
    id,
    name: name.trim(),
    members,
    assignment,
    schedule,
    changedAt: clock.now().toISOString(),
    changedBy: by,
  })
  const demandThere = async (id: string): Promise<void> => {
    if ((await store.team(id)) === undefined) throw problem.notFound()
  }

  return {
    list: store.teams,
    /** @throws 422 for a member nobody knows, as `replace`, or one team too many */
    create: (by: string, request: DeskTeamRequest) =>
      withTransaction(async () => {
        await demandKnown(request)
        if ((await store.teams()).length >= mostTeams) throw refuse('name', 'max')
        const team = made(by, newRowId(clock.now()), request)
        await store.insertTeam(team)
        return team
      }),
    /** @throws 404 */
    replace: (by: string, id: string, request: DeskTeamRequest) =>
      withTransaction(async () => {
        await demandThere(id)
        await demandKnown(request)
        const team = made(by, id, request)
        await store.replaceTeam(team)
        return team
      }),
    /** @throws 404; 422 while a rule names it or cases wait in it */
    remove: (id: string) =>
      withTransaction(async () => {
        await demandThere(id)
        const isNamed = (await store.rules()).some(({ then }) => then.team === id)
        if (isNamed || (await deps.hasCases(id))) throw refuse('teamId', 'notallowed')
        await store.removeTeam(id)
      }),
  }
}

export type TeamDesk = ReturnType<typeof createTeamDesk>

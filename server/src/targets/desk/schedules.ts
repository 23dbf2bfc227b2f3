// Working hours: made, changed, taken away (CD-310).
import type { DeskScheduleRequest, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { problem } from '../../platform/problems.ts'
import { isTimeZone } from '../../lib/open-week.ts'
import type { Schedule, TargetStore } from '../store.ts'

export interface ScheduleDeskDeps extends Transacting {
  store: TargetStore
  /** Whether a team works by it. */
  isUsedByTeam: (id: string) => Promise<boolean>
  /** Targets or schedules have changed; within the transaction. */
  onChange: () => Promise<void>
  refuse: (field: string, code: FieldErrorCode) => Error
}

const mostSchedules = 100

export const createScheduleDesk = (deps: ScheduleDeskDeps) => {
  const { store, withTransaction, clock, refuse } = deps
  const demandPossible = ({ timeZone }: DeskScheduleRequest): void => {
    if (!isTimeZone(timeZone)) throw refuse('timeZone', 'unknown')
  }
  const made = (by: string, id: string, request: DeskScheduleRequest): Schedule => ({
    id,
    name: request.name.trim(),
    timeZone: request.timeZone,
    hours: request.hours.toSorted((one, other) => one.day - other.day || (one.from < other.from ? -1 : 1)),
    holidays: request.holidays.toSorted(),
    changedAt: clock.now().toISOString(),
    changedBy: by,
  })
  const demandThere = async (id: string): Promise<void> => {
    if ((await store.schedule(id)) === undefined) throw problem.notFound()
  }
  return {
    list: store.schedules,
    /** @throws 422 for a time zone nobody knows, as `replace`, or one schedule too many */
    create: (by: string, request: DeskScheduleRequest) =>
      withTransaction(async () => {
        demandPossible(request)
        if ((await store.schedules()).length >= mostSchedules) throw refuse('name', 'max')
        const schedule = made(by, newRowId(clock.now()), request)
        await store.insertSchedule(schedule)
        await deps.onChange()
        return schedule
      }),
    /** @throws 404 */
    replace: (by: string, id: string, request: DeskScheduleRequest) =>
      withTransaction(async () => {
        await demandThere(id)
        demandPossible(request)
        const schedule = made(by, id, request)
        await store.replaceSchedule(schedule)
        await deps.onChange()
        return schedule
      }),
    /** @throws 404; 422 while a target or a team works by it */
    remove: (id: string) =>
      withTransaction(async () => {
        await demandThere(id)
        const isNamed = (await store.targets()).some(({ schedule }) => schedule === id)
        if (isNamed || (await deps.isUsedByTeam(id))) throw refuse('scheduleId', 'notallowed')
        await store.removeSchedule(id)
        await deps.onChange()
      }),
  }
}

export type ScheduleDesk = ReturnType<typeof createScheduleDesk>

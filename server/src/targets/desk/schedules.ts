// Working hours: made, changed, taken away (CD-310).
import type { DeskScheduleRequest, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { createDeskList } from '../../platform/desk-list.ts'
import { isTimeZone } from '../../lib/open-week.ts'
import type { TargetStore } from '../store.ts'

interface ScheduleDeskDeps extends Transacting {
  store: TargetStore
  /** Whether a team works by it. */
  isUsedByTeam: (id: string) => Promise<boolean>
  /** Targets or schedules have changed; within the transaction. */
  onChange: () => Promise<void>
  refuse: (field: string, code: FieldErrorCode) => Error
}

const mostSchedules = 100

export const createScheduleDesk = (deps: ScheduleDeskDeps) => {
  const { store, refuse } = deps
  const demandPossible = ({ timeZone }: DeskScheduleRequest): void => {
    if (!isTimeZone(timeZone)) throw refuse('timeZone', 'unknown')
  }
  const demandUnused = async (id: string): Promise<void> => {
    const isNamed = (await store.targets()).some(({ schedule }) => schedule === id)
    if (isNamed || (await deps.isUsedByTeam(id))) throw refuse('scheduleId', 'notallowed')
  }
  return createDeskList(deps, {
    onChange: deps.onChange,
    most: mostSchedules,
    all: store.schedules,
    find: store.schedule,
    insert: store.insertSchedule,
    replace: store.replaceSchedule,
    remove: store.removeSchedule,
    demandPossible,
    demandUnused,
    read: ({ timeZone, hours, holidays }) => ({
      timeZone,
      hours: hours.toSorted((one, other) => one.day - other.day || (one.from < other.from ? -1 : 1)),
      holidays: holidays.toSorted(),
    }),
  })
}

export type ScheduleDesk = ReturnType<typeof createScheduleDesk>

import { sql, type Selectable } from 'kysely'
import type { DeskSchedule } from '#generated/server/desk/schemas.ts'
import type { Unmarked } from '../platform/marks.ts'
import type { Database } from '../storage/database.ts'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { Clock, Target } from './match.ts'
import type { Pause } from './rules.ts'
import type { CaseClockTable, DeskScheduleTable, DeskTargetTable, TargetsTables } from './tables.ts'

interface ClockKey {
  caseId: string
  kind: Clock['kind']
  position: number
}

export type Schedule = Unmarked<DeskSchedule>

const toSchedule = (row: Selectable<DeskScheduleTable>): Schedule => ({
  id: row.id,
  name: row.name,
  timeZone: row.time_zone,
  hours: JSON.parse(row.hours) as Schedule['hours'],
  holidays: JSON.parse(row.holidays) as string[],
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})
const fromSchedule = (schedule: Schedule) =>
  ({
    id: schedule.id,
    name: schedule.name,
    time_zone: schedule.timeZone,
    hours: JSON.stringify(schedule.hours),
    holidays: JSON.stringify(schedule.holidays),
    changed_at: schedule.changedAt,
    changed_by: schedule.changedBy,
  }) satisfies WholeRow<DeskScheduleTable>

const toTarget = (row: Selectable<DeskTargetTable>): Target => ({
  id: row.id,
  name: row.name,
  enabled: row.enabled === 1,
  when: JSON.parse(row.conditions) as Target['when'],
  minutes: JSON.parse(row.minutes) as Target['minutes'],
  schedule: row.schedule,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})
const fromTarget = (target: Target) =>
  ({
    id: target.id,
    name: target.name,
    enabled: toFlag(target.enabled),
    conditions: JSON.stringify(target.when),
    minutes: JSON.stringify(target.minutes),
    schedule: target.schedule,
    changed_at: target.changedAt,
    changed_by: target.changedBy,
  }) satisfies Omit<WholeRow<DeskTargetTable>, 'position'>

const toClock = (row: Selectable<CaseClockTable>): Clock => ({
  kind: row.kind,
  position: row.position,
  begunAt: row.begun_at,
  pauses: JSON.parse(row.pauses) as Pause[],
  endedAt: row.ended_at,
  target: row.target,
  minutes: row.minutes,
  dueAt: row.due_at,
  tellAt: row.tell_at,
  told: row.told,
  revision: row.revision,
  outcome: row.outcome,
  leftSeconds: row.left_seconds,
})
const fromClock = (caseId: string, clock: Clock) =>
  ({
    case_id: caseId,
    kind: clock.kind,
    position: clock.position,
    begun_at: clock.begunAt,
    pauses: JSON.stringify(clock.pauses),
    ended_at: clock.endedAt,
    target: clock.target,
    minutes: clock.minutes,
    due_at: clock.dueAt,
    tell_at: clock.tellAt,
    told: clock.told,
    revision: clock.revision,
    outcome: clock.outcome,
    left_seconds: clock.leftSeconds,
  }) satisfies WholeRow<CaseClockTable>

export const createTargetStore = (database: Database<TargetsTables>) => {
  const schedules = async (): Promise<Schedule[]> =>
    (await database.db.selectFrom('desk_schedule').selectAll().orderBy('name').orderBy('id').execute()).map(toSchedule)
  const targets = async (): Promise<Target[]> =>
    (await database.db.selectFrom('desk_target').selectAll().orderBy('position').orderBy('id').execute()).map(toTarget)
  const byCase = (rows: readonly Selectable<CaseClockTable>[]): Map<string, Clock[]> =>
    new Map([...Map.groupBy(rows, ({ case_id }) => case_id)].map(([id, its]) => [id, its.map(toClock)]))
  const ofCases = (caseIds: readonly string[]) =>
    database.db.selectFrom('case_clock').selectAll().where('case_id', 'in', caseIds).orderBy('position')

  return {
    /** By name. */
    schedules,
    schedule: async (id: string) => {
      const row = await database.db.selectFrom('desk_schedule').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toSchedule(row)
    },
    insertSchedule: async (schedule: Schedule) => {
      await database.db.insertInto('desk_schedule').values(fromSchedule(schedule)).execute()
    },
    replaceSchedule: async (schedule: Schedule) => {
      const { id, ...values } = fromSchedule(schedule)
      await database.db.updateTable('desk_schedule').set(values).where('id', '=', id).execute()
    },
    removeSchedule: async (id: string) => {
      await database.db.deleteFrom('desk_schedule').where('id', '=', id).execute()
    },
    /** In the order they are asked. */
    targets,
    target: async (id: string) => {
      const row = await database.db.selectFrom('desk_target').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toTarget(row)
    },
    /** As the last one. */
    insertTarget: async (target: Target) => {
      const { last } = await database.db
        .selectFrom('desk_target')
        .select(({ fn }) => fn.max('position').as('last'))
        .executeTakeFirstOrThrow()
      await database.db
        .insertInto('desk_target')
        .values({ ...fromTarget(target), position: Number(last ?? 0) + 1 } satisfies WholeRow<DeskTargetTable>)
        .execute()
    },
    /** It keeps its place. */
    replaceTarget: async (target: Target) => {
      const { id, ...values } = fromTarget(target)
      await database.db.updateTable('desk_target').set(values).where('id', '=', id).execute()
    },
    removeTarget: async (id: string) => {
      await database.db.deleteFrom('desk_target').where('id', '=', id).execute()
    },
    order: async (ids: readonly string[]) => {
      for (const [position, id] of ids.entries())
        await database.db
          .updateTable('desk_target')
          .set({ position: position + 1 })
          .where('id', '=', id)
          .execute()
    },
    /** Clocks reckoned before this are to be reckoned anew. Call it with every change of targets or schedules, in its transaction. */
    revise: async () => {
      await database.db
        .insertInto('target_revision')
        .values({ id: 1, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ revision: sql<number>`target_revision.revision + 1` }),
        )
        .execute()
    },
    /** As things stand. */
    book: async () => {
      const row = await database.db.selectFrom('target_revision').select('revision').executeTakeFirst()
      const revision = row?.revision ?? 0
      const all = await targets()
      const weeks = new Map((await schedules()).map((schedule) => [schedule.id, schedule]))
      return { revision, targets: all.filter(({ enabled }) => enabled), weeks }
    },

    /** Those that have not ended. */
    running: async (caseId: string) =>
      (
        await database.db
          .selectFrom('case_clock')
          .selectAll()
          .where('case_id', '=', caseId)
          .where('ended_at', 'is', null)
          .orderBy('position')
          .execute()
      ).map(toClock),
    /** Of these cases, those that have not ended. */
    runningOf: async (caseIds: readonly string[]): Promise<ReadonlyMap<string, Clock[]>> =>
      caseIds.length === 0 ? new Map() : byCase(await ofCases(caseIds).where('ended_at', 'is', null).execute()),
    /** The newest, oldest first. */
    newest: async (caseId: string, most: number) =>
      (
        await database.db
          .selectFrom('case_clock')
          .selectAll()
          .where('case_id', '=', caseId)
          .where('minutes', 'is not', null)
          .orderBy('position', 'desc')
          .orderBy('kind', 'desc')
          .limit(most)
          .execute()
      )
        .map(toClock)
        .reverse(),
    /** All clocks of these cases. */
    allOf: async (caseIds: readonly string[]): Promise<Map<string, Clock[]>> =>
      caseIds.length === 0 ? new Map() : byCase(await ofCases(caseIds).execute()),
    insert: async (caseId: string, clocks: readonly Clock[]) => {
      await database.insert(
        'case_clock',
        clocks.map((clock) => fromClock(caseId, clock)),
      )
    },
    replace: async (caseId: string, clock: Clock) => {
      const { case_id: _case, kind, position, ...values } = fromClock(caseId, clock)
      await database.write(
        database.db
          .updateTable('case_clock')
          .set(values)
          .where('case_id', '=', caseId)
          .where('kind', '=', kind)
          .where('position', '=', position),
      )
    },
    /** Cases with a clock that goes by targets of before this revision. */
    outdated: async (revision: number, most: number) => {
      const rows = await database.db
        .selectFrom('case_clock')
        .select('case_id')
        .where('ended_at', 'is', null)
        .where('revision', '<', revision)
        .orderBy('revision')
        .orderBy('case_id')
        .limit(most)
        .execute()
      return [...new Set(rows.map(({ case_id }) => case_id))]
    },
    /** Of whom somebody is to be told until now, the first first. */
    toTell: async (now: string, most: number) => {
      const rows = await database.db
        .selectFrom('case_clock')
        .select(['case_id', 'kind', 'position', 'due_at', 'told'])
        .where('tell_at', '<=', now)
        .orderBy('tell_at')
        .limit(most)
        .execute()
      return rows.map(({ case_id, kind, position, due_at, told }) => ({
        caseId: case_id,
        kind,
        position,
        dueAt: due_at ?? now,
        told,
      }))
    },
    noteTold: async ({ caseId, kind, position }: ClockKey, told: 'near' | 'missed', tellAt: string | null) => {
      await database.db
        .updateTable('case_clock')
        .set({ told, tell_at: tellAt })
        .where('case_id', '=', caseId)
        .where('kind', '=', kind)
        .where('position', '=', position)
        .execute()
    },
  }
}

export type TargetStore = ReturnType<typeof createTargetStore>

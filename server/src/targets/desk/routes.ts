import { DeskScheduleRequest, DeskTargetRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { createMarker, demandMark, inMarkedOrder } from '../../platform/marks.ts'
import type { ScheduleDesk } from './schedules.ts'
import type { TargetDesk } from './targets.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

const target = createMarker(DeskTargetRequest)
const schedule = createMarker(DeskScheduleRequest)

export const registerTargetsDesk = (
  desk: DeskScope,
  { targets, schedules }: { targets: TargetDesk; schedules: ScheduleDesk },
): void => {
  desk.bind('targets', {
    listTargets: async () => ok(inMarkedOrder((await targets.list()).map(target))),
    createTarget: async ({ body, request }) => created(target(await targets.create(agentOf(request).id, body))),
    replaceTarget: async ({ params, body, headers, request }) => {
      const before = (await targets.list()).find(({ id }) => id === params.targetId)
      demandMark(headers['if-match'], before && target(before))
      const replaced = await targets.replace(agentOf(request).id, params.targetId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return ok(target(replaced))
    },
    deleteTarget: async ({ params }) => {
      await targets.remove(params.targetId)
      return done
    },
    orderTargets: async ({ body, headers }) => {
      demandMark(headers['if-match'], inMarkedOrder((await targets.list()).map(target)))
      return ok(inMarkedOrder((await targets.order(body.ids)).map(target)))
    },
    tryTarget: async ({ body }) => ok(await targets.tried(body)),
    listSchedules: async () => ok({ items: (await schedules.list()).map(schedule) }),
    createSchedule: async ({ body, request }) => created(schedule(await schedules.create(agentOf(request).id, body))),
    replaceSchedule: async ({ params, body, headers, request }) => {
      const before = (await schedules.list()).find(({ id }) => id === params.scheduleId)
      demandMark(headers['if-match'], before && schedule(before))
      const replaced = await schedules.replace(agentOf(request).id, params.scheduleId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return ok(schedule(replaced))
    },
    deleteSchedule: async ({ params }) => {
      await schedules.remove(params.scheduleId)
      return done
    },
  })
}

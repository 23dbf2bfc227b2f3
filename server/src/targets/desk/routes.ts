// Wire ⇄ domain of the desk's calls about targets and working hours.
import { DeskScheduleRequest, DeskTargetRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { createMarker, demandMark, inMarkedOrder } from '../../platform/marks.ts'
import type { ScheduleDesk } from './schedules.ts'
import type { TargetDesk } from './targets.ts'

const target = createMarker(DeskTargetRequest)
const schedule = createMarker(DeskScheduleRequest)

export const registerTargetsDesk = (
  desk: DeskScope,
  { targets, schedules }: { targets: TargetDesk; schedules: ScheduleDesk },
): void => {
  desk.bind('targets', {
    listTargets: async () => ({ status: 200, body: inMarkedOrder((await targets.list()).map(target)) }),
    createTarget: async ({ body, request }) => ({
      status: 201,
      body: target(await targets.create(agentOf(request).id, body)),
    }),
    replaceTarget: async ({ params, body, headers, request }) => {
      const before = (await targets.list()).find(({ id }) => id === params.targetId)
      demandMark(headers['if-match'], before && target(before))
      const replaced = await targets.replace(agentOf(request).id, params.targetId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return { status: 200, body: target(replaced) }
    },
    deleteTarget: async ({ params }) => {
      await targets.remove(params.targetId)
      return { status: 204 }
    },
    orderTargets: async ({ body, headers }) => {
      demandMark(headers['if-match'], inMarkedOrder((await targets.list()).map(target)))
      return { status: 200, body: inMarkedOrder((await targets.order(body.ids)).map(target)) }
    },
    tryTarget: async ({ body }) => ({ status: 200, body: await targets.tried(body) }),
    listSchedules: async () => ({ status: 200, body: { items: (await schedules.list()).map(schedule) } }),
    createSchedule: async ({ body, request }) => ({
      status: 201,
      body: schedule(await schedules.create(agentOf(request).id, body)),
    }),
    replaceSchedule: async ({ params, body, headers, request }) => {
      const before = (await schedules.list()).find(({ id }) => id === params.scheduleId)
      demandMark(headers['if-match'], before && schedule(before))
      const replaced = await schedules.replace(agentOf(request).id, params.scheduleId, body)
      noteChange(request, { before: before ?? null, after: replaced })
      return { status: 200, body: schedule(replaced) }
    },
    deleteSchedule: async ({ params }) => {
      await schedules.remove(params.scheduleId)
      return { status: 204 }
    },
  })
}

// Wire ⇄ domain of the desk's calls about targets and working hours.
import { agentOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import type { ScheduleDesk } from './schedules.ts'
import type { TargetDesk } from './targets.ts'

export const registerTargetsDesk = (
  desk: DeskScope,
  { targets, schedules }: { targets: TargetDesk; schedules: ScheduleDesk },
): void => {
  desk.bind('targets', {
    listTargets: async () => ({ status: 200, body: { items: await targets.list() } }),
    createTarget: async ({ body, request }) => ({ status: 201, body: await targets.create(agentOf(request).id, body) }),
    replaceTarget: async ({ params, body, request }) => {
      const before = (await targets.list()).find(({ id }) => id === params.targetId) ?? null
      const replaced = await targets.replace(agentOf(request).id, params.targetId, body)
      noteChange(request, { before, after: replaced })
      return { status: 200, body: replaced }
    },
    deleteTarget: async ({ params }) => {
      await targets.remove(params.targetId)
      return { status: 204 }
    },
    orderTargets: async ({ body }) => ({ status: 200, body: { items: await targets.order(body.ids) } }),
    tryTarget: async ({ body }) => ({ status: 200, body: await targets.tried(body) }),
    listSchedules: async () => ({ status: 200, body: { items: await schedules.list() } }),
    createSchedule: async ({ body, request }) => ({
      status: 201,
      body: await schedules.create(agentOf(request).id, body),
    }),
    replaceSchedule: async ({ params, body, request }) => ({
      status: 200,
      body: await schedules.replace(agentOf(request).id, params.scheduleId, body),
    }),
    deleteSchedule: async ({ params }) => {
      await schedules.remove(params.scheduleId)
      return { status: 204 }
    },
  })
}

import { callerOf, type DeskScope } from '../../desk/scope.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import type { CallBackDesk } from './service.ts'
import { ok } from '../../platform/contract/answers.ts'

export const registerCallBacksDesk = (desk: DeskScope, service: CallBackDesk): void => {
  desk.bind('callbacks', {
    listCallBacks: async ({ query: { state, cursor, limit } }) => ok(await service.list(state, { cursor, limit })),
    getCallBackReport: async ({ query: { from, to } }) => {
      demandDaySpan(from, to)
      return ok(await service.report({ from, to }))
    },
    takeCallBack: async ({ params, request }) => ok(await service.take(callerOf(request), params.id)),
    endCallBack: async ({ params, body, request }) => ok(await service.end(callerOf(request), params.id, body.outcome)),
  })
}

import { DeskMacroRequest } from '#generated/server/desk/schemas.ts'
import { callerOf, type DeskScope } from '../../desk/scope.ts'
import { createMarker, demandMark } from '../../platform/marks.ts'
import type { MacroDesk } from './service.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

const marked = createMarker(DeskMacroRequest)

export const registerMacrosDesk = (desk: DeskScope, { service }: { service: MacroDesk }): void => {
  desk.bind('macros', {
    listMacros: async ({ request }) => ok({ items: (await service.list(callerOf(request))).map(marked) }),
    createMacro: async ({ body, request }) => created(marked(await service.create(callerOf(request), body))),
    replaceMacro: async ({ params, body, headers, request }) => {
      const caller = callerOf(request)
      demandMark(headers['if-match'], marked(await service.find(caller, params.macroId)))
      return ok(marked(await service.replace(caller, params.macroId, body)))
    },
    deleteMacro: async ({ params, request }) => {
      await service.remove(callerOf(request), params.macroId)
      return done
    },
  })
}

import { demoMacros } from '../macros/demo-macros.ts'
import { registerMacrosDesk } from '../macros/desk/routes.ts'
import { createMacroDesk } from '../macros/desk/service.ts'
import { createMacroStore } from '../macros/desk/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeMacros = (made: Needs): Gives<'macros'> => {
  const store = createMacroStore(made.database)
  const service = createMacroDesk({ ...made, store, text: made.deskText })
  return {
    isMacro: async (id) => (await store.find(id)) !== undefined,
    isSharedMacro: async (id) => (await store.find(id))?.owner === null,
    room: {
      registerDesk: (desk) => registerMacrosDesk(desk, { service }),
      seed: async () => {
        if (await store.hasAny()) return
        for (const macro of demoMacros(made.clock)) await store.insert(macro)
      },
    },
  }
}

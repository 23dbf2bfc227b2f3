// Macros: texts for answers at the desk.
import { demoMacros } from '../macros/demo-macros.ts'
import { registerMacrosDesk } from '../macros/desk/routes.ts'
import { createMacroDesk } from '../macros/desk/service.ts'
import { createMacroStore } from '../macros/desk/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export const composeMacros = (
  { database, clock, content }: Core,
  { text }: { text: ValidationText },
): Composed<{ isShared: (id: string) => Promise<boolean>; isThere: (id: string) => Promise<boolean> }> => {
  const store = createMacroStore(database)
  const defaultLocale = () => content.current().defaultLocale
  const service = createMacroDesk({
    store,
    withTransaction: database.withTransaction,
    clock,
    isProduct: (shortName) => content.current().in(defaultLocale()).product(shortName) !== undefined,
    text: (code) => text(defaultLocale(), code),
  })
  return {
    isThere: async (id) => (await store.find(id)) !== undefined,
    isShared: async (id) => (await store.find(id))?.owner === null,
    room: {
      registerDesk: (desk) => registerMacrosDesk(desk, { service }),
      seed: async () => {
        if (await store.hasAny()) return
        for (const macro of demoMacros(clock)) await store.insert(macro)
      },
    },
  }
}

// Crisis messages: the pack's, and those the desk publishes.
import { registerCrisisDesk } from '../crisis/desk/routes.ts'
import { createCrisisMessages } from '../crisis/published-messages.ts'
import type { CrisisMessages } from '../crisis/ports.ts'
import { registerCrisisRoutes } from '../crisis/routes.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export const composeCrisis = async (
  { database, clock, content, documents }: Core,
  { text }: { text: ValidationText },
): Promise<Composed & { messages: Pick<CrisisMessages, 'version'> }> => {
  const defaultLocale = () => content.current().defaultLocale
  const messages = await createCrisisMessages({
    database,
    clock,
    defaultLocale,
    videoHosts: () => content.current().settings.videoHosts,
  })
  return {
    messages,
    room: {
      register: (app) => registerCrisisRoutes(app, { documents, messages }),
      registerDesk: (desk) =>
        registerCrisisDesk(desk, {
          messages,
          isProduct: (shortName) => content.current().in(defaultLocale()).product(shortName) !== undefined,
          defaultLocale,
          text: (code) => text(defaultLocale(), code),
        }),
      stop: messages.stop,
    },
  }
}

// The pack's files, and the pack at the desk. Content itself is made in compose.ts: every room reads it.
import { registerAssetRoutes } from '../content/asset-routes.ts'
import { registerContentDesk } from '../content/desk/routes.ts'
import { createContentDesk } from '../content/desk/service.ts'
import { savingDrafts } from '../studio/pack-drafts.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export const composeContent = (
  { config, database, clock, content, contentStore, work }: Core,
  { text }: { text: ValidationText },
): Composed => ({
  room: {
    register: (app) => registerAssetRoutes(app, { mountPath: config.mountPath, content, store: contentStore }),
    registerDesk: (desk) =>
      registerContentDesk(desk, {
        service: createContentDesk({
          store: contentStore,
          save: savingDrafts(database, contentStore),
          changePack: (task) => work.run('change', task),
          checkPack: (files) => work.run('pack', files),
          checkPicture: (picture) => work.run('picture', picture),
          withTransaction: database.withTransaction,
          clock,
          text: (code) => text(content.current().defaultLocale, code),
        }),
      }),
  },
})

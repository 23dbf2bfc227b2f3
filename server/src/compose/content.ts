// The pack's files, and the pack at the desk. Content itself is made in compose.ts: every room reads it.
import { registerAssetRoutes } from '../content/asset-routes.ts'
import { registerContentDesk } from '../content/desk/routes.ts'
import { createContentDesk } from '../content/desk/service.ts'
import { savingDrafts } from '../studio/pack-drafts.ts'
import type { Gives, Needs } from './ports.ts'

export const composeContent = (made: Needs): Gives => {
  const { database, contentStore: store, work } = made
  const service = createContentDesk({
    ...made,
    store,
    save: savingDrafts(database, store),
    changePack: (task) => work.run('change', task),
    checkPack: (files) => work.run('pack', files),
    checkPicture: (picture) => work.run('picture', picture),
    text: made.deskText,
  })
  return {
    room: {
      register: (app) => registerAssetRoutes(app, { ...made, store }),
      registerDesk: (desk) => registerContentDesk(desk, { service }),
    },
  }
}

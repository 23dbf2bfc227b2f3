import { createHandoffHoldings } from '../handoff/holdings.ts'
import { registerHandoffRoutes } from '../handoff/routes.ts'
import { createHandoffService } from '../handoff/service.ts'
import { createHandoffStore } from '../handoff/store.ts'
import { ownerOf } from '../uploads/service.ts'
import type { Gives, Needs } from './ports.ts'

export const composeHandoff = (made: Needs<'ingame' | 'uploads'>): Gives => {
  const store = createHandoffStore(made.database)
  const service = createHandoffService({
    ...made,
    store,
    uploads: { ...made.uploads, ownerOf },
    fieldsOf: (locale, topicId) => made.content.current().in(locale).topic(topicId)?.fields,
    openedContextOf: made.ingame.opened,
    isSessionThere: made.sessions.isThere,
  })
  return {
    room: {
      register: (app) => registerHandoffRoutes(app, { service }),
      holdings: createHandoffHoldings(store),
      sweep: service.sweep,
    },
  }
}

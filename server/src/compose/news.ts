// News of cases: what the store tells goes to every instance, and from there to the pages that are open.
import type { CaseService } from '../cases/service.ts'
import type { CaseStore } from '../cases/store.ts'
import { createAnnouncer, readNotice, type Announcer } from '../news/announcer.ts'
import { registerNewsDesk } from '../news/desk/routes.ts'
import { registerNewsRoutes } from '../news/routes.ts'
import { createNewsStreams } from '../news/streams.ts'
import { sessionEnded } from '../platform/sessions.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

/** Notices between instances. */
const channel = 'case_changed'

export const composeAnnouncer = ({ database }: Pick<Core, 'database'>): Announcer =>
  createAnnouncer((notice) => database.notify(channel, notice))

export interface NewsParts {
  announcer: Announcer
  caseStore: Pick<CaseStore, 'unreadCount'>
  cases: Pick<CaseService, 'watch' | 'forgetFacts'>
}

export const composeNews = async (
  { config, database, metrics, onError }: Core,
  { announcer, caseStore, cases }: NewsParts,
): Promise<Composed> => {
  const streams = createNewsStreams({ unreadOf: caseStore.unreadCount, mostStreams: config.mostStreams, onError })
  await database.listen(channel, (notice) => {
    for (const { ownerId } of readNotice(notice)) if (ownerId !== null) cases.forgetFacts(ownerId)
    streams.heard(notice)
  })
  metrics.gauge('news_streams_open', 'Pages that hear what happens to cases', streams.count)
  await database.listen(sessionEnded, streams.sessionEnded)
  return {
    room: {
      register: (app) => {
        registerNewsRoutes(app, { streams, cases })
        // Closing waits for answers under way, and these have no end of their own.
        app.addHook('preClose', async () => streams.stop())
        streams.start()
      },
      registerDesk: (desk) => registerNewsDesk(desk, { streams }),
      leave: streams.stop,
      stop: announcer.flush,
    },
  }
}

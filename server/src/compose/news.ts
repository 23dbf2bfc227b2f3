// News of cases: what the store tells goes to every instance, and from there to the pages that are open.
import type { CaseService } from '../cases/service.ts'
import type { CaseStore } from '../cases/store.ts'
import { createAnnouncer, readNotice, type Announcer } from '../news/announcer.ts'
import { registerNewsDesk } from '../news/desk/routes.ts'
import { createPresence } from '../news/presence.ts'
import { registerNewsRoutes } from '../news/routes.ts'
import { createNewsStreams } from '../news/streams.ts'
import { personChanged } from '../desk/representatives.ts'
import { sessionEnded } from '../platform/sessions.ts'
import { appealChanged } from './penalties.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

/** Notices between instances. */
const channel = 'case_changed'
const presenceChannel = 'desk_presence'

export const composeAnnouncer = ({ database }: Pick<Core, 'database'>): Announcer =>
  createAnnouncer((notice) => database.notify(channel, notice))

export interface NewsParts {
  announcer: Announcer
  caseStore: Pick<CaseStore, 'unreadCount' | 'find' | 'within'>
  cases: Pick<CaseService, 'watch' | 'forgetFacts'>
}

export const composeNews = async (
  { config, clock, database, metrics, onError }: Core,
  { announcer, caseStore, cases }: NewsParts,
): Promise<Composed> => {
  const streams = createNewsStreams({
    unreadOf: caseStore.unreadCount,
    withinScope: caseStore.within,
    mostStreams: config.mostStreams,
    onError,
  })
  await database.listen(channel, (notice) => {
    for (const { ownerId } of readNotice(notice)) if (ownerId !== null) cases.forgetFacts(ownerId)
    streams.heard(notice)
  })
  await database.listen(appealChanged, streams.heardOfAppeal)
  const presence = createPresence({
    clock,
    send: (notice) => database.notify(presenceChannel, notice),
    tell: (agentId, people) => streams.tellAgent(agentId, 'presence', people),
  })
  await database.listen(presenceChannel, presence.heard)
  metrics.gauge('news_streams_open', 'Pages that hear what happens to cases', streams.count)
  await database.listen(sessionEnded, streams.sessionEnded)
  await database.listen(personChanged, (agentId) => void streams.personChanged(agentId))
  return {
    room: {
      register: (app) => {
        registerNewsRoutes(app, { streams, cases })
        // Closing waits for answers under way, and these have no end of their own.
        app.addHook('preClose', async () => streams.stop())
        streams.start()
        presence.start()
      },
      registerDesk: (desk) =>
        registerNewsDesk(desk, {
          streams,
          presence,
          isCase: async (id) => (await caseStore.find(id)) !== undefined,
        }),
      leave: streams.stop,
      stop: async () => {
        presence.stop()
        await announcer.flush()
      },
    },
  }
}

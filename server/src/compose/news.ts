// News of cases: what the store tells goes to every instance, and from there to the pages that are open.
import { personChanged } from '../desk/representatives.ts'
import { createAnnouncer, readNotice } from '../news/announcer.ts'
import { registerNewsDesk } from '../news/desk/routes.ts'
import { createPresence } from '../news/presence.ts'
import { registerNewsRoutes } from '../news/routes.ts'
import { appealChanged, createNewsStreams } from '../news/streams.ts'
import { sessionEnded } from '../platform/sessions.ts'
import type { Gives, Knows, Needs, Shared } from './ports.ts'

const channel = 'case_changed'
const presenceChannel = 'desk_presence'

export const composeAnnouncer = ({ database }: Knows): Pick<Shared, 'announcer' | 'onChange'> => {
  const announcer = createAnnouncer((notice) => database.notify(channel, notice))
  return { announcer, onChange: announcer.changed }
}

export const composeNews = async (made: Needs<'cases'>): Promise<Gives> => {
  const { config, database, metrics, announcer, caseEntry, caseStore, cases, ownersList } = made
  const streams = createNewsStreams({
    ...made,
    unreadOf: ownersList.unreadCount,
    withinScope: caseStore.within,
    mostStreams: config.mostStreams,
  })
  const presence = createPresence({
    ...made,
    send: (notice) => database.notify(presenceChannel, notice),
    tell: (agentId, people) => streams.tellAgent(agentId, 'presence', people),
  })
  await database.listen(channel, (notice) => {
    for (const { ownerId } of readNotice(notice)) if (ownerId !== null) cases.forgetFacts(ownerId)
    streams.heard(notice)
  })
  await database.listen(appealChanged, streams.heardOfAppeal)
  await database.listen(presenceChannel, presence.heard)
  await database.listen(sessionEnded, streams.sessionEnded)
  await database.listen(personChanged, (agentId) => void streams.personChanged(agentId))
  metrics.gauge('news_streams_open', 'Pages that hear what happens to cases', streams.count)
  return {
    room: {
      register: (app) => {
        registerNewsRoutes(app, { streams, cases: caseEntry })
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

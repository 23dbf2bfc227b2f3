import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { problem } from '../../platform/problems.ts'
import type { Presence } from '../presence.ts'
import { streamAnswer } from '../routes.ts'
import type { NewsStreams } from '../streams.ts'
import { ok } from '../../platform/contract/answers.ts'

interface NewsDeskDeps {
  streams: Pick<NewsStreams, 'openDesk'>
  presence: Pick<Presence, 'set'>
  isCase: (id: string) => Promise<boolean>
}

export const registerNewsDesk = (desk: DeskScope, { streams, presence, isCase }: NewsDeskDeps): void => {
  desk.bind('news', {
    streamDesk: ({ request, reply }) => {
      const stream = streams.openDesk({
        agentId: agentOf(request).id,
        scope: agentOf(request).scope,
        isStillHere: () => request.isDeskAgentHere(),
      })
      reply.raw.shouldKeepAlive = false
      return streamAnswer(stream)
    },
    setPresence: async ({ params: { id }, body: { state }, request }) => {
      if (!(await isCase(id))) throw problem.notFound()
      return ok(await presence.set(id, agentOf(request), state))
    },
  })
}

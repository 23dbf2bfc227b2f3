// Wire ⇄ the open streams of representatives.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { streamAnswer } from '../routes.ts'
import type { NewsStreams } from '../streams.ts'

export const registerNewsDesk = (desk: DeskScope, { streams }: { streams: Pick<NewsStreams, 'openDesk'> }): void => {
  desk.bind('news', {
    streamDesk: ({ request, reply }) => {
      const stream = streams.openDesk({ agentId: agentOf(request).id, isStillHere: () => request.isDeskAgentHere() })
      reply.raw.shouldKeepAlive = false
      return streamAnswer(stream)
    },
  })
}

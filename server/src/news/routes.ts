import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import { problem } from '../platform/problems.ts'
import type { EventStream } from './event-stream.ts'
import type { WatchedCases } from './ports.ts'
import type { NewsStreams } from './streams.ts'

interface NewsRouteDeps {
  streams: Pick<NewsStreams, 'openPlayer'>
  cases: WatchedCases
}

/** Seconds after which a place may be free again. */
const fullSeconds = 30

/**
 * Its connection ends with it (`shouldKeepAlive`): whoever comes back is to find the instance that stays (T25).
 * @throws 503 when there are as many streams as this process takes
 */
export const streamAnswer = (stream: EventStream | undefined) => {
  if (!stream) throw problem.unavailable(fullSeconds, 'too many streams are open')
  return { status: 200 as const, body: stream, headers: { 'x-accel-buffering': 'no' as const } }
}

export const registerNewsRoutes = (app: FastifyInstance, { streams, cases }: NewsRouteDeps): void => {
  bindOperations(app, 'news', {
    streamNews: ({ visitor: { sessionId, account }, request, reply }) => {
      reply.raw.shouldKeepAlive = false
      const listener = { sessionId, accountId: account.id, watched: null, isStillHere: () => request.isSessionLive() }
      return streamAnswer(streams.openPlayer(listener))
    },
    streamCase: async ({ params: { id }, visitor, locale, request, reply }) => {
      const { caseId, isStillOpen } = await cases.watch({ visitor, locale, address: request.ip }, id)
      reply.raw.shouldKeepAlive = false
      return streamAnswer(
        streams.openPlayer({
          sessionId: visitor.sessionId,
          accountId: null,
          watched: { caseId, askedAs: id },
          isStillHere: async () => (await request.isSessionLive()) && isStillOpen(),
        }),
      )
    },
  })
}

import { tmpdir } from 'node:os'
import Fastify, { type FastifyInstance } from 'fastify'
import { useContract } from '../../platform/contract/use-contract.ts'
import type { ContentHolder } from '../content-holder.ts'

export interface RoomsAppOptions {
  content: ContentHolder
  register: (app: FastifyInstance) => void
}

/**
 * An app with the contract's binding (answers checked against the document), without sessions and limits: what a room's
 * route tests need.
 * Header `x-visitor: player` asks as the player `ada`, `child` as a child, user agent `in-game` from a game.
 */
export const roomsApp = async ({ content, register }: RoomsAppOptions): Promise<FastifyInstance> => {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  useContract(app, {
    temporaryFolder: tmpdir(),
    responseCheck: 'refuse',
    resolveLocale: (asked) => content.current().in(asked ?? '').locale,
  })
  app.decorateRequest('visitor')
  app.decorateRequest('embeddedGame', null)
  app.addHook('onRequest', async (request) => {
    const account = {
      id: 'ada',
      displayName: 'Ada Lindqvist',
      softAccount: false,
      hasSqa: true,
      roles: [],
      region: 'us',
      ...(request.headers['x-visitor'] === 'child' ? { isChild: true as const } : {}),
    }
    const sessionId = String(request.headers['x-session'] ?? 'session-1')
    request.visitor =
      request.headers['x-visitor'] === 'player' || request.headers['x-visitor'] === 'child'
        ? { kind: 'player', sessionId, account }
        : { kind: 'anonymous', sessionId }
    request.embeddedGame = request.headers['user-agent'] === 'in-game' ? 'wow' : null
  })
  register(app)
  await app.ready()
  return app
}

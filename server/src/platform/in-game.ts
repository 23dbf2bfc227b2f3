// In-game mode comes from a User-Agent pattern in the content's settings (ground G13). It changes layout and links,
// never a protection.
import type { FastifyInstance } from 'fastify'
import { createLru } from '../lib/lru.ts'

interface InGamePattern {
  pattern: string
  embeddedGameName: string
}

/** @param patterns the present content's; compiled anew whenever the list itself is another one */
export const createInGame = (patterns: () => readonly InGamePattern[]) => {
  const answers = createLru<{ game: string | null }>(2_000)
  let source: readonly InGamePattern[] | undefined
  let compiled: { expression: RegExp; game: string }[] = []

  return {
    /** Name of the embedding game, or null on the ordinary web. */
    gameOf: (userAgent: string | undefined) => {
      const present = patterns()
      if (present !== source) {
        source = present
        compiled = present.map(({ pattern, embeddedGameName }) => ({
          expression: new RegExp(pattern, 'i'),
          game: embeddedGameName,
        }))
        answers.clear()
      }
      if (compiled.length === 0 || !userAgent) return null
      const text = userAgent.slice(0, 500)
      const known = answers.get(text)
      if (known) return known.game
      const game = compiled.find(({ expression }) => expression.test(text))?.game ?? null
      answers.set(text, { game })
      return game
    },
  }
}

export type InGame = ReturnType<typeof createInGame>

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the embedding game, or null on the ordinary web (ground G13). */
    embeddedGame: string | null
  }
}

export const useInGame = (app: FastifyInstance, { inGame }: { inGame: InGame }): void => {
  app.decorateRequest('embeddedGame', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.embeddedGame = inGame.gameOf(request.headers['user-agent'])
    if (request.routeOptions.config.operation && request.embeddedGame !== null) {
      reply.header('isInGameBrowser', '1').header('embeddedGameName', request.embeddedGame)
    }
    done()
  })
  // At the very end, so that it joins whatever Vary the handler wrote.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.embeddedGame === null) return done(null, payload)
    const vary = reply.getHeader('vary')
    if (!/user-agent/i.test(String(vary ?? '')))
      reply.header('vary', vary ? `${String(vary)}, User-Agent` : 'User-Agent')
    done(null, payload)
  })
}

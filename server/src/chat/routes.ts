// Wire ⇄ domain of the live chat (decisions-cases E2), and its WebSocket (ground G32).
import type { FastifyInstance } from 'fastify'
import '@fastify/websocket'
import { operations } from '#generated/server/operations.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import { parameterProblem } from '../platform/contract/validation-errors.ts'
import { requestValidator } from '../platform/contract/validators.ts'
import { existing, problem } from '../platform/problems.ts'
import type { Origins } from '../platform/origins.ts'
import type { RouteOperation } from '../platform/route-operation.ts'
import { isChild, type Visitor } from '../platform/visitor.ts'
import type { EmbeddedChat } from './embedded-chat.ts'
import type { LiveChat } from './ports.ts'
import type { ChatStreams } from './streams.ts'
import type { ChatCase } from './types.ts'
import { created, done, ok } from '../platform/contract/answers.ts'

interface ChatAsker {
  visitor: Visitor
  address: string
  locale: string
}

interface ChatRoutesDeps {
  chat: LiveChat
  /**
   * Whose case it may be: the owner's and that of the session which has just submitted it by its id, anybody's by its
   * token. @throws 404
   */
  caseOf: (asker: ChatAsker, caseId: string, caseRegion: string) => Promise<ChatCase>
  embedded: { accessTo: EmbeddedChat['accessTo']; streams: Pick<ChatStreams, 'open'> }
  /** Whose pages may connect (T22). */
  origins: Pick<Origins, 'isOwn'>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The chat a socket was let into. */
    chatAccess: { chatId: string; isOwner: boolean } | null
  }
}

export const registerChatRoutes = (app: FastifyInstance, deps: ChatRoutesDeps): void => {
  const { chat, caseOf } = deps
  bindOperations(app, 'chat', {
    getWaitTime: async ({ params: { skill }, query: { place } }) =>
      ok({ estimatedWaitTime: await chat.waitOf(skill, place) }),
    updateChatSkill: ({ body: { lpDivId, skill } }) => ok({ skill, currentStatus: chat.statusOf(skill, lpDivId) }),
    getChatMembership: async ({ query: { skill }, visitor }) =>
      ok({ member: await chat.isMember(visitor, skill), online: chat.statusOf(skill) === 0 }),
    putChatCaseInfo: async ({ body: { caseId, caseRegion, categoryId: topicId }, visitor, locale, request }) => {
      await chat.noteCase(visitor, await caseOf({ visitor, locale, address: request.ip }, caseId, caseRegion), topicId)
      return done
    },
    startChat: async ({ body: { caseId, caseRegion, skill, lpDivId }, visitor, locale, request }) => {
      if (isChild(visitor)) throw problem.validation({ errorKey: 'support.case.error.channel.unavailable' })
      const supportCase = await caseOf({ visitor, locale, address: request.ip }, caseId, caseRegion)
      return created(await chat.start(visitor, supportCase, { skill, divisionId: lpDivId }))
    },
  })
  bindStream(app, deps)
}

/**
 * A route of its own: it switches protocols, so there is no answer to bind. All hooks before it (limits, session) hold.
 */
const bindStream = (app: FastifyInstance, { embedded, origins }: ChatRoutesDeps): void => {
  const operation = operations.chat.streamChat
  const isParams = requestValidator(operation.params)
  app.decorateRequest('chatAccess', null)
  app.route({
    method: 'GET',
    url: operation.url,
    config: { operation: operation as RouteOperation },
    preValidation: async (request) => {
      if (!request.ws) throw problem.badRequest('Connect with a WebSocket')
      // Cookies come along from any page in the world; the browser says which page it is.
      if (!origins.isOwn(request)) throw problem.forbidden('another origin')
      if (!isParams(request.params)) throw parameterProblem(isParams.errors ?? [], 'path')
      const access = existing(await embedded.accessTo(request.visitor, (request.params as { chatId: string }).chatId))
      request.chatAccess = { chatId: access.chat.id, isOwner: access.isOwner }
    },
    handler: async () => {
      throw problem.badRequest('Connect with a WebSocket')
    },
    wsHandler: (socket, request) => {
      const { chatAccess } = request
      if (!chatAccess) return socket.close()
      embedded.streams.open(socket, { ...chatAccess, isStillHere: () => request.isSessionLive() })
    },
  })
}

// Wire ⇄ domain of the desk's calls about topics and their forms.
import type { FastifyRequest } from 'fastify'
import { agentOf, mayLead, type DeskScope } from '../../../desk/scope.ts'
import type { Caller } from '../../rules.ts'
import type { TopicsDesk } from './service.ts'

const callerOf = (request: FastifyRequest): Caller => {
  const agent = agentOf(request)
  return { id: agent.id, isLead: mayLead(agent) }
}

export const registerTopicsDesk = (desk: DeskScope, { service }: { service: TopicsDesk }): void => {
  desk.bind('topics', {
    getTopicTree: async ({ params, request }) => ({
      status: 200,
      body: await service.tree(callerOf(request), params.game),
    }),
    saveTopicTree: async ({ params, body, request }) => ({
      status: 200,
      body: await service.saveTree(callerOf(request), params.game, body),
    }),
    getTopicSheet: async ({ params }) => ({
      status: 200,
      body: await service.sheet(params.game, params.categoryId),
    }),
    saveTopicSheet: async ({ params, body, request }) => ({
      status: 200,
      body: await service.saveSheet(callerOf(request), params.game, params.categoryId, body),
    }),
    getGamePage: async ({ params }) => ({ status: 200, body: await service.page(params.game) }),
    saveGamePage: async ({ params, body, request }) => ({
      status: 200,
      body: await service.savePage(callerOf(request), params.game, body),
    }),
    findInterfaceTexts: async ({ params, query }) => ({
      status: 200,
      body: service.interfaceTexts(params.game, query.q, query.language),
    }),
    getTopicUse: async ({ params, query }) => ({ status: 200, body: await service.use(params.game, query.category) }),
    getTopicEffects: async ({ params }) => ({ status: 200, body: await service.effects(params.game) }),
    discardTopicDraft: async ({ params }) => {
      await service.discard(params.game)
      return { status: 204 }
    },
    publishTopics: async ({ params, body, request }) => ({
      status: 200,
      body: await service.publish(callerOf(request), params.game, body),
    }),
    requestTopicsReview: async ({ params, body, request }) => ({
      status: 200,
      body: await service.askForReview(callerOf(request), params.game, body),
    }),
    returnTopicsDraft: async ({ params, body, request }) => ({
      status: 200,
      body: await service.sendBack(callerOf(request), params.game, body),
    }),
    getTopicVersion: async ({ params }) => ({
      status: 200,
      body: await service.version(params.game, params.version),
    }),
    listTopicVersions: async ({ params }) => ({ status: 200, body: await service.versions(params.game) }),
    rollbackTopics: async ({ params, body, request }) => ({
      status: 200,
      body: await service.rollBack(callerOf(request), params.game, body),
    }),
  })
}

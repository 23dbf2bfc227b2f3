import { callerOf, noteChange, type DeskScope } from '../../../desk/scope.ts'
import type { TopicsDesk } from './service.ts'
import { done, ok } from '../../../platform/contract/answers.ts'

export const registerTopicsDesk = (desk: DeskScope, { service }: { service: TopicsDesk }): void => {
  desk.bind('topics', {
    getTopicTree: async ({ params, request }) => ok(await service.tree(callerOf(request), params.game)),
    saveTopicTree: async ({ params, body, request }) =>
      ok(await service.saveTree(callerOf(request), params.game, body)),
    getTopicSheet: async ({ params }) => ok(await service.sheet(params.game, params.categoryId)),
    saveTopicSheet: async ({ params, body, request }) =>
      ok(await service.saveSheet(callerOf(request), params.game, params.categoryId, body)),
    getGamePage: async ({ params }) => ok(await service.page(params.game)),
    saveGamePage: async ({ params, body, request }) => ok(await service.savePage(callerOf(request), params.game, body)),
    findInterfaceTexts: async ({ params, query }) => ok(service.interfaceTexts(params.game, query.q, query.language)),
    getTopicUse: async ({ params, query }) => ok(await service.use(params.game, query.category)),
    getTopicEffects: async ({ params }) => ok(await service.effects(params.game)),
    discardTopicDraft: async ({ params }) => {
      await service.discard(params.game)
      return done
    },
    publishTopics: async ({ params, body, request }) => ok(await service.publish(callerOf(request), params.game, body)),
    requestTopicsReview: async ({ params, body, request }) =>
      ok(await service.askForReview(callerOf(request), params.game, body)),
    returnTopicsDraft: async ({ params, body, request }) =>
      ok(await service.sendBack(callerOf(request), params.game, body)),
    getTopicVersion: async ({ params }) => ok(await service.version(params.game, params.version)),
    listTopicVersions: async ({ params }) => ok(await service.versions(params.game)),
    rollbackTopics: async ({ params, body, request }) => {
      const published = await service.rollBack(callerOf(request), params.game, body)
      if (published.version === null) noteChange(request, { before: null, after: { asked: true } })
      return ok(published)
    },
  })
}

import { agentOf, type DeskScope } from '../../desk/scope.ts'
import type { ContentDesk } from './service.ts'
import { ok } from '../../platform/contract/answers.ts'

export const registerContentDesk = (desk: DeskScope, { service }: { service: ContentDesk }): void => {
  desk.bind('content', {
    listContent: async ({ params }) => ok(await service.list(params.kind)),
    getContentDocument: async ({ params }) => ok(await service.read(params.kind, params.id)),
    importContent: async ({ query, body, request }) =>
      ok(
        await service.import(body, {
          isDryRun: query.dryRun,
          isOverwriting: query.overwrite,
          by: agentOf(request).id,
        }),
      ),
    replaceContent: async ({ params, body, request }) =>
      ok(await service.replace(params.kind, body, agentOf(request).id)),
    putContentDocument: async ({ params, body, request }) =>
      ok(await service.put(params.kind, params.id, body, agentOf(request).id)),
  })
}

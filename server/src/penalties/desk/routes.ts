// Wire ⇄ domain of the desk's calls about penalties and appeals, and of the games' imports.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import { problem } from '../../platform/problems.ts'
import type { ImportSignature } from '../ports.ts'
import type { PenaltyDesk } from './service.ts'

export interface PenaltiesDeskDeps {
  service: PenaltyDesk
  /** null: no game may import. */
  importSignature: ImportSignature | null
}

export const registerPenaltiesDesk = (desk: DeskScope, { service, importSignature }: PenaltiesDeskDeps): void => {
  desk.bind('penalties', {
    listPenalties: async ({ query: { accountId, cursor, limit } }) => ({
      status: 200,
      body: await service.list(accountId, { cursor, limit }),
    }),
    createPenalty: async ({ body, request }) => ({
      status: 201,
      body: await service.create(body, agentOf(request).id),
    }),
    updatePenalty: async ({ params, body }) => ({ status: 200, body: await service.update(params.penaltyId, body) }),
    importPenalty: async ({ params, headers, body, rawBody }) => {
      const head = {
        id: headers['webhook-id'],
        timestamp: headers['webhook-timestamp'],
        signature: headers['webhook-signature'],
      }
      if (!rawBody || importSignature?.isValid(head, rawBody) !== true) throw problem.unauthorized()
      const { isNew, penalty } = await service.importPenalty(params.externalId, head.id, body)
      return isNew ? { status: 201, body: penalty } : { status: 200, body: penalty }
    },
    listAppeals: async ({ query: { state, cursor, limit } }) => ({
      status: 200,
      body: await service.appeals(state, { cursor, limit }),
    }),
    decideAppeal: async ({ params, body, request }) => ({
      status: 200,
      body: await service.decide(params.appealId, body, agentOf(request)),
    }),
  })
}

// Wire ⇄ domain of the desk's calls about penalties and appeals, and of the games' imports.
import type { FastifyRequest } from 'fastify'
import { agentOf, mayLead, type DeskScope } from '../../desk/scope.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import { problem } from '../../platform/problems.ts'
import type { ImportSignature } from '../ports.ts'
import type { AppealReview, Reviewer } from './review.ts'
import type { PenaltyDesk } from './service.ts'
import { created, ok } from '../../platform/contract/answers.ts'

interface PenaltiesDeskDeps {
  service: PenaltyDesk
  review: AppealReview
  /** null: no game may import. */
  importSignature: ImportSignature | null
}

const reviewerOf = (request: FastifyRequest): Reviewer => {
  const agent = agentOf(request)
  return { id: agent.id, displayName: agent.displayName, mayLead: mayLead(agent) }
}

export const registerPenaltiesDesk = (
  desk: DeskScope,
  { service, review, importSignature }: PenaltiesDeskDeps,
): void => {
  desk.bind('penalties', {
    listPenalties: async ({ query: { accountId, cursor, limit } }) =>
      ok(await service.list(accountId, { cursor, limit })),
    createPenalty: async ({ body, request }) => created(await service.create(body, agentOf(request).id)),
    updatePenalty: async ({ params, body, headers }) =>
      ok(await service.update(params.penaltyId, body, headers['if-match'])),
    importPenalty: async ({ params, headers, body, rawBody }) => {
      const head = {
        id: headers['webhook-id'],
        timestamp: headers['webhook-timestamp'],
        signature: headers['webhook-signature'],
      }
      if (!rawBody || importSignature?.isValid(head, rawBody) !== true) throw problem.unauthorized()
      const { isNew, penalty } = await service.importPenalty(params.externalId, head.id, body)
      return isNew ? created(penalty) : ok(penalty)
    },
    listAppeals: async ({ query: { state, cursor, limit }, request }) =>
      ok(await service.appeals(state, { cursor, limit }, agentOf(request).id)),
    getAppeal: async ({ params, request }) => ok(await review.sheet(params.appealId, reviewerOf(request))),
    askAppellant: async ({ params, body, request }) => ok(await review.ask(params.appealId, body, reviewerOf(request))),
    assignAppeal: async ({ params, body, request }) =>
      ok(await review.assign(params.appealId, body, reviewerOf(request), desk.colleague)),
    askOpinion: async ({ params, body, request }) =>
      ok(await review.askOpinion(params.appealId, body, reviewerOf(request), desk.colleague)),
    giveOpinion: async ({ params, body, request }) =>
      ok(await review.giveOpinion(params.appealId, body, reviewerOf(request))),
    getImposerReport: async ({ query: { from, to } }) => {
      demandDaySpan(from, to)
      return ok(await review.imposers({ from, to }))
    },
    decideAppeal: async ({ params, body, request }) =>
      ok(await service.decide(params.appealId, body, agentOf(request))),
  })
}

// Wire ⇄ domain of the penalties room. Feature and session are asked before (ground G21).
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { PenaltyService } from './service.ts'
import { created, done, ok } from '../platform/contract/answers.ts'

export const registerPenaltyRoutes = (app: FastifyInstance, { service }: { service: PenaltyService }): void => {
  bindOperations(app, 'penalties', {
    async getPenalties({ visitor, locale }) {
      return ok(await service.list(visitor.account.id, locale))
    },
    getAppealReasons: () => ok(service.reasons()),
    async isAppealLimitReached({ visitor }) {
      return ok(await service.isLimitReached(visitor.account.id))
    },
    async isPenaltyAdvertised({ visitor }) {
      return ok(await service.isAdvertised(visitor.account.id))
    },
    appealPenalty: {
      // Whose penalty it is comes before what is wrong with the words (ground G21).
      guard: ({ visitor, body }) => service.demandOwn(visitor.account.id, (body as { penaltyId: string }).penaltyId),
      handle: async ({ visitor, body, locale }) => created(await service.appeal(visitor.account.id, body, locale)),
    },
    answerAppeal: {
      guard: ({ visitor, body }) => service.demandOwn(visitor.account.id, (body as { penaltyId: string }).penaltyId),
      handle: async ({ visitor, body }) => ok(await service.answer(visitor.account.id, body)),
    },
    async markPenaltiesRead({ visitor, body }) {
      await service.markRead(visitor.account.id, body)
      return done
    },
    reportPenaltyEvent() {
      service.countVisit()
      return done
    },
  })
}

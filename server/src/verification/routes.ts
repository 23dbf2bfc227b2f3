import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { VerificationService } from './service.ts'
import { ok } from '../platform/contract/answers.ts'

interface VerificationRouteDeps {
  service: VerificationService
  /** Id of who came by a signed link; 0 for everybody else (OD-82). */
  preverifyId: (request: FastifyRequest) => number
}

export const registerVerificationRoutes = (
  app: FastifyInstance,
  { service, preverifyId }: VerificationRouteDeps,
): void => {
  bindOperations(app, 'verification', {
    async getQuestions({ visitor, locale, request }) {
      return ok(await service.questions({ visitor, locale, preverifyId: preverifyId(request) }))
    },
    async shuffleQuestion({ visitor, locale, body, request }) {
      return ok(await service.shuffle({ visitor, locale, preverifyId: preverifyId(request) }, body.question))
    },
    async answerQuestions({ visitor, locale, body, request }) {
      return ok({ redirectUrl: await service.answer({ visitor, locale, preverifyId: preverifyId(request) }, body) })
    },
  })
}

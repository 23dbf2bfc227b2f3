import { isChild } from '../platform/visitor.ts'
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { SurveyService } from './service.ts'
import { done, ok } from '../platform/contract/answers.ts'

export const registerSurveyRoutes = (app: FastifyInstance, { service }: { service: SurveyService }): void => {
  bindOperations(app, 'survey', {
    async getSurvey({ visitor, params, locale }) {
      return ok(await service.get(visitor.account.id, params.caseId, locale))
    },
    answerSurvey: {
      guard: ({ visitor, params }) => service.demandOwn(visitor.account.id, params.caseId),
      async handle({ visitor, params, body, locale }) {
        const { feedback: _words, ...ratings } = body
        await service.answer(visitor.account.id, params.caseId, isChild(visitor) ? ratings : body, locale)
        return done
      },
    },
    async getSurveyByLink({ params, locale }) {
      return ok(await service.getByLink(params.token, locale))
    },
    answerSurveyByLink: {
      guard: ({ params }) => service.demandLink(params.token),
      async handle({ params, body, locale }) {
        await service.answerByLink(params.token, body, locale)
        return done
      },
    },
  })
}

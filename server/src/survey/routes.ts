// Wire ⇄ domain of the survey room.
import { isChild } from '../platform/visitor.ts'
import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import type { SurveyService } from './service.ts'

export const registerSurveyRoutes = (app: FastifyInstance, { service }: { service: SurveyService }): void => {
  bindOperations(app, 'survey', {
    async getSurvey({ visitor, params, locale }) {
      return { status: 200, body: await service.get(visitor.account.id, params.caseId, locale) }
    },
    answerSurvey: {
      guard: ({ visitor, params }) => service.demandOwn(visitor.account.id, params.caseId),
      async handle({ visitor, params, body, locale }) {
        const { feedback: _words, ...ratings } = body
        await service.answer(visitor.account.id, params.caseId, isChild(visitor) ? ratings : body, locale)
        return { status: 204 }
      },
    },
    async getSurveyByLink({ params, locale }) {
      return { status: 200, body: await service.getByLink(params.token, locale) }
    },
    answerSurveyByLink: {
      guard: ({ params }) => service.demandLink(params.token),
      async handle({ params, body, locale }) {
        await service.answerByLink(params.token, body, locale)
        return { status: 204 }
      },
    },
  })
}

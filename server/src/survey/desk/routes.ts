import type { DeskScope } from '../../desk/scope.ts'
import type { SurveyService } from '../service.ts'
import { ok } from '../../platform/contract/answers.ts'

export const registerSurveyDesk = (
  desk: DeskScope,
  { service }: { service: Pick<SurveyService, 'summary' | 'answers'> },
): void => {
  desk.bind('survey', {
    getSurveySummary: async ({ query }) => ok(await service.summary(query.from, query.to)),
    listSurveyAnswers: async ({ query: { worded, unhappy, cursor, limit } }) =>
      ok(await service.answers({ isWorded: worded === true, isUnhappy: unhappy === true }, { cursor, limit })),
  })
}

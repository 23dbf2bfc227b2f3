import { createSurveyedCases } from '../cases/surveyed-cases.ts'
import { registerSurveyDesk } from '../survey/desk/routes.ts'
import { createSurveyLinks } from '../survey/links.ts'
import { registerSurveyRoutes } from '../survey/routes.ts'
import { createSurveyService } from '../survey/service.ts'
import { createSurveyStore } from '../survey/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeSurvey = (made: Needs): Gives<'survey'> => {
  const store = createSurveyStore(made.database, made.caseReads)
  const service = createSurveyService({
    ...made,
    store,
    cases: createSurveyedCases(made.caseStore, made.caseReads),
    links: createSurveyLinks(made.keys),
    linkDays: () => made.content.current().settings.cases.surveyDays,
  })
  return {
    survey: service,
    surveys: store,
    room: {
      holdings: { columns: {}, erase: (_account, { caseIds }) => store.forgetWords(caseIds) },
      register: (app) => registerSurveyRoutes(app, { service }),
      registerDesk: (desk) => registerSurveyDesk(desk, { service }),
    },
  }
}

// The survey after a resolved case.
import type { CaseReads } from '../cases/reads.ts'
import type { CaseStore } from '../cases/store.ts'
import { registerSurveyDesk } from '../survey/desk/routes.ts'
import { createSurveyLinks } from '../survey/links.ts'
import type { SurveyCases } from '../survey/ports.ts'
import { registerSurveyRoutes } from '../survey/routes.ts'
import { createSurveyService, type SurveyService } from '../survey/service.ts'
import { createSurveyStore, type SurveyStore } from '../survey/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** What the survey may know of a case. */
const surveyCases = (store: CaseStore, reads: CaseReads): SurveyCases => ({
  find: async (caseId) => {
    const record = await store.find(caseId)
    if (record === undefined) return undefined
    const { ownerId, region, subject, contactChannel: channel, status, archivedAt, cancelledAt } = record
    return {
      ownerId,
      region,
      subject,
      channel,
      openUntil: status === 'RESOLVED' && cancelledAt === null ? archivedAt : null,
    }
  },
  markAnswered: store.rated,
  countOffered: reads.countSurveyed,
})

export const composeSurvey = (
  { content, database, clock, texts, keys }: Core,
  { caseStore, reads, text }: { caseStore: CaseStore; reads: CaseReads; text: ValidationText },
): Composed<{ service: SurveyService; store: SurveyStore }> => {
  const store = createSurveyStore(database, reads)
  const service = createSurveyService({
    store,
    cases: surveyCases(caseStore, reads),
    links: createSurveyLinks(keys),
    clock,
    say: texts.say,
    text,
    withTransaction: database.withTransaction,
    linkDays: () => content.current().settings.cases.surveyDays,
  })
  return {
    service,
    store,
    room: {
      holdings: { columns: {}, erase: (_account, { caseIds }) => store.forgetWords(caseIds) },
      register: (app) => registerSurveyRoutes(app, { service }),
      registerDesk: (desk) => registerSurveyDesk(desk, { service }),
    },
  }
}

// The survey after a resolved case.
import type { CaseStore } from '../cases/store.ts'
import type { Database } from '../storage/database.ts'
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
const surveyCases = (store: CaseStore, database: Database): SurveyCases => ({
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
  countOffered: async (from, to) => {
    const { count } = await database.db
      .selectFrom('support_case')
      .select((expression) => expression.fn.countAll().as('count'))
      .where('status', '=', 'RESOLVED')
      .where('cancelled_at', 'is', null)
      .where('owner_id', 'is not', null)
      .where('status_changed_at', '>=', from)
      .where('status_changed_at', '<', to)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})

export const composeSurvey = (
  { content, database, clock, texts, keys }: Core,
  { caseStore, text }: { caseStore: CaseStore; text: ValidationText },
): Composed<{ service: SurveyService; store: SurveyStore }> => {
  const store = createSurveyStore(database)
  const service = createSurveyService({
    store,
    cases: surveyCases(caseStore, database),
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
      register: (app) => registerSurveyRoutes(app, { service }),
      registerDesk: (desk) => registerSurveyDesk(desk, { service }),
    },
  }
}

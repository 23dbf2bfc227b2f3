// Penalties, their appeals, and their import by a game's back end.
import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { createWebhookSignature } from '../adapters/penalties/webhook-signature.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { seedDemoPenalties } from '../penalties/demo-penalties.ts'
import { registerPenaltiesDesk } from '../penalties/desk/routes.ts'
import { createPenaltyDesk } from '../penalties/desk/service.ts'
import type { PenaltyContent } from '../penalties/ports.ts'
import { registerPenaltyRoutes } from '../penalties/routes.ts'
import { createPenaltyService, type PenaltyService } from '../penalties/service.ts'
import { createPenaltyStore } from '../penalties/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** Reasons stand in the pack without their prefix (decisions-cases J9). */
const reasonPrefix = 'support.penalty.appeal.reason.'

const penaltyContent = (content: ContentHolder): PenaltyContent => ({
  product: (shortName, locale) => {
    const product = content.current().in(locale).product(shortName)
    return product && { title: product.name, baseUiName: product.baseUiName }
  },
  appealReasons: () =>
    content.current().penaltyReasons.map((code) => (code.startsWith('support.') ? code : reasonPrefix + code)),
  defaultLocale: () => content.current().defaultLocale,
})

export const composePenalties = (
  { config, clock, database, content, metrics }: Core,
  { text }: { text: ValidationText },
): Composed<{ service: PenaltyService }> => {
  const { withTransaction } = database
  const store = createPenaltyStore(database)
  const visits = metrics.counter('restrictions_visits_total', 'Visits of the restrictions pages')
  const rules = () => content.current().settings.appeals
  const deps = { store, content: penaltyContent(content), clock, text, withTransaction, rules }
  const service = createPenaltyService({ ...deps, countVisit: () => visits.inc() })
  const desk = createPenaltyDesk(deps)
  const { webhookSecret } = config.desk
  return {
    service,
    room: {
      register: (app) => registerPenaltyRoutes(app, { service }),
      registerDesk: (scope) =>
        registerPenaltiesDesk(scope, {
          service: desk,
          importSignature: webhookSecret === null ? null : createWebhookSignature(webhookSecret, clock),
        }),
      seed: () => seedDemoPenalties(store, withTransaction, demoPenalties(clock.now())),
      sweep: desk.sweep,
    },
  }
}

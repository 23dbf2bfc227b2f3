// Penalties, their appeals, and their import by a game's back end.
import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { createWebhookSignature } from '../adapters/penalties/webhook-signature.ts'
import type { AccountAddresses } from '../account/addresses.ts'
import type { ContentHolder } from '../content/content-holder.ts'
import { chooseLocale } from '../lib/locale.ts'
import { seedDemoPenalties } from '../penalties/demo-penalties.ts'
import { registerPenaltiesDesk } from '../penalties/desk/routes.ts'
import { createPenaltyDesk } from '../penalties/desk/service.ts'
import { createPenaltyMails } from '../penalties/mails.ts'
import { penaltyMailKinds, type PenaltyContent, type PenaltyMailer, type PenaltyOutbox } from '../penalties/ports.ts'
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

export interface PenaltiesParts {
  addressOf: AccountAddresses['of']
  mailer: PenaltyMailer
  text: ValidationText
}

export const composePenalties = (
  { config, clock, database, content, metrics, jobs, texts }: Core,
  { addressOf, mailer, text }: PenaltiesParts,
): Composed<{ service: PenaltyService }> => {
  const { withTransaction } = database
  const store = createPenaltyStore(database)
  const visits = metrics.counter('restrictions_visits_total', 'Visits of the restrictions pages')
  const rules = () => content.current().settings.appeals
  const deps = { store, content: penaltyContent(content), clock, text, withTransaction, rules }
  const service = createPenaltyService({ ...deps, countVisit: () => visits.inc() })
  const outbox: PenaltyOutbox = {
    enqueue: async (kind, penaltyId) => {
      await jobs.enqueue(kind, { penaltyId })
    },
  }
  const desk = createPenaltyDesk({ ...deps, outbox })
  const mails = createPenaltyMails({
    store,
    content: deps.content,
    addressOf,
    localeOf: (known) => {
      const { locales, defaultLocale } = content.current()
      return chooseLocale(known === null ? {} : { query: known }, locales, defaultLocale)
    },
    mailer,
    say: texts.say,
    pageUrl: (locale, page) => `${config.publicUrl}${config.mountPath}/${locale}/help/${page}`,
    siteTitle: (locale) => content.current().in(locale).title,
    host: new URL(config.publicUrl).hostname,
  })
  for (const kind of penaltyMailKinds) jobs.handle(kind, (job) => mails.send(kind, job))
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

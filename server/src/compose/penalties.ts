// Penalties, their appeals, and their import by a game's back end.
import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { createWebhookSignature } from '../adapters/penalties/webhook-signature.ts'
import type { AccountAddresses } from '../account/addresses.ts'
import { chooseLocale } from '../lib/locale.ts'
import { appealNotice } from '../news/streams.ts'
import { seedDemoPenalties } from '../penalties/demo-penalties.ts'
import { registerPenaltiesDesk } from '../penalties/desk/routes.ts'
import { createAppealReview } from '../penalties/desk/review.ts'
import { createPenaltyDesk, type PenaltyDesk, type PenaltyDeskDeps } from '../penalties/desk/service.ts'
import { penaltyContent } from '../penalties/content.ts'
import { createPenaltyHoldings } from '../penalties/holdings.ts'
import { createPenaltyMails } from '../penalties/mails.ts'
import { penaltyMailKinds, type OnAppeal, type PenaltyMailer, type PenaltyOutbox } from '../penalties/ports.ts'
import { registerPenaltyRoutes } from '../penalties/routes.ts'
import { createPenaltyService, type PenaltyService } from '../penalties/service.ts'
import { createPenaltyStore, type PenaltyStore } from '../penalties/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** Notices between instances. */
export const appealChanged = 'appeal_changed'

export interface PenaltiesParts {
  /** Games name their player as the first identity provider does. */
  accountOf: (subject: string) => Promise<string>
  isAccount: PenaltyDeskDeps['isAccount']
  onAppeal: OnAppeal
  addressOf: AccountAddresses['of']
  openingsOf: PenaltyDeskDeps['openingsOf']
  onImposed: (accountId: string) => Promise<void>
  mailer: PenaltyMailer
  text: ValidationText
}

export const composePenalties = (
  { config, clock, database, content, metrics, jobs, texts, onError }: Core,
  { accountOf, isAccount, onAppeal, addressOf, openingsOf, onImposed, mailer, text }: PenaltiesParts,
): Composed<{
  service: PenaltyService
  desk: PenaltyDesk
  appealsOf: PenaltyStore['appealsOf']
  activeOf: PenaltyStore['activeOf']
}> => {
  const { withTransaction } = database
  const store = createPenaltyStore(database, onImposed)
  const visits = metrics.counter('restrictions_visits_total', 'Visits of the restrictions pages')
  const rules = () => content.current().settings.appeals
  const tellAppeal: OnAppeal = async (happening) => {
    await onAppeal(happening)
    database.afterCommit(() => {
      database.notify(appealChanged, appealNotice(happening.appeal)).catch((error: unknown) => onError(error as Error))
    })
  }
  const deps = {
    store,
    content: penaltyContent(content, texts.say),
    clock,
    text,
    withTransaction,
    rules,
    onAppeal: tellAppeal,
  }
  const service = createPenaltyService({ ...deps, countVisit: () => visits.inc() })
  const outbox: PenaltyOutbox = {
    enqueue: async (kind, penaltyId) => {
      await jobs.enqueue(kind, { penaltyId })
    },
  }
  const desk = createPenaltyDesk({ ...deps, accountOf, isAccount, outbox, openingsOf })
  const review = createAppealReview({ ...deps, outbox, openingsOf })
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
    desk,
    appealsOf: store.appealsOf,
    activeOf: store.activeOf,
    room: {
      register: (app) => registerPenaltyRoutes(app, { service }),
      registerDesk: (scope) =>
        registerPenaltiesDesk(scope, {
          service: desk,
          review,
          importSignature: webhookSecret === null ? null : createWebhookSignature(webhookSecret, clock),
        }),
      seed: () => seedDemoPenalties(store, withTransaction, demoPenalties(clock.now())),
      holdings: createPenaltyHoldings({ store, service, jobs }),
      sweep: desk.sweep,
    },
  }
}

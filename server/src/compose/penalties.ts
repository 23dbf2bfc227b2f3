import { demoPenalties } from '../adapters/penalties/demo-penalties.ts'
import { createWebhookSignature } from '../adapters/penalties/webhook-signature.ts'
import { appealChanged, appealNotice } from '../news/streams.ts'
import { seedDemoPenalties } from '../penalties/demo-penalties.ts'
import { createPlayerPenalties } from '../penalties/desk/player-penalties.ts'
import { registerPenaltiesDesk } from '../penalties/desk/routes.ts'
import { createAppealReview } from '../penalties/desk/review.ts'
import { createPenaltyDesk } from '../penalties/desk/service.ts'
import { penaltyContent } from '../penalties/content.ts'
import { createPenaltyHoldings } from '../penalties/holdings.ts'
import { createPenaltyMails } from '../penalties/mails.ts'
import { penaltyMailKinds, type OnAppeal, type PenaltyOutbox } from '../penalties/ports.ts'
import { registerPenaltyRoutes } from '../penalties/routes.ts'
import { createPenaltyService } from '../penalties/service.ts'
import { createPenaltyStore } from '../penalties/store.ts'
import type { Gives, Needs } from './ports.ts'

export const composePenalties = (made: Needs): Gives<'penalties'> => {
  const { config, clock, database, content, metrics, jobs, players, afterCommit, onError } = made
  const store = createPenaltyStore(database, (accountId) => players.held({ accountId }))
  const visits = metrics.counter('restrictions_visits_total', 'Visits of the restrictions pages')
  const outbox: PenaltyOutbox = {
    enqueue: async (kind, penaltyId) => {
      await jobs.enqueue(kind, { penaltyId })
    },
  }
  const onAppeal: OnAppeal = async (happening) => {
    await made.onAppeal(happening)
    afterCommit(() => {
      database.notify(appealChanged, appealNotice(happening.appeal)).catch((error: unknown) => onError(error as Error))
    })
  }
  const shared = {
    ...made,
    store,
    outbox,
    onAppeal,
    content: penaltyContent(content, made.say),
    rules: () => content.current().settings.appeals,
    countVisit: () => visits.inc(),
    accountOf: made.identities.accountOfSubject,
    isAccount: async (accountId: string) => (await players.find(accountId)) !== undefined,
    addressOf: made.addresses.of,
  }
  const service = createPenaltyService(shared)
  const desk = createPenaltyDesk(shared)
  const mails = createPenaltyMails(shared)
  for (const kind of penaltyMailKinds) jobs.handle(kind, (job) => mails.send(kind, job))
  const { webhookSecret } = config.desk
  return {
    penalties: service,
    penaltySheet: createPlayerPenalties(desk, store, clock),
    seedPenalties: () => seedDemoPenalties(store, database.withTransaction, demoPenalties(clock.now())),
    room: {
      register: (app) => registerPenaltyRoutes(app, { service }),
      registerDesk: (scope) =>
        registerPenaltiesDesk(scope, {
          service: desk,
          review: createAppealReview(shared),
          importSignature: webhookSecret === null ? null : createWebhookSignature(webhookSecret, clock),
        }),
      holdings: createPenaltyHoldings({ store, service, jobs }),
      sweep: desk.sweep,
    },
  }
}

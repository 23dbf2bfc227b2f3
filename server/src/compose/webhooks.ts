import { createHttpCaller } from '../adapters/webhooks/http-caller.ts'
import { createCaseNotices } from '../cases/case-notices.ts'
import { createRepresentatives } from '../desk/representatives.ts'
import { createAppealNotices } from '../penalties/appeal-notices.ts'
import { createProtectionNotices } from '../phone/protection-notices.ts'
import { registerWebhooksDesk } from '../webhooks/desk/routes.ts'
import { createWebhookDesk } from '../webhooks/desk/service.ts'
import { createWebhookDelivering, webhookJobs } from '../webhooks/deliver.ts'
import { createDeliveryStore } from '../webhooks/delivery-store.ts'
import { createWebhookHoldings } from '../webhooks/holdings.ts'
import { createLanes } from '../webhooks/lanes.ts'
import { createPausedMails, pausedJobs } from '../webhooks/paused-mails.ts'
import { createWebhookStore } from '../webhooks/store.ts'
import { createWebhookTelling } from '../webhooks/tell.ts'
import type { Knows, Shares } from './ports.ts'

const keptMilliseconds = 30 * 86_400_000

export const composeWebhooks = (
  made: Knows<'mailer'>,
): Shares<'onHappening' | 'onErased' | 'onProtection' | 'onAppeal'> => {
  const { config, clock, keys, database, jobs, metrics, warn, afterCommit, enqueue, deskPage } = made
  const store = createWebhookStore(database, keys)
  const deliveries = createDeliveryStore(database)
  const shared = {
    ...made,
    store,
    deliveries,
    caller: createHttpCaller({ privateHosts: config.webhooks.privateHosts }),
  }
  const delivering = createWebhookDelivering({
    ...shared,
    lanes: createLanes(),
    onPause: async ({ id, name }) => {
      afterCommit(() => {
        telling.forget()
        warn(`The webhook “${name}” (${id}) is paused: nothing has arrived there for a day, or it answered 410`)
      })
      await enqueue(pausedJobs.tell, { webhookId: id })
    },
  })
  const telling = createWebhookTelling({ store, deliveries, queue: delivering.queue })
  const pausedMails = createPausedMails({
    ...made,
    find: store.find,
    administrators: createRepresentatives({ database, clock }).administrators,
    deskUrl: (id) => deskPage(`webhooks/${id}`),
  })
  jobs.handle(webhookJobs.send, delivering.send)
  jobs.handle(webhookJobs.release, delivering.release)
  jobs.handle(pausedJobs.tell, pausedMails.tell)
  jobs.handle(pausedJobs.mail, pausedMails.mail)
  jobs.repeat('webhook-held', 60, delivering.letGoForgotten)
  metrics.gauge('webhooks_paused', 'Webhooks that were paused because nothing arrived', store.pausedCount)
  const notices = { ...made, tell: telling.tell }
  return {
    ...createCaseNotices(notices),
    onAppeal: createAppealNotices(notices),
    onProtection: createProtectionNotices(notices),
    room: {
      registerDesk: (desk) =>
        registerWebhooksDesk(
          desk,
          createWebhookDesk({ ...shared, delivering, onChange: () => afterCommit(telling.forget) }),
        ),
      holdings: createWebhookHoldings(deliveries),
      sweep: (signal) => deliveries.sweep(new Date(clock.now().getTime() - keptMilliseconds).toISOString(), signal),
    },
  }
}

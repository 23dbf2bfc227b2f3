// What players want to be told, and how.
import { createWebPush } from '../adapters/push/web-push.ts'
import { vapidKeysFrom, vapidKeysOf } from '../adapters/push/vapid-keys.ts'
import type { Mailer, MailWishes } from '../cases/ports.ts'
import type { CaseStore } from '../cases/store.ts'
import { createDigest, digestJob } from '../notifications/digest.ts'
import { createNotificationHoldings } from '../notifications/holdings.ts'
import type { PushSender } from '../notifications/ports.ts'
import { createPush, pushJobs, type Push } from '../notifications/push.ts'
import { createPushStore } from '../notifications/push-store.ts'
import { registerNotificationRoutes } from '../notifications/routes.ts'
import { createNotificationService } from '../notifications/service.ts'
import { createNotificationStore } from '../notifications/store.ts'
import { createUnsubscribePages } from '../notifications/unsubscribe-page.ts'
import { createUnsubscribeTags } from '../notifications/unsubscribe-tags.ts'
import { loadOrCreateSecret } from '../storage/secrets.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

/** RFC 8030 §5.4. */
const topicLength = 32

export interface NotificationsParts {
  caseStore: Pick<CaseStore, 'find'>
  mailer: Mailer
  text: ValidationText
}

/** None in production without a key: then nothing of it is offered. */
const pushSender = ({ config }: Core): PushSender | undefined => {
  const { privateKey, subject, allowsPrivateHosts } = config.push
  if (privateKey === null && config.environment === 'production') return undefined
  const keys =
    privateKey === null ? vapidKeysFrom(loadOrCreateSecret(config.dataDir, 'vapid')) : vapidKeysOf(privateKey)
  return createWebPush({ keys, subject, allowsPrivateHosts })
}

export const composeNotifications = (
  core: Core,
  { caseStore, mailer, text }: NotificationsParts,
): Composed<{ wishes: MailWishes; push: Push }> => {
  const { config, clock, keys, database, jobs, texts, content } = core
  const store = createNotificationStore(database)
  const pageUrl = (locale: string, path: string): string =>
    `${config.publicUrl}${config.mountPath}/${locale}/help/${path}`
  const preferencesUrl = (locale: string): string => pageUrl(locale, 'account/mail')
  const service = createNotificationService({
    store,
    tags: createUnsubscribeTags(keys),
    clock,
    isCase: async (caseId) => (await caseStore.find(caseId)) !== undefined,
    gather: (record, kind) => digest.gather(record, kind),
    unsubscribeUrl: (tag) => `${config.publicUrl}/services/bft/unsubscribe?tag=${tag}`,
  })
  const digest = createDigest({
    store,
    findCase: caseStore.find,
    enqueue: jobs.enqueue,
    withTransaction: database.withTransaction,
    clock,
    mailer,
    say: texts.say,
    caseUrl: (locale, caseId) => pageUrl(locale, `case/detail/${caseId}`),
    preferencesUrl,
    endUrl: service.wishes.endUrl,
    siteTitle: (locale) => content.current().in(locale).title,
    host: new URL(config.publicUrl).hostname,
  })
  jobs.handle(digestJob, digest.send)
  const pushStore = createPushStore(database, keys)
  const push = createPush({
    store: pushStore,
    sender: pushSender(core),
    findCase: caseStore.find,
    enqueue: jobs.enqueue,
    clock,
    topicOf: (caseId) => keys.sign('push-topic', caseId).slice(0, topicLength),
    text,
  })
  jobs.handle(pushJobs.fanOut, push.fanOut)
  jobs.handle(pushJobs.send, push.send)
  return {
    wishes: service.wishes,
    push,
    room: {
      holdings: createNotificationHoldings({ database, stores: [store, pushStore], jobs }),
      sweep: push.sweep,
      register: (app) =>
        registerNotificationRoutes(app, {
          service,
          push,
          worker: {
            path: `${config.mountPath}/:locale/help`,
            locales: () => content.current().locales,
            say: texts.say,
          },
          pages: createUnsubscribePages({ say: (locale, key) => texts.say(locale, key), preferencesUrl }),
        }),
    },
  }
}

// What players want to be told, and how.
import { createWebPush } from '../adapters/push/web-push.ts'
import { vapidKeysFrom, vapidKeysOf } from '../adapters/push/vapid-keys.ts'
import { createDigest, digestJob } from '../notifications/digest.ts'
import { createNotificationHoldings } from '../notifications/holdings.ts'
import type { PushSender } from '../notifications/ports.ts'
import { createPush, pushJobs } from '../notifications/push.ts'
import { createPushStore } from '../notifications/push-store.ts'
import { registerNotificationRoutes } from '../notifications/routes.ts'
import { createNotificationService } from '../notifications/service.ts'
import { createNotificationStore } from '../notifications/store.ts'
import { createUnsubscribePages } from '../notifications/unsubscribe-page.ts'
import { createUnsubscribeTags } from '../notifications/unsubscribe-tags.ts'
import { loadOrCreateSecret } from '../storage/secrets.ts'
import type { Gives, Needs } from './core.ts'

/** RFC 8030 §5.4. */
const topicLength = 32

/** None in production without a key: then nothing of it is offered. */
const pushSender = ({ config }: Needs): PushSender | undefined => {
  const { privateKey, ...more } = config.push
  if (privateKey !== null) return createWebPush({ ...more, keys: vapidKeysOf(privateKey) })
  if (config.environment === 'production') return undefined
  return createWebPush({ ...more, keys: vapidKeysFrom(loadOrCreateSecret(config.dataDir, 'vapid')) })
}

export const composeNotifications = (made: Needs<'caseStore' | 'mailer'>): Gives<'wishes' | 'push'> => {
  const { publicUrl, mountPath, keys, database, jobs, say, locales, caseStore, pageUrl } = made
  const store = createNotificationStore(database)
  const pushStore = createPushStore(database, keys)
  const preferencesUrl = (locale: string): string => pageUrl(locale, 'account/mail')
  const shared = { ...made, findCase: caseStore.find, preferencesUrl }
  const service = createNotificationService({
    ...shared,
    store,
    tags: createUnsubscribeTags(keys),
    isCase: async (caseId) => (await caseStore.find(caseId)) !== undefined,
    gather: (record, kind) => digest.gather(record, kind),
    unsubscribeUrl: (tag) => `${publicUrl}/services/bft/unsubscribe?tag=${tag}`,
  })
  const digest = createDigest({ ...shared, store, endUrl: service.wishes.endUrl })
  const push = createPush({
    ...shared,
    store: pushStore,
    sender: pushSender(made),
    topicOf: (caseId) => keys.sign('push-topic', caseId).slice(0, topicLength),
  })
  jobs.handle(digestJob, digest.send)
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
          worker: { path: `${mountPath}/:locale/help`, locales, say },
          pages: createUnsubscribePages(shared),
        }),
    },
  }
}

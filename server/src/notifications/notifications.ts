import type { Keyring } from '../lib/keyring.ts'
import type { Database } from '../storage/database.ts'
import type { Jobs } from '../storage/jobs.ts'
import { createDigest, type DigestDeps, digestJob } from './digest.ts'
import { createNotificationHoldings } from './holdings.ts'
import { createPush, type PushDeps, pushJobs } from './push.ts'
import { createPushStore } from './push-store.ts'
import { createNotificationService } from './service.ts'
import { createNotificationStore } from './store.ts'
import type { NotificationsTables } from './tables.ts'
import { createUnsubscribeTags } from './unsubscribe-tags.ts'

/** RFC 8030 §5.4. */
const topicLength = 32

type NotificationsDeps = Omit<DigestDeps & PushDeps, 'store' | 'topicOf' | 'endUrl'> & {
  database: Database<NotificationsTables>
  jobs: Pick<Jobs, 'enqueue' | 'forgetFailed' | 'handle'>
  keys: Keyring
  publicUrl: string
}

export const createNotifications = (deps: NotificationsDeps) => {
  const { database, findCase, jobs, keys, publicUrl } = deps
  const store = createNotificationStore(database)
  const pushStore = createPushStore(database, keys)
  const service = createNotificationService({
    ...deps,
    store,
    tags: createUnsubscribeTags(keys),
    isCase: async (caseId) => (await findCase(caseId)) !== undefined,
    gather: (record, kind) => digest.gather(record, kind),
    unsubscribeUrl: (tag) => `${publicUrl}/services/bft/unsubscribe?tag=${tag}`,
  })
  const digest = createDigest({ ...deps, store, endUrl: service.wishes.endUrl })
  const push = createPush({
    ...deps,
    store: pushStore,
    topicOf: (caseId) => keys.sign('push-topic', caseId).slice(0, topicLength),
  })
  jobs.handle(digestJob, digest.send)
  jobs.handle(pushJobs.fanOut, push.fanOut)
  jobs.handle(pushJobs.send, push.send)
  const holdings = createNotificationHoldings({ database, stores: [store, pushStore], jobs })
  return { service, push, holdings }
}

// What players want to be told, and how.
import type { Mailer, MailWishes } from '../cases/ports.ts'
import type { CaseStore } from '../cases/store.ts'
import { createDigest, digestJob } from '../notifications/digest.ts'
import { registerNotificationRoutes } from '../notifications/routes.ts'
import { createNotificationService } from '../notifications/service.ts'
import { createNotificationStore, type NotificationStore } from '../notifications/store.ts'
import { createUnsubscribePages } from '../notifications/unsubscribe-page.ts'
import { createUnsubscribeTags } from '../notifications/unsubscribe-tags.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export interface NotificationsParts {
  caseStore: Pick<CaseStore, 'find'>
  mailer: Mailer
}

export const composeNotifications = (
  { config, clock, keys, database, jobs, texts, content }: Core,
  { caseStore, mailer }: NotificationsParts,
): Composed<{ wishes: MailWishes; store: NotificationStore }> => {
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
  return {
    wishes: service.wishes,
    store,
    room: {
      register: (app) =>
        registerNotificationRoutes(app, {
          service,
          pages: createUnsubscribePages({ say: (locale, key) => texts.say(locale, key), preferencesUrl }),
        }),
    },
  }
}

import { createWebPush } from '../adapters/push/web-push.ts'
import { vapidKeysFrom, vapidKeysOf } from '../adapters/push/vapid-keys.ts'
import { createNotifications } from '../notifications/notifications.ts'
import type { PushSender } from '../notifications/ports.ts'
import { registerNotificationRoutes } from '../notifications/routes.ts'
import { createUnsubscribePages } from '../notifications/unsubscribe-page.ts'
import { loadOrCreateSecret } from '../storage/secrets.ts'
import type { Gives, Needs } from './ports.ts'

/** None in production without a key: then nothing of it is offered. */
const pushSender = ({ config }: Needs): PushSender | undefined => {
  const { privateKey, ...more } = config.push
  if (privateKey !== null) return createWebPush({ ...more, keys: vapidKeysOf(privateKey) })
  if (config.environment === 'production') return undefined
  return createWebPush({ ...more, keys: vapidKeysFrom(loadOrCreateSecret(config.dataDir, 'vapid')) })
}

export const composeNotifications = (made: Needs): Gives<'notifications'> => {
  const { caseStore, mountPath, say, locales } = made
  const preferencesUrl = (locale: string): string => made.pageUrl(locale, 'account/mail')
  const shared = { ...made, findCase: caseStore.find, preferencesUrl, sender: pushSender(made) }
  const { service, push, holdings } = createNotifications(shared)
  return {
    wishes: service.wishes,
    push,
    room: {
      holdings,
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

import type { FastifyInstance } from 'fastify'
import { bindOperations } from '../platform/contract/bind.ts'
import { plainPagePolicy } from '../platform/plain-page.ts'
import { problem } from '../platform/problems.ts'
import type { Push } from './push.ts'
import { pushWorker } from './push-worker.ts'
import type { NotificationService } from './service.ts'
import type { UnsubscribePages } from './unsubscribe-page.ts'
import { done, ok } from '../platform/contract/answers.ts'

interface NotificationRouteDeps {
  service: NotificationService
  pages: UnsubscribePages
  push: Pick<Push, 'offer' | 'subscribe' | 'end'>
  worker: {
    /** Where pages of a language stand: `/support/:locale/help`. */
    path: string
    locales: () => readonly string[]
    say: (locale: string, key: string, values?: Record<string, string>) => string
  }
}

/** It asks the portal alone, when the browser moves its address. */
const workerPolicy = "default-src 'none'; connect-src 'self'"
const headers = { 'content-security-policy': plainPagePolicy }

export const registerNotificationRoutes = (
  app: FastifyInstance,
  { service, pages, push, worker }: NotificationRouteDeps,
): void => {
  // Beside the pages, not below /services: a worker's scope is the folder it stands in.
  app.get(`${worker.path}/push-worker.js`, async (request, reply) => {
    const { locale } = request.params as { locale: string }
    if (!worker.locales().includes(locale)) throw problem.notFound()
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': workerPolicy,
      })
      .send(pushWorker(locale, (key, values) => worker.say(locale, key, values)))
  })

  bindOperations(app, 'notifications', {
    getMailPreferences: async ({ visitor }) => ok(await service.preferences(visitor.account.id)),
    setMailPreferences: async ({ visitor, body }) => ok(await service.choose(visitor.account.id, body)),
    getPushOffer: async ({ visitor }) => ok(await push.offer(visitor.sessionId)),
    subscribePush: async ({ visitor: { account, sessionId }, body, locale }) => {
      await push.subscribe({ accountId: account.id, sessionId }, body, locale)
      return done
    },
    endPush: async ({ visitor }) => {
      await push.end(visitor.sessionId)
      return done
    },
    showUnsubscribe: async ({ query }) => ({ status: 200, body: pages.ask(await service.readTag(query.tag)), headers }),
    unsubscribe: async ({ query }) => ({
      status: 200,
      body: pages.done(await service.unsubscribe(query.tag)),
      headers,
    }),
  })
}

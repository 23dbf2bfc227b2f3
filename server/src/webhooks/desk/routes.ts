import { agentOf, type DeskScope } from '../../desk/scope.ts'
import type { WebhookDesk } from './service.ts'
import { created, done, ok } from '../../platform/contract/answers.ts'

export const registerWebhooksDesk = (desk: DeskScope, webhooks: WebhookDesk): void => {
  desk.bind('webhooks', {
    listWebhooks: async () => ok({ items: await webhooks.list() }),
    createWebhook: async ({ body, request }) => created(await webhooks.create(agentOf(request).id, body)),
    replaceWebhook: async ({ params, body, headers, request }) =>
      ok(await webhooks.replace(agentOf(request).id, params.webhookId, body, headers['if-match'])),
    deleteWebhook: async ({ params }) => {
      await webhooks.remove(params.webhookId)
      return done
    },
    rotateWebhookSecret: async ({ params, request }) =>
      created(await webhooks.rotate(agentOf(request).id, params.webhookId)),
    pingWebhook: async ({ params }) => created(await webhooks.ping(params.webhookId)),
    listWebhookDeliveries: async ({ params, query: { state, cursor, limit } }) =>
      ok(await webhooks.log(params.webhookId, { state, cursor, limit })),
    getWebhookDelivery: async ({ params }) => ok(await webhooks.delivery(params.webhookId, params.deliveryId)),
    redeliverWebhook: async ({ params }) => created(await webhooks.redeliver(params.webhookId, params.deliveryId)),
  })
}

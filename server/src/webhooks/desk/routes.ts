// Wire ⇄ domain of the desk's calls about webhooks.
import { agentOf, type DeskScope } from '../../desk/scope.ts'
import type { WebhookDesk } from './service.ts'

export const registerWebhooksDesk = (desk: DeskScope, webhooks: WebhookDesk): void => {
  desk.bind('webhooks', {
    listWebhooks: async () => ({ status: 200, body: { items: await webhooks.list() } }),
    createWebhook: async ({ body, request }) => ({
      status: 201,
      body: await webhooks.create(agentOf(request).id, body),
    }),
    replaceWebhook: async ({ params, body, headers, request }) => ({
      status: 200,
      body: await webhooks.replace(agentOf(request).id, params.webhookId, body, headers['if-match']),
    }),
    deleteWebhook: async ({ params }) => {
      await webhooks.remove(params.webhookId)
      return { status: 204 }
    },
    rotateWebhookSecret: async ({ params, request }) => ({
      status: 201,
      body: await webhooks.rotate(agentOf(request).id, params.webhookId),
    }),
    pingWebhook: async ({ params }) => ({ status: 201, body: await webhooks.ping(params.webhookId) }),
    listWebhookDeliveries: async ({ params, query: { state, cursor, limit } }) => ({
      status: 200,
      body: await webhooks.log(params.webhookId, { state, cursor, limit }),
    }),
    getWebhookDelivery: async ({ params }) => ({
      status: 200,
      body: await webhooks.delivery(params.webhookId, params.deliveryId),
    }),
    redeliverWebhook: async ({ params }) => ({
      status: 201,
      body: await webhooks.redeliver(params.webhookId, params.deliveryId),
    }),
  })
}

// A receiver of webhooks on this machine. It checks signatures with the library that Standard Webhooks gives receivers.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import type { WebhookMessage } from '#generated/server/desk/schemas.ts'

export interface ReceivedMessage {
  path: string
  headers: Record<string, string>
  body: string
  message: WebhookMessage
}

export interface WebhookReceiver {
  origin: string
  /** Everything that came, in order. */
  got: ReceivedMessage[]
  /** Status of the next answers; 204 until it is changed. */
  answer: number
  /** Headers of the next answers. */
  answerHeaders: Record<string, string>
  /** false: requests are taken and never answered. */
  isAnswering: boolean
  /** Breaks off what was not answered. */
  hangUp: () => void
  stop: () => Promise<void>
}

/** @throws when `secret` has not signed it, or its time is more than five minutes from now */
export const verified = ({ body, headers }: ReceivedMessage, secret: string): WebhookMessage =>
  new Webhook(secret).verify(body, headers) as WebhookMessage

/** Listens on a free port of 127.0.0.1. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      receiver.got.push({ path: request.url ?? '', headers, body, message: JSON.parse(body) as WebhookMessage })
      if (receiver.isAnswering) response.writeHead(receiver.answer, receiver.answerHeaders).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: WebhookReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got: [],
    answer: 204,
    answerHeaders: {},
    isAnswering: true,
    hangUp: () => server.closeAllConnections(),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

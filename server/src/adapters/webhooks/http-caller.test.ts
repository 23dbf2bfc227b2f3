// One call of a receiver: what it answers, what it does not, and where nobody is called.
import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../tests/support/webhook-receiver.ts'
import { createHttpCaller } from './http-caller.ts'

const caller = createHttpCaller({ privateHosts: ['127.0.0.1'], patienceMilliseconds: 200 })
const body = '{"type":"webhook.ping"}'
let receiver: WebhookReceiver
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(() => receiver.stop())

test('any 2xx is taken; what else is answered is told by its status, and how long to wait', async () => {
  expect(await caller.call(`${receiver.origin}/a?b=c`, { 'webhook-id': 'msg_1' }, body)).toMatchObject({
    status: 204,
    failure: null,
    retryAfterSeconds: null,
  })
  expect(receiver.got[0]).toMatchObject({
    path: '/a?b=c',
    body,
    headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json', connection: 'close' },
  })
  receiver.answer = 503
  receiver.answerHeaders = { 'retry-after': '17' }
  expect(await caller.call(receiver.origin, {}, body)).toMatchObject({
    status: 503,
    failure: 'status',
    retryAfterSeconds: 17,
  })
  receiver.answerHeaders = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }
  expect(await caller.call(receiver.origin, {}, body)).toMatchObject({ retryAfterSeconds: null })
})

test('a receiver that does not answer is given up; one that is not there, or hangs up, is unreachable', async () => {
  receiver.isAnswering = false
  expect(await caller.call(receiver.origin, {}, body)).toMatchObject({ status: null, failure: 'timeout' })
  const rude: Server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(rude, 'listening')
  const url = `http://127.0.0.1:${(rude.address() as AddressInfo).port}/`
  expect(await caller.call(url, {}, body)).toMatchObject({ status: null, failure: 'unreachable' })
  rude.close()
  await once(rude, 'close')
  expect(await caller.call(url, {}, body)).toMatchObject({ status: null, failure: 'unreachable' })
})

test('nobody is called in a closed network but hosts on the list, with their port where it names one', async () => {
  const nobody = createHttpCaller({ privateHosts: [] })
  expect(await nobody.call(receiver.origin, {}, body)).toMatchObject({ status: null, failure: 'closed-network' })
  const { host, port } = new URL(receiver.origin)
  const named = createHttpCaller({ privateHosts: [host] })
  expect(named.mayCall(receiver.origin)).toBe(true)
  expect(named.mayCall(receiver.origin.replace(port, '1'))).toBe(false)
  expect(nobody.mayCall('https://crm.example.com/')).toBe(true)
  for (const url of ['ftp://127.0.0.1/', 'http://user@127.0.0.1/', 'nothing', 'https://db/', 'http://crm.example.com/'])
    expect(caller.mayCall(url), url).toBe(false)
  expect(receiver.got).toEqual([])
})

import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createManualClock } from '../../lib/clock.ts'
import { createWebhookSignature } from './webhook-signature.ts'

const clock = createManualClock('2026-11-18T09:30:00.000Z')
const now = String(Date.parse('2026-11-18T09:30:00.000Z') / 1000)
const body = Buffer.from('{"accountId":"boris"}')
const sign = (id: string, timestamp: string, bytes: Uint8Array = body, key: string | Buffer = 'shared secret') =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest('base64')}`
const signature = createWebhookSignature('shared secret', clock)

test('a signed, fresh call is valid; also one among several signatures', () => {
  expect(signature.isValid({ id: 'msg_1', timestamp: now, signature: sign('msg_1', now) }, body)).toBe(true)
  expect(signature.isValid({ id: 'msg_1', timestamp: now, signature: `v1,AAAA ${sign('msg_1', now)}` }, body)).toBe(
    true,
  )
})

test('a secret in the usual written form', () => {
  const key = Buffer.from('another shared secret')
  const other = createWebhookSignature(`whsec_${key.toString('base64')}`, clock)
  expect(other.isValid({ id: 'msg_1', timestamp: now, signature: sign('msg_1', now, body, key) }, body)).toBe(true)
})

test.each<[string, { id?: string; timestamp?: string; signature?: string; body?: Uint8Array }]>([
  ['another body', { body: Buffer.from('{"accountId":"ada"}') }],
  ['another id', { id: 'msg_2' }],
  ['another time', { timestamp: String(Number(now) + 1) }],
  ['another key', { signature: sign('msg_1', now, body, 'guess') }],
  ['another version', { signature: sign('msg_1', now).replace('v1', 'v2') }],
  ['no signature', { signature: '' }],
  ['no time', { timestamp: 'yesterday', signature: sign('msg_1', 'yesterday') }],
  [
    'five minutes and a second old',
    { timestamp: String(Number(now) - 301), signature: sign('msg_1', String(Number(now) - 301)) },
  ],
  ['from the future', { timestamp: String(Number(now) + 301), signature: sign('msg_1', String(Number(now) + 301)) }],
])('refused: %s', (_name, change) => {
  expect(
    signature.isValid({ id: 'msg_1', timestamp: now, signature: sign('msg_1', now), ...change }, change.body ?? body),
  ).toBe(false)
})

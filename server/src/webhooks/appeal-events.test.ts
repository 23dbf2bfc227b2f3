// What others are told of appeals, over the whole server and on both databases (CD-323).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewWebhook } from '#generated/server/desk/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { knownPlayer } from '../../../tests/support/known-player.ts'
import { api } from '../../../tests/support/test-server.ts'
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../../tests/support/webhook-receiver.ts'
import { createManualClock } from '../lib/clock.ts'

// Receivers refuse what is five minutes old: the clock begins now.
const clock = createManualClock(new Date().toISOString())
const env = {
  WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname,
}

onBothDatabases('webhooks of appeals', { clock, env }, (server) => {
  let receiver: WebhookReceiver
  let admin: DeskClient
  let lead: DeskClient
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    clock.set(new Date().toISOString())
    const desk = await deskClients(server(), () => clock.now())
    admin = await desk('admin', 'sam')
    lead = await desk('lead', 'kim')
  })
  afterAll(() => receiver.stop())

  test('an appeal is told as it is sent, asked about, answered and decided, without anybody’s words', async () => {
    const made = await admin('POST', '/webhooks', {
      json: {
        name: 'CRM',
        url: `${receiver.origin}/hooks`,
        enabled: true,
        events: ['appeal.created', 'appeal.asked', 'appeal.answered', 'appeal.decided'],
      },
    })
    expect(made.statusCode, made.body).toBe(201)
    const { secret } = made.json<NewWebhook>()
    const login = `test-hooks-${randomUUID()}`
    const player = await server().signIn({ id: login })
    await knownPlayer(server(), login)
    const imposed = await admin('POST', '/penalties', {
      json: {
        accountId: login,
        game: 'wow',
        gameAccount: 'Robin#1',
        penalty: { 'en-US': 'Suspension' },
        reason: { 'en-US': 'Cheating' },
        end: null,
        evidence: [],
        appealable: true,
      },
    })
    expect(imposed.statusCode, imposed.body).toBe(201)
    const { id: penaltyId } = imposed.json<{ id: string }>()
    const reasonId = 'support.penalty.appeal.reason.mistake'
    const write = (path: string, json: object) =>
      player.send('POST', `${api}/penalty/${path}`, { json, headers: { 'idempotency-key': randomUUID() } })
    const sent = await write('appeal/en-US', { penaltyId, reasonId, description: 'qqzzx' })
    expect(sent.statusCode, sent.body).toBe(201)
    const listed = (await lead('GET', '/appeals?state=PENDING')).json<{
      items: { id: string; penalty: { id: string } }[]
    }>()
    const { id } = listed.items.find(({ penalty }) => penalty.id === penaltyId)!
    await lead('POST', `/appeals/${id}/question`, { json: { question: 'qqzzx?' } })
    await write('appeal/en-US/answer', { penaltyId, answer: 'qqzzx!' })
    await lead('POST', `/appeals/${id}/decision`, { json: { decision: 'OVERTURNED', repResponse: 'qqzzx.' } })
    await server().jobs.runDue(1_000)
    const messages = receiver.got.map((one) => verified(one, secret))
    expect(messages.map(({ type, data }) => [type, data.by, data.appeal?.state, data.appeal?.waitsForPlayer])).toEqual([
      ['appeal.created', 'player', 'PENDING', false],
      ['appeal.asked', 'agent', 'PENDING', true],
      ['appeal.answered', 'player', 'PENDING', false],
      ['appeal.decided', 'agent', 'OVERTURNED', false],
    ])
    expect(messages[3]!.data).toMatchObject({ accountId: login, appeal: { id, penaltyId, gameName: 'wow', reasonId } })
    expect(JSON.stringify(messages)).not.toContain('qqzzx')
  })
})

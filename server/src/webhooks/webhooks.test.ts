// Webhooks from what happens at the portal and at the desk to a receiver that checks signatures, on both databases.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type {
  DeskCase,
  DeskWebhook,
  DeskWebhookRequest,
  DeskWebhooks,
  NewWebhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
} from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { startTestServer, api } from '../../../tests/support/test-server.ts'
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../../tests/support/webhook-receiver.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createDeliveryStore } from './delivery-store.ts'
import { createWebhookStore } from './store.ts'
import { createWebhookTelling } from './tell.ts'

// Receivers refuse what is five minutes old: the clock begins now.
const clock = createManualClock(new Date().toISOString())
const hour = 3_600

onBothDatabases('webhooks', { clock, env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } }, (server) => {
  let receiver: WebhookReceiver
  let admin: DeskClient
  let lead: DeskClient
  let agent: DeskClient
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
  })
  afterAll(() => receiver.stop())
  beforeEach(async () => {
    clock.set(new Date().toISOString())
    const desk = await deskClients(server(), () => clock.now())
    admin = await desk('admin', 'sam')
    lead = await desk('lead', 'kim')
    agent = await desk('agent', 'jo')
    for (const { id } of await list()) await admin('DELETE', `/webhooks/${id}`)
    await server().jobs.runDue(1_000)
    receiver.got.length = 0
    receiver.answer = 204
    receiver.answerHeaders = {}
  })

  const list = async () => (await admin('GET', '/webhooks')).json<DeskWebhooks>().items
  const request = (change: Partial<DeskWebhookRequest> = {}): DeskWebhookRequest => ({
    name: 'Order system',
    url: `${receiver.origin}/hooks`,
    events: [],
    enabled: true,
    ...change,
  })
  const make = async (change: Partial<DeskWebhookRequest> = {}): Promise<NewWebhook> => {
    const made = await admin('POST', '/webhooks', { json: request(change) })
    expect(made.statusCode, made.body).toBe(201)
    return made.json<NewWebhook>()
  }
  const shown = async (id: string): Promise<DeskWebhook> => (await list()).find((one) => one.id === id)!
  const log = async (id: string, query = ''): Promise<WebhookDelivery[]> =>
    (await admin('GET', `/webhooks/${id}/deliveries${query}`)).json<WebhookDeliveryPage>().items
  const types = () => receiver.got.map(({ message }) => message.type)
  const run = () => server().jobs.runDue(1_000)
  const later = async (seconds: number): Promise<void> => {
    clock.advance(seconds)
    await run()
  }

  const filed = async (login = `test-hooks-${randomUUID()}`): Promise<string> => {
    clock.advance(0.01)
    const player = await server().signIn({ id: login, displayName: 'Ona Marked', email: 'ona@players.example' })
    const form = new FormData()
    const fields = { description: 'Help says Ona Marked' }
    const asked = { categoryId: 1300, game: 'wow', channel: 'ticket', locale: 'en-US', fields, anonFields: null }
    form.set('form', JSON.stringify(asked))
    const headers = { 'idempotency-key': randomUUID() }
    const submitted = await player.send('POST', `${api}/submit`, { form, headers })
    expect(submitted.statusCode, submitted.body).toBe(200)
    return submitted.json<SubmitResult>().caseId
  }
  const events = async (id: string): Promise<number> => (await agent('GET', `/cases/${id}`)).json<DeskCase>().eventCount
  const answer = async (id: string, status: string): Promise<void> => {
    clock.advance(1)
    const form = new FormData()
    const responseText = '<p>Do try again, dear Ona Marked</p>'
    form.set('form', JSON.stringify({ eventCount: await events(id), responseText, status }))
    expect((await agent('POST', `/cases/${id}/responses`, { form })).statusCode).toBe(201)
  }

  test('each thing that happens to a case is told, signed for its receiver, and holds nothing that anybody wrote', async () => {
    const { secret, webhook } = await make()
    expect(webhook).toMatchObject({ state: 'on', url: `${receiver.origin}/hooks`, changedBy: 'demo-admin-sam' })
    const login = `test-hooks-${randomUUID()}`
    const id = await filed(login)
    const player = await server().signIn({ id: login, displayName: 'Ona Marked' })
    await answer(id, 'ANSWERED')
    clock.advance(1)
    const reply = new FormData()
    const words = { description: 'Still stuck, says Ona Marked', channel: 'ticket', categoryId: 1300, game: 'wow' }
    reply.set('form', JSON.stringify({ ...words, eventCount: await events(id) }))
    const sent = await player.send('POST', `${api}/cases/en-US/detail/${id}`, { form: reply })
    expect(sent.statusCode, sent.body).toBeLessThan(300)
    expect((await agent('POST', `/cases/${id}/assign`, { json: { assignee: 'demo-agent-jo' } })).statusCode).toBe(200)
    const sorted = { changes: [{ id, priority: 'high', tags: ['gate'] }] }
    expect((await agent('POST', '/cases/bulk', { json: sorted })).statusCode).toBe(200)
    expect((await agent('POST', `/cases/${id}/notes`, { json: { text: 'Noted, quietly' } })).statusCode).toBe(201)
    const moved = { categoryId: 1211, game: 'wow', region: 'eu', eventCount: await events(id) }
    expect((await lead('POST', `/cases/${id}/reorganize`, { json: moved })).statusCode).toBe(200)
    await answer(id, 'RESOLVED')
    await run()

    expect(types().sort()).toEqual(
      [
        'case.created',
        'case.answered',
        // Who answers owns it (T42).
        'case.assigned',
        'case.state_changed',
        'case.player_replied',
        'case.state_changed',
        'case.assigned',
        'case.updated',
        'case.updated',
        'case.note_added',
        'case.moved',
        'case.answered',
        'case.state_changed',
        'case.closed',
      ].sort(),
    )
    for (const received of receiver.got) {
      const message = verified(received, secret)
      expect(message.data).toMatchObject({ caseId: id, case: { id, accountId: login } })
      expect(received.headers).toMatchObject({ 'content-type': 'application/json' })
      expect(received.body).not.toMatch(/Marked|dear|Noted|players\.example/)
    }
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(14)
    const dataOf = (type: string) =>
      receiver.got.flatMap(({ message }) => (message.type === type ? [message.data] : []))
    expect(
      dataOf('case.state_changed')
        .map(({ from, to, by }) => [from, to, by])
        .sort(),
    ).toEqual([
      ['ANSWERED', 'OPEN', 'player'],
      ['OPEN', 'ANSWERED', 'agent'],
      ['OPEN', 'RESOLVED', 'agent'],
    ])
    expect(dataOf('case.assigned')[0]).toMatchObject({ agentId: 'demo-agent-jo', case: { assignee: 'demo-agent-jo' } })
    expect(
      dataOf('case.updated')
        .flatMap(({ changed }) => changed)
        .sort(),
    ).toEqual(['priority', 'tags'])
    expect(dataOf('case.moved')[0]).toMatchObject({ case: { categoryId: 1211, gameName: 'wow' } })
    expect(dataOf('case.closed')[0]!.case!.deskUrl).toBe(`http://localhost:8080/support/desk/cases/${id}`)
    // The log says the same, newest first, and shows what was posted.
    const entries = await log(webhook.id)
    expect(entries.map(({ state, tries, lastStatus }) => [state, tries, lastStatus])).toEqual(
      Array.from({ length: 14 }, () => ['delivered', 1, 204]),
    )
    const first = entries.at(-1)!
    const detail = (await admin('GET', `/webhooks/${webhook.id}/deliveries/${first.id}`)).json<WebhookDeliveryDetail>()
    const posted = receiver.got.find(({ headers }) => headers['webhook-id'] === detail.webhookId)!
    expect(detail.message).toEqual(JSON.parse(posted.body))
    expect(detail.message.type).toBe('case.created')
  })

  test('only what is wanted is told, by each webhook its own; what is switched off hears nothing', async () => {
    const all = await make({ name: 'All', url: `${receiver.origin}/all` })
    const closed = await make({ name: 'Closed', url: `${receiver.origin}/closed`, events: ['case.closed'] })
    const off = await make({ name: 'Off', url: `${receiver.origin}/off`, enabled: false })
    const id = await filed()
    await run()
    expect(receiver.got.map(({ path }) => path)).toEqual(['/all'])
    expect(() => verified(receiver.got[0]!, closed.secret)).toThrow(/No matching signature/)
    verified(receiver.got[0]!, all.secret)
    await answer(id, 'RESOLVED')
    await run()
    const atClosed = receiver.got.filter(({ path }) => path === '/closed')
    expect(atClosed.map(({ message }) => message.type)).toEqual(['case.closed'])
    verified(atClosed[0]!, closed.secret)
    expect(await log(off.id)).toEqual([])
    expect(await shown(off.id)).toMatchObject({ state: 'off' })
  })

  test('what is rolled back is told nobody', async () => {
    const { webhook } = await make()
    const { database, jobs } = server()
    const { tell } = createWebhookTelling({
      store: createWebhookStore(database, createKeyring(['a'.repeat(32)], ['b'.repeat(32)])),
      deliveries: createDeliveryStore(database),
      queue: async ({ id, round, step }) => {
        await jobs.enqueue('webhook-send', { id, round, step })
      },
    })
    const notice = {
      type: 'case.erased',
      at: clock.now().toISOString(),
      accountId: null,
      data: { caseId: '7' },
    } as const
    const broken = database.withTransaction(async () => {
      await tell(notice)
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    await run()
    expect([receiver.got, await log(webhook.id)]).toEqual([[], []])
    await database.withTransaction(() => tell(notice))
    await run()
    expect(types()).toEqual(['case.erased'])
  })

  test('a receiver that is away is tried eleven times over a day under one id, then the webhook is paused', async () => {
    // Time alone resolves cases of other tests.
    const filings = { events: ['case.created' as const] }
    const { webhook } = await make(filings)
    receiver.answer = 503
    await filed()
    await run()
    expect(await shown(webhook.id)).toMatchObject({ state: 'failing', failingSince: expect.any(String) as string })
    const waits = [5, 25, 90, 480, 1_200, 1.5 * hour, 3 * hour, 5 * hour, 6 * hour, 8 * hour]
    for (const [index, seconds] of waits.entries()) {
      await later(seconds - 1)
      expect(receiver.got).toHaveLength(index + 1)
      await later(1)
      expect(receiver.got).toHaveLength(index + 2)
    }
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    // Each try is signed for its own time.
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(11)
    // The shift of a day ago is over.
    admin = await (await deskClients(server(), () => clock.now()))('admin', 'sam')
    expect(await shown(webhook.id)).toMatchObject({ state: 'paused', enabled: true })
    expect(await log(webhook.id)).toMatchObject([{ state: 'held', tries: 11, lastStatus: 503, nextAt: null }])
    const counts = ['?state=held', '?state=waiting', '?state=delivered', '?state=failed'].map(async (query) => {
      const { length } = await log(webhook.id, query)
      return length
    })
    expect(await Promise.all(counts)).toEqual([1, 0, 0, 0])

    // What happens while it is paused is kept, and sent when somebody sets it going again.
    receiver.got.length = 0
    receiver.answer = 204
    await filed()
    await later(hour)
    expect(receiver.got).toEqual([])
    const held = (await log(webhook.id)).filter(({ state }) => state === 'held')
    expect(held).toHaveLength(2)
    const again = await admin('PUT', `/webhooks/${webhook.id}`, { json: request(filings) })
    expect(again.json<DeskWebhook>().state).toBe('on')
    await run()
    expect(receiver.got).toHaveLength(2)
    expect((await log(webhook.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  test('what another instance has held by an old list goes out within a minute', async () => {
    const { webhook } = await make({ events: ['case.created'] })
    await filed()
    const { db } = server().database
    await db.updateTable('webhook_delivery').set({ state: 'held', next_at: null }).execute()
    await run()
    // Later than whatever tests before this one have put off.
    await later(2 * 86_400)
    clock.set(new Date().toISOString())
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered' }])
  })

  test('one arrival ends the failing; a receiver may ask for time, and 410 pauses at once', async () => {
    const { webhook } = await make()
    receiver.answer = 429
    receiver.answerHeaders = { 'retry-after': '120' }
    await filed()
    await run()
    await later(119)
    expect(receiver.got).toHaveLength(1)
    receiver.answer = 200
    await later(1)
    expect(receiver.got).toHaveLength(2)
    expect(await shown(webhook.id)).toMatchObject({ state: 'on', failingSince: null })
    receiver.answer = 410
    await filed()
    await run()
    expect(await shown(webhook.id)).toMatchObject({ state: 'paused' })
    await later(hour)
    expect(receiver.got).toHaveLength(3)
  })

  test('who may mend a paused webhook gets one mail in their language, and nobody else does (CD-324)', async () => {
    const db = server().database.db
    const mailed = async (): Promise<{ to: string; subject: string; text: string }[]> => {
      const answer = await server().app.inject({
        url: '/services/dev/mails',
        headers: { accept: 'application/json' },
      })
      return answer
        .json<{ to: string; subject: string; text: string }[]>()
        .filter(({ to }) => to.endsWith('@desk.example'))
    }
    // As their provider proved them at the sign-in.
    const desk = await deskClients(server(), () => clock.now())
    await (await desk('admin', 'uta'))('GET', '/me')
    for (const [id, email, locale] of [
      ['demo-admin-sam', 'sam@desk.example', 'de'],
      ['demo-admin-uta', 'uta@desk.example', null],
      ['demo-lead-kim', 'kim@desk.example', 'en'],
    ] as const)
      await db.updateTable('desk_agent').set({ email, locale }).where('id', '=', id).execute()
    const { webhook } = await make({ name: 'Our CRM' })
    receiver.answer = 410
    await filed()
    await run()
    await filed()
    await run()
    expect(await shown(webhook.id)).toMatchObject({ state: 'paused' })
    const mails = await mailed()
    expect(mails.map(({ to }) => to).sort()).toEqual(['sam@desk.example', 'uta@desk.example'])
    const toSam = mails.find(({ to }) => to === 'sam@desk.example')!
    expect(toSam.subject).toContain('Der Webhook „Our CRM“ ist angehalten')
    expect(toSam.text).toContain(`/desk/webhooks/${webhook.id}`)
    expect(toSam.text).not.toContain(receiver.origin)
    expect(mails.find(({ to }) => to === 'uta@desk.example')!.subject).toContain('is paused')
  })

  test('a redirect is followed nowhere', async () => {
    const { webhook } = await make()
    receiver.answer = 307
    receiver.answerHeaders = { location: `${receiver.origin}/elsewhere` }
    await filed()
    await run()
    expect(receiver.got.map(({ path }) => path)).toEqual(['/hooks'])
    expect(await log(webhook.id)).toMatchObject([{ state: 'waiting', lastFailure: 'status', lastStatus: 307 }])
  })

  test('a trial is sent once, whatever the state, and says nothing about the webhook', async () => {
    const { webhook, secret } = await make({ enabled: false })
    const ping = await admin('POST', `/webhooks/${webhook.id}/ping`)
    expect([ping.statusCode, ping.json()]).toMatchObject([201, { type: 'webhook.ping', state: 'waiting', tries: 0 }])
    await run()
    expect(verified(receiver.got[0]!, secret)).toMatchObject({
      type: 'webhook.ping',
      data: { webhookId: webhook.id },
    })
    receiver.answer = 500
    clock.advance(1)
    await admin('PUT', `/webhooks/${webhook.id}`, { json: request() })
    await admin('POST', `/webhooks/${webhook.id}/ping`)
    await later(hour)
    expect(receiver.got).toHaveLength(2)
    expect((await log(webhook.id)).map(({ state }) => state)).toEqual(['failed', 'delivered'])
    expect(await shown(webhook.id)).toMatchObject({ state: 'on' })
  })

  test('a message is sent again by hand under its own id, from the log of its own webhook alone', async () => {
    const { webhook } = await make()
    const other = await make({ name: 'Other', events: ['case.moved'] })
    await filed()
    await run()
    const [entry] = await log(webhook.id)
    const wrong = await admin('POST', `/webhooks/${other.id}/deliveries/${entry!.id}/redeliver`)
    expect(wrong.statusCode).toBe(404)
    clock.advance(1)
    const again = await admin('POST', `/webhooks/${webhook.id}/deliveries/${entry!.id}/redeliver`)
    expect([again.statusCode, again.json<WebhookDelivery>().state]).toEqual([201, 'waiting'])
    await run()
    expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 2 }, () => receiver.got[0]!.headers['webhook-id']),
    )
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', tries: 2 }])
    const [line] = (await admin('GET', `/audit?subject=webhook/${webhook.id}`)).json<{ items: unknown[] }>().items
    expect(line).toMatchObject({ action: 'webhook.redeliver', detail: { deliveryId: entry!.id } })
  })

  test('a new secret signs beside the old one for a day; neither stands anywhere readable', async () => {
    const { webhook, secret } = await make()
    const rotated = (await admin('POST', `/webhooks/${webhook.id}/secret`)).json<NewWebhook>()
    expect(rotated.secret).not.toBe(secret)
    await filed()
    await run()
    const both = receiver.got.splice(0)[0]!
    verified(both, secret)
    verified(both, rotated.secret)
    clock.set(new Date(Date.now() + 86_400_000 + 1_000).toISOString())
    await filed()
    await run()
    expect(receiver.got[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
    clock.set(new Date().toISOString())
    const rows = JSON.stringify([
      await server().database.db.selectFrom('webhook').selectAll().execute(),
      await server().database.db.selectFrom('job').selectAll().where('kind', 'like', 'webhook%').execute(),
      await server().database.db.selectFrom('desk_audit').select('detail').execute(),
    ])
    for (const one of [secret, rotated.secret]) expect(rows).not.toContain(one.slice(6))
    expect(JSON.stringify(await list())).not.toContain('whsec_')
  })

  test('only administrators may, and what they do is audited', async () => {
    const { id } = await make()
    for (const who of [agent, lead]) {
      expect((await who('GET', '/webhooks')).statusCode).toBe(403)
      expect((await who('POST', '/webhooks', { json: request() })).statusCode).toBe(403)
      expect((await who('GET', `/webhooks/${id}/deliveries`)).statusCode).toBe(403)
    }
    clock.advance(1)
    expect((await admin('DELETE', `/webhooks/${id}`)).statusCode).toBe(204)
    expect((await admin('DELETE', `/webhooks/${id}`)).statusCode).toBe(404)
    const { items } = (await admin('GET', `/audit?subject=webhook/${id}`)).json<{
      items: { action: string; actor: string; detail: unknown }[]
    }>()
    expect(items.map(({ action, actor }) => [action, actor])).toEqual([
      ['webhook.delete', 'demo-admin-sam'],
      ['webhook.create', 'demo-admin-sam'],
    ])
    expect(items[1]!.detail).toMatchObject({ url: `${receiver.origin}/hooks`, enabled: true, events: [] })
  })

  test('an address that is not called is refused where it is set', async () => {
    for (const url of [
      'http://crm.example/hooks',
      'https://10.0.0.7/hooks',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://localhost/hooks',
      'https://0x7f.2/hooks',
      'https://user:word@crm.example/hooks',
    ]) {
      const refused = await admin('POST', '/webhooks', { json: request({ url }) })
      expect([refused.statusCode, refused.json()], url).toMatchObject([
        422,
        { validationErrors: { fieldErrors: [{ field: 'url', code: 'url' }] } },
      ])
    }
    const { webhook } = await make({ url: 'https://crm.example/hooks', enabled: false })
    const changed = await admin('PUT', `/webhooks/${webhook.id}`, { json: request({ url: 'https://192.168.1.1/' }) })
    expect(changed.statusCode).toBe(422)
  })

  test('text-message protection is told when the desk ends it, and the case says since when it is on (T19)', async () => {
    const { secret } = await make({ events: ['account.sms_protection'] })
    const login = `test-hooks-${randomUUID()}`
    const id = await filed(login)
    const since = '2026-10-02T17:05:00.000Z'
    await server()
      .database.db.insertInto('account_phone')
      .values({ account_id: login, phone: '+12025550123', alpha2: 'US', protected_at: since })
      .execute()
    const protectedSince = async () => (await agent('GET', `/cases/${id}`)).json<DeskCase>().player.smsProtectedSince
    expect(await protectedSince()).toBe(since)
    expect((await lead('DELETE', `/accounts/${login}/sms`)).statusCode).toBe(204)
    // Ended already: nothing has changed.
    expect((await lead('DELETE', `/accounts/${login}/sms`)).statusCode).toBe(204)
    expect(await protectedSince()).toBeNull()
    await run()
    expect(receiver.got.map((one) => verified(one, secret).data)).toEqual([
      { accountId: login, smsProtection: 'off', by: 'agent' },
    ])
  })

  test('an erased account is told, and leaves nothing in the log but that its cases are gone', async () => {
    const { webhook } = await make()
    const login = `test-hooks-${randomUUID()}`
    const player = await server().signIn({ id: login })
    const id = await filed(login)
    await run()
    await player.send('POST', `${api}/account/data/export`)
    await run()
    const [copy] = (await player.get(`${api}/account/data`)).json<{ id: string }[]>()
    const { otherRecords } = (await player.get(`${api}/account/data/export/${copy!.id}`)).json<{
      otherRecords: { kind: string; text: string }[]
    }>()
    expect(otherRecords.filter(({ kind }) => kind === 'webhook-message')).toHaveLength(1)
    clock.advance(1)
    await player.send('POST', `${api}/account/data/erasure`, { json: { confirmation: true } })
    await run()
    await run()
    expect((await log(webhook.id)).map(({ type, caseId }) => [type, caseId])).toEqual([['case.erased', id]])
    const messages = await server().database.db.selectFrom('webhook_message').selectAll().execute()
    expect(JSON.stringify(messages)).not.toContain(login)
    expect(types()).toContain('case.erased')
  })

  test('what was sent is forgotten after 30 days', async () => {
    const { webhook } = await make({ events: ['case.created'] })
    const id = await filed()
    await run()
    expect(await log(webhook.id)).toHaveLength(1)
    await later(29 * 86_400)
    const rows = () =>
      server().database.db.selectFrom('webhook_message').select('id').where('case_id', '=', id).execute()
    expect(await rows()).toHaveLength(1)
    await later(2 * 86_400)
    expect(await rows()).toEqual([])
    const { db } = server().database
    expect(await db.selectFrom('webhook_delivery').select('id').where('webhook_id', '=', webhook.id).execute()).toEqual(
      [],
    )
  })

  test('a slow receiver keeps no more than two of the eight jobs', async () => {
    await make()
    receiver.isAnswering = false
    for (let index = 0; index < 6; index += 1) await filed()
    server().jobs.start()
    try {
      await expect.poll(() => receiver.got.length).toBe(2)
      // Another job is done though four more wait for the receiver.
      let isDone = false
      server().jobs.handle('test-beside-webhooks', async () => {
        isDone = true
      })
      await server().jobs.enqueue('test-beside-webhooks', {})
      await expect.poll(() => isDone).toBe(true)
      expect(receiver.got).toHaveLength(2)
    } finally {
      receiver.isAnswering = true
      receiver.hangUp()
      await server().jobs.stop()
    }
  })
})

test('without the operator’s word nothing in a closed network is called', async () => {
  const server = await startTestServer()
  const admin = await (await deskClients(server))('admin')
  const json = { name: 'Own', url: 'https://127.0.0.1/hooks', events: [], enabled: true }
  expect((await admin('POST', '/webhooks', { json })).statusCode).toBe(422)
  await server.close()
})

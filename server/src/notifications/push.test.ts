// Browsers that are told of news: from the desk's answer to a push service that speaks the protocols, on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { newReceiver, openMessage, startPushService, type PushService } from '../../../tests/support/push-service.ts'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { api, startTestServer } from '../../../tests/support/test-server.ts'
import { vapidKeysFrom, vapidKeysOf } from '../adapters/push/vapid-keys.ts'
import { createWebPush } from '../adapters/push/web-push.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'
import { PermanentFailure } from '../lib/failures.ts'

const push = `${api}/account/push`
const keys = vapidKeysFrom('a secret of an installation')

test('the example of RFC 8291, appendix A, is opened by the test’s own receiver', () => {
  const { pair } = newReceiver()
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w' +
      'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  )
  expect(openMessage(body, { pair, auth, keys: { p256dh: '', auth: '' } })).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

test('an installation’s own key is the same after each start, and the operator’s is the one that was given', () => {
  expect(vapidKeysFrom('a secret of an installation')).toEqual(keys)
  expect(vapidKeysFrom('another secret')).not.toEqual(keys)
  expect(vapidKeysOf(keys.privateKey)).toEqual(keys)
  expect(keys.publicKey).toMatch(/^B[A-Za-z0-9_-]{86}$/)
})

describe('a push service', () => {
  let service: PushService
  const sender = createWebPush({ keys, subject: 'mailto:ops@portal.example', allowsPrivateHosts: true })
  beforeAll(async () => {
    service = await startPushService()
  })
  afterAll(() => service.stop())

  test('gets a message nobody else reads, signed for it alone', async () => {
    expect(await sender.send(service.target(), 'US1', 'a-topic')).toBe('sent')
    const [{ headers, text, claims, publicKey, path } = {} as never] = service.got.splice(0)
    expect([path, text, publicKey]).toEqual(['/push/1', 'US1', keys.publicKey])
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '259200',
      topic: 'a-topic',
      urgency: 'normal',
    })
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:ops@portal.example' })
    // RFC 8292 §2: a day at most.
    expect(claims.exp! - Date.now() / 1000).toBeLessThanOrEqual(86_400)
    expect(service.refused).toEqual([])
  })

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, PermanentFailure],
    [403, PermanentFailure],
    [413, PermanentFailure],
    [429, Error],
    [500, Error],
    // Followed nowhere.
    [307, Error],
    [202, 'sent'],
    // A network's page.
    [200, Error],
  ])('its answer %i means what the protocol says', async (status, means) => {
    service.answer = status
    const answer = await sender.send(service.target(), 'US1', 't').catch((error: unknown) => error)
    service.answer = 201
    service.got.length = 0
    if (typeof means === 'string') expect(answer).toBe(means)
    else
      expect([answer instanceof Error, answer instanceof PermanentFailure]).toEqual([true, means === PermanentFailure])
  })

  test('in a closed network is not called, whatever its name says', async () => {
    const careful = createWebPush({ keys, subject: 'mailto:ops@portal.example', allowsPrivateHosts: false })
    const { port } = new URL(service.origin)
    for (const endpoint of [
      service.origin,
      `https://127.0.0.1:${port}/`,
      'https://[::1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'https://db/',
      'http://fcm.googleapis.com/fcm/send/1',
      'https://fcm.googleapis.com:8443/fcm/send/1',
      'https://user:word@fcm.googleapis.com/fcm/send/1',
      'nothing',
    ]) {
      expect(careful.mayReach(endpoint), endpoint).toBe(false)
      const { keys: receiver } = service.target()
      await expect(careful.send({ endpoint, keys: receiver }, 'US1', 't')).rejects.toBeInstanceOf(PermanentFailure)
    }
    expect(careful.mayReach('https://fcm.googleapis.com/fcm/send/1')).toBe(true)
    expect(service.got).toEqual([])
  })
})

const clock = createManualClock('2026-11-18T09:30:00.000Z')
onBothDatabases('push', { clock, env: { PUSH_PRIVATE_HOSTS: 'on' } }, (server) => {
  let service: PushService
  let count = 0
  let login = ''
  beforeAll(async () => {
    service = await startPushService()
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    count += 1
    login = `test-push-${count}`
    service.got.length = 0
    service.answer = 201
  })

  const filed = async (ownerId: string | null = login, change: Parameters<typeof aCase>[0] = {}): Promise<string> => {
    count += 1
    const id = String(7_200_000 + count)
    const at = clock.now().toISOString()
    // Without an address: the browser is the one way to be told.
    const record = aCase({ id, ownerId, contactEmail: null, createdAt: at, ...change })
    const first = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text: 'Help', isCompany: false } as const
    await createCaseStore(server().database).open(record, { ...first, channel: 'TICKET', createdAt: at })
    return id
  }
  const answer = async (id: string, status = 'ANSWERED'): Promise<void> => {
    clock.advance(1)
    const make = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080', now: clock.now })
    const form = new FormData()
    form.set('form', JSON.stringify({ eventCount: 1, responseText: '<p>Try again</p>', status }))
    const encoded = new Response(form)
    const { statusCode, body } = await server().app.inject({
      method: 'POST',
      url: `/services/desk/cases/${id}/responses`,
      headers: {
        authorization: `Bearer ${await make('demo-agent-jo', ['agent'])}`,
        'content-type': encoded.headers.get('content-type')!,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(statusCode, body).toBe(201)
    await server().jobs.runDue()
  }
  const player = () => server().signIn({ id: login })
  type Player = Awaited<ReturnType<typeof player>>
  const subscribe = async (client: Player, path?: string): Promise<void> => {
    expect((await client.send('PUT', push, { json: service.target(path) })).statusCode).toBe(204)
  }
  const isOn = async (client: Player): Promise<boolean> => (await client.get(push)).json<{ isOn: boolean }>().isOn
  const kept = () =>
    server().database.db.selectFrom('push_subscription').selectAll().where('account_id', '=', login).execute()

  test('an answer sends the case’s number and nothing else to each browser of its player, and to nobody else’s', async () => {
    const [one, two] = [await player(), await player()]
    const other = await server().signIn({ id: `${login}-other` })
    expect((await one.get(push)).json()).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), isOn: false })
    await subscribe(one, '/push/one')
    await subscribe(two, '/push/two')
    await subscribe(other, '/push/other')
    expect([await isOn(one), await isOn(two)]).toEqual([true, true])
    const id = await filed()
    await answer(id)
    expect(service.got.map(({ path, text }) => [path, text]).sort()).toEqual([
      ['/push/one', `US${id}`],
      ['/push/two', `US${id}`],
    ])
    // What the service sees of it names no case.
    for (const { headers, publicKey } of service.got) {
      expect(headers['topic']).toMatch(/^[\w-]{32}$/)
      expect(JSON.stringify(headers)).not.toContain(id)
      expect(publicKey).toBe((await one.get(push)).json<{ publicKey: string }>().publicKey)
    }
    const later = await filed()
    await answer(later, 'RESOLVED')
    expect(service.got.slice(2).map(({ text }) => text)).toEqual([`US${later}`, `US${later}`])
    // Nobody's case has nobody to tell.
    await answer(await filed(null))
    expect(service.got).toHaveLength(4)
  })

  test('what was read in an open page meanwhile is told nobody', async () => {
    const one = await player()
    await subscribe(one)
    const read = await filed(login, {
      companyEventAt: clock.now().toISOString(),
      lastReadAt: clock.now().toISOString(),
    })
    await server().jobs.enqueue('case-push', { caseId: read })
    await server().jobs.runDue()
    expect(service.got).toEqual([])
  })

  test('a browser that has ended it is forgotten; one whose service is away is tried again', async () => {
    await subscribe(await player())
    service.answer = 410
    await answer(await filed())
    expect([service.got.length, (await kept()).length]).toEqual([1, 0])
    await subscribe(await player(), '/push/away')
    service.answer = 503
    const id = await filed()
    await answer(id)
    expect([service.got.length, (await kept()).length]).toEqual([2, 1])
    service.answer = 201
    clock.advance(10)
    await server().jobs.runDue()
    expect(service.got.slice(2).map(({ path, text }) => [path, text])).toEqual([['/push/away', `US${id}`]])
  })

  test('signing out ends it, switching off ends that browser’s alone, and the same address has one owner', async () => {
    const [one, two] = [await player(), await player()]
    await subscribe(one, '/push/a')
    await subscribe(two, '/push/b')
    expect((await one.send('DELETE', push)).statusCode).toBe(204)
    expect((await one.send('DELETE', push)).statusCode).toBe(204)
    expect([await isOn(one), await isOn(two)]).toEqual([false, true])
    // Somebody else signs in at the second browser.
    const other = await server().signIn({ id: `${login}-next` })
    await subscribe(other, '/push/b')
    expect([await isOn(two), await isOn(other)]).toEqual([false, true])
    await subscribe(one, '/push/a')
    expect((await one.send('POST', '/services/bft/logout')).statusCode).toBe(204)
    expect(await kept()).toEqual([])
    await answer(await filed())
    expect(service.got).toEqual([])
  })

  test('addresses stand nowhere readable, go with the account, and are no more than ten', async () => {
    const one = await player()
    for (let index = 0; index < 12; index += 1) {
      clock.advance(1)
      await subscribe(one, `/push/many-${index}`)
    }
    expect(await kept()).toHaveLength(10)
    expect(JSON.stringify(await kept())).not.toMatch(/many-|127\.0\.0\.1/)
    await one.send('POST', `${api}/account/data/export`)
    await server().jobs.runDue()
    const [request] = (await one.get(`${api}/account/data`)).json<{ id: string }[]>()
    const copy = (await one.get(`${api}/account/data/export/${request!.id}`)).json<{
      otherRecords: { kind: string }[]
    }>()
    expect(copy.otherRecords.filter(({ kind }) => kind === 'push-subscription')).toHaveLength(10)
    clock.advance(1)
    await one.send('POST', `${api}/account/data/erasure`, { json: { confirmation: true } })
    await server().jobs.runDue()
    expect(await kept()).toEqual([])
  })

  test('the worker stands beside the pages of each language, in its words', async () => {
    const worker = await server().app.inject({ url: '/support/de-DE/help/push-worker.js' })
    expect([worker.statusCode, worker.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(worker.body).toContain('Neues zu deiner Anfrage')
    // No page goes through it.
    expect(worker.body).not.toContain("addEventListener('fetch'")
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect((await server().app.inject({ url: '/support/xx-XX/help/push-worker.js' })).statusCode).toBe(404)
  })
})

test('an address in a closed network is refused where it is given, in words', async () => {
  const server = await startTestServer()
  const client = await server.signIn()
  const { keys: receiver } = newReceiver()
  const refused = await client.send('PUT', push, { json: { endpoint: 'https://10.0.0.7/push', keys: receiver } })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { validationErrors: { fieldErrors: [{ field: 'endpoint', code: 'url' }] } },
  ])
  await server.close()
})

// The live chat over HTTP and WebSocket: queue, both ends, the transcript, who may, what is refused (decisions-cases
// E2, ground G32).
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { LightMyRequestResponse } from 'fastify'
import { importJWK, SignJWT, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { ChatServerFrame } from '#generated/server/schemas.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { createOidcStore } from '../account/oidc-store.ts'
import { createManualClock } from '../lib/clock.ts'

const origin = 'http://localhost:8080'
const clock = createManualClock('2026-11-18T09:30:00.000Z')
const skill = 'en-US-gm'
const lpDivId = 'gm-division'
/** The small pack's chat with what a page needs to start one. */
const chatLine = '    - { channelType: chat, description: Chat, order: 2, chatLocale: en-US, agentType: gm }'
/** Milliseconds for a test that starts a server of its own. */
const startsServer = 60_000
let server: TestServer
let ada: TestClient
let signingKey: Awaited<ReturnType<typeof importJWK>>

const withDivision = async (): Promise<Record<string, string>> => {
  const { smallPackFiles } = await import('../content/testing/small-pack.ts')
  const [path, text] = Object.entries(smallPackFiles()).find(([, file]) => String(file).includes(chatLine))!
  return { [path]: String(text).replace(chatLine, chatLine.replace(' }', `, lpDivId: ${lpDivId}, ewt: 3 }`)) }
}

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, json?: unknown) => Promise<LightMyRequestResponse>
const agent = async (name: string, on = server): Promise<Send> => {
  const now = Math.floor(clock.now().getTime() / 1000)
  const bearer = await new SignJWT({ roles: ['agent', 'lead'], name })
    .setProtectedHeader({ alg: 'RS256', kid: 'guidepost-1' })
    .setIssuer(`${origin}/services/idp`)
    .setAudience('guidepost-desk')
    .setSubject(`demo-${name}`)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(signingKey)
  return (method, path, json) =>
    on.app.inject({
      method,
      url: `/services/desk${path}`,
      headers: {
        authorization: `Bearer ${bearer}`,
        // What was read before is not what these tests are about (CD-416).
        ...(json === undefined ? {} : { 'content-type': 'application/json', 'if-match': '*' }),
      },
      ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
    })
}

/** Files a chat case by the form, as the page does. */
const submit = async (
  client: TestClient,
  fields: Record<string, unknown> = {},
  channel = 'chat',
): Promise<{ caseId: string; caseRegion: string; anonymousToken: string | null }> => {
  const form = new FormData()
  form.append(
    'form',
    JSON.stringify({
      categoryId: 1211,
      game: 'wow',
      channel,
      locale: 'en-US',
      fields: { description: 'I am behind the gate.', realm: 'a', ...fields },
      anonFields: { email: 'robin@players.example', name: 'Robin' },
    }),
  )
  const sent = await client.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': randomUUID() } })
  expect(sent.statusCode, sent.body).toBe(200)
  return sent.json()
}

const start = (client: TestClient, change: Record<string, unknown>, key = randomUUID()) =>
  client.send('POST', `${api}/chat/en-US/start`, {
    json: { lpDivId, skill, caseRegion: 'us', ...change },
    headers: { 'idempotency-key': key },
  })

interface Page {
  frames: ChatServerFrame[]
  until: (count: number) => Promise<ChatServerFrame[]>
  send: (frame: unknown) => void
  closed: Promise<number>
  socket: WebSocket
}
/** A page that is connected; `until` waits for so many frames. */
const connect = async (
  client: TestClient,
  chatId: string,
  on = server,
  headers: Record<string, string> = { origin },
): Promise<Page> => {
  const frames: ChatServerFrame[] = []
  const waiting: { count: number; done: () => void }[] = []
  let close = (_: number): void => undefined
  const closed = new Promise<number>((resolve) => {
    close = resolve
  })
  const socket = await on.app.injectWS(
    `/services/bft/chat/${chatId}/stream`,
    {
      headers: { host: 'localhost', cookie: client.cookie, ...headers },
      // As Node hands it over; what is injected has none of its own.
      rawHeaders: ['Host', 'localhost'],
      socket: { remoteAddress: '127.0.0.1' } as unknown as Socket,
    },
    {
      onInit: (ws) => {
        ws.on('message', (data: Buffer) => {
          frames.push(JSON.parse(data.toString()) as ChatServerFrame)
          for (const { count, done } of waiting) if (frames.length >= count) done()
        })
        ws.on('close', (code: number) => close(code))
      },
    },
  )
  return {
    frames,
    closed,
    socket,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    until: (count) =>
      new Promise((resolve) => {
        const done = (): void => resolve(frames)
        if (frames.length >= count) done()
        else waiting.push({ count, done })
      }),
  }
}
const thread = async (client: TestClient, id: string) =>
  (await client.get(`${api}/cases/en-US/detail/${id}`)).json().caseEvents as {
    responseText: string
    companyResponse: boolean
  }[]

beforeAll(async () => {
  server = await startTestServer({ clock, content: await withDivision() })
  ada = await server.signIn()
  const { keys } = JSON.parse((await createOidcStore(server.database).get('Keys:signing', 0))!.payload) as {
    keys: JWK[]
  }
  signingKey = await importJWK(keys[0]!, 'RS256')
})
afterAll(() => server.close())

test(
  '[CHAT-05] the four states: available, closed, unknown skill, nobody set up to answer',
  async () => {
    const put = async (on: TestServer, json: object) =>
      (await (await on.anonymous()).send('PUT', `${api}/chat/en-US/skill`, { json })).json()
    expect(await put(server, { lpDivId, skill })).toEqual({ skill, currentStatus: 0 })
    expect((await put(server, { lpDivId: 'another', skill })).currentStatus).toBe(-3)
    expect((await put(server, { lpDivId, skill: 'en-US-none' })).currentStatus).toBe(-2)
    const lead = await agent('lead')
    const set = (enabled: boolean) =>
      lead('PUT', '/categories/1211/channels', {
        channels: [{ channelType: 'chat', enabled, ewt: 3, openTime: null, order: 2 }],
      })
    clock.advance(1)
    expect((await set(false)).statusCode).toBe(200)
    expect((await ada.get(`${api}/chat/ewt/${skill}`)).json()).toEqual({
      estimatedWaitTime: { currentStatus: -1, lastEwtSeconds: null },
    })
    const { caseId } = await submit(ada, {}, 'ticket')
    expect((await start(ada, { caseId })).json().errorKey).toBe('support.case.error.channel.unavailable')
    expect((await set(true)).statusCode).toBe(200)
    expect((await ada.get(`${api}/chat/en-US/membership?skill=${skill}`)).json()).toEqual({
      member: false,
      online: true,
    })

    const without = await startTestServer({ env: { DESK: 'off' }, content: await withDivision() })
    expect((await put(without, { lpDivId, skill })).currentStatus).toBe(-3)
    await without.close()
  },
  startsServer,
)

test('[CASEAPI-35] [API-41] five messages between a player and the desk, kept as one event of the case', async () => {
  const desk = await agent('jo')
  const { caseId, caseRegion } = await submit(ada)
  const wait = async (query = '') => (await ada.get(`${api}/chat/ewt/${skill}${query}`)).json().estimatedWaitTime
  expect(await wait()).toEqual({ currentStatus: 0, lastEwtSeconds: 180 })
  expect(
    (await ada.send('PUT', `${api}/chat/en-US/case-info`, { json: { caseId, caseRegion, categoryId: 1210 } }))
      .statusCode,
  ).toBe(204)
  const key = randomUUID()
  const started = await start(ada, { caseId }, key)
  expect(started.statusCode).toBe(201)
  const { chatId } = started.json()
  expect((await start(ada, { caseId }, key)).json()).toEqual({ chatId })
  expect((await start(ada, { caseId })).json()).toEqual({ chatId }) // one chat a case
  expect((await ada.get(`${api}/chat/en-US/membership?skill=${skill}`)).json()).toEqual({ member: true, online: true })
  expect(await wait()).toEqual({ currentStatus: 0, lastEwtSeconds: 360 })
  // Who is next is not behind themselves (amendment T21).
  expect(await wait('?place=1')).toEqual({ currentStatus: 0, lastEwtSeconds: 180 })

  const page = await connect(ada, chatId)
  expect(await page.until(1)).toEqual([{ type: 'state', state: 'WAITING', positionInQueue: 1, messages: [] }])
  page.send({ type: 'message', clientId: 'm-1', text: 'The <b>gate</b> is shut.\nHelp!' })
  expect((await page.until(2))[1]).toMatchObject({
    type: 'message',
    message: {
      sequence: 1,
      from: 'player',
      author: 'Ada Lindqvist',
      clientId: 'm-1',
      text: 'The <b>gate</b> is shut.\nHelp!',
    },
  })

  const listed = (await desk('GET', `/chats?state=WAITING&skill=${skill}`)).json()
  expect(listed).toMatchObject([
    { chatId, state: 'WAITING', caseId, playerName: 'Ada Lindqvist', assignee: null, categoryId: 1210 },
  ])
  clock.advance(60)
  const accepted = await desk('POST', `/chats/${chatId}/accept`)
  expect(accepted.json()).toMatchObject({
    chat: { state: 'ACTIVE', assignee: 'demo-jo' },
    messages: [{ sequence: 1 }, { sequence: 2, from: 'system', author: null }],
  })
  expect((await desk('POST', `/chats/${chatId}/accept`)).statusCode).toBe(200)
  expect((await page.until(4)).slice(2)).toMatchObject([
    { type: 'message', message: { text: 'jo joined the chat.' } },
    { type: 'state', state: 'ACTIVE' },
  ])
  expect(await wait()).toEqual({ currentStatus: 0, lastEwtSeconds: 60 })

  const said = await desk('POST', `/chats/${chatId}/messages`, { clientId: 'd-1', text: 'Try the <i>other</i> gate.' })
  expect([said.statusCode, said.json()]).toMatchObject([
    201,
    { sequence: 3, from: 'company', author: 'jo', clientId: 'd-1' },
  ])
  await page.until(5)
  page.send({ type: 'message', clientId: 'm-2', text: 'Which one?' })
  await page.until(6)
  await desk('POST', `/chats/${chatId}/messages`, { clientId: 'd-2', text: 'The one with the lamp.' })
  await page.until(7)
  page.send({ type: 'message', clientId: 'm-3', text: 'That worked.' })
  await page.until(8)
  page.socket.close()

  const reloaded = await connect(ada, chatId)
  const [first] = await reloaded.until(1)
  expect(first).toMatchObject({ type: 'state', state: 'ACTIVE' })
  expect(first!.messages!.map(({ from, text }) => [from, text])).toEqual([
    ['player', 'The <b>gate</b> is shut.\nHelp!'],
    ['system', 'jo joined the chat.'],
    ['company', 'Try the <i>other</i> gate.'],
    ['player', 'Which one?'],
    ['company', 'The one with the lamp.'],
    ['player', 'That worked.'],
  ])
  expect((await desk('GET', `/chats/${chatId}?after=5`)).json().messages).toHaveLength(1)

  const before = await thread(ada, caseId)
  expect((await desk('POST', `/chats/${chatId}/end`)).statusCode).toBe(204)
  expect((await desk('POST', `/chats/${chatId}/end`)).statusCode).toBe(204)
  expect(await reloaded.closed).toBe(1000)
  expect(reloaded.frames.slice(1)).toMatchObject([
    { type: 'message', message: { from: 'system' } },
    { type: 'state', state: 'ENDED' },
  ])
  const after = await thread(ada, caseId)
  expect(after).toHaveLength(before.length + 1)
  const last = after.at(-1)!
  expect(last.companyResponse).toBe(true)
  for (const text of [
    'The &lt;b&gt;gate&lt;/b&gt; is shut.<br>Help!',
    'Try the &lt;i&gt;other&lt;/i&gt; gate.',
    'Which one?',
    'The one with the lamp.',
    'That worked.',
  ]) {
    expect(last.responseText).toContain(text)
  }
  const audited = await server.database.db
    .selectFrom('desk_audit')
    .select(['action', 'detail'])
    .where('subject', '=', `chat/${chatId}`)
    .orderBy('id')
    .execute()
  expect(audited.map(({ action }) => action).sort()).toEqual([
    'chat.accept',
    'chat.accept',
    'chat.end',
    'chat.end',
    'chat.message',
    'chat.message',
  ])
  expect(JSON.stringify(audited)).not.toContain('gate')

  const shown = await connect(ada, chatId)
  expect((await shown.until(1))[0]).toMatchObject({ state: 'ENDED' })
  expect(await shown.closed).toBe(1000)
})

test('a repeat is stored once, whatever it says; words nobody may send are refused by name, and none ends the connection', async () => {
  const { caseId } = await submit(ada)
  const { chatId } = (await start(ada, { caseId })).json()
  const page = await connect(ada, chatId)
  await page.until(1)
  page.send({ type: 'message', clientId: 'same', text: 'once' })
  await page.until(2)
  page.send({ type: 'message', clientId: 'same', text: 'once' })
  expect((await page.until(3))[2]).toMatchObject({ type: 'message', message: { sequence: 1, clientId: 'same' } })
  page.send({ type: 'message', clientId: 'blank', text: ' \n' })
  page.send({ type: 'message', clientId: 'long', text: 'x'.repeat(2049) })
  expect((await page.until(5)).slice(3)).toEqual([
    { type: 'error', errorKey: 'support.chat.error.text', clientId: 'blank' },
    { type: 'error', errorKey: 'support.chat.error.text', clientId: 'long' },
  ])
  page.send({ type: 'message', clientId: 'full', text: '😀'.repeat(2048) })
  expect((await page.until(6))[5]).toMatchObject({ type: 'message', message: { sequence: 2 } })
  page.send({ type: 'end' })
  expect(await page.closed).toBe(1000)
  // Nobody answered: what the player said is the player's own message.
  expect((await thread(ada, caseId)).at(-1)).toMatchObject({ companyResponse: false })
})

test.each([
  '{',
  '[]',
  '{"type":"shout"}',
  '{"type":"message","text":"x"}',
  '{"type":"end","more":1}',
  '{"type":"message","clientId":"a b","text":"x"}',
  '{"type":"message","clientId":"a","text":"\\u0000"}',
  '{"type":"message","clientId":"a","text":"\\ud800"}',
])('a frame that is none of ours closes the stream with 1008: %s', async (frame) => {
  const { caseId } = await submit(ada)
  const page = await connect(ada, (await start(ada, { caseId })).json().chatId)
  await page.until(1)
  page.send(frame)
  expect(await page.closed).toBe(1008)
})

test('bytes close it with 1008, a frame beyond the limit with 1009', async () => {
  const { caseId } = await submit(ada)
  const { chatId } = (await start(ada, { caseId })).json()
  const bytes = await connect(ada, chatId)
  bytes.socket.send(Buffer.from([1, 2, 3]))
  expect(await bytes.closed).toBe(1008)
  const large = await connect(ada, chatId)
  large.send('x'.repeat(40_000))
  expect(await large.closed).toBe(1009)
})

test(
  'too many messages at once are refused, not lost: each answer names its frame',
  async () => {
    const limited = await startTestServer({ env: { LIMITS_SCALE: '1' }, content: await withDivision() })
    const player = await limited.signIn()
    const { caseId } = await submit(player)
    const page = await connect(player, (await start(player, { caseId })).json().chatId, limited)
    await page.until(1)
    for (let index = 0; index < 35; index += 1)
      page.send({ type: 'message', clientId: `m-${index}`, text: `line ${index}` })
    const frames = await page.until(36)
    expect(frames.filter(({ type }) => type === 'message')).toHaveLength(30)
    expect(
      frames.filter(({ errorKey }) => errorKey === 'support.chat.error.too.many').map(({ clientId }) => clientId),
    ).toEqual(['m-30', 'm-31', 'm-32', 'm-33', 'm-34'])
    await limited.close()
  },
  startsServer,
)

test('who may: the owner, the session that has just submitted, a link; another origin, another player and nobody may not', async () => {
  const { caseId, caseRegion } = await submit(ada)
  const boris = await server.signIn({ id: 'test-boris', displayName: 'Boris' })
  const robin = await server.anonymous()
  for (const stranger of [boris, robin]) {
    expect((await start(stranger, { caseId })).statusCode).toBe(404)
    expect(
      (await stranger.send('PUT', `${api}/chat/en-US/case-info`, { json: { caseId, caseRegion, categoryId: 0 } }))
        .statusCode,
    ).toBe(404)
  }
  expect((await start(ada, { caseId, caseRegion: 'eu' })).statusCode).toBe(404)
  const { chatId } = (await start(ada, { caseId })).json()
  await expect(connect(boris, chatId)).rejects.toThrow('404')
  await expect(connect(robin, chatId)).rejects.toThrow('404')
  await expect(connect(ada, chatId, server, { origin: 'https://evil.example' })).rejects.toThrow('403')
  await expect(connect(ada, chatId, server, {})).rejects.toThrow('403')
  await expect(connect(ada, 'chat-none')).rejects.toThrow('404')
  await expect(connect(ada, 'a'.repeat(41))).rejects.toThrow('400')
  expect((await ada.get(`/services/bft/chat/${chatId}/stream`)).statusCode).toBe(400)
  const again = await server.signIn()
  expect((await (await connect(again, chatId)).until(1))[0]).toMatchObject({ state: 'WAITING' }) // the owner, from another browser

  const mine = await submit(robin)
  expect((await start(boris, { caseId: mine.caseId })).statusCode).toBe(404)
  const own = (await start(robin, { caseId: mine.caseId })).json()
  const page = await connect(robin, own.chatId)
  await page.until(1)
  page.send({ type: 'message', clientId: 'a', text: 'Hello' })
  expect((await page.until(2))[1]!.message).toMatchObject({ author: null }) // decisions-cases B6: no name without the account
  const byLink = await server.anonymous()
  expect((await start(byLink, { caseId: mine.anonymousToken! })).json()).toEqual(own)
  expect((await (await connect(byLink, own.chatId)).until(1))[0]!.messages).toHaveLength(1)
  expect((await start(byLink, { caseId: 'x'.repeat(43) })).statusCode).toBe(404)
})

test('a resolved case takes no chat, and a reply reopens it first', async () => {
  const desk = await agent('jo')
  const { caseId } = await submit(ada)
  expect(
    (await desk('POST', `/cases/${caseId}/status`, { status: 'RESOLVED', alternateName: 'Resolved', eventCount: 1 }))
      .statusCode,
  ).toBe(200)
  expect((await start(ada, { caseId })).json().errorKey).toBe('support.case.error.not.respondable')
  const form = new FormData()
  form.append(
    'form',
    JSON.stringify({ description: 'It is back.', channel: 'chat', categoryId: 1211, game: 'wow', eventCount: 2 }),
  )
  expect((await ada.send('POST', `${api}/cases/en-US/detail/${caseId}`, { form })).statusCode).toBe(200)
  expect((await start(ada, { caseId })).statusCode).toBe(201)
})

test('at the desk: taken is taken, only who took it speaks and ends; the place in the queue moves up', async () => {
  const [jo, kim] = [await agent('jo'), await agent('kim')]
  for (const { chatId } of (await jo('GET', '/chats?state=WAITING')).json()) await jo('POST', `/chats/${chatId}/end`)
  const [one, other] = [await submit(ada), await submit(ada)]
  const first = (await start(ada, { caseId: one.caseId })).json().chatId as string
  clock.advance(1)
  const second = (await start(ada, { caseId: other.caseId })).json().chatId as string
  const page = await connect(ada, second)
  expect((await page.until(1))[0]).toMatchObject({ positionInQueue: 2 })
  expect((await kim('POST', `/chats/${first}/accept`)).statusCode).toBe(200)
  expect((await page.until(2))[1]).toEqual({ type: 'state', state: 'WAITING', positionInQueue: 1 })
  expect((await jo('POST', `/chats/${first}/accept`)).statusCode).toBe(409)
  expect((await jo('POST', `/chats/${first}/messages`, { clientId: 'a', text: 'x' })).statusCode).toBe(409)
  expect((await jo('POST', `/chats/${first}/end`)).statusCode).toBe(409)
  expect((await jo('POST', `/chats/${second}/messages`, { clientId: 'a', text: 'x' })).statusCode).toBe(409)
  expect((await kim('POST', `/chats/${first}/messages`, { clientId: 'a', text: ' ' })).statusCode).toBe(422)
  const once = [
    await kim('POST', `/chats/${first}/messages`, { clientId: 'a', text: 'x' }),
    await kim('POST', `/chats/${first}/messages`, { clientId: 'a', text: 'x' }),
  ]
  expect(once.map((answer) => answer.json().sequence)).toEqual([2, 2])
  expect((await kim('POST', `/chats/${first}/end`)).statusCode).toBe(204)
  expect((await kim('POST', `/chats/${first}/messages`, { clientId: 'b', text: 'x' })).statusCode).toBe(409)
  expect((await kim('GET', '/chats/none')).statusCode).toBe(404)
  expect((await kim('POST', `/chats/${first}/accept`)).statusCode).toBe(409)
})

test('who leaves the queue is not waited for: two minutes after the page has gone, the chat ends', async () => {
  const { caseId } = await submit(ada)
  const { chatId } = (await start(ada, { caseId })).json()
  const state = async () =>
    (await server.database.db.selectFrom('chat').select('state').where('id', '=', chatId).executeTakeFirst())?.state
  const sweep = async () => {
    await server.database.db
      .updateTable('job')
      .set({ run_at: clock.now().toISOString(), state: 'waiting' })
      .where('kind', '=', 'chat-abandoned')
      .execute()
    await server.jobs.runDue()
  }
  clock.advance(100)
  await sweep()
  expect(await state()).toBe('WAITING')
  clock.advance(30)
  await sweep()
  expect(await state()).toBe('ENDED')
  expect(await thread(ada, caseId)).toHaveLength(1) // nobody said a word
})

test('an erased case takes its chats along', async () => {
  const player = await server.signIn({ id: 'test-leaving', displayName: 'Leaving' })
  const { caseId } = await submit(player)
  const { chatId } = (await start(player, { caseId })).json()
  await server.database.db.deleteFrom('support_case').where('id', '=', caseId).execute()
  expect(await server.database.db.selectFrom('chat').select('id').where('id', '=', chatId).execute()).toEqual([])
})

test('a handshake without its key is refused as a problem that names the versions', async () => {
  const { caseId } = await submit(ada)
  const { chatId } = (await start(ada, { caseId })).json()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const asked = get({
    port: (server.app.server.address() as AddressInfo).port,
    path: `/services/bft/chat/${chatId}/stream`,
    headers: { connection: 'Upgrade', upgrade: 'websocket', cookie: ada.cookie, origin },
  })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.headers['sec-websocket-version']).toBe('13, 8')
  expect(JSON.parse(await text(answer))).toMatchObject({
    type: '/services/bft/docs/problems/bad-request',
    status: answer.statusCode,
    requestId: expect.any(String),
  })
})

// Chat is offered while somebody is there for it (T21): presence, its languages, its end, and so many chats at once.
import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { createOidcStore } from '../account/oidc-store.ts'
import { createManualClock } from '../lib/clock.ts'
import { createAvailabilities } from './availability.ts'

const origin = 'http://localhost:8080'
const clock = createManualClock('2026-11-23T09:30:00.000Z')
const skill = 'en-US-gm'
const here = { state: 'available', chats: 3, languages: [] } as const
const away = { ...here, state: 'away' } as const
/** Milliseconds for a test that starts a server of its own. */
const startsServer = 60_000

const agentsOf = async (server: TestServer) => {
  const { keys } = JSON.parse((await createOidcStore(server.database).get('Keys:signing', 0))!.payload) as {
    keys: JWK[]
  }
  const key = await importJWK(keys[0]!, 'RS256')
  return async (name: string) => {
    const now = Math.floor(clock.now().getTime() / 1000)
    const bearer = await new SignJWT({ roles: ['agent'], name })
      .setProtectedHeader({ alg: 'RS256', kid: 'guidepost-1' })
      .setIssuer(`${origin}/services/idp`)
      .setAudience('guidepost-desk')
      .setSubject(name)
      .setIssuedAt(now)
      .setExpirationTime(now + 36_000)
      .sign(key)
    return (method: 'GET' | 'POST' | 'PUT', path: string, json?: unknown) =>
      server.app.inject({
        method,
        url: `/services/desk${path}`,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
      })
  }
}

const withDivision = async (): Promise<Record<string, string>> => {
  const { smallPackFiles } = await import('../content/testing/small-pack.ts')
  const line = '    - { channelType: chat, description: Chat, order: 2, chatLocale: en-US, agentType: gm }'
  const [path, text] = Object.entries(smallPackFiles()).find(([, file]) => String(file).includes(line))!
  return { [path]: String(text).replace(line, line.replace(' }', ', lpDivId: gm-division }')) }
}

const serverWith = async (env: Record<string, string>): Promise<TestServer> =>
  startTestServer({ clock, env, content: await withDivision() })

/** Players that wait, each with a case of their own; their chats in the order of the queue. */
const queueOf = async (server: TestServer, count: number): Promise<string[]> => {
  const ada = await server.signIn()
  const chats: string[] = []
  for (let each = 0; each < count; each += 1) {
    const form = new FormData()
    const fields = { description: `Behind gate ${each}.`, realm: 'a' }
    form.append('form', JSON.stringify({ categoryId: 1211, game: 'wow', channel: 'chat', locale: 'en-US', fields }))
    const filed = await ada.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': randomUUID() } })
    expect(filed.statusCode, filed.body).toBe(200)
    const { caseId, caseRegion } = filed.json<{ caseId: string; caseRegion: string }>()
    const started = await ada.send('POST', `${api}/chat/en-US/start`, {
      json: { lpDivId: 'gm-division', skill, caseId, caseRegion },
      headers: { 'idempotency-key': randomUUID() },
    })
    chats.push(started.json<{ chatId: string }>().chatId)
  }
  return chats
}

test(
  'amendment T21: players are offered chat while somebody who chats in its language is there, and no longer',
  async () => {
    const server = await serverWith({ CHAT_OFFERED: 'present' })
    const jo = await (await agentsOf(server))('jo')
    const ada = await server.signIn()
    const offered = async () => {
      const channels = (await ada.get(`${api}/categories/en-US/1211/channels`)).json<
        { channelType: string; enabled: boolean }[]
      >()
      const status = (await ada.get(`${api}/chat/ewt/${skill}`)).json().estimatedWaitTime.currentStatus
      return [channels.find(({ channelType }) => channelType === 'chat')!.enabled, status]
    }
    const say = async (said: object) => (await jo('PUT', '/availability', said)).json()

    expect(await offered()).toEqual([false, -1])
    const form = new FormData()
    const fields = { description: 'The gate is shut.', realm: 'a' }
    form.append('form', JSON.stringify({ categoryId: 1211, game: 'wow', channel: 'chat', locale: 'en-US', fields }))
    const refused = await ada.send('POST', `${api}/submit`, { form, headers: { 'idempotency-key': randomUUID() } })
    expect([refused.statusCode, refused.json().errorKey]).toEqual([422, 'support.case.error.channel.unavailable'])

    expect(await say(here)).toEqual({ ...here, until: '2026-11-23T09:31:30.000Z' })
    expect(await offered()).toEqual([true, 0])
    await say({ ...here, languages: ['de-DE'] })
    expect(await offered()).toEqual([false, -1])
    await say({ ...here, languages: ['de-DE', 'en-US'] })
    expect(await offered()).toEqual([true, 0])
    expect(await say(away)).toEqual({ ...away, until: null })
    expect(await offered()).toEqual([false, -1])

    await say(here)
    clock.advance(89)
    expect(await offered()).toEqual([true, 0])
    clock.advance(2)
    expect(await offered()).toEqual([false, -1])
    // Whoever waits already is talked to all the same.
    await say(here)
    const [chatId] = await queueOf(server, 1)
    await say(away)
    expect((await jo('POST', `/chats/${chatId}/accept`)).statusCode).toBe(200)
    await server.close()
  },
  startsServer,
)

test(
  'CHAT_OFFERED=open offers an open channel whoever is there',
  async () => {
    const server = await serverWith({ CHAT_OFFERED: 'open' })
    const ada = await server.signIn()
    expect((await ada.get(`${api}/chat/ewt/${skill}`)).json().estimatedWaitTime.currentStatus).toBe(0)
    await server.close()
  },
  startsServer,
)

test(
  'three chats at once, or as many as somebody says, held by the server; a chat offered is taken over or returned',
  async () => {
    const server = await serverWith({})
    const agent = await agentsOf(server)
    const [jo, kim, lee] = [await agent('jo'), await agent('kim'), await agent('lee')]
    const chats = await queueOf(server, 4)
    const accept = async (by: typeof jo, chatId: string | undefined) => {
      const answer = await by('POST', `/chats/${chatId}/accept`)
      return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().errorKey ?? answer.json().slug]
    }
    const transfer = async (by: typeof jo, chatId: string | undefined, to: string | null) => {
      const answer = await by('POST', `/chats/${chatId}/transfer`, { to })
      return answer.statusCode === 200
        ? answer.json().chat.offeredTo
        : [answer.statusCode, answer.json().errorKey ?? answer.json().slug]
    }
    // At once: the limit holds for those who press twice too.
    const taken = await Promise.all(chats.map((chatId) => accept(jo, chatId)))
    expect(taken.filter((one) => one === 200)).toHaveLength(3)
    expect(taken.filter((one) => one !== 200)).toEqual([[422, 'support.desk.error.chat.full']])
    const left = chats[taken.findIndex((one) => one !== 200)]
    const [mine, another] = chats.filter((one) => one !== left)
    expect(await accept(jo, mine)).toBe(200)
    await jo('PUT', '/availability', { ...here, chats: 4 })
    expect(await accept(jo, left)).toBe(200)

    expect(await transfer(jo, mine, 'kim')).toEqual([422, 'support.desk.error.chat.colleague'])
    await kim('PUT', '/availability', { ...here, chats: 1 })
    expect(await transfer(jo, mine, 'jo')).toEqual([422, 'support.desk.error.chat.colleague'])
    expect(await transfer(lee, mine, 'kim')).toEqual([409, 'changed'])
    expect(await transfer(jo, mine, 'kim')).toBe('kim')
    // Whom it was not offered to does not get it, and who leads it leads on.
    expect(await accept(lee, mine)).toEqual([409, 'changed'])
    expect((await jo('GET', `/chats/${mine}`)).json().chat).toMatchObject({ assignee: 'jo', offeredTo: 'kim' })
    expect(await transfer(kim, mine, null)).toBeNull()
    expect(await accept(kim, mine)).toEqual([409, 'changed'])
    expect(await transfer(jo, mine, 'kim')).toBe('kim')
    expect(await accept(kim, mine)).toBe(200)
    const { chat, messages } = (await kim('GET', `/chats/${mine}`)).json()
    expect(chat).toMatchObject({ state: 'ACTIVE', assignee: 'kim', offeredTo: null })
    expect(messages.at(-1)).toMatchObject({ from: 'system', text: 'kim takes over from jo.' })
    expect(await transfer(jo, mine, null)).toEqual([409, 'changed'])
    await jo('POST', `/chats/${another}/transfer`, { to: 'kim' })
    expect(await accept(kim, another)).toEqual([422, 'support.desk.error.chat.full'])

    const { items } = (await lee('GET', '/agents')).json<{ items: { id: string }[] }>()
    expect(items.filter(({ id }) => !id.startsWith('demo-'))).toEqual([
      { id: 'jo', displayName: 'jo', role: 'agent', availability: 'available', openChats: 3, chats: 4, skills: [] },
      { id: 'kim', displayName: 'kim', role: 'agent', availability: 'available', openChats: 1, chats: 1, skills: [] },
      { id: 'lee', displayName: 'lee', role: 'agent', availability: 'away', openChats: 0, chats: 3, skills: [] },
    ])
    await server.close()
  },
  startsServer,
)

storeTest('who is there for chats', ({ database, otherInstance }) => {
  test('every instance learns of it, and its version grows with what it answers', async () => {
    const there = createManualClock('2026-11-23T09:30:00.000Z')
    const one = await createAvailabilities({ database: database(), clock: there })
    const other = await createAvailabilities({ database: await otherInstance(), clock: there })
    const before = other.version()
    await one.set('jo', { ...here, languages: ['ja-JP'] })
    await expect.poll(() => other.isStaffed('ja-JP')).toBe(true)
    expect(other.isStaffed('ko-KR')).toBe(false)
    const after = other.version()
    expect(after).toBeGreaterThan(before)
    expect(other.version()).toBe(after)
    there.advance(91)
    expect(other.isStaffed('ja-JP')).toBe(false)
    expect(other.version()).toBeGreaterThan(after)
    expect((await one.all()).get('jo')).toMatchObject({ state: 'away', languages: ['ja-JP'] })
    one.stop()
    other.stop()
  })
})

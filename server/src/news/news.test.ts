// What open pages hear of cases: over a real connection, on both databases, and between two instances.
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskTokens } from '../../../tests/support/desk-token.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { api, startTestServer } from '../../../tests/support/test-server.ts'
import { createCaseStore } from '../cases/store.ts'
import { sha256 } from '../lib/ids.ts'
import { callerScope, covers, everything } from '../lib/caller-scope.ts'
import { createManualClock } from '../lib/clock.ts'
import { createAnnouncer, readNotice } from './announcer.ts'
import { createPresence } from './presence.ts'
import { appealNotice, createNewsStreams, turns } from './streams.ts'

interface Heard {
  event: string
  data: unknown
}

/** A page that listens: every event in the order it came. */
const listen = async (url: string, headers: Record<string, string>) => {
  const stop = new AbortController()
  const response = await fetch(url, { headers, signal: stop.signal })
  const heard: Heard[] = []
  let text = ''
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) {
      text += decoder.decode(chunk as Uint8Array, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
        if (event !== undefined) heard.push({ event, data: JSON.parse(data!) })
      }
    }
  }
  const over = read().catch(() => undefined)
  return { response, heard, over, close: () => stop.abort() }
}
type Page = Awaited<ReturnType<typeof listen>>

const unread = (count: number): Heard => ({ event: 'unread', data: { count } })
const changed = (id: string): Heard => ({ event: 'case', data: { id } })
const tokenOf = (letter: string): string => letter.repeat(43)
const streamOf = (id: string): string => `${api}/cases/en-US/detail/${id}/stream`

onBothDatabases('news', {}, (server) => {
  let origin = ''
  const pages: Page[] = []
  const open = async (path: string, headers: Record<string, string>): Promise<Page> => {
    const page = await listen(`${origin}${path}`, headers)
    pages.push(page)
    return page
  }
  const store = () => createCaseStore(server().database)
  const desk = async () => {
    const make = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    const authorization = `Bearer ${await make('demo-agent-jo', ['agent'])}`
    const { app } = server()
    return {
      authorization,
      answer: async (id: string) => {
        const form = new FormData()
        form.set('form', JSON.stringify({ eventCount: 1, responseText: '<p>Try again</p>', status: 'ANSWERED' }))
        const encoded = new Response(form)
        return app.inject({
          method: 'POST',
          url: `/services/desk/cases/${id}/responses`,
          headers: { authorization, 'content-type': encoded.headers.get('content-type')! },
          payload: Buffer.from(await encoded.arrayBuffer()),
        })
      },
    }
  }
  const begun = async (id: string, ownerId: string | null, tokenHash: string | null = null): Promise<void> => {
    const first = { eventType: 'CONTACT', alternateName: null, author: 'Ada', text: 'Help', isCompany: false } as const
    const record = aCase({ id, ownerId, tokenHash, tokenSalt: tokenHash && 'salt' })
    await store().open(record, { ...first, channel: 'TICKET', createdAt: record.createdAt })
  }

  beforeAll(async () => {
    await server().app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(server().app.server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    for (const page of pages.splice(0)) page.close()
  })

  test('an answer at the desk reaches the player’s open pages, and nobody else’s', async () => {
    await begun('501', 'news-ada')
    const ada = await server().signIn({ id: 'news-ada' })
    const boris = await server().signIn({ id: 'news-boris' })
    const one = await open(`${api}/stream`, { cookie: ada.cookie })
    const two = await open(`${api}/stream`, { cookie: ada.cookie })
    const other = await open(`${api}/stream`, { cookie: boris.cookie })
    expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(one.response.headers.get('cache-control')).toBe('no-store')
    await expect.poll(() => one.heard).toEqual([unread(0)])

    expect((await (await desk()).answer('501')).statusCode).toBe(201)
    for (const page of [one, two]) {
      await expect.poll(() => page.heard).toContainEqual(changed('501'))
      await expect.poll(() => page.heard).toContainEqual(unread(1))
    }
    // Looking at it takes the mark away in the other window too, and is no change of the case.
    const before = two.heard.filter(({ event }) => event === 'case').length
    await ada.get(`${api}/cases/en-US/detail/501`)
    await expect.poll(() => two.heard.at(-1)).toEqual(unread(0))
    expect(two.heard.filter(({ event }) => event === 'case')).toHaveLength(before)
    expect(other.heard).toEqual([unread(0)])
  })

  test('a link hears of its one case under the link’s own name, and of nothing once it has ended', async () => {
    await begun('502', null, sha256(tokenOf('a')))
    await begun('503', null, sha256(tokenOf('b')))
    const page = await open(streamOf(tokenOf('a')), {})
    expect(page.response.status).toBe(200)
    const jo = await desk()
    await jo.answer('503')
    await jo.answer('502')
    await expect.poll(() => page.heard).toEqual([changed(tokenOf('a'))])
    const boris = await server().signIn({ id: 'news-boris' })
    const refused = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
      (await open(path, headers)).response.status
    expect(await refused(streamOf(tokenOf('z')))).toBe(404)
    expect(await refused(streamOf('502'))).toBe(401)
    expect(await refused(`${api}/stream`)).toBe(401)
    expect(await refused(streamOf('nothing'), { cookie: boris.cookie })).toBe(400)
    await begun('504', 'news-ada')
    expect(await refused(streamOf('504'), { cookie: boris.cookie })).toBe(404)
    expect((await server().app.inject({ method: 'HEAD', url: `${api}/stream` })).statusCode).toBe(405)
  })

  test('the desk hears which cases have changed, put together', async () => {
    const jo = await desk()
    const page = await open('/services/desk/stream', { authorization: jo.authorization })
    await begun('505', 'news-ada')
    await begun('506', null)
    expect((await jo.answer('505')).statusCode).toBe(201)
    expect((await jo.answer('506')).statusCode).toBe(201)
    const ids = (): string[] =>
      page.heard.flatMap(({ event, data }) => (event === 'cases' ? (data as { ids: string[] }).ids : []))
    await expect.poll(() => new Set(ids())).toEqual(new Set(['505', '506']))
    expect((await open('/services/desk/stream', {})).response.status).toBe(401)
  })

  test('two representatives at one case hear of each other, and of no other case', async () => {
    await begun('507', 'news-ada')
    await begun('508', 'news-ada')
    const make = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    const bearer = async (id: string) => ({ authorization: `Bearer ${await make(id, ['agent'])}` })
    const [jo, mira, other] = [await bearer('demo-agent-jo'), await bearer('agent-mira'), await bearer('agent-pat')]
    const say = (headers: Record<string, string>, id: string, state: string) =>
      server().app.inject({ method: 'PUT', url: `/services/desk/cases/${id}/presence`, headers, payload: { state } })
    const pages = await Promise.all([jo, mira, other].map((headers) => open('/services/desk/stream', headers)))
    const told = (index: number): unknown[] =>
      pages[index]!.heard.flatMap(({ event, data }) => (event === 'presence' ? [data] : []))
    const at = (id: string, ...people: [string, string, string][]) => ({
      id,
      people: people.map(([agentId, displayName, state]) => ({ agentId, displayName, state })),
    })

    expect((await say(jo, '507', 'reading')).json()).toEqual(at('507'))
    expect((await say(other, '508', 'writing')).json()).toEqual(at('508'))
    expect((await say(mira, '507', 'reading')).json()).toEqual(at('507', ['demo-agent-jo', 'Jo', 'reading']))
    await expect.poll(() => told(0)).toEqual([at('507', ['agent-mira', 'Mira', 'reading'])])
    // Said again it is no news.
    await say(mira, '507', 'reading')
    await say(mira, '507', 'writing')
    await expect.poll(() => told(0)).toHaveLength(2)
    expect(told(0)[1]).toEqual(at('507', ['agent-mira', 'Mira', 'writing']))
    await say(jo, '507', 'gone')
    await expect.poll(() => told(1)).toEqual([at('507')])
    expect(told(2)).toEqual([])
    expect((await say(jo, '404', 'reading')).statusCode).toBe(404)
    expect((await say(jo, '507', 'dancing')).statusCode).toBe(422)
  })

  test('the seventh stream of a session ends the first', async () => {
    const ada = await server().signIn({ id: 'news-many' })
    const first = await open(`${api}/stream`, { cookie: ada.cookie })
    for (let index = 0; index < 6; index += 1) await open(`${api}/stream`, { cookie: ada.cookie })
    await first.over
    expect(first.response.headers.get('connection')).toBe('close')
  })
})

test('a server that leaves ends its streams; closing it waits for none', async () => {
  const server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const ada = await server.signIn()
  const page = await listen(`http://127.0.0.1:${port}${api}/stream`, { cookie: ada.cookie })
  server.leave()
  await page.over
  await server.close()
})

test('a process that is full says when to come back', async () => {
  const server = await startTestServer({ env: { STREAMS_MAX: '0' } })
  const ada = await server.signIn()
  const answer = await ada.get(`${api}/stream`)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
  await server.close()
})

describe('streams', () => {
  const setUp = (change: Partial<Parameters<typeof createNewsStreams>[0]> = {}) => {
    const streams = createNewsStreams({
      unreadOf: async () => 0,
      withinScope: async (ids) => ids.filter((id) => covers(callerScope(), { game: id === '7' ? 'wow' : 'd4' })),
      mostStreams: 10,
      onError: (error) => {
        throw error
      },
      ...change,
    })
    const openFor = (sessionId: string, isStillHere = async () => true) =>
      streams.openPlayer({ sessionId, accountId: sessionId, watched: null, isStillHere })!
    return { streams, openFor }
  }
  const readAll = (stream: NodeJS.ReadableStream): { text: () => string } => {
    let text = ''
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8')
    })
    return { text: () => text }
  }

  test('each beats once a round; one whose session has ended goes with the second', async () => {
    const { streams, openFor } = setUp()
    let isHere = true
    const stays = readAll(openFor('ada'))
    const goes = openFor('boris', async () => isHere)
    readAll(goes)
    isHere = false
    for (let turn = 0; turn < turns; turn += 1) await streams.beat()
    expect(streams.count()).toBe(2)
    for (let turn = 0; turn < turns; turn += 1) await streams.beat()
    await expect.poll(() => streams.count()).toBe(1)
    await expect.poll(() => stays.text().match(/^:$/gm)).toHaveLength(2)
  })

  test('one that nobody reads is cut, and its place is free', async () => {
    const { streams, openFor } = setUp()
    openFor('ada')
    for (let index = 0; index < 3_000; index += 1) streams.heard(`case ${1000 + index} ada`)
    await expect.poll(() => streams.count()).toBe(0)
  })

  test('what the desk alone sees is told to the desk alone', async () => {
    const { streams, openFor } = setUp()
    const player = readAll(openFor('ada'))
    const isStillHere = async () => true
    const jo = readAll(streams.openDesk({ agentId: 'jo', scope: everything, isStillHere })!)
    streams.heard('desk 7 ada\nlook 8 ada')
    await expect.poll(jo.text).toContain('{"ids":["7"],"isMore":false}')
    expect(player.text()).not.toContain('event: case')
  })

  test('appeals are told to the desk alone, apart from cases', async () => {
    const { streams, openFor } = setUp()
    const player = readAll(openFor('ada'))
    streams.heardOfAppeal(appealNotice({ id: 'app-0', game: 'wow' }))
    const open = (agentId: string, games: string[]) =>
      readAll(streams.openDesk({ agentId, scope: { games, languages: [] }, isStillHere: async () => true })!)
    const [jo, ann, max] = [open('jo', []), open('ann', ['d 4']), open('max', ['other'])]
    for (const [id, game] of [
      ['app-1', 'wow'],
      ['app-2', 'd 4'],
      ['app-1', 'wow'],
    ] as const)
      streams.heardOfAppeal(appealNotice({ id, game }))
    streams.heard('desk 7 ada')
    await expect.poll(jo.text).toContain('event: appeals\ndata: {"ids":["app-1","app-2"],"isMore":false}\n')
    expect(jo.text()).toContain('event: cases\ndata: {"ids":["7"],"isMore":false}\n')
    // Who may see some games alone hears of theirs (CD-315).
    expect(ann.text()).toContain('event: appeals\ndata: {"ids":["app-2"],"isMore":false}\n')
    for (const { text } of [player, max]) expect(text()).not.toContain('appeals')
  })

  test.each([
    [100, false],
    [101, true],
  ])('of %i changes a hundred are named; that there are more is said: %s', async (many, isMore) => {
    const { streams } = setUp()
    const jo = readAll(streams.openDesk({ agentId: 'jo', scope: everything, isStillHere: async () => true })!)
    const ids = Array.from({ length: many }, (_, index) => String(index + 1))
    for (const id of ids) streams.heardOfAppeal(appealNotice({ id, game: 'wow' }))
    streams.heard(ids.map((id) => `desk ${id} ada`).join('\n'))
    const told = `data: ${JSON.stringify({ ids: ids.slice(0, 100), isMore })}\n`
    await expect.poll(jo.text).toContain(`event: appeals\n${told}`)
    expect(jo.text()).toContain(`event: cases\n${told}`)
  })

  test.each([
    [1_000, 1_000, 'nothing'],
    [1_001, 1_000, '{"ids":[],"isMore":true}'],
  ])('of %i changes whoever sees a part is asked about %i, and told %s', async (many, asks, told) => {
    const asked: number[] = []
    const withinScope = async (ids: readonly string[]) => {
      asked.push(ids.length)
      return []
    }
    const { streams } = setUp({ withinScope })
    const scope = { games: ['wow'], languages: [] }
    const isStillHere = async () => true
    const [ann, max] = ['ann', 'max'].map((agentId) => readAll(streams.openDesk({ agentId, scope, isStillHere })!))
    streams.heard(Array.from({ length: many }, (_, index) => `desk ${index + 1} ada`).join('\n'))
    await expect.poll(() => asked).toEqual([asks])
    await delay(0)
    for (const { text } of [ann!, max!]) expect(/event: cases\ndata: (.*)\n/.exec(text())?.[1] ?? 'nothing').toBe(told)
  })

  test('whom one asks about is told of it, and who ended their session hears no more', async () => {
    const { streams, openFor } = setUp()
    const pages = [openFor('ada'), openFor('boris')].map(readAll)
    streams.tellAgent('jo', 'presence', { id: '1' })
    const desk = readAll(streams.openDesk({ agentId: 'jo', scope: everything, isStillHere: async () => false })!)
    streams.tellAgent('jo', 'presence', { id: '7' })
    await expect.poll(desk.text).toMatch(/^retry: [1-4]\d{3}\n\nevent: presence\ndata: \{"id":"7"\}\n\n$/)
    expect(streams.count()).toBe(3)
    streams.sessionEnded('ada')
    await streams.personChanged('kim')
    await expect.poll(() => streams.count()).toBe(2)
    await streams.personChanged('jo')
    await expect.poll(() => streams.count()).toBe(1)
    streams.heard('case 9 ada\ncase 8 boris')
    await expect.poll(pages[1]!.text).toContain('data: {"id":"8"}')
    expect(pages[0]!.text()).not.toContain('"id"')
    streams.stop()
    await expect.poll(() => streams.count()).toBe(0)
  })

  test('a number is told when it is another one', async () => {
    let count = 1
    const { streams, openFor } = setUp({ unreadOf: async () => count })
    const page = readAll(openFor('ada'))
    const counts = (): string[] => [...page.text().matchAll(/data: \{"count":(\d+)\}/g)].map(([, digits]) => digits!)
    await expect.poll(counts).toEqual(['1'])
    streams.heard('look 1 ada')
    await delay(0)
    count = 0
    streams.heard('look 1 ada')
    await expect.poll(counts).toEqual(['1', '0'])
  })
})

test('a notice holds what fits, whatever an account is called', async () => {
  const sent: string[] = []
  const announcer = createAnnouncer(async (notice) => void sent.push(notice))
  const changes = Array.from({ length: 500 }, (_, index) => ({
    caseId: String(index + 1),
    ownerId: index % 3 === 0 ? null : `ada lovelace\n${index}`,
    what: (['case', 'look', 'desk'] as const)[index % 3]!,
  }))
  for (const change of [...changes, ...changes]) announcer.changed(change)
  await announcer.flush()
  expect(sent.flatMap(readNotice)).toEqual(changes)
  for (const notice of sent) expect(Buffer.byteLength(notice)).toBeLessThan(8_000)
  expect(readNotice('x 1 ada\ncase one ada\n')).toEqual([])
})

storeTest('news between instances', ({ database, otherInstance }) => {
  test('what one instance stored is heard at the other', async () => {
    const heard: string[] = []
    await (await otherInstance()).listen('case_changed', (notice) => heard.push(notice))
    const announcer = createAnnouncer((notice) => database().notify('case_changed', notice))
    const store = createCaseStore(database(), announcer.changed)
    await store.insert(aCase({ id: '7' }))
    await store.update('7', { isLocked: true })
    await announcer.flush()
    await expect.poll(() => heard.flatMap(readNotice)).toEqual([{ caseId: '7', ownerId: 'ada', what: 'case' }])
  })

  test('who opened a case at one instance is known at the other', async () => {
    const clock = createManualClock()
    const [here, there] = [database(), await otherInstance()].map((one) =>
      createPresence({ clock, send: (notice) => one.notify('desk_presence', notice), tell: () => undefined }),
    )
    await database().listen('desk_presence', here!.heard)
    await (await otherInstance()).listen('desk_presence', there!.heard)
    await here!.set('7', { id: 'jo', displayName: 'Jo' }, 'writing')
    const mira = { id: 'mira', displayName: 'Mira' }
    await expect
      .poll(async () => (await there!.set('7', mira, 'reading')).people)
      .toEqual([{ agentId: 'jo', displayName: 'Jo', state: 'writing' }])
  })
})

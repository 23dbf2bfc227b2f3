import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlayerProfiles } from '../../catalogue/ports.ts'
import { createHttpProfiles } from './http-profiles.ts'

// A stand-in for the operator's service: remembers who asked, answers as it is told.
let server: Server
let origin: string
let came: IncomingMessage[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
let warnings: string[]
let now: number

const profileOf = (accountId: string, more: object = {}): object => ({
  accountId,
  accounts: [{ id: 'roa1', name: 'ROA1 – Europe' }],
  games: [{ id: 'wow', name: 'Realms of Aether' }],
  realms: [{ realmId: 1, realmName: 'Emberfall', characters: [{ characterId: 7, characterName: 'Thessaly' }] }],
  ...more,
})
const accountOf = (request: IncomingMessage): string =>
  decodeURIComponent(new URL(request.url!, origin).pathname.split('/').at(-1)!)
const json =
  (body: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const well: typeof answer = (request, response) => json(profileOf(accountOf(request)))(request, response)

beforeEach(async () => {
  came = []
  answer = well
  warnings = []
  now = 0
  server = createServer((request, response) => {
    came.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
)

const made = (more: { timeoutMilliseconds?: number; path?: string } = {}): PlayerProfiles =>
  createHttpProfiles({
    url: `${origin}${more.path ?? '/players'}`,
    token: 'key-1',
    warn: (message) => warnings.push(message),
    now: () => now,
    ...more,
  })
const ada = { accountId: 'ada', sessionId: 's-ada', locale: 'de-DE' }
const boris = { accountId: 'boris', sessionId: 's-boris', locale: 'de-DE' }

test('the account stands in the path, the token and the language in headers; a query of the address stays', async () => {
  expect(await made({ path: '/players/?region=eu' }).of({ ...ada, accountId: 'a/b ü' })).toMatchObject({
    accountId: 'a/b ü',
    realms: [{ characters: [{ characterName: 'Thessaly' }] }],
  })
  expect(came[0]!.url).toBe('/players/a%2Fb%20%C3%BC?region=eu')
  expect(came[0]!.headers).toMatchObject({
    authorization: 'Bearer key-1',
    accept: 'application/json',
    'accept-language': 'de-DE',
  })
})

test('a player the games do not know owns nothing; a path of dots is nobody', async () => {
  answer = json({}, 404)
  const nothing = { accounts: [], games: [], realms: [] }
  expect(await made().of(ada)).toEqual({ accountId: 'ada', ...nothing })
  expect(await made().of({ ...ada, accountId: '..' })).toEqual({ accountId: '..', ...nothing })
  expect(came.length).toBe(1)
})

describe('kept for a minute, for one session', () => {
  test('asked once a minute, at the same time once, each session and account for itself', async () => {
    const profiles = made()
    await Promise.all([profiles.of(ada), profiles.of(ada)])
    now = 59_999
    await profiles.of(ada)
    expect(came.length).toBe(1)
    now = 60_000
    await profiles.of(ada)
    expect(came.length).toBe(2)
    await profiles.of({ ...ada, sessionId: 's-other' })
    expect(came.length).toBe(3)
  })
  test('Boris never gets what was kept for Ada, not even in her session', async () => {
    const profiles = made()
    await profiles.of(ada)
    expect(await profiles.of(boris)).toMatchObject({ accountId: 'boris' })
    expect(await profiles.of({ ...boris, sessionId: ada.sessionId })).toMatchObject({ accountId: 'boris' })
  })
  test('silence is not kept', async () => {
    const profiles = made()
    answer = json({}, 500)
    expect(await profiles.of(ada)).toBe('silent')
    answer = well
    expect(await profiles.of(ada)).toMatchObject({ accountId: 'ada' })
  })
})

describe('silent', () => {
  test.each<[string, typeof answer]>([
    ['an error', json({ title: 'broken' }, 500)],
    ['a refusal of the token', json({}, 401)],
    ['markup', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Ada</h1>')],
    [
      'markup called JSON',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('<h1>'),
    ],
    ['nothing', (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end()],
    [
      'half an answer',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"accountId"')
        response.destroy()
      },
    ],
    ['a way to somewhere else', (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['another player', json(profileOf('boris'))],
    ['a list', json([profileOf('ada')])],
    ['too little', json({ accountId: 'ada' })],
    ['numbers for names', json(profileOf('ada', { games: [{ id: 'wow', name: 7 }] }))],
    ['an id that is none', json(profileOf('ada', { games: [{ id: 'a.b', name: 'A' }] }))],
    ['a name that turns the text around', json(profileOf('ada', { games: [{ id: 'wow', name: 'A\u202Eb' }] }))],
    ['a name of two lines', json(profileOf('ada', { accounts: [{ id: 'a', name: 'A\nb' }] }))],
    [
      'a character without a number',
      json(profileOf('ada', { realms: [{ realmId: 1, realmName: 'E', characters: [{}] }] })),
    ],
    [
      'too many',
      json(profileOf('ada', { games: Array.from({ length: 201 }, (_, id) => ({ id: `g${id}`, name: 'G' })) })),
    ],
    ['too much', json(profileOf('ada', { more: 'x'.repeat(300_000) }))],
    ['the end of the line', (request) => void request.socket.destroy()],
  ])('%s', async (_what, told) => {
    answer = told
    expect(await made().of(ada)).toBe('silent')
    expect(warnings.length).toBe(1)
    expect(warnings.join()).not.toMatch(/ada|Thessaly|key-1|ROA1/)
  })

  test('markup in a name is a name', async () => {
    answer = json(profileOf('ada', { games: [{ id: 'wow', name: '<img src=x onerror=alert(1)>' }] }))
    expect(await made().of(ada)).toMatchObject({ games: [{ name: '<img src=x onerror=alert(1)>' }] })
  })

  test('an answer that does not begin, and one that never ends', async () => {
    const profiles = made({ timeoutMilliseconds: 40 })
    answer = () => undefined
    expect(await profiles.of(ada)).toBe('silent')
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    expect(await profiles.of(ada)).toBe('silent')
  })

  test('an endless answer is left before its end', async () => {
    const ended = new Promise<void>((resolve) => {
      answer = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = (): void => {
          while (response.write('x'.repeat(65_536)));
        }
        response.on('drain', more).on('close', resolve)
        more()
      }
    })
    expect(await made({ timeoutMilliseconds: 60_000 }).of(ada)).toBe('silent')
    await ended
    expect(warnings.join()).toContain('more than 262144 bytes')
  })

  test('a service that is not there', async () => {
    const gone = made()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    expect(await gone.of(ada)).toBe('silent')
  })
})

describe('the breaker', () => {
  const many = async (profiles: PlayerProfiles, count: number): Promise<unknown[]> => {
    const told: unknown[] = []
    for (let n = 0; n < count; n += 1) told.push(await profiles.of({ ...ada, sessionId: `s-${now}-${n}` }))
    return told
  }
  test('three failures in a row end the asking for 15 s; then one call tries, and what it finds holds', async () => {
    const profiles = made()
    answer = json({}, 503)
    expect(await many(profiles, 6)).toEqual(Array(6).fill('silent'))
    expect(came.length).toBe(3)
    now = 14_999
    await many(profiles, 2)
    expect(came.length).toBe(3)
    now = 15_000
    await many(profiles, 3)
    expect(came.length).toBe(4)
    answer = well
    now = 29_999
    await many(profiles, 1)
    expect(came.length).toBe(4)
    now = 30_000
    expect(await many(profiles, 2)).toEqual([expect.any(Object), expect.any(Object)])
    expect(came.length).toBe(6)
  })
  test('a success in between begins the count anew; an answer that is only wrong does not count', async () => {
    const profiles = made()
    for (const told of [
      json({}, 500),
      json({}, 500),
      well,
      json({}, 500),
      json({}, 500),
      json({}),
      json({}, 500),
      well,
    ]) {
      answer = told
      await many(profiles, 1)
      now += 1
    }
    expect(came.length).toBe(8)
  })
})

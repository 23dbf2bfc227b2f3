// Crisis messages by the clock, as the desk writes them and as players, the status page and its feed show them (CD-417).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CrisisFigures, DeskMessage } from '#generated/server/desk/schemas.ts'
import type { CrisisMessage, ServiceStatus } from '#generated/server/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { createSearchPulse } from '../articles/search-pulse.ts'
import { createCaseStore } from '../cases/store.ts'
import { openContentStore } from '../compose/content-store.ts'
import { loadPack } from '../content/pack/load-pack.ts'
import { memoryFiles } from '../content/pack/pack-files.ts'
import { readWholePack } from '../content/whole-pack.ts'
import { createManualClock } from '../lib/clock.ts'
import { nextTurn, stateOf } from './rules.ts'

const draft = {
  title: { 'en-US': 'Out', 'de-DE': 'Aus' },
  summary: { 'en-US': 'It is out.' },
  body: { 'en-US': 'Please **wait**.' },
  link: null,
  game: null,
  active: true,
}
/** One for all of them: starting it takes longer than they do. */
const clock = createManualClock('2026-11-20T09:00:00.000Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const begin = async () => {
  const { app, database } = server
  const client = await deskClients(server, () => clock.now())
  const lead = await client('lead', 'kim')
  // What another test has written is nobody's any more.
  for (const { id, fromContent } of (await lead('GET', '/messages')).json<DeskMessage[]>())
    if (!fromContent) await lead('DELETE', `/messages/${id}`)
  /** RFC 3339, so many seconds from now. */
  const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1_000).toISOString()
  const read = async <T>(url: string): Promise<T> => (await app.inject(url)).json<T>()
  return {
    app,
    database,
    lead,
    inSeconds,
    part: await client('lead', 'lee', { desk_games: ['wow'] }),
    messages: (locale = 'en-US') => read<CrisisMessage[]>(`${api}/messages/${locale}`),
    status: (locale = 'en-US') => read<ServiceStatus>(`${api}/status/${locale}`),
    feed: (path = 'en-US.xml', headers = {}) => app.inject({ url: `/support/status/${path}`, headers }),
  }
}

test('what a message is at a time, and when it becomes something else', () => {
  const times = { active: true, startsAt: null, endsAt: null, resolvedAt: null, shownUntil: null }
  const now = '2026-11-20T09:00:00.000Z'
  const [before, after] = ['2026-11-20T08:00:00.000Z', '2026-11-20T10:00:00.000Z']
  const states = [
    { ...times, active: false },
    times,
    { ...times, startsAt: after },
    { ...times, startsAt: before, endsAt: after },
    { ...times, endsAt: now },
    { ...times, resolvedAt: before, shownUntil: after },
    { ...times, endsAt: after, resolvedAt: before, shownUntil: now },
  ]
  expect(states.map((one) => stateOf(one, now))).toEqual([
    'draft',
    'running',
    'planned',
    'running',
    'past',
    'resolved',
    'past',
  ])
  expect(nextTurn(states, now)).toBe(after)
  expect(nextTurn([times, { ...times, active: false, startsAt: after }], now)).toBeNull()
  // What has ended leaves the history, and then nothing of it changes any more.
  expect(nextTurn([{ ...times, endsAt: before }], now)).toBe('2027-02-18T08:00:00.001Z')
  expect(nextTurn([{ ...times, endsAt: before }], '2027-02-19T00:00:00.000Z')).toBeNull()
})

test('a planned message begins and ends by the clock, on the pages, the status page and in the feed', async () => {
  const { lead, inSeconds, messages, status, feed } = await begin()
  const planned = {
    ...draft,
    severity: 'outage',
    games: ['wow'],
    places: ['150'],
    startsAt: inSeconds(3_600).replace('.000Z', 'Z'),
    endsAt: inSeconds(10_800),
  }
  const made = (await lead('POST', '/messages', { json: planned })).json<DeskMessage>()
  expect(made).toMatchObject({ state: 'planned', game: 'wow', startsAt: inSeconds(3_600), mayChange: true })
  const shown = async () => (await messages()).some(({ id }) => id === made.id)
  const ofGame = async () => (await status()).services.find(({ game }) => game?.shortName === 'wow')?.state
  expect([await shown(), await ofGame()]).toEqual([false, 'degraded'])
  clock.advance(3_600)
  expect([await shown(), await ofGame()]).toEqual([true, 'outage'])
  expect((await messages('de-DE')).find(({ id }) => id === made.id)).toMatchObject({
    title: 'Aus',
    summary: 'It is out.',
    body: '<p>Please <strong>wait</strong>.</p>',
    games: [{ shortName: 'wow' }],
    severity: 'outage',
    places: ['Europa'],
    startedAt: made.startsAt,
  })
  const first = await feed()
  expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(first.body).toContain('<title>Out</title>')
  expect((await feed('en-US.xml', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  clock.advance(7_200)
  expect([await shown(), await ofGame()]).toEqual([false, 'degraded'])
  expect((await status()).incidents.find(({ id }) => id === made.id)?.endedAt).toBe(made.endsAt)
  expect((await feed('en-US.xml', { 'if-none-match': String(first.headers.etag) })).body).toContain('Solved: Out')
  clock.advance(91 * 86_400)
  expect((await status()).incidents.some(({ id }) => id === made.id)).toBe(false)
})

test('what is new is said, what is over is shown as solved for a while, and the history keeps it', async () => {
  const { lead, inSeconds, messages, status, feed } = await begin()
  const { id } = (await lead('POST', '/messages', { json: { ...draft, languages: ['en-US'] } })).json<DeskMessage>()
  expect((await messages('de-DE')).some((one) => one.id === id)).toBe(false)
  clock.advance(600)
  const news = { text: { 'en-US': 'Half\u0008 is back.' } }
  expect((await lead('POST', `/messages/${id}/updates`, { json: news })).json<DeskMessage>().updates).toHaveLength(1)
  expect((await lead('POST', `/messages/${id}/updates`, { json: { text: { 'de-DE': 'Halb' } } })).statusCode).toBe(422)
  clock.advance(600)
  const over = { text: { 'en-US': 'All is back.' }, shownMinutes: 60 }
  expect((await lead('POST', `/messages/${id}/resolution`, { json: over })).json()).toMatchObject({ state: 'resolved' })
  expect((await lead('POST', `/messages/${id}/resolution`, { json: over })).statusCode).toBe(409)
  expect((await lead('POST', `/messages/${id}/updates`, { json: news })).statusCode).toBe(409)
  expect((await messages()).find((one) => one.id === id)).toMatchObject({
    resolvedAt: inSeconds(0),
    updates: [
      { text: 'All is back.', isResolution: true },
      { text: 'Half\u0008 is back.', isResolution: false },
    ],
  })
  expect((await status()).services[0]).toEqual({ game: null, state: 'operational' })
  const solved = inSeconds(0)
  clock.advance(3_600)
  expect((await messages()).some((one) => one.id === id)).toBe(false)
  const { updates, endedAt } = (await status()).incidents.find((one) => one.id === id)!
  expect([updates.length, endedAt]).toEqual([2, solved])
  // A character that XML has none of would make the whole feed unreadable.
  expect((await feed()).body).toMatch(/All is back\.[^]*Half is back\./)
  expect((await feed('en-US/wow.xml')).body).toContain('All is back.')
  expect([(await feed('xx-XX.xml')).statusCode, (await feed('en-US/chess.xml')).statusCode]).toEqual([404, 404])
})

test('a draft is nobody’s but the desk’s, a preview is kept by nobody, and what does not fit is refused', async () => {
  const { lead, messages, status } = await begin()
  const { id } = (await lead('POST', '/messages', { json: { ...draft, active: false } })).json<DeskMessage>()
  const before = await messages()
  expect(before.some((one) => one.id === id)).toBe(false)
  expect((await status()).incidents.some((one) => one.id === id)).toBe(false)
  expect(
    (await lead('POST', '/messages/preview', { json: { message: draft, language: 'de-DE' } })).json(),
  ).toMatchObject({
    message: { title: 'Aus', body: '<p>Please <strong>wait</strong>.</p>' },
    missing: ['summary', 'body'],
  })
  expect(await messages()).toEqual(before)
  const wrong: [object, string, string][] = [
    [{ games: ['chess'] }, 'games.0', 'unknown'],
    [{ languages: ['xx-XX'] }, 'languages.0', 'unknown'],
    [{ topics: [999] }, 'topics.0', 'unknown'],
    [{ macroId: 'none' }, 'macroId', 'unknown'],
    [{ articleId: '7' }, 'articleId', 'unknown'],
    [{ startsAt: '2026-11-20T10:00:00Z', endsAt: '2026-11-20T09:00:00Z' }, 'endsAt', 'order'],
    [{ title: { 'de-DE': 'Aus' } }, 'title.en-US', 'required'],
  ]
  for (const [change, field, code] of wrong) {
    const answer = await lead('POST', '/messages', { json: { ...draft, ...change } })
    expect([answer.statusCode, answer.json().validationErrors.fieldErrors]).toEqual([422, [{ field, code }]])
  }
})

test('who leads a game’s support writes about it, reads what concerns it, and changes nothing beyond', async () => {
  const { lead, part } = await begin()
  const make = async (games: string[]) => {
    // Newest first: none is as old as another.
    clock.advance(1)
    return (await lead('POST', '/messages', { json: { ...draft, games } })).json<DeskMessage>().id
  }
  const [everywhere, theirs, elsewhere] = [await make([]), await make(['wow']), await make(['services'])]
  const seen = (await part('GET', '/messages')).json<DeskMessage[]>().filter(({ fromContent }) => !fromContent)
  expect(seen.map(({ id, mayChange }) => [id, mayChange])).toEqual([
    [theirs, true],
    [everywhere, false],
  ])
  expect((await part('PUT', `/messages/${everywhere}`, { json: { ...draft, games: ['wow'] } })).statusCode).toBe(403)
  expect((await part('DELETE', `/messages/${elsewhere}`)).statusCode).toBe(404)
  expect((await part('GET', `/messages/${elsewhere}/figures`)).statusCode).toBe(404)
  expect((await part('POST', '/messages', { json: draft })).statusCode).toBe(422)
  expect(
    (await part('PUT', `/messages/${theirs}`, { json: { ...draft, games: ['wow', 'services'] } })).statusCode,
  ).toBe(422)
  expect((await part('PUT', `/messages/${theirs}`, { json: { ...draft, games: ['wow'] } })).statusCode).toBe(200)
})

test('what comes in is counted: cases, chats, searches, of its games and topics and within the scope', async () => {
  const { database, lead, part } = await begin()
  const cases = createCaseStore(database)
  const file = async (id: string, minutesAgo: number, change: object): Promise<void> => {
    const createdAt = new Date(clock.now().getTime() - minutesAgo * 60_000).toISOString()
    const event = { eventType: 'CONTACT' as const, alternateName: null, author: null, text: 'x', isCompany: false }
    await database.withTransaction(() =>
      cases.open(aCase({ id, createdAt, eventCount: 0, ...change }), { ...event, channel: 'TICKET', createdAt }),
    )
  }
  const wow = { product: 'wow', topicId: 1211, locale: 'en-US' }
  const figuresOf = async (asker: typeof lead, change: object) => {
    const { id } = (await lead('POST', '/messages', { json: { ...draft, ...change } })).json<DeskMessage>()
    return (await asker('GET', `/messages/${id}/figures`)).json<CrisisFigures>()
  }
  // The demonstration's own.
  const { openCases } = await figuresOf(lead, { games: ['wow'] })
  await file('100001', 5, wow)
  await file('100002', 30, wow)
  await file('100003', 30, { ...wow, topicId: 1212 })
  await file('100004', 90, wow)
  await file('100005', 5, { ...wow, product: 'services', topicId: 1131 })
  const pulse = createSearchPulse(database, (error) => expect.unreachable(error.message))
  const ago = (minutes: number): Date => new Date(clock.now().getTime() - minutes * 60_000)
  for (const minutes of [1, 1, 20, 100]) pulse.beat('wow', 'en-US', ago(minutes))
  pulse.beat('services', 'en-US', ago(1))
  await pulse.flush()
  expect(await figuresOf(lead, { games: ['wow'] })).toMatchObject({
    cases: { quarter: 1, hour: 3, hourBefore: 1 },
    openCases: openCases + 4,
    waitingChats: 0,
    searches: { quarter: 2, hour: 3, hourBefore: 1 },
    topics: [
      { categoryId: 1211, cases: 2 },
      { categoryId: 1212, cases: 1 },
    ],
  })
  expect((await figuresOf(lead, { games: ['wow'], topics: [1211] })).cases).toEqual({
    quarter: 1,
    hour: 2,
    hourBefore: 1,
  })
  expect((await figuresOf(lead, {})).cases).toEqual({ quarter: 2, hour: 4, hourBefore: 1 })
  expect((await figuresOf(part, {})).cases).toEqual({ quarter: 1, hour: 3, hourBefore: 1 })
  expect((await figuresOf(part, {})).searches).toEqual({ quarter: 2, hour: 3, hourBefore: 1 })
  // A day later nobody asks for a minute any more.
  await pulse.sweep(new Date(clock.now().getTime() + 26 * 3_600_000))
  expect(await database.db.selectFrom('search_minute').selectAll().execute()).toEqual([])
})

test('a channel is closed and opened by one press, and its hours stay', async () => {
  const { app, lead, part } = await begin()
  // Later than the import, which would stand above it.
  clock.advance(60)
  const hours = { 'en-US': 'Daily', 'de-DE': 'Täglich' }
  const setting = { channelType: 'chat', enabled: true, ewt: 7, openTime: hours, order: 9 }
  expect((await lead('PUT', '/categories/1211/channels', { json: { channels: [setting] } })).statusCode).toBe(200)
  const closed = await part('PUT', '/categories/1211/channels/chat', { json: { enabled: false } })
  expect(closed.json()).toContainEqual(
    expect.objectContaining({ channelType: 'chat', enabled: false, openTime: 'Daily' }),
  )
  const players = (await app.inject(`${api}/categories/de-DE/1211/channels`)).json<object[]>()
  expect(players).toContainEqual(
    expect.objectContaining({ channelType: 'chat', enabled: false, openTime: 'Täglich', ewt: 7, order: 9 }),
  )
  expect((await lead('GET', '/categories/1211/channels')).json()).toEqual(closed.json())
  expect((await part('PUT', '/categories/1131/channels/ticket', { json: { enabled: false } })).statusCode).toBe(404)
  expect((await part('GET', '/categories/1131/channels')).statusCode).toBe(404)
})

test('a message of the pack is changed, updated, solved and taken away like any other; export and import know it (CD-426)', async () => {
  const { lead, part, messages, status, database } = await begin()
  const admin = await (await deskClients(server, () => clock.now()))('admin')
  const store = openContentStore(database)
  const find = async (id = 'login-down') =>
    (await lead('GET', '/messages')).json<DeskMessage[]>().find((message) => message.id === id)
  const its = async () => (await messages()).filter(({ id }) => id === 'login-down')
  const given = async () => new Map((await readWholePack(store))!.files)
  const take = async (files: ReadonlyMap<string, Buffer>, overwrite = false) =>
    admin('POST', `/content/import?overwrite=${overwrite}`, {
      json: { files: [...files].map(([path, data]) => ({ path, encoding: 'base64', data: data.toString('base64') })) },
    })
  const before = await given()
  const commented = new Map(before).set(
    'crisis.yaml',
    Buffer.from(
      before.get('crisis.yaml')!.toString().replace('- { id: old-news', '# Kept for the record\n- { id: old-news'),
    ),
  )
  clock.advance(1)
  expect((await take(commented)).statusCode).toBe(200)

  expect(await find()).toMatchObject({
    fromContent: true,
    state: 'running',
    games: ['wow'],
    title: { 'de-DE': 'Anmeldung gestört' },
  })
  expect(await find('old-news')).toMatchObject({ fromContent: true, state: 'draft' })
  // Whose game it is not, who may not.
  const stranger = await (await deskClients(server, () => clock.now()))('lead', 'ann', { desk_games: ['services'] })
  expect((await stranger('DELETE', '/messages/login-down')).statusCode).toBe(404)
  clock.advance(1)
  const changed = { ...draft, games: ['wow'], severity: 'outage' }
  expect((await part('PUT', '/messages/login-down', { json: changed })).json()).toMatchObject({
    id: 'login-down',
    fromContent: true,
    changedBy: 'demo-lead-lee',
  })
  await expect
    .poll(async () => (await its()).map(({ title, severity }) => [title, severity]))
    .toEqual([['Out', 'outage']])
  const updated = await lead('POST', '/messages/login-down/updates', { json: { text: { 'en-US': 'Half is back.' } } })
  expect(updated.statusCode).toBe(200)
  await expect.poll(async () => (await its())[0]?.updates.length).toBe(1)
  expect((await status()).incidents.filter(({ id }) => id === 'login-down')).toMatchObject([{ endedAt: null }])

  // What is exported holds it, and the rest of the file as it was written.
  const exported = await given()
  const file = exported.get('crisis.yaml')!.toString()
  expect(file).toContain('# Kept for the record')
  expect(file).toContain('Please **wait**.')
  expect(loadPack(memoryFiles(Object.fromEntries(exported))).document.crisis).toEqual(
    (await store.present())!.document.crisis,
  )
  // A push of what was before would undo it: refused, with what it is about.
  clock.advance(1)
  const refused = await take(commented)
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('crisis/login-down')
  // A push of what was exported leaves it, its updates too.
  expect((await take(exported)).statusCode).toBe(200)
  await expect
    .poll(async () => (await its()).map(({ title, updates }) => [title, updates.length]))
    .toEqual([['Out', 1]])

  clock.advance(1)
  const resolved = await lead('POST', '/messages/login-down/resolution', {
    json: { text: { 'en-US': 'All is well.' }, shownMinutes: 30 },
  })
  expect(resolved.statusCode).toBe(200)
  // An import is heard of within a second; until then a look of before it may come in late.
  await expect.poll(async () => (await its()).map(({ resolvedAt }) => typeof resolvedAt)).toEqual(['string'])
  expect((await given()).get('crisis.yaml')!.toString()).toMatch(/id: login-down[\s\S]*active: false/)
  // The pack speaks again where somebody says so, and what was over is remembered.
  clock.advance(1)
  expect((await take(commented, true)).statusCode).toBe(200)
  await expect.poll(async () => (await its()).map(({ title }) => title)).toEqual(['Sign-in is down'])
  expect((await status()).incidents.filter(({ title, endedAt }) => title === 'Out' && endedAt !== null)).toHaveLength(1)

  clock.advance(1)
  expect((await lead('DELETE', '/messages/login-down')).statusCode).toBe(204)
  await expect.poll(its).toEqual([])
  expect(await find()).toBeUndefined()
  expect((await lead('PUT', '/messages/login-down', { json: changed })).statusCode).toBe(404)
  expect((await given()).get('crisis.yaml')!.toString()).not.toContain('login-down')
  expect((await take(commented, true)).statusCode).toBe(200)
  await expect.poll(async () => (await its()).length).toBe(1)
})

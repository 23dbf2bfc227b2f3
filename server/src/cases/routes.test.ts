// The room over HTTP, with sessions, tokens and every check before it.
import { expect, test } from 'vitest'
import type { CaseChoices, FoundCases, SupportCase } from '#generated/server/schemas.ts'
import { api } from '../../../tests/support/test-server.ts'
import type { CaseChange } from './store.ts'
import type { CaseStatus } from './types.ts'
import {
  account,
  ada,
  boris,
  bytesOf,
  clock,
  detail,
  file,
  fileAnonymous,
  openPlayersCases,
  playerOf,
  png,
  reply,
  server,
  signPlayersIn,
  store,
  visitor,
} from '../../../tests/support/players-cases.ts'

/** The company's side, until the desk has its calls. */
const companySays = async (id: string, status: CaseStatus, change: CaseChange = {}) => {
  clock.advance(60)
  const createdAt = clock.now().toISOString()
  const record = (await store.find(id))!
  const base = { alternateName: null, author: 'Jo', text: null, isCompany: false, channel: null, createdAt }
  await store.append(
    record,
    [
      { ...base, eventType: 'CONTACT', text: '<p>Try <strong>this</strong>.</p>', isCompany: true },
      { ...base, eventType: 'STATUS_CHANGE', alternateName: 'Answered', author: null },
    ],
    { status, statusChangedAt: createdAt, ...change },
  )
  clock.advance(60)
}

openPlayersCases()

test('the list shows how each case began, in one line (T10, CD-125)', async () => {
  const nora = await server.signIn({ id: 'test-excerpt', displayName: 'Nora', region: 'us' })
  const of = playerOf('test-excerpt')
  const { caseId } = await file({ visitor: of, description: '\n  Behind <the>\tgate.  \nStill.' })
  await companySays(caseId, 'ANSWERED')
  const long = await file({ visitor: of, description: '👩‍🚀 gone '.repeat(60) })
  const list = (await nora.get(`${api}/cases/en-US/active`)).json<SupportCase[]>()
  const byId = new Map(list.map(({ id, excerpt }) => [id, excerpt]))
  expect(byId.get(caseId)).toBe('Behind <the> gate.')
  expect(byId.get(long.caseId)).toMatch(/^(👩‍🚀 gone )+👩‍🚀…$/u)
  expect(byId.get(long.caseId)!.length).toBeLessThanOrEqual(160)
  expect((await nora.get(detail(caseId))).json<SupportCase>().excerpt).toBe('Behind <the> gate.')
})

test('a player with many cases finds one of them, page by page, and nobody else’s (CD-177)', async () => {
  const owner = { ...account, id: 'test-many' }
  const many = await server.signIn(owner)
  const of = { kind: 'player' as const, sessionId: 's', account: owner }
  for (let number = 1; number <= 12; number += 1) {
    clock.advance(1)
    await file({ visitor: of, description: number === 5 ? 'The lost sword.' : 'The gate.' })
  }
  const find = async (query: string, client = many) =>
    (await client.get(`${api}/cases/en-US/find?${query}`)).json<FoundCases>()
  const first = await find('q=gate')
  expect([first.items.length, first.total]).toEqual([10, 11])
  const second = await find(`q=gate&cursor=${first.nextCursor}`)
  expect([second.items.length, second.nextCursor]).toEqual([1, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(11)
  const sword = await find('q=sword&status=OPEN&days=30&sort=unread&game=wow&categoryId=1211')
  expect(sword.items).toMatchObject([{ excerpt: 'The lost sword.' }])
  const choices = async (list: string, client = many) =>
    (await client.get(`${api}/cases/en-US/choices?list=${list}`)).json<CaseChoices>()
  expect(await choices('active')).toMatchObject({
    games: [{ name: 'wow', count: 12 }],
    topics: [{ categoryId: 1211, count: 12 }],
  })
  expect(await choices('archive')).toEqual({ games: [], topics: [] })
  expect(await choices('active', boris)).toEqual({ games: [], topics: [] })
  expect(await find('q=sword&list=archive')).toMatchObject({ items: [], total: 0, inOtherList: 1 })
  // A slip of the keys, page by page.
  const slip = await find('q=gaet')
  expect([slip.items.length, slip.total, slip.inOtherList]).toEqual([10, 11, 0])
  expect((await find(`q=gaet&cursor=${slip.nextCursor}`)).items).toHaveLength(1)
  expect(await find('q=swrod&list=archive')).toMatchObject({ items: [], total: 0, inOtherList: 1 })
  expect(await find('q=sword', boris)).toMatchObject({ items: [], total: 0 })
  const wrong = await many.get(`${api}/cases/en-US/find?sort=oldest&cursor=${first.nextCursor}`)
  expect(wrong.statusCode).toBe(400)
})

test('nothing that is typed to find a case breaks the search on either database (CD-177)', async () => {
  const cursor = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`
  const answers: [string, number][] = [
    ['q=%00', 400],
    ['q=a%00b', 400],
    [cursor('newest 0 2026-99-99T99:99:99.999Z 1'), 400],
    [cursor('newest 0 2026-02-31T00:00:00.000Z 1'), 400],
    [cursor('newest 0 2026-02-01T00:00:00.000Z 1'), 200],
    ['q=%5C', 200],
    ['q=%F0%9F%98%80%25_%27', 200],
    ['days=3650', 200],
    [`q=${'a%20'.repeat(49)}`, 200],
  ]
  for (const [query, status] of answers)
    expect([query, (await ada.get(`${api}/cases/en-US/find?${query}`)).statusCode]).toEqual([query, status])
})

test('[CASEAPI-05, CASEENTITY-01] the owner reads a case, whole, and nobody else does', async () => {
  const { caseId } = await file()
  const answer = await ada.get(detail(caseId))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const found: SupportCase = answer.json()
  expect(found).toMatchObject({
    id: caseId,
    region: 'us',
    subject: 'My character is stuck',
    status: 'OPEN',
    statusKey: 'support.case.status.open',
    statusType: 'ACTIVE',
    gameTitle: 'Realms',
    baseUiName: 'wow',
    channel: 'ticket',
    contactChannelType: 'TICKET',
    canRespond: true,
    cancellable: true,
    isCancellable: true,
    canReopen: false,
    surveyAvailable: false,
    unread: false,
    hasChannels: true,
  })
  expect(found.availableChannels.map(({ channelType }) => channelType)).toEqual(['ticket', 'phone', 'chat'])
  expect(found.caseEvents).toEqual([
    {
      eventType: 'CONTACT',
      alternateName: null,
      relativeTimestamp: found.createdAt,
      responseAuthor: 'Ada Lindqvist',
      responseText: 'Behind &lt;the&gt; gate.<br>Still.',
      companyResponse: false,
    },
  ])
})

test('foreign and unknown cases answer alike; signed out is 401 for both (ground G9)', async () => {
  const { caseId } = await file()
  const foreign = await boris.get(detail(caseId))
  const unknown = await boris.get(detail('999999999999'))
  const without = ({ requestId: _requestId, ...rest }: Record<string, unknown>) => rest
  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
  expect(without(foreign.json())).toEqual(without(unknown.json()))
  for (const id of [caseId, '999999999999']) {
    const answer = await visitor.get(detail(id))
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Session')
  }
  for (const path of ['/resolve', '/cancel'])
    expect((await boris.send('POST', detail(caseId) + path)).statusCode).toBe(404)
  expect((await reply(boris, caseId, { eventCount: 1 })).statusCode).toBe(404)
})

test('[CASEAPI-03, CASEAPI-04, CASELIST-07] lists by page, with the whole number in a header', async () => {
  const nora = await server.signIn({ id: 'test-nora' })
  const owner = playerOf('test-nora')
  for (let index = 0; index < 12; index += 1) {
    clock.advance(1)
    await file({ visitor: owner, subject: `Case ${index}` })
  }
  const list = async (path: string) => {
    const answer = await nora.get(`${api}/cases/en-US/${path}`)
    return {
      total: answer.headers['x-total-count'],
      subjects: answer.json().map(({ subject }: { subject: string }) => subject),
      first: answer.json()[0],
    }
  }
  expect(await list('active?page=1')).toMatchObject({
    total: '12',
    subjects: Array.from({ length: 10 }, (_, index) => `Case ${11 - index}`),
  })
  expect(await list('active?page=2')).toMatchObject({ total: '12', subjects: ['Case 1', 'Case 0'] })
  expect(await list('active?page=100000')).toMatchObject({ total: '12', subjects: [] })
  expect((await list('active')).subjects).toHaveLength(12)
  expect(await list('archive?page=1')).toMatchObject({ total: '0', subjects: [] })
  expect((await list('active?page=1')).first).not.toHaveProperty('caseEvents')
  expect((await nora.get(`${api}/cases/en-US/active?page=0`)).statusCode).toBe(400)
  expect((await visitor.get(`${api}/cases/en-US/active`)).statusCode).toBe(401)
})

test('[CASEERROR-05, CASEERROR-06] somebody wrote meanwhile: 422 with the key and the present case', async () => {
  const { caseId } = await file()
  await companySays(caseId, 'ANSWERED')
  const answer = await reply(ada, caseId, { eventCount: 1 })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    type: '/services/bft/docs/problems/validation',
    errorKey: 'support.case.error.changed',
    case: { id: caseId, status: 'ANSWERED' },
  })
  expect(answer.json().case.caseEvents).toHaveLength(3)
  expect((await store.find(caseId))!.eventCount).toBe(3)
})

test('a reply to an answered case opens it again (decisions-cases D13)', async () => {
  const { caseId } = await file()
  await companySays(caseId, 'ANSWERED')
  const found: SupportCase = (await reply(ada, caseId, { eventCount: 3 })).json()
  expect(found).toMatchObject({ status: 'OPEN', canRespond: true, cancellable: false })
  expect(found.caseEvents.slice(3).map(({ eventType, alternateName }) => [eventType, alternateName])).toEqual([
    ['CONTACT', null],
    ['STATUS_CHANGE', 'Reopened'],
  ])
})

test('a mistake in the form names the field and carries the case, whoever finds it (decisions-cases D1, D7)', async () => {
  const { caseId } = await file()
  const tooLong = await reply(ada, caseId, { eventCount: 1, description: 'x'.repeat(2049) })
  expect(tooLong.statusCode).toBe(422)
  expect(tooLong.json().case.id).toBe(caseId)
  const spaces = await reply(ada, caseId, { eventCount: 1, description: '   ' })
  expect(spaces.statusCode).toBe(422)
  const type = await reply(ada, caseId, { eventCount: 1 }, [['run.exe', new Uint8Array([0x4d, 0x5a, 1])]])
  expect(type.json()).toMatchObject({
    errorKey: 'support.validation.filetype',
    validationErrors: { fieldErrors: [{ field: 'files.0', code: 'filetype' }] },
  })
  const lie = await reply(ada, caseId, { eventCount: 1 }, [['picture.png', bytesOf('not a picture')]])
  expect(lie.json().validationErrors.fieldErrors).toMatchObject([{ field: 'files.0', code: 'filetype' }])
  expect((await store.find(caseId))!.eventCount).toBe(1)
})

test('a channel that is closed or asks for a sign-in is refused (decisions-cases E8, E9)', async () => {
  const { caseId, anonymousToken } = await fileAnonymous()
  expect(caseId).toBeTruthy()
  const call = await reply(visitor, anonymousToken!, { eventCount: 1, channel: 'phone', phoneNumber: '123' })
  expect(call.json()).toMatchObject({
    validationErrors: { fieldErrors: [{ field: 'phoneNumber', code: 'support.guided.entry.error.invalid.phone' }] },
  })
  expect(
    (await reply(visitor, anonymousToken!, { eventCount: 1, channel: 'phone', phoneNumber: '+1 202-555-0143' }))
      .statusCode,
  ).toBe(200)
  expect((await store.find(caseId))!.contactPhone).toBe('+12025550143')
})

test('[CASEAPI-06] mark as resolved answers the case; again the same, without a new event', async () => {
  const { caseId } = await file()
  expect((await ada.send('POST', `${detail(caseId)}/resolve`)).json()).toMatchObject({
    errorKey: 'support.case.error.not.resolvable',
    case: { id: caseId },
  })
  await companySays(caseId, 'ANSWERED')
  const first: SupportCase = (await ada.send('POST', `${detail(caseId)}/resolve`)).json()
  expect(first).toMatchObject({
    status: 'RESOLVED',
    resolverType: 'PLAYER',
    statusType: 'ACTIVE',
    surveyAvailable: true,
    canReopen: true,
  })
  clock.advance(60)
  const again: SupportCase = (await ada.send('POST', `${detail(caseId)}/resolve`)).json()
  expect(again.caseEvents).toEqual(first.caseEvents)
})

test('a resolved case is archived after 14 days and can no longer be reopened (decisions-cases C2)', async () => {
  const { caseId } = await file()
  await companySays(caseId, 'ANSWERED')
  await ada.send('POST', `${detail(caseId)}/resolve`)
  clock.advance(14 * 86_400 + 1)
  // Their sessions have ended as well.
  await signPlayersIn()
  expect((await ada.get(detail(caseId))).json()).toMatchObject({
    statusType: 'ARCHIVED',
    canReopen: false,
    surveyAvailable: false,
  })
  expect((await reply(ada, caseId, { eventCount: 4 })).json().errorKey).toBe('support.case.error.not.reopenable')
  const archived = (await ada.get(`${api}/cases/en-US/archive`)).json()
  expect(archived.map(({ id }: { id: string }) => id)).toContain(caseId)
})

test('[CASEAPI-07] cancel answers 204 and archives; again the same, without a new event; it says so and stays resolved (T16)', async () => {
  const { caseId } = await file()
  expect((await ada.send('POST', `${detail(caseId)}/cancel`)).statusCode).toBe(204)
  clock.advance(60)
  expect((await ada.send('POST', `${detail(caseId)}/cancel`)).statusCode).toBe(204)
  const found: SupportCase = (await ada.get(detail(caseId))).json()
  expect(found).toMatchObject({
    status: 'RESOLVED',
    statusKey: 'support.case.status.cancelled',
    statusType: 'ARCHIVED',
    resolverType: 'PLAYER',
    canReopen: false,
    surveyAvailable: false,
  })
  expect(found.caseEvents.map(({ alternateName }) => alternateName)).toEqual([null, 'Cancelled'])
  const other = await file()
  await companySays(other.caseId, 'ANSWERED')
  expect((await ada.send('POST', `${detail(other.caseId)}/cancel`)).json().errorKey).toBe(
    'support.case.error.not.cancellable',
  )
})

test('a locked case takes nothing (decisions-cases D3)', async () => {
  const { caseId } = await file()
  await store.update(caseId, { isLocked: true })
  expect((await reply(ada, caseId, { eventCount: 1 })).json().errorKey).toBe('support.case.error.locked')
  expect((await ada.send('POST', `${detail(caseId)}/cancel`)).json().errorKey).toBe('support.case.error.locked')
})

test('reading marks as read, and the navigation bar follows (decisions-cases C17)', async () => {
  const reader = await server.signIn({ id: 'test-reader' })
  const { caseId } = await file({
    visitor: playerOf('test-reader'),
  })
  await companySays(caseId, 'ANSWERED')
  const facts = async () => JSON.parse((await reader.get(`${api}/auth/en-US`)).body)
  expect((await reader.get(`${api}/cases/en-US/active`)).json()[0].unread).toBe(true)
  expect((await reader.get(detail(caseId))).json().unread).toBe(true)
  expect((await reader.get(detail(caseId))).json().unread).toBe(false)
  expect(await facts()).toMatchObject({ hasCases: true, hasUnreadCases: false, unreadCases: 0 })
})

test('[CASEROLE-05] a token link opens its one case, without any name, number or survey', async () => {
  const { caseId, anonymousToken } = await fileAnonymous()
  expect(anonymousToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
  await companySays(caseId, 'ANSWERED')
  const found: SupportCase = (await visitor.get(detail(anonymousToken!))).json()
  expect(found).toMatchObject({ id: caseId, phoneNumber: null, surveyAvailable: false, canReopen: true })
  expect(found.caseEvents.every((event) => !('responseAuthor' in event))).toBe(true)
  expect(JSON.stringify(found)).not.toMatch(/Somebody|Jo|0142/)
  expect((await reply(visitor, anonymousToken!, { eventCount: 3 })).statusCode).toBe(200)
  await companySays(caseId, 'ANSWERED')
  expect((await visitor.send('POST', `${detail(anonymousToken!)}/resolve`)).statusCode).toBe(200)
  // The link is not the owner's id, and not good for anything else.
  expect((await visitor.get(detail(caseId))).statusCode).toBe(401)
  expect((await visitor.get(`${detail(anonymousToken!)}/export`)).statusCode).toBe(401)
  expect((await ada.get(detail(anonymousToken!))).statusCode).toBe(200)
})

test('unknown, revoked, ended and switched-off links answer alike (ground G6)', async () => {
  const ended = await fileAnonymous()
  const revoked = await fileAnonymous()
  await store.update(revoked.caseId, { tokenHash: null, tokenSalt: null })
  await server.database.db
    .updateTable('support_case')
    .set({ updated_at: '2026-08-01T00:00:00.000Z' })
    .where('id', '=', ended.caseId)
    .execute()
  const answers = await Promise.all(
    [ended.anonymousToken!, revoked.anonymousToken!, 'A'.repeat(43)].map((token) => visitor.get(detail(token))),
  )
  const { flags } = server
  const live = await fileAnonymous()
  await flags.set('anonymousTickets', false, 'test')
  answers.push(await visitor.get(detail(live.anonymousToken!)))
  await flags.set('anonymousTickets', true, 'test')
  const bodies = answers.map((answer) => {
    const { requestId, ...rest } = answer.json()
    return {
      status: answer.statusCode,
      hasId: typeof requestId === 'string',
      rest,
      headers: Object.keys(answer.headers).sort(),
    }
  })
  for (const body of bodies) expect(body).toEqual(bodies[0])
  expect(bodies[0]!.status).toBe(404)
  expect((await visitor.get(detail(live.anonymousToken!))).statusCode).toBe(200)
})

test('a token is in no log line and in no figure (promises P15)', async () => {
  const { anonymousToken } = await fileAnonymous()
  await visitor.get(detail(anonymousToken!))
  await visitor.get(`${detail(anonymousToken!)}x`)
  expect(JSON.stringify(server.logLines())).not.toContain(anonymousToken)
  expect(await server.metrics.registry.metrics()).not.toContain(anonymousToken)
  const rows = await server.database.db.selectFrom('support_case').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(anonymousToken)
})

test('the same reply sent again is one reply (ground G10, G23)', async () => {
  const { caseId } = await file()
  const key = crypto.randomUUID()
  const send = (description: string) =>
    reply(ada, caseId, { eventCount: 1, description }, [['gate.png', png]], { 'idempotency-key': key })
  const first = await send('Once.')
  const second = await send('Once.')
  expect(second.json()).toEqual(first.json())
  expect((await store.find(caseId))!.eventCount).toBe(2)
  expect((await send('Something else.')).statusCode).toBe(422)
  // Without a key the server makes one of its own for ten seconds.
  const other = await file()
  const twice = await Promise.all([
    reply(ada, other.caseId, { eventCount: 1 }),
    reply(ada, other.caseId, { eventCount: 1 }),
  ])
  // The second one comes while the first is under way, or after it: refused or answered alike, never done again.
  expect(twice.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
  expect((await store.find(other.caseId))!.eventCount).toBe(2)
})

test('a write needs the token of its own session (ground G11)', async () => {
  const { caseId } = await file()
  const without = await ada.send('POST', `${detail(caseId)}/cancel`, { headers: { 'x-csrf-token': '' } })
  const other = await ada.send('POST', `${detail(caseId)}/cancel`, { headers: { 'x-csrf-token': boris.csrfToken } })
  expect([without.statusCode, other.statusCode]).toEqual([403, 403])
  expect(without.json().type).toBe('/services/bft/docs/problems/csrf')
  expect((await store.find(caseId))!.status).toBe('OPEN')
})

test('the player’s own copy, as JSON and as one page (ground G33)', async () => {
  const { caseId } = await file({ secureFields: { nid: '"secret"' } })
  const json = await ada.get(`${detail(caseId)}/export`)
  expect(json.headers['content-disposition']).toBe(`attachment; filename="US${caseId}.json"`)
  expect(json.json()).toMatchObject({
    case: { id: caseId },
    submittedFields: [{ key: 'realm', label: 'Realm', value: 'a' }],
    surveyAnswer: null,
  })
  const page = await ada.get(`${detail(caseId)}/export?format=html`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('My character is stuck')
  expect(page.body).toContain('Behind &lt;the&gt; gate.')
  expect(page.body).not.toMatch(/<script|https?:\/\/|secret/)
  expect((await boris.get(`${detail(caseId)}/export`)).statusCode).toBe(404)
})

test('whatever else comes is refused without a trace (ground G9)', async () => {
  const { caseId } = await file()
  expect((await ada.get(`${api}/cases/english/active`)).statusCode).toBe(400)
  expect((await ada.get(detail('0123'))).statusCode).toBe(400)
  expect((await reply(ada, caseId, {})).statusCode).toBe(400)
  expect((await reply(ada, caseId, { eventCount: 1, extra: true })).statusCode).toBe(400)
  expect((await ada.send('POST', detail(caseId), { json: { description: 'x' } })).statusCode).toBe(415)
  const put = await ada.send('PUT', detail(caseId))
  expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  expect((await store.find(caseId))!.eventCount).toBe(1)
})

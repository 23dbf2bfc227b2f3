// Scopes by game and language over HTTP, on both databases (CD-315): what lies outside is nowhere, neither in a list, a
// count, a search nor an event, and an address of it answers as one that is not there; people (CD-316).
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { knownPlayer } from '../../../tests/support/known-player.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskTokens, rolesUpTo, type DeskRoleName } from '../../../tests/support/desk-token.ts'
import { createCallBackStore } from '../callbacks/store.ts'
import { covers } from '../lib/caller-scope.ts'
import { createCaseReads } from '../cases/reads.ts'
import { createCaseStore } from '../cases/store.ts'
import { createSurveyStore } from '../survey/store.ts'

interface Answer {
  status: number
  body: unknown
}
type Caller = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, json?: unknown) => Promise<Answer>

const wide = { games: [], languages: [] }
const first = {
  eventType: 'CONTACT',
  alternateName: null,
  author: 'Ada',
  text: 'A lost sword',
  isCompany: false,
} as const

onBothDatabases('scopes', { env: { DESK_ADMINS: 'first-admin' } }, (server) => {
  const as = async (
    id: string,
    role: DeskRoleName | null,
    claims: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Caller> => {
    const tokenFor = await deskTokens({ database: server().database, publicUrl: 'http://localhost:8080' })
    const bearer = await tokenFor(id, role === null ? null : rolesUpTo(role), claims)
    return async (method, path, json) => {
      const answer = await server().app.inject({
        method,
        url: `/services/desk${path}`,
        headers: {
          authorization: `Bearer ${bearer}`,
          'idempotency-key': crypto.randomUUID(),
          'if-match': '*',
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
      })
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
    }
  }
  const file = async (id: string, product: string, locale: string, more: object = {}): Promise<void> => {
    const record = aCase({ id, product, locale, ownerId: `owner-of-${product}`, ...more })
    await createCaseStore(server().database).open(record, { ...first, channel: 'TICKET', createdAt: record.createdAt })
  }
  const idsOf = ({ body }: Answer, key = 'id'): string[] =>
    (body as { items: Record<string, string>[] }).items.map((item) => item[key]!).sort()
  const scopeGames = (...games: string[]) => ({ desk_games: games })

  test('a queue, its counts, a search and views hold what lies within, by game, by language, by both', async () => {
    await file('7001', 'wow', 'en-US')
    await file('7002', 'wow', 'de-DE')
    await file('7003', 'services', 'en-US')
    await file('7004', 'owl', 'de-DE')
    const all = ['7001', '7002', '7003', '7004']
    const seen = async (claims: object) => {
      const call = await as('scope-jo', 'agent', claims as Record<string, unknown>)
      const mine = (answer: Answer): string[] => idsOf(answer).filter((id) => all.includes(id))
      const views = (await call('GET', '/views')).body as { items: { view: string; count: number }[] }
      const rows = await server()
        .database.db.selectFrom('support_case')
        .select(['product', 'locale'])
        .where('queue_rank', '=', 0)
        .execute()
      const { scope } = (await call('GET', '/me')).body as { scope: { games: string[]; languages: string[] } }
      // A plain count beside the desk's.
      expect(views.items.find(({ view }) => view === 'open')!.count).toBe(
        rows.filter((row) => covers(scope, { game: row.product, language: row.locale })).length,
      )
      return {
        queue: mine(await call('GET', '/cases?limit=100')),
        search: mine(await call('GET', '/cases?limit=100&q=sword')),
        byNumber: mine(await call('GET', '/cases?q=7003')),
      }
    }
    const unscoped = await seen({})
    expect(unscoped).toMatchObject({ queue: all, search: all, byNumber: ['7003'] })
    expect(await seen({ desk_games: ['wow'] })).toMatchObject({ queue: ['7001', '7002'], search: ['7001', '7002'] })
    expect(await seen({ desk_games: 'wow services' })).toMatchObject({
      queue: ['7001', '7002', '7003'],
      search: ['7001', '7002', '7003'],
      byNumber: ['7003'],
    })
    expect(await seen({ desk_languages: ['de-DE'] })).toEqual({
      queue: ['7002', '7004'],
      search: ['7002', '7004'],
      byNumber: [],
    })
    expect(await seen({ desk_games: ['wow'], desk_languages: ['de-DE'] })).toEqual({
      queue: ['7002'],
      search: ['7002'],
      byNumber: [],
    })
    // All of them, said in two ways.
    for (const games of ['*', []]) expect((await seen({ desk_games: games })).queue).toEqual(all)
  })

  test('what an address names outside the scope answers word for word as what is not there', async () => {
    const call = await as('scope-jo', 'lead', scopeGames('services'))
    const comparable = ({ status, body }: Answer) => [status, { ...(body as object), requestId: '' }]
    for (const [method, path, json] of [
      ['GET', '/cases/ID', undefined],
      ['POST', '/cases/ID/assign', { assignee: null }],
      ['POST', '/cases/ID/notes', { text: 'seen' }],
      ['PUT', '/cases/ID/presence', { state: 'reading' }],
      ['POST', '/callbacks/ID/take', undefined],
      ['GET', '/cases/ID/articles', undefined],
    ] as const) {
      const [outside, missing] = [
        await call(method, path.replace('ID', '7001'), json),
        await call(method, path.replace('ID', '7999'), json),
      ]
      expect([path, ...comparable(outside)]).toEqual([path, ...comparable(missing)])
      expect(outside.status).toBe(404)
    }
    expect((await call('GET', '/cases/7003')).status).toBe(200)
    const bulk = await call('POST', '/cases/bulk', {
      changes: ['7001', '7003'].map((id) => ({ id, priority: 'high' })),
    })
    expect(bulk.body).toMatchObject({ before: [{ id: '7003' }], left: ['7001'] })
    const record = await createCaseStore(server().database).find('7001')
    expect(record!.priority).toBe(1)
  })

  test('nobody is given what they may not see', async () => {
    await (await as('scope-only-one', 'agent', scopeGames('services')))('GET', '/me')
    const lead = await as('scope-lead', 'lead')
    const give = async (id: string) =>
      (await lead('POST', `/cases/${id}/assign`, { assignee: 'scope-only-one' })).status
    expect([await give('7001'), await give('7003')]).toEqual([422, 200])
    const bulk = await lead('POST', '/cases/bulk', { changes: [{ id: '7002', assignee: 'scope-only-one' }] })
    expect(bulk.status).toBe(422)
  })

  test('call-backs, surveys and penalties are narrowed as cases are; what is about everything is refused', async () => {
    const at = new Date().toISOString()
    const [callBacks, surveys] = [
      createCallBackStore(server().database, createCaseReads(server().database)),
      createSurveyStore(server().database, createCaseReads(server().database)),
    ]
    for (const caseId of ['7001', '7003']) {
      await callBacks.ask(caseId, at)
      await surveys.insert({ caseId, ratings: [5, 5, 5], feedback: caseId, answeredAt: at })
    }
    const [narrow, whole] = [await as('scope-jo', 'admin', scopeGames('services')), await as('scope-sam', 'admin')]
    const both = async (path: string, key: string) =>
      [narrow, whole].reduce<Promise<string[][]>>(
        async (before, call) => [...(await before), idsOf(await call('GET', path), key)],
        Promise.resolve([]),
      )
    expect(await both('/callbacks', 'caseId')).toEqual([['7003'], ['7001', '7003']])
    expect(await both('/surveys/answers', 'caseId')).toEqual([['7003'], ['7001', '7003']])
    const audit = (id: string, subject: string) => ({
      id,
      subject,
      outcome: 'passed' as const,
      topic_id: null,
      actor: null,
      at,
    })
    await server()
      .database.db.insertInto('kbv_audit')
      .values([
        audit('a1', 'account:owner-of-wow'),
        audit('a2', 'account:owner-of-services'),
        audit('a3', 'preverified:7'),
      ])
      .execute()
    expect(idsOf(await narrow('GET', '/verifications'), 'accountId')).toEqual(['owner-of-services'])
    expect(idsOf(await whole('GET', '/verifications'), 'accountId')).toHaveLength(3)
    // However far apart they are (CD-357).
    await server().database.withTransaction(async () => {
      for (let index = 0; index < 1_100; index += 1) {
        const id = String(80_000 + index)
        await createCaseStore(server().database).insert(aCase({ id, product: 'rumble', ownerId: null }))
        const answeredAt = new Date(Date.parse(at) + 1 + index).toISOString()
        await surveys.insert({ caseId: id, ratings: [5, 5, 5], feedback: null, answeredAt })
      }
    })
    expect(idsOf(await narrow('GET', '/surveys/answers?limit=5'), 'caseId')).toEqual(['7003'])
    // The same where the scope's own cases are many, and everybody's entries are looked at.
    await server().database.withTransaction(async () => {
      for (let index = 0; index < 1_000; index += 1) {
        const id = String(90_000 + index)
        await createCaseStore(server().database).insert(aCase({ id, product: 'services', ownerId: null }))
      }
    })
    expect(idsOf(await narrow('GET', '/surveys/answers?limit=5'), 'caseId')).toEqual(['7003'])
    expect(idsOf(await narrow('GET', '/verifications'), 'accountId')).toEqual(['owner-of-services'])
    await server()
      .database.db.deleteFrom('support_case')
      .where('id', '>=', '90000')
      .where('id', '<=', '90999')
      .execute()
    await server().database.db.deleteFrom('support_case').where('product', '=', 'rumble').execute()
    const report = async (call: Caller) => {
      const day = at.slice(0, 10)
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
      return (await call('GET', `/surveys/summary?from=${day}&to=${next}`)).body
    }
    expect(JSON.stringify(await report(narrow))).not.toBe(JSON.stringify(await report(whole)))
    const penalty = {
      gameAccount: 'Ada#1',
      accountId: 'owner-of-wow',
      penalty: { 'en-US': 'Suspension' },
      reason: { 'en-US': 'Cheating' },
      end: null,
      evidence: [],
      appealable: true,
    }
    expect((await narrow('GET', '/topics/1211/form?language=en-US')).status).toBe(404)
    expect((await whole('GET', '/topics/1211/form?language=en-US')).status).toBe(200)
    await knownPlayer(server(), penalty.accountId)
    expect((await narrow('POST', '/penalties', { ...penalty, game: 'wow' })).status).toBe(422)
    expect((await whole('POST', '/penalties', { ...penalty, game: 'wow' })).status).toBe(201)
    expect(await both('/penalties?accountId=owner-of-wow', 'game')).toEqual([[], ['wow']])
    for (const path of ['/people', '/audit', '/webhooks', '/accounts/owner-of-services/data'])
      expect([path, (await narrow('GET', path)).status]).toEqual([path, 403])
  })

  const listen = async (claims: Record<string, unknown>, id = 'scope-ears', roles: string[] | null = ['agent']) => {
    const { app, database } = server()
    if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' })
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const tokenFor = await deskTokens({ database, publicUrl: 'http://localhost:8080' })
    const stop = new AbortController()
    const authorization = `Bearer ${await tokenFor(id, roles, claims)}`
    const answer = await fetch(`${origin}/services/desk/stream`, { headers: { authorization }, signal: stop.signal })
    let text = ''
    let isOver = false
    const read = async (): Promise<void> => {
      for await (const chunk of answer.body!) text += new TextDecoder().decode(chunk as Uint8Array)
      isOver = true
    }
    void read().catch(() => undefined)
    return { heard: () => text, isOver: () => isOver, stop: () => stop.abort() }
  }

  test('the stream tells of what lies within', async () => {
    const narrow = await listen(scopeGames('services'))
    const whole = await listen({})
    const lead = await as('scope-lead', 'lead')
    const touch = (id: string) => lead('POST', `/cases/${id}/assign`, { assignee: null })
    await touch('7001')
    await expect.poll(whole.heard).toContain('7001')
    await touch('7003')
    await expect.poll(narrow.heard).toContain('7003')
    expect(narrow.heard()).not.toContain('7001')
    narrow.stop()
    whole.stop()
  })

  test('where the provider sends no roles an admin gives them, from the first call on; where it sends them they stand', async () => {
    const first = await as('first-admin', null)
    const stranger = await as('new-pat', null)
    expect((await stranger('GET', '/me')).status).toBe(403)
    const listed = async () => (await first('GET', '/people')).body as { items: { id: string }[] }
    expect((await listed()).items.map(({ id }) => id)).not.toContain('new-pat')

    const let_in = await first('PUT', '/people/new-pat', { displayName: 'Pat', role: 'agent', scope: wide })
    expect(let_in).toMatchObject({ status: 200, body: { displayName: 'Pat', roleBy: 'desk', lastSeenAt: null } })
    expect(await stranger('GET', '/me')).toMatchObject({ status: 200, body: { roles: ['agent'], scope: wide } })
    const scope = { games: ['services'], languages: ['en-US'] }
    expect((await first('PUT', '/people/new-pat', { role: 'lead', scope })).status).toBe(200)
    expect(await stranger('GET', '/me')).toMatchObject({ body: { roles: ['writer', 'agent', 'lead'], scope } })
    expect((await stranger('GET', '/cases/7001')).status).toBe(404)
    expect((await first('PUT', '/people/new-pat', { role: 'lead', scope: { ...wide, games: ['none'] } })).status).toBe(
      422,
    )
    const foreign = { ...wide, languages: ['xx-XX'] }
    expect((await first('PUT', '/people/new-pat', { role: 'lead', scope: foreign })).status).toBe(422)
    expect((await first('PUT', '/people/new-pat', { role: null, scope: wide })).status).toBe(200)
    expect((await stranger('GET', '/me')).status).toBe(403)

    // Given by the provider: shown, not changed; the scope it says nothing of is the desk's.
    await (await as('claimed-kim', 'lead'))('GET', '/me')
    expect((await first('PUT', '/people/claimed-kim', { role: 'admin', scope: wide })).status).toBe(422)
    expect((await first('PUT', '/people/claimed-kim', { role: 'lead', scope })).body).toMatchObject({
      roleBy: 'provider',
      scopeBy: 'desk',
      scope,
    })
    await (await as('claimed-lee', 'lead', scopeGames('wow')))('GET', '/me')
    expect((await first('PUT', '/people/claimed-lee', { role: 'lead', scope: wide })).status).toBe(422)
  })

  test('a stream ends with the scope it was opened in, and with its role', async () => {
    const first = await as('first-admin', null)
    const give = async (role: 'agent' | null, games: string[]) =>
      (await first('PUT', '/people/scope-ears-two', { role, scope: { games, languages: [] } })).status
    expect(await give('agent', [])).toBe(200)
    const [one, other] = [await listen({}, 'scope-ears-two', null), await listen({})]
    expect(await give('agent', ['services'])).toBe(200)
    await expect.poll(one.isOver).toBe(true)
    const two = await listen({}, 'scope-ears-two', null)
    // What leaves the scope as it is leaves the stream.
    expect(await give('agent', ['services'])).toBe(200)
    await (await as('scope-lead', 'lead'))('POST', '/cases/7003/assign', { assignee: null })
    await expect.poll(two.heard).toContain('7003')
    expect([one.heard().includes('7003'), two.isOver(), other.isOver()]).toEqual([false, false, false])
    expect(await give(null, [])).toBe(200)
    await expect.poll(two.isOver).toBe(true)
    other.stop()
  })

  test('the last admin of everything stays one, and every change is told with before and after', async () => {
    const { db } = server().database
    await db
      .updateTable('desk_agent')
      .set({ role: 'lead' })
      .where('id', '<>', 'first-admin')
      .where('role', '=', 'admin')
      .execute()
    const first = await as('first-admin', null)
    const narrowed = { games: ['services'], languages: [] }
    for (const request of [
      { role: 'lead', scope: wide },
      { role: null, scope: wide },
      { role: 'admin', scope: narrowed },
    ])
      expect(await first('PUT', '/people/first-admin', request)).toMatchObject({
        status: 422,
        body: { errorKey: 'support.desk.error.people.last.admin' },
      })
    expect((await first('PUT', '/people/other-admin', { role: 'admin', scope: wide })).status).toBe(200)
    expect((await first('PUT', '/people/first-admin', { role: 'lead', scope: wide })).status).toBe(200)
    expect((await first('GET', '/people')).status).toBe(403)
    const [line] = await db
      .selectFrom('desk_audit')
      .selectAll()
      .where('action', '=', 'people.replace')
      .orderBy('id', 'desc')
      .execute()
    expect([line!.actor, line!.subject]).toEqual(['first-admin', 'person/first-admin'])
    expect(JSON.parse(line!.detail)).toMatchObject({ before: { role: 'admin' }, after: { role: 'lead', scope: wide } })
  })

  test('who is signed out everywhere needs a new proof', async () => {
    const admin = await as('other-admin', null)
    const leaver = await as('claimed-max', 'agent', { iat_is: 'before' })
    expect((await leaver('GET', '/me')).status).toBe(200)
    expect((await admin('POST', '/people/nobody-here/sign-out')).status).toBe(404)
    expect((await admin('POST', '/people/claimed-max/sign-out')).status).toBe(204)
    expect((await leaver('GET', '/me')).status).toBe(401)
  })
})

// What the desk does for and about players, over HTTP: appeals, surveys, locks, imports, flags, crisis messages, own
// data (decisions-cases L).
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeflectionReport, DeskAppealPage, DeskPenalty, SurveySummary } from '#generated/server/desk/schemas.ts'
import type { DataExport, DataRequest, Penalty } from '#generated/server/schemas.ts'
import { archivedFrom } from '../cases/rules.ts'
import { casePeriods } from '../content/periods.ts'
import { knownPlayer } from '../../../tests/support/known-player.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { createCaseFiling } from '../cases/filing.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'

const secret = 'shared-with-the-game-back-end-00'
const clock = createManualClock('2026-11-18T09:30:00.000Z')
let server: TestServer
let desk: Awaited<ReturnType<typeof deskClients>>
let lead: DeskClient
let otherLead: DeskClient
let admin: DeskClient

beforeAll(async () => {
  server = await startTestServer({
    clock,
    env: {
      CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname,
      SESSION_SECRET: 'a'.repeat(32),
      ENCRYPTION_KEY: 'b'.repeat(32),
      DESK_WEBHOOK_SECRET: secret,
    },
  })
  desk = await deskClients(server, () => clock.now())
  lead = await desk('lead', 'kim')
  otherLead = await desk('lead', 'lee')
  admin = await desk('admin', 'sam')
})
afterAll(() => server.close())

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const audited = async (action: string) =>
  server.database.db.selectFrom('desk_audit').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()
const penaltyOf = (accountId: string, change: object = {}) => ({
  accountId,
  game: 'wow',
  gameAccount: 'One',
  penalty: { 'en-US': 'Suspension' },
  reason: { 'en-US': 'Abuse' },
  end: '2099-12-24T00:00:00.000Z',
  evidence: ['match 1'],
  appealable: true,
  ...change,
})
const impose = async (accountId: string): Promise<string> => {
  await knownPlayer(server, accountId)
  return (await lead('POST', '/penalties', { json: penaltyOf(accountId) })).json<DeskPenalty>().id
}
const appeal = (client: TestClient, penaltyId: string) =>
  client.send('POST', `${api}/penalty/appeal/en-US`, {
    json: { penaltyId, reasonId: 'support.penalty.appeal.reason.mistake', description: 'It was my brother.' },
    headers: key(),
  })
const file = async (accountId: string, name: string): Promise<string> =>
  (
    await createCaseFiling({
      store: createCaseStore(server.database),
      withTransaction: server.database.withTransaction,
      clock,
      keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
      outbox: { enqueue: async () => undefined },
    }).file({
      visitor: {
        kind: 'player',
        sessionId: 's',
        account: { id: accountId, displayName: name, softAccount: false, hasSqa: true, roles: [], region: 'eu' },
      },
      locale: 'en-US',
      product: 'wow',
      topicId: 1211,
      subject: 'Stuck',
      description: 'Behind the gate.',
      channel: 'ticket',
      name,
      email: `${accountId}@players.example`,
      phone: null,
      fields: {},
      secureFields: {},
      ingame: null,
      files: [],
      wantsToken: false,
    })
  ).caseId

test('[CASEROLE-07] [CASEROLE-13] an appeal is decided by another lead; the player reads public name and answer', async () => {
  const player = await server.signIn({ id: 'test-appeals', displayName: 'Ona' })
  const ids = [await impose('test-appeals'), await impose('test-appeals')]
  for (const id of ids) expect((await appeal(player, id)).statusCode).toBe(201)
  const waiting = (await lead('GET', '/appeals?state=PENDING')).json<DeskAppealPage>().items
  const [first, second] = ids.map((id) => waiting.find(({ penalty }) => penalty.id === id)!)
  const decide = (who: DeskClient, id: string, decision: string) =>
    who('POST', `/appeals/${id}/decision`, { json: { decision, repResponse: `We looked again: ${decision}.` } })

  expect((await decide(lead, first!.id, 'UPHELD')).statusCode).toBe(403)
  expect((await decide(await desk('agent'), first!.id, 'UPHELD')).statusCode).toBe(403)
  expect((await decide(otherLead, first!.id, 'UPHELD')).statusCode).toBe(200)
  const late = await decide(otherLead, first!.id, 'OVERTURNED')
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({ type: '/services/desk/docs/problems/changed', title: 'Somebody else was faster' }),
  ])
  expect((await decide(otherLead, second!.id, 'OVERTURNED')).statusCode).toBe(200)

  const seen = (await player.get(`${api}/penalty/en-US`)).json<Penalty[]>()
  const [upheld, overturned] = ids.map((id) => seen.find((penalty) => penalty.id === id)!)
  expect(upheld).toMatchObject({
    active: true,
    lastAppealState: 'UPHELD',
    canAppeal: true,
    history: [{ repName: 'Lee', repResponse: 'We looked again: UPHELD.' }],
  })
  // Over for good: past, whatever its end, and no appeal any more (decisions-cases J7).
  expect(overturned).toMatchObject({
    active: false,
    lastAppealState: 'OVERTURNED',
    canAppeal: false,
    history: [{ repName: 'Lee' }],
  })
  expect(JSON.stringify(seen)).not.toMatch(/demo-lead/)
  // Rows of one millisecond have no order among themselves.
  expect(
    (await audited('appeal.decide'))
      .map(({ actor, detail }) => `${actor} ${JSON.stringify(JSON.parse(detail))}`)
      .sort(),
  ).toEqual(['demo-lead-lee {"decision":"OVERTURNED"}', 'demo-lead-lee {"decision":"UPHELD"}'])
})

test('the survey’s summary counts answers and names nobody; its span is a year at most', async () => {
  const player = await server.signIn({ id: 'test-survey', displayName: 'Ona' })
  const id = await file('test-survey', 'Ona')
  await createCaseStore(server.database).update(id, {
    status: 'RESOLVED',
    resolverType: 'PLAYER',
    statusChangedAt: clock.now().toISOString(),
    archivedAt: archivedFrom(clock.now().toISOString(), casePeriods),
  })
  const sent = await player.send('POST', `${api}/survey/en-US/${id}`, {
    json: { q1: '5', q2: '4', q3: '5', q4: '3', q5: '2', feedback: 'Ona says thank you.' },
    headers: key(),
  })
  expect(sent.statusCode).toBe(204)
  const got = await lead('GET', '/surveys/summary?from=2026-11-01&to=2026-12-01')
  expect(got.statusCode, got.body).toBe(200)
  expect(got.body).not.toContain('Ona')
  const { answered, questions } = got.json<SurveySummary>()
  expect([answered, questions.length]).toEqual([1, 5])
  expect((await lead('GET', '/surveys/summary?from=2024-01-01&to=2026-12-01')).statusCode).toBe(422)
  expect((await (await desk('agent'))('GET', '/surveys/summary?from=2026-11-01&to=2026-12-01')).statusCode).toBe(403)
})

test('a lock of the knowledge questions is lifted, which is audited on both sides', async () => {
  const player = await server.signIn({ id: 'demo-ada', displayName: 'Ada' })
  await player.get(`${api}/verify/en-US/1102/ticket?redirect=/support/en-US/help/contact/services/1100/1102/ticket`)
  const open = (await player.get(`${api}/verify/en-US/kbv`)).json<{ questions: { id: string }[] }>()
  for (const wrong of ['one', 'two', 'three']) {
    await player.send('POST', `${api}/verify/en-US/kbv`, {
      json: { answers: open.questions.map(({ id }) => ({ id, answer: wrong })) },
      headers: key(),
    })
  }
  expect((await player.get(`${api}/verify/en-US/kbv`)).json<{ errorKey: string }>().errorKey).toBe(
    'support.verification.error.locked',
  )
  expect((await lead('POST', '/accounts/demo-ada/kbv/unlock')).statusCode).toBe(204)
  expect((await player.get(`${api}/verify/en-US/kbv`)).statusCode).toBe(200)
  expect((await audited('kbv.unlock'))[0]).toMatchObject({ actor: 'demo-lead-kim', subject: 'account/demo-ada' })
})

test('a signed import is taken once, changes what it made, and is refused when late or forged', async () => {
  const put = (externalId: string, id: string, json: object, change: { at?: number; body?: string } = {}) => {
    const body = JSON.stringify(json)
    const timestamp = String(Math.floor(clock.now().getTime() / 1000) + (change.at ?? 0))
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    return server.app.inject({
      method: 'PUT',
      url: `/services/desk/penalties/import/${externalId}`,
      payload: change.body ?? body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,AAAA v1,${signature}`,
      },
    })
  }
  const first = await put('game-77', 'call-1', penaltyOf('test-imports'))
  expect([first.statusCode, first.json()]).toEqual([
    201,
    expect.objectContaining({ accountId: 'test-imports', active: true }),
  ])
  const again = await put('game-77', 'call-1', penaltyOf('test-imports'))
  expect([again.statusCode, again.json<DeskPenalty>().id]).toEqual([201, first.json<DeskPenalty>().id])
  const longer = await put('game-77', 'call-2', penaltyOf('test-imports', { end: null }))
  expect([longer.statusCode, longer.json<DeskPenalty>()]).toEqual([
    200,
    expect.objectContaining({ id: first.json<DeskPenalty>().id, end: null }),
  ])
  expect((await put('game-77', 'call-3', penaltyOf('somebody-else'))).statusCode).toBe(422)
  expect((await put('game-78', 'call-4', penaltyOf('test-imports', { game: 'no-such-game' }))).statusCode).toBe(422)
  for (const late of [-301, 301])
    expect((await put('game-79', `call-late${late}`, penaltyOf('test-imports'), { at: late })).statusCode).toBe(401)
  expect(
    (
      await put('game-79', 'call-5', penaltyOf('test-imports'), {
        body: JSON.stringify(penaltyOf('test-imports', { end: null })),
      })
    ).statusCode,
  ).toBe(401)
  const player = await server.signIn({ id: 'test-imports' })
  expect((await player.get(`${api}/penalty/en-US`)).json<Penalty[]>().map(({ end }) => end)).toEqual([null])
})

test('[CASEROLE-08] a flag and a crisis message come and go at once', async () => {
  const player = await server.signIn({ id: 'test-flags' })
  await impose('test-flags')
  expect((await player.get(`${api}/penalty/advertise`)).json()).toBe(true)
  expect((await admin('PUT', '/features/accountRestrictions', { json: { enabled: false } })).statusCode).toBe(200)
  expect((await player.get(`${api}/penalty/advertise`)).statusCode).toBe(404)
  expect((await admin('PUT', '/features/accountRestrictions', { json: { enabled: true } })).statusCode).toBe(200)
  expect((await player.get(`${api}/penalty/advertise`)).json()).toBe(true)
  expect((await admin('GET', '/features')).json()).toContainEqual(
    expect.objectContaining({ key: 'accountRestrictions', enabled: true, changedBy: 'demo-admin-sam' }),
  )

  const draft = {
    title: { 'en-US': 'Sign-in problems' },
    summary: { 'en-US': 'Some cannot.' },
    body: { 'en-US': 'We work.' },
    link: null,
    game: null,
    active: true,
  }
  const { id } = (await lead('POST', '/messages', { json: draft })).json<{ id: string }>()
  const titles = async () =>
    (await player.get(`${api}/messages/en-US`)).json<{ title: string }[]>().map(({ title }) => title)
  expect(await titles()).toContain('Sign-in problems')
  expect(
    (await lead('PUT', `/messages/${id}`, { json: { ...draft, title: { 'en-US': 'All is well again' } } })).statusCode,
  ).toBe(200)
  expect(await titles()).toContain('All is well again')
  expect((await lead('PUT', `/messages/${id}`, { json: { ...draft, active: false } })).statusCode).toBe(200)
  expect(await titles()).not.toContain('Sign-in problems')
  expect((await audited('message.replace')).length).toBe(2)
})

test('an admin reads everything held of an account, and has it erased, both audited; of a stranger nothing is held', async () => {
  const id = await file('test-erased', 'Quill Vanterpool')
  await impose('test-erased')
  const copy = await admin('GET', '/accounts/test-erased/data')
  expect(copy.statusCode, copy.body).toBe(200)
  expect(copy.json<DataExport>()).toMatchObject({
    account: { id: 'test-erased', displayName: 'Quill Vanterpool', email: 'test-erased@players.example' },
    cases: [{ case: { id } }],
    penalties: [{ active: true }],
  })
  expect((await lead('GET', '/accounts/test-erased/data')).statusCode).toBe(403)
  for (const call of [
    await admin('GET', '/accounts/nobody-ever/data'),
    await admin('DELETE', '/accounts/nobody-ever/data'),
  ])
    expect(call.statusCode).toBe(404)

  const asked = await admin('DELETE', '/accounts/test-erased/data')
  expect([asked.statusCode, asked.json<DataRequest>()]).toEqual([
    202,
    expect.objectContaining({ kind: 'ERASURE', state: 'QUEUED' }),
  ])
  await server.jobs.runDue()
  expect((await admin('GET', '/accounts/test-erased/data')).statusCode).toBe(404)
  expect(await createCaseStore(server.database).find(id)).toBeUndefined()
  expect((await audited('account.data.read')).map(({ subject }) => subject)).toEqual(['account/test-erased'])
  expect((await audited('account.data.erase')).map(({ actor, subject }) => [actor, subject])).toEqual([
    ['demo-admin-sam', 'account/test-erased'],
  ])
})

test('CD-69: a lead reads what articles solved 72 hours later and what writers lack; an agent does not', async () => {
  const from = clock.now().toISOString().slice(0, 10)
  const reader = await server.signIn({ id: 'test-reader', displayName: 'Quill', email: 'reader@players.example' })
  const searched = await reader.send('POST', `${api}/search`, {
    json: { searchTerm: 'glorbnak', subjectName: 'wow', sourceName: 'all', page: 1, locale: 'en-US', purpose: 'page' },
  })
  expect(searched.json()).toMatchObject({ totalCount: 0 })
  const helped = await reader.send('POST', `${api}/feedback/en-US/24117`, { json: { helpful: true, product: 'wow' } })
  expect(helped.statusCode, helped.body).toBeLessThan(300)
  clock.advance(80 * 3_600)
  await server.jobs.runDue()
  // Three days later nobody is signed in as before.
  const reporting = await desk('lead', 'kim')
  const to = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const path = `/reports/deflection?from=${from}&to=${to}`
  const report = await reporting('GET', path)
  expect(report.statusCode, report.body).toBe(200)
  expect(report.json<DeflectionReport>()).toMatchObject({
    articles: [{ articleId: '24117', product: 'wow', locale: 'en-US', solved: 1, filed: 0 }],
    emptySearches: [{ locale: 'en-US', product: 'wow', term: 'glorbnak', times: 1 }],
  })
  expect(report.body).not.toContain('test-reader')
  expect((await (await desk('agent'))('GET', path)).statusCode).toBe(403)
  expect((await reporting('GET', `/reports/deflection?from=${to}&to=${from}`)).statusCode).toBe(422)
})

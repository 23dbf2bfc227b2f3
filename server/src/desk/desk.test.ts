// The desk over HTTP: tokens of the embedded provider, roles, cases by the players' own rules, the audit.
import { importJWK, SignJWT, generateKeyPair, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCase } from '#generated/server/desk/schemas.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { createAccountAddresses } from '../account/addresses.ts'
import { createOidcStore } from '../account/oidc-store.ts'
import { createCaseFiling, type NewCase } from '../cases/filing.ts'
import { createCaseStore } from '../cases/store.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'

const issuer = 'http://localhost:8080/services/idp'
const desk = '/services/desk'
const clock = createManualClock('2026-11-18T09:30:00.000Z')
const account = {
  id: 'test-ada',
  displayName: 'Ada Lindqvist',
  softAccount: false,
  hasSqa: true,
  roles: [],
  region: 'us',
}
let server: TestServer
let ada: TestClient
/** Files the store was asked to keep within a transaction. */
const keptWithin: string[] = []
let signingKey: Awaited<ReturnType<typeof importJWK>>

const token = (
  sub: string,
  roles: string[],
  change: { audience?: string; issuer?: string; expires?: number } = {},
  key = signingKey,
) => {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ roles, name: sub.replace(/^.*-/, '').replace(/^./, (letter) => letter.toUpperCase()) })
    .setProtectedHeader({ alg: 'RS256', kid: 'guidepost-1' })
    .setIssuer(change.issuer ?? issuer)
    .setAudience(change.audience ?? 'guidepost-desk')
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(change.expires ?? now + 3600)
    .sign(key)
}
interface Call {
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}
const as = async (role: 'agent' | 'lead' | 'admin') => {
  const bearer = await token(
    `demo-${role}-jo`,
    role === 'admin' ? ['agent', 'lead', 'admin'] : role === 'lead' ? ['agent', 'lead'] : ['agent'],
  )
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { json, form, headers = {} }: Call = {},
  ) => {
    const encoded = form ? new Response(form) : undefined
    const body = encoded
      ? { payload: Buffer.from(await encoded.arrayBuffer()) }
      : json === undefined
        ? {}
        : { payload: JSON.stringify(json) }
    const type = encoded ? encoded.headers.get('content-type')! : json === undefined ? undefined : 'application/json'
    return server.app.inject({
      method,
      url: desk + path,
      ...body,
      headers: {
        authorization: `Bearer ${bearer}`,
        'if-match': '*',
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
    })
  }
}
const keyring = () => createKeyring(['a'.repeat(32)], ['b'.repeat(32)])
const file = async (change: Partial<NewCase> = {}) =>
  (
    await createCaseFiling({
      store: createCaseStore(server.database),
      withTransaction: server.database.withTransaction,
      clock,
      keys: keyring(),
      outbox: { enqueue: async () => undefined },
    }).file({
      visitor: { kind: 'player', sessionId: 's', account },
      locale: 'en-US',
      product: 'wow',
      topicId: 1211,
      subject: 'My character is stuck',
      description: 'Behind the gate.',
      channel: 'ticket',
      name: 'Ada',
      email: 'ada@players.example',
      phone: null,
      fields: { realm: 'a' },
      secureFields: {},
      ingame: null,
      files: [],
      wantsToken: false,
      ...change,
    })
  ).caseId
const answer = (values: object, files: [string, Uint8Array][] = []) => {
  const form = new FormData()
  form.append(
    'form',
    JSON.stringify({
      responseText: '<p onclick="x()">Try <strong>this</strong>.</p><script>x()</script>',
      status: 'ANSWERED',
      eventCount: 1,
      ...values,
    }),
  )
  for (const [name, bytes] of files) form.append('files[files]', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return form
}
const audit = async (action: string) =>
  server.database.db.selectFrom('desk_audit').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()

beforeAll(async () => {
  server = await startTestServer({
    clock,
    env: { ENCRYPTION_KEY: 'b'.repeat(32), DESK_WEBHOOK_SECRET: 'shared-with-the-game-back-end-00' },
    betweenBlobs: (blobs, database) => ({
      ...blobs,
      keepFile: async (one) => {
        if (database.db.isTransaction) keptWithin.push(one.sha256)
        return blobs.keepFile(one)
      },
    }),
  })
  ada = await server.signIn()
  const { keys } = JSON.parse((await createOidcStore(server.database).get('Keys:signing', 0))!.payload) as {
    keys: JWK[]
  }
  signingKey = await importJWK(keys[0]!, 'RS256')
})
afterAll(() => server.close())

test('an address of the desk refuses other methods with 405 and names its own, whoever asks (ground G21)', async () => {
  const refused = await server.app.inject({ method: 'DELETE', url: `${desk}/cases/104233871` })
  expect([refused.statusCode, refused.headers.allow, refused.json().type]).toEqual([
    405,
    'GET, HEAD, PATCH',
    '/services/desk/docs/problems/method-not-allowed',
  ])
})

test('only a token of our provider for this audience opens the desk, and only with a role (ground G32)', async () => {
  const call = (bearer?: string) =>
    server.app.inject({ url: `${desk}/me`, headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` } })
  const good = await call(await token('demo-agent-jo', ['agent']))
  // No address, whatever the token says.
  const scope = { games: [], languages: [] }
  const jo = { id: 'demo-agent-jo', displayName: 'Jo', roles: ['agent'], scope }
  expect([good.statusCode, good.json()]).toEqual([200, jo])
  const foreign = (await generateKeyPair('RS256')).privateKey
  const past = Math.floor(clock.now().getTime() / 1000) - 60
  for (const bearer of [
    undefined,
    'nonsense',
    await token('x', ['agent'], { audience: 'another' }),
    await token('x', ['agent'], { issuer: 'https://evil.example' }),
    await token('x', ['agent'], { expires: past }),
    await token('x', ['agent'], {}, foreign),
  ]) {
    const refused = await call(bearer)
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['www-authenticate']).toBe('Bearer')
  }
  expect((await call(await token('demo-ada', []))).statusCode).toBe(403)
})

test('roles: an agent may not what a lead may, a lead not what an admin may', async () => {
  const id = await file()
  const [agent, lead] = [await as('agent'), await as('lead')]
  expect((await agent('PATCH', `/cases/${id}`, { json: { locked: true, eventCount: 1 } })).statusCode).toBe(403)
  expect((await lead('PATCH', `/cases/${id}`, { json: { locked: true, eventCount: 1 } })).statusCode).toBe(200)
  expect((await lead('PUT', '/features/recaptcha', { json: { enabled: true } })).statusCode).toBe(403)
  expect((await ada.get(`${desk}/cases`)).statusCode).toBe(401)
})

test('an answer reaches the player clean, unread, with the status, and queues one mail', async () => {
  const id = await file()
  const agent = await as('agent')
  clock.advance(60)
  const sent = await agent('POST', `/cases/${id}/responses`, {
    form: answer({}, [['note.txt', new TextEncoder().encode('hello')]]),
  })
  expect(sent.statusCode).toBe(201)
  // Stored before the transaction, the audit's line within it (CD-170).
  expect(keptWithin).toEqual([])
  const whole: DeskCase = sent.json()
  expect(whole.case).toMatchObject({ status: 'ANSWERED', unread: true, canReopen: true })
  expect(whole.attachments).toMatchObject([{ name: 'note.txt', fromCompany: true, mediaType: 'text/plain' }])
  const seen = (await ada.get(`${api}/cases/en-US/detail/${id}`)).json()
  expect(seen.caseEvents[1]).toMatchObject({
    eventType: 'CONTACT',
    companyResponse: true,
    responseAuthor: 'Jo',
    responseText: '<p>Try <strong>this</strong>.</p>',
  })
  expect(seen.caseEvents[2]).toMatchObject({ eventType: 'STATUS_CHANGE', alternateName: 'Answered' })
  const jobs = await server.database.db.selectFrom('job').selectAll().where('kind', '=', 'case-answered').execute()
  expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([{ caseId: id }])

  const got = await agent('GET', `/cases/${id}/attachments/${whole.attachments[0]!.fileId}`)
  expect([got.statusCode, got.body]).toEqual([200, 'hello'])
  expect(got.headers['content-disposition']).toContain('attachment')
  const [line] = await audit('case.answer')
  expect(line).toMatchObject({ actor: 'demo-agent-jo', role: 'agent', subject: `case/${id}` })
  expect(JSON.parse(line!.detail)).toEqual({
    status: 'ANSWERED',
    before: { status: 'OPEN', assignee: null },
    after: { status: 'ANSWERED', assignee: 'demo-agent-jo' },
  })
})

test('who answers what has changed meanwhile gets 409 with the case; a wrong step and an empty text 422; neither is audited', async () => {
  const id = await file()
  const agent = await as('agent')
  const lines = (await audit('case.answer')).length
  const late = await agent('POST', `/cases/${id}/responses`, { form: answer({ eventCount: 0 }) })
  expect([late.statusCode, late.json().case.id, late.json().errorKey]).toEqual([409, id, 'support.case.error.changed'])
  expect(
    (await agent('POST', `/cases/${id}/responses`, { form: answer({ responseText: '<script>x</script>' }) })).json()
      .validationErrors.fieldErrors,
  ).toEqual([{ field: 'responseText', code: 'required' }])
  const wrong = await agent('POST', `/cases/${id}/status`, {
    json: { status: 'OPEN', alternateName: 'Reopened', eventCount: 1 },
  })
  expect([wrong.statusCode, wrong.json().errorKey]).toEqual([422, 'support.desk.error.status'])
  expect((await audit('case.answer')).length).toBe(lines)
})

test('resolving at the desk is an agent’s; opening a resolved case takes it out of the archive (decisions-cases L3)', async () => {
  const id = await file()
  const agent = await as('agent')
  const resolved = await agent('POST', `/cases/${id}/status`, {
    json: { status: 'RESOLVED', alternateName: 'Resolved', eventCount: 1 },
  })
  expect(resolved.json().case).toMatchObject({ status: 'RESOLVED', resolverType: 'AGENT', surveyAvailable: true })
  const jobs = await server.database.db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'case-resolved')
    .execute()
  expect(jobs.map(({ payload }) => JSON.parse(payload))).toContainEqual({ caseId: id })
  const opened = await agent('POST', `/cases/${id}/status`, {
    json: { status: 'OPEN', alternateName: 'Reopened', eventCount: 2 },
  })
  expect(opened.json().case).toMatchObject({ status: 'OPEN', resolverType: 'NONE', statusType: 'ACTIVE' })
})

test('notes stay inside; secure fields open one by one, each read audited (ground G30)', async () => {
  const id = await file({ secureFields: { secretAnswer: 'Rosebud' } })
  const agent = await as('agent')
  expect((await agent('POST', `/cases/${id}/notes`, { json: { text: 'Third report today.' } })).statusCode).toBe(201)
  const seen = (await ada.get(`${api}/cases/en-US/detail/${id}`)).body
  expect(seen).not.toMatch(/Third report|Rosebud/)
  const whole: DeskCase = (await agent('GET', `/cases/${id}`)).json()
  expect(whole.notes).toMatchObject([{ author: 'demo-agent-jo', text: 'Third report today.' }])
  expect(whole.fields.find(({ key }) => key === 'secretAnswer')).toMatchObject({ secure: true, value: null })
  expect((await agent('GET', `/cases/${id}/fields/secretAnswer`)).json().value).toBe('Rosebud')
  for (const key of ['other', 'constructor', 'toString', '__proto__'])
    expect((await agent('GET', `/cases/${id}/fields/${key}`)).statusCode).toBe(404)
  const lines = await audit('case.secure-field.read')
  expect(lines.map(({ detail }) => JSON.parse(detail))).toEqual([{ key: 'secretAnswer' }])
})

test('moving, assigning and the queue: oldest waiting first, filtered and paged', async () => {
  const agent = await as('agent')
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) {
    clock.advance(10)
    ids.push(await file({ subject: `Quaint 100% subject ${index}` }))
  }
  const first = (await agent('GET', '/cases?q=quaint%20100%25&limit=2')).json()
  expect(first.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
  const never = Buffer.from('0 2026-99-31T10:00:00.000Z 1').toString('base64url')
  expect((await agent('GET', `/cases?cursor=${never}`)).statusCode).toBe(400)
  const second = (await agent('GET', `/cases?q=quaint%20100%25&limit=2&cursor=${first.nextCursor}`)).json()
  expect([second.items.map(({ id }: { id: string }) => id), second.nextCursor]).toEqual([ids.slice(2), null])
  expect((await agent('GET', `/cases?q=US${ids[0]}`)).json().items).toHaveLength(1)
  expect(
    (await agent('POST', `/cases/${ids[0]}/assign`, { json: { assignee: 'demo-agent-jo' } })).json().assignee,
  ).toBe('demo-agent-jo')
  expect((await agent('POST', `/cases/${ids[0]}/assign`, { json: { assignee: 'nobody' } })).statusCode).toBe(422)
  const ofJo = (await agent('GET', '/cases?assignee=demo-agent-jo')).json().items as { id: string; assignee: string }[]
  expect(ofJo.map(({ id }) => id)).toContain(ids[0])
  expect(new Set(ofJo.map(({ assignee }) => assignee))).toEqual(new Set(['demo-agent-jo']))
  const moved = await agent('POST', `/cases/${ids[0]}/reorganize`, {
    json: { categoryId: 1211, game: 'wow', region: 'eu', eventCount: 1 },
  })
  expect(moved.json().case).toMatchObject({ region: 'eu', categoryId: 1211 })
  expect(moved.json().case.caseEvents.at(-1).eventType).toBe('REORGANIZATION_EVENT')
  expect(
    (
      await agent('POST', `/cases/${ids[1]}/reorganize`, {
        json: { categoryId: 999, game: 'wow', region: 'eu', eventCount: 1 },
      })
    ).statusCode,
  ).toBe(422)
})

test('a link is made anew and ended by a lead; a case of an account has none (decisions-cases B2)', async () => {
  const lead = await as('lead')
  expect((await lead('POST', `/cases/${await file()}/token`)).json().errorKey).toBe('support.desk.error.token.account')
  const id = await file({ visitor: { kind: 'anonymous', sessionId: 's' }, wantsToken: true })
  const { token: link, url } = (await lead('POST', `/cases/${id}/token`)).json()
  expect(url).toBe(`http://localhost:8080/support/en-US/help/case/detail/${link}`)
  const visitor = await server.anonymous()
  expect((await visitor.get(`${api}/cases/en-US/detail/${link}`)).statusCode).toBe(200)
  expect((await lead('DELETE', `/cases/${id}/token`)).statusCode).toBe(204)
  expect((await visitor.get(`${api}/cases/en-US/detail/${link}`)).statusCode).toBe(404)
})

test('mine, nobody’s and what the views count; a parameter the queue does not know is refused by name (CD-222, CD-224)', async () => {
  const [agent, lead] = [await as('agent'), await as('lead')]
  const count = async (call: typeof agent) =>
    Object.fromEntries(
      ((await call('GET', '/views')).json() as { items: { view: string; count: number; more: boolean }[] }).items.map(
        ({ view, count: cases }) => [view, cases],
      ),
    )
  const before = [await count(agent), await count(lead)]
  const mine = await file({ subject: 'Mine' })
  const free = await file({ subject: 'Free' })
  await agent('POST', `/cases/${mine}/assign`, { json: { assignee: 'demo-agent-jo' } })
  const idsOf = async (call: typeof agent, query: string) =>
    ((await call('GET', `/cases?limit=100&${query}`)).json() as { items: { id: string }[] }).items.map(({ id }) => id)
  expect(await idsOf(agent, 'assignee=me&state=open')).toContain(mine)
  expect(await idsOf(agent, 'assignee=me')).not.toContain(free)
  expect(await idsOf(lead, 'assignee=me')).not.toContain(mine)
  const nobodys = await idsOf(agent, 'assignee=none')
  expect([nobodys.includes(free), nobodys.includes(mine)]).toEqual([true, false])
  const after = [await count(agent), await count(lead)]
  const grown = (at: 0 | 1, view: string) => after[at]![view]! - before[at]![view]!
  expect(['mine', 'unassigned', 'open', 'waiting'].map((view) => grown(0, view))).toEqual([1, 1, 2, 0])
  expect(grown(1, 'mine')).toBe(0)
  const refused = await agent('GET', '/cases?asignee=me')
  expect([refused.statusCode, refused.json().detail]).toEqual([400, 'there is no query parameter asignee'])
})

test('a draft comes back to its writer alone and ends with the answer (CD-223)', async () => {
  const id = await file()
  const [agent, lead] = [await as('agent'), await as('lead')]
  const draftOf = async (call: typeof agent) => ((await call('GET', `/cases/${id}`)).json() as DeskCase).draft
  const saved = await agent('PUT', `/cases/${id}/draft`, { json: { text: 'Hello Ada,', status: 'INFO' } })
  expect(saved.statusCode).toBe(204)
  expect(await draftOf(agent)).toMatchObject({ text: 'Hello Ada,', status: 'INFO' })
  expect(await draftOf(lead)).toBeNull()
  expect((await agent('PUT', '/cases/999999999/draft', { json: { text: 'x', status: 'INFO' } })).statusCode).toBe(404)
  const answered = await agent('POST', `/cases/${id}/responses`, { form: answer({}) })
  expect((answered.json() as DeskCase).draft).toBeNull()
})

test('a closed channel, a crisis message and a flag reach players at once', async () => {
  const [lead, admin] = [await as('lead'), await as('admin')]
  const channels = async () =>
    (await ada.get(`${api}/categories/en-US/1211/channels`)).json() as { channelType: string; enabled: boolean }[]
  const before = (await channels()).find(({ channelType }) => channelType === 'chat')!
  clock.advance(1)
  const closed = await lead('PUT', '/categories/1211/channels', {
    json: {
      channels: [{ channelType: 'chat', enabled: !before.enabled, ewt: 7, openTime: { 'en-US': 'Daily' }, order: 9 }],
    },
  })
  expect(closed.statusCode).toBe(200)
  expect((await channels()).find(({ channelType }) => channelType === 'chat')).toMatchObject({
    enabled: !before.enabled,
    ewt: 7,
    openTime: 'Daily',
    order: 9,
  })

  const draft = {
    title: { 'en-US': 'Sign-in problems' },
    summary: { 'en-US': 'Some cannot.' },
    body: { 'en-US': 'We **work**.<script>x()</script>' },
    link: null,
    game: null,
    active: true,
  }
  const made = await lead('POST', '/messages', { json: draft })
  expect(made.statusCode).toBe(201)
  const shown = (await ada.get(`${api}/messages/en-US`)).json() as { id: string; body: string }[]
  expect(shown.find(({ id }) => id === made.json().id)?.body).toBe('<p>We <strong>work</strong>.</p>')
  expect((await lead('POST', '/messages', { json: { ...draft, game: 'unknown' } })).statusCode).toBe(422)
  expect((await lead('DELETE', `/messages/${made.json().id}`)).statusCode).toBe(204)
  expect((await ada.get(`${api}/messages/en-US`)).body).not.toContain(made.json().id)

  expect((await admin('PUT', '/features/nonsense', { json: { enabled: true } })).statusCode).toBe(404)
  expect((await admin('PUT', '/features/legacyMode', { json: { enabled: true } })).json()).toMatchObject({
    key: 'legacyMode',
    enabled: true,
    changedBy: 'demo-admin-jo',
  })
})

test('a pack is tried out and taken in; one with mistakes is refused whole; the audit can be read', async () => {
  const admin = await as('admin')
  const { smallPackFiles } = await import('../content/testing/small-pack.ts')
  const files = Object.entries(smallPackFiles()).map(([path, data]) => ({ path, encoding: 'utf8', data: String(data) }))
  clock.advance(1)
  const dry = await admin('POST', '/content/import?dryRun=true', {
    json: { files: [...files, { path: 'synonyms/en-US.yaml', encoding: 'utf8', data: '- [gatehouse, drawbridge]\n' }] },
  })
  expect(dry.statusCode).toBe(200)
  expect(dry.json()).toMatchObject({ isDryRun: true, changes: [{ kind: 'synonyms' }] })
  const broken = await admin('POST', '/content/import', {
    json: { files: [{ path: 'pack.yaml', encoding: 'utf8', data: 'id: [' }] },
  })
  expect(broken.statusCode).toBe(422)
  expect(broken.json().validationErrors.fieldErrors[0].field).toMatch(/^pack\.yaml:\d+$/)
  expect((await admin('GET', '/content/headers')).json().documents.length).toBeGreaterThan(0)
  const log = (await admin('GET', '/audit?limit=2')).json()
  expect(log.items).toHaveLength(2)
  expect(log.items[0]).toMatchObject({ actor: 'demo-admin-jo', action: 'content.import', detail: { dryRun: true } })
  expect((await admin('GET', `/audit?limit=2&cursor=${log.nextCursor}`)).statusCode).toBe(200)
})

test('a game’s back end imports a penalty by its signature alone (ground G32)', async () => {
  const { createHmac } = await import('node:crypto')
  const body = JSON.stringify({
    accountId: 'test-ada',
    game: 'wow',
    gameAccount: 'Ada#1',
    penalty: { 'en-US': 'Suspension' },
    reason: { 'en-US': 'Abuse' },
    end: null,
    evidence: [],
    appealable: true,
  })
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const signature = `v1,${createHmac('sha256', 'shared-with-the-game-back-end-00').update(`w-1.${timestamp}.${body}`).digest('base64')}`
  const put = (sign: string) =>
    server.app.inject({
      method: 'PUT',
      url: `${desk}/penalties/import/ext-1`,
      payload: body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'w-1',
        'webhook-timestamp': timestamp,
        'webhook-signature': sign,
      },
    })
  expect((await put('v1,AAAA')).statusCode).toBe(401)
  await createAccountAddresses({ database: server.database, clock }).remember(
    { ...account, email: 'ada.banned@players.example', emailVerified: true, locale: 'de' },
    undefined,
  )
  expect([(await put(signature)).statusCode, (await put(signature)).statusCode]).toEqual([201, 201])
  expect((await audit('penalty.import'))[0]).toMatchObject({ actor: null, subject: 'penalty-import/ext-1' })

  // Its player is told once, however often the game says it (T18).
  await server.jobs.runDue()
  const shown = await server.app.inject({ url: '/services/dev/mails', headers: { accept: 'application/json' } })
  const mails = shown.json<{ to: string; subject: string; text: string }[]>()
  const own = mails.filter(({ to }) => to === 'ada.banned@players.example')
  expect(own).toHaveLength(1)
  expect(own[0]!.subject).toMatch(/: Dein Konto wurde eingeschränkt$/)
  expect(own[0]!.text).toContain('/support/de-DE/help/restrictions\n')
  expect(own[0]!.text).not.toMatch(/Suspension|Abuse/)
})

test('switched off, the desk has no address', async () => {
  const without = await startTestServer({ env: { DESK: 'off' } })
  expect((await without.app.inject({ url: `${desk}/me` })).statusCode).toBe(404)
  await without.close()
})

// A copy of everything, then nothing: the whole server, on both databases.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import type { DataExport, DataRequest } from '#generated/server/schemas.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createCaseFiling, type NewCase } from '../cases/filing.ts'
import { createCaseStore } from '../cases/store.ts'

const account = {
  id: 'test-zelda',
  displayName: 'Zelda Quist',
  softAccount: false,
  hasSqa: true,
  roles: [],
  region: 'us',
  email: 'zelda.quist@players.example',
  emailVerified: true,
}
const phone = '+12025550163'
const marker = 'lantern of the seventh harbour'
const traces = [account.email, phone, marker]
const picture = (words: string) =>
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Buffer.from(words)])

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

/** Where a text still is: tables, files, log lines. */
const findTraces = async (server: TestServer, text: string): Promise<string[]> => {
  const { db, dialect } = server.database
  const asText = (_name: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value
  const found: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    if (JSON.stringify(rows, asText).includes(text)) found.push(`table ${name}`)
  }
  // PostgreSQL keeps its files elsewhere, and gives freed pages no reader.
  for (const path of filesBelow(server.dataDir)) if (readFileSync(path).includes(text)) found.push(`file ${path}`)
  if (JSON.stringify(server.logLines()).includes(text)) found.push(`a log line of ${dialect.name}`)
  return found
}

const postgres: { server?: TestPostgres } = {}
beforeAll(async () => {
  postgres.server = await startPostgres()
})
afterAll(() => postgres.server?.stop())

describe.each(['SQLite', 'PostgreSQL'])('own data on %s', (name) => {
  let server: TestServer
  let clock: ReturnType<typeof createManualClock>
  let zelda: TestClient
  let boris: TestClient

  const file = async (change: Partial<NewCase>) =>
    createCaseFiling({
      store: createCaseStore(server.database),
      withTransaction: server.database.withTransaction,
      clock,
      keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
      outbox: {
        enqueue: async (kind, caseId) => {
          await server.jobs.enqueue(kind, { caseId })
        },
      },
    }).file({
      visitor: { kind: 'player', sessionId: 's', account },
      locale: 'en-US',
      product: 'wow',
      topicId: 1211,
      subject: marker,
      description: marker,
      channel: 'phone',
      name: account.displayName,
      email: account.email,
      phone,
      fields: { realm: marker },
      secureFields: { recoveryPhrase: marker },
      ingame: null,
      files: [],
      wantsToken: false,
      ...change,
    })

  const reply = (client: TestClient, id: string, words: string) => {
    const form = new FormData()
    form.append(
      'form',
      JSON.stringify({ description: words, channel: 'ticket', categoryId: 1211, game: 'wow', eventCount: 1 }),
    )
    form.append('files[files]', new Blob([picture(words)]), 'gate.png')
    return client.send('POST', `${api}/cases/en-US/detail/${id}`, {
      form,
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  }

  const leaveChat = async (caseId: string, at: string) => {
    const { db } = server.database
    await db
      .insertInto('chat')
      .values({
        id: 'c1',
        case_id: caseId,
        case_region: 'us',
        subject: marker,
        skill: 'en-US-gm',
        state: 'ACTIVE',
        owner_id: account.id,
        player_name: account.displayName,
        locale: 'en-US',
        category_id: 1211,
        assignee: null,
        assignee_name: null,
        place_at_start: 1,
        message_count: 1,
        started_at: at,
        accepted_at: null,
        ended_at: null,
        seen_at: at,
        said_at: at,
      })
      .execute()
    await db
      .insertInto('chat_message')
      .values({
        chat_id: 'c1',
        sequence: 1,
        sender: 'player',
        author: account.displayName,
        text: marker,
        client_id: 'm1',
        sent_at: at,
      })
      .execute()
    await db.insertInto('chat_member').values({ chat_id: 'c1', session_hash: 'h' }).execute()
    await db
      .insertInto('chat_case_session')
      .values({
        session_hash: 'h',
        case_id: caseId,
        has_submitted: 1,
        category_id: 1211,
        expires_at: '2099-01-01T00:00:00.000Z',
      })
      .execute()
  }

  /** Something in every place that keeps something of a player. */
  const leaveTraces = async (): Promise<string> => {
    const { db } = server.database
    const { caseId } = await file({})
    await file({ visitor: { kind: 'anonymous', sessionId: 's' }, wantsToken: true })
    expect((await reply(zelda, caseId, marker)).body).toContain(marker)
    const at = clock.now().toISOString()
    await db
      .insertInto('case_note')
      .values({ id: 'n1', case_id: caseId, author: 'Jo', text: `Asks about ${marker}`, written_at: at })
      .execute()
    await db
      .insertInto('survey_answer')
      .values({ case_id: caseId, q1: 5, q2: 4, q3: 5, q4: null, q5: null, feedback: marker, answered_at: at })
      .execute()
    await db
      .insertInto('account_phone')
      .values({ account_id: account.id, phone, alpha2: 'US', protected_at: at })
      .execute()
    await db
      .insertInto('account_address')
      .values({
        account_id: account.id,
        email: account.email,
        locale: 'en-US',
        seen_at: at,
        unchanged_since: at,
        is_child: 0,
      })
      .execute()
    expect(
      (await zelda.send('PUT', `${api}/account/mail`, { json: { statusNews: false, surveys: true, digest: true } }))
        .statusCode,
    ).toBe(200)
    await db
      .insertInto('mail_digest_item')
      .values({ account_id: account.id, case_id: caseId, kind: 'case-answered', happened_at: at })
      .execute()
    // A mail about a penalty that a mail server refused.
    await db
      .insertInto('penalty')
      .values({
        id: 'pen-1',
        external_id: null,
        account_id: account.id,
        game: 'wow',
        game_account: 'Zelda#1',
        penalty: '{"en-US":"Suspension"}',
        reason: '{"en-US":"Abuse"}',
        ends_at: null,
        is_active: 1,
        evidence: '[]',
        is_appealable: 1,
        imposed_at: at,
        imposed_by: null,
        rule_broken: null,
        facts: null,
        decided_by: null,
        how_to_complain: null,
      })
      .execute()
    await server.jobs.enqueue(
      'penalty-imposed',
      { penaltyId: 'pen-1' },
      { id: 'refused-mail', runAt: new Date('2099-01-01') },
    )
    await db
      .updateTable('job')
      .set({ last_error: `550 no such mailbox ${account.email}` })
      .where('id', '=', 'refused-mail')
      .execute()
    await db.insertInto('sms_outbox').values({ id: 's1', phone, text: 'Your code', sent_at: at }).execute()
    // Searched for without finding anything, and said in a chat.
    expect(
      (
        await zelda.send('POST', `${api}/search`, {
          json: {
            searchTerm: marker,
            subjectName: 'wow',
            sourceName: 'all',
            page: 1,
            locale: 'en-US',
            purpose: 'page',
          },
        })
      ).statusCode,
    ).toBe(200)
    await db
      .insertInto('search_miss')
      .values({ term: marker, product: 'wow', locale: 'en-US', times: 1, first_at: at, last_at: at })
      .execute()
    await db
      .insertInto('search_miss')
      .values({ term: 'seventh harbour', product: 'wow', locale: 'en-US', times: 1, first_at: at, last_at: at })
      .execute()
    await leaveChat(caseId, at)
    expect(
      (await zelda.send('POST', `${api}/bug-suggestion/en-US/bug`, { json: { description: marker } })).statusCode,
    ).toBeLessThan(300)
    await server.jobs.runDue()
    return caseId
  }

  beforeEach(async () => {
    // Files carry the machine's own time, so the clock starts there.
    clock = createManualClock(new Date().toISOString())
    server = await startTestServer({
      clock,
      env: name === 'PostgreSQL' ? { DATABASE_URL: await postgres.server!.createDatabase() } : {},
    })
    zelda = await server.signIn(account)
    boris = await server.signIn({ id: 'test-boris', displayName: 'Boris Vance', email: 'boris@players.example' })
  })
  afterEach(() => server.close())

  test('a copy is queued once, made by a job, and fetched by its owner alone as JSON and as one page', async () => {
    const caseId = await leaveTraces()
    const asked = await zelda.send('POST', `${api}/account/data/export`)
    expect([asked.statusCode, asked.json<DataRequest>().state]).toEqual([202, 'QUEUED'])
    const { id } = asked.json<DataRequest>()
    expect(
      (
        await zelda.send('POST', `${api}/account/data/export`, { headers: { 'idempotency-key': crypto.randomUUID() } })
      ).json<DataRequest>().id,
    ).toBe(id)
    expect((await zelda.get(`${api}/account/data/export/${id}`)).statusCode).toBe(404)
    await server.jobs.runDue()
    expect((await zelda.get(`${api}/account/data`)).json<DataRequest[]>()).toMatchObject([
      { id, kind: 'EXPORT', state: 'READY' },
    ])

    const fetched = await zelda.get(`${api}/account/data/export/${id}?format=json`)
    const copy = fetched.json<DataExport>()
    expect(fetched.headers['content-disposition']).toBe(`attachment; filename="${id}.json"`)
    expect(copy.account).toMatchObject({ email: account.email, phoneNumber: phone })
    expect(copy.cases.map((one) => [one.case.id, one.case.caseEvents.length, one.surveyAnswer?.feedback])).toEqual([
      [caseId, expect.any(Number), marker],
    ])
    expect(copy.otherRecords).toContainEqual(expect.objectContaining({ kind: 'bug-report', text: marker }))
    expect(copy.otherRecords).toContainEqual(expect.objectContaining({ kind: 'chat-message', text: marker }))
    expect(copy.otherRecords).toContainEqual(expect.objectContaining({ kind: 'account-address', text: account.email }))
    expect(copy.otherRecords).toContainEqual(
      expect.objectContaining({
        kind: 'mail-preferences',
        text: JSON.stringify({ statusNews: false, surveys: true, digest: true }),
      }),
    )
    expect(copy.textMessageProtection).toMatchObject({ enrolled: true, phoneNumber: phone })
    // Secure fields are never exported (ground G30), nor what the company noted for itself.
    expect(fetched.body).not.toContain('recoveryPhrase')
    expect(fetched.body).not.toContain('Asks about')

    const page = await zelda.get(`${api}/account/data/export/${id}?format=html`)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const text of traces) expect(page.body).toContain(text)
    expect(page.body).not.toMatch(/<(script|link|img)|src=|https?:/)

    expect((await boris.get(`${api}/account/data/export/${id}`)).statusCode).toBe(404)
    expect((await boris.get(`${api}/account/data`)).json()).toEqual([])
    clock.advance(7 * 86_400 + 1)
    const later = await server.signIn(account)
    expect((await later.get(`${api}/account/data/export/${id}`)).statusCode).toBe(404)
    expect((await later.get(`${api}/account/data`)).json<DataRequest[]>()).toMatchObject([{ id, state: 'EXPIRED' }])
  })

  test('after an erasure mail address, phone and words of the player are in no table, no file and no log line', async () => {
    await leaveTraces()
    await zelda.send('POST', `${api}/account/data/export`)
    await server.jobs.runDue()
    const others = await file({
      visitor: { kind: 'player', sessionId: 's', account: { ...account, id: 'test-boris' } },
      subject: 'Mine',
      description: 'Mine',
      name: 'Boris',
      email: 'boris@players.example',
      phone: null,
      fields: {},
      secureFields: {},
    })
    expect((await reply(boris, others.caseId, 'A picture of somebody else')).statusCode).toBe(200)
    // Whole, and waiting for a form that is still being filled in.
    const waiting = 'An upload of somebody else'
    const tus = { 'tus-resumable': '1.0.0' }
    const metadata = `filename ${Buffer.from('log.txt').toString('base64')}`
    const begun = await boris.send('POST', `${api}/uploads`, {
      headers: { ...tus, 'upload-length': String(waiting.length), 'upload-metadata': metadata },
    })
    const part = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const sent = await boris.send('PATCH', String(begun.headers.location), { headers: part, payload: waiting })
    expect(sent.statusCode, sent.body).toBe(204)
    for (const text of traces) expect((await findTraces(server, text)).length).toBeGreaterThan(1)
    expect(await findTraces(server, marker)).toEqual(
      expect.arrayContaining([
        'table chat',
        'table chat_message',
        'table search_miss',
        'table case_event',
        'table player_note',
      ]),
    )

    clock.advance(1)
    const refused = await zelda.send('POST', `${api}/account/data/erasure`, { json: { confirmation: false } })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { validationErrors: { fieldErrors: [{ field: 'confirmation', code: 'required' }] } },
    ])
    const asked = await zelda.send('POST', `${api}/account/data/erasure`, { json: { confirmation: true } })
    expect([asked.statusCode, asked.json()]).toMatchObject([202, { kind: 'ERASURE', state: 'QUEUED' }])
    await server.jobs.runDue()
    // The session is over; a file younger than an hour waits, since somebody may be filing the same one.
    expect((await zelda.get(`${api}/account/data`)).statusCode).toBe(401)
    const back = await server.signIn({ ...account, email: 'somebody.new@players.example' })
    expect((await back.get(`${api}/account/data`)).json()).toMatchObject([
      { kind: 'ERASURE', state: 'RUNNING' },
      { kind: 'EXPORT', state: 'EXPIRED' },
    ])
    clock.advance(62 * 60)
    await server.jobs.runDue()
    expect((await back.get(`${api}/account/data`)).json<DataRequest[]>()[0]).toMatchObject({
      kind: 'ERASURE',
      state: 'DONE',
    })
    expect((await back.get(`${api}/cases/en-US/active`)).body).not.toContain(marker)
    for (const text of traces) expect(await findTraces(server, text)).toEqual([])

    const { db } = server.database
    expect(await db.selectFrom('mail_preference').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('mail_digest_item').selectAll().execute()).toEqual([])

    // Two words are a search, not a person.
    expect(await findTraces(server, 'seventh harbour')).toContain('table search_miss')

    // What is another player's stays, and what was done can be read.
    expect(await findTraces(server, 'A picture of somebody else')).toContainEqual(
      expect.stringMatching(/^file .*blobs/),
    )
    expect(await findTraces(server, waiting)).toContainEqual(expect.stringMatching(/^file .*blobs/))
    const audit = await server.database.db.selectFrom('data_request_audit').select('action').execute()
    // Entries of one moment have no order among themselves.
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'erasure.done',
      'erasure.requested',
      'export.ready',
      'export.requested',
    ])
  })
})

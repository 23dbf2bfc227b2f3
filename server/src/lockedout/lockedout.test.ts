// From the address to the appeal for who cannot sign in, over the whole server and on both databases (CD-305 to CD-308).
import { randomUUID } from 'node:crypto'
import { StatementSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskAppealPage, DeskPenaltyPage, AuditPage, DeskCase } from '#generated/server/desk/schemas.ts'
import type {
  LockedOutCase,
  LockedOutCases,
  LockedOutRestrictions,
  LockedOutState,
  SupportCase,
} from '#generated/server/schemas.ts'
import { knownPlayer } from '../../../tests/support/known-player.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients } from '../../../tests/support/desk-token.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { sha256 } from '../lib/ids.ts'
import { PostgresConnection } from '../storage/postgres-connection.ts'

const contentPack = new URL('../../content/demo', import.meta.url).pathname
const begun = '2026-11-25T10:00:00.000Z'
const clock = createManualClock(begun)
const at = `${api}/lockedout`
const reasonId = 'support.penalty.appeal.reason.mistake'
const boris = 'boris@players.example'

interface Mail {
  to: string
  subject: string
  text: string
}

/** A browser that keeps the room's cookie, as `TestClient` keeps none that comes later. */
const browserOf = (client: TestClient) => {
  const first = client.cookie
  const kept: { lockedOut?: string } = {}
  const noting = <T extends { cookies: { name: string; value: string }[] }>(answer: T): T => {
    for (const { name, value } of answer.cookies)
      if (name === 'gp_lockedout') {
        if (value === '') delete kept.lockedOut
        else kept.lockedOut = value
        client.cookie = kept.lockedOut === undefined ? first : `${first}; gp_lockedout=${kept.lockedOut}`
      }
    return answer
  }
  return {
    client,
    cookie: () => kept.lockedOut,
    ask: async (email: string) => noting(await client.send('POST', `${at}/code`, { json: { email } })),
    answer: async (code: string) => noting(await client.send('POST', `${at}/answer`, { json: { code } })),
    end: async () => noting(await client.send('DELETE', at)),
    state: async () => (await client.get(at)).json<LockedOutState>(),
    restrictions: () => client.get(`${at}/en-US/restrictions`),
    appeal: (penaltyId: string, change: object = {}) =>
      client.send('POST', `${at}/en-US/appeal`, {
        json: { penaltyId, reasonId, ...change },
        headers: { 'idempotency-key': randomUUID() },
      }),
    answerAppeal: (penaltyId: string, answer: string) =>
      client.send('POST', `${at}/en-US/appeal/answer`, {
        json: { penaltyId, answer },
        headers: { 'idempotency-key': randomUUID() },
      }),
  }
}
type Browser = ReturnType<typeof browserOf>

const mailsTo = async (server: TestServer, to: string): Promise<Mail[]> => {
  await server.jobs.runDue()
  const answer = await server.app.inject({ url: '/services/dev/mails', headers: { accept: 'application/json' } })
  return answer.json<Mail[]>().filter((mail) => mail.to === to)
}
const codeIn = (mail: Mail | undefined): string => /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? 'none'
const wrongFor = (code: string): string => (code === '00000000' ? '11111111' : '00000000')

onBothDatabases('who cannot sign in', { clock, env: { CONTENT_PACK: contentPack } }, (server) => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const open = async (): Promise<Browser> => browserOf(await server().anonymous())
  const seen = new Set<string>()
  /** The mail with a code that has come to this address since the last look. */
  const codeMailTo = async (email: string): Promise<Mail | undefined> => {
    const mails = (await mailsTo(server(), email)).filter(({ text }) => /^\d{8}$/m.test(text) && !seen.has(text))
    for (const { text } of mails) seen.add(text)
    return mails[0]
  }
  const codeTo = async (email: string): Promise<string> => codeIn(await codeMailTo(email))
  const opened = async (email = boris): Promise<Browser> => {
    const browser = await open()
    expect((await browser.ask(email)).statusCode).toBe(202)
    const answer = await browser.answer(await codeTo(email))
    expect(answer.statusCode, answer.body).toBe(200)
    return browser
  }
  const account = async (name: string, { days = 30, isChild = false } = {}): Promise<string> => {
    const email = `${name}@lockedout.example`
    const since = new Date(clock.now().getTime() - days * 86_400_000).toISOString()
    await server()
      .database.db.insertInto('account_address')
      .values({
        account_id: name,
        email,
        locale: null,
        seen_at: since,
        unchanged_since: since,
        is_child: isChild ? 1 : 0,
      })
      .execute()
    return email
  }
  const marks = async (): Promise<number> =>
    (await server().database.db.selectFrom('lockedout_mark').select('id').execute()).length

  test('a code opens restrictions, appeals and cases; one appeal, told to the owner and at the desk', async () => {
    const browser = await open()
    const asked = await browser.ask('Boris@Players.example')
    expect([asked.statusCode, asked.json()]).toEqual([
      202,
      { expiresAt: '2026-11-25T10:10:00.000Z', againAt: '2026-11-25T10:01:00.000Z' },
    ])
    expect(await browser.state()).toMatchObject({ stage: 'code', triesLeft: 5 })
    const mail = await codeMailTo(boris)
    const code = codeIn(mail)
    expect(code).toMatch(/^\d{8}$/)
    expect(mail!.subject).not.toContain(code)
    const before = browser.cookie()

    expect((await browser.answer(code)).json()).toMatchObject({ stage: 'open', canAppeal: true })
    expect(browser.cookie()).not.toBe(before)
    const { penalties, reasons } = (await browser.restrictions()).json<LockedOutRestrictions>()
    expect(penalties.length).toBeGreaterThan(1)
    expect(reasons).toContain(reasonId)
    const appealable = penalties.find(({ canAppeal }) => canAppeal)!
    const description = 'It was my brother, not me.'
    expect((await browser.appeal(appealable.id, { description: ' ' })).statusCode).toBe(422)
    expect((await browser.state()).canAppeal).toBe(true)
    const sent = await browser.appeal(appealable.id, { description })
    expect(sent.statusCode, sent.body).toBe(201)
    const again = await browser.appeal(penalties.find(({ id }) => id !== appealable.id)!.id)
    expect([again.statusCode, again.json()]).toMatchObject([422, { errorKey: 'support.lockedout.error.appealed' }])
    expect((await browser.state()).canAppeal).toBe(false)

    const told = (await mailsTo(server(), boris)).find(({ text }) => text.includes('10:00'))
    expect(told?.text).toContain('30 minutes')

    const desk = await deskClients(server(), () => clock.now())
    const kim = await desk('lead', 'kim')
    const shown = (await kim('GET', '/penalties?accountId=demo-boris')).json<DeskPenaltyPage>()
    expect(shown.items[0]!.openedByMailAt).toEqual([begun])
    const waiting = (await kim('GET', '/appeals?state=PENDING')).json<DeskAppealPage>()
    const own = waiting.items.find((appeal) => appeal.description === description)!
    expect(own.penalty.openedByMailAt).toEqual([begun])
    // What the desk asks is answered by the same mark, as long as it is asked.
    expect((await browser.answerAppeal(appealable.id, 'Nothing was asked.')).statusCode).toBe(422)
    expect(
      (await kim('POST', `/appeals/${own.id}/question`, { json: { question: 'Which brother?' } })).statusCode,
    ).toBe(200)
    const asking = (await browser.restrictions()).json<LockedOutRestrictions>().penalties
    expect(asking.find(({ id }) => id === appealable.id)?.history.at(-1)?.questions).toMatchObject([
      { question: 'Which brother?', open: true },
    ])
    expect((await browser.answerAppeal('pen-none', 'The younger one.')).statusCode).toBe(404)
    const answered = await browser.answerAppeal(appealable.id, 'The younger one.')
    expect([answered.statusCode, answered.json()]).toMatchObject([
      200,
      { questions: [{ answer: 'The younger one.', open: false }] },
    ])
    const audit = (await (await desk('admin', 'sam'))('GET', '/audit?subject=account%2Fdemo-boris')).json<AuditPage>()
    // Of one moment, so in any order.
    expect(audit.items.map(({ action, actor }) => [action, actor]).sort()).toEqual([
      ['lockedout.answer', null],
      ['lockedout.appeal', null],
      ['lockedout.open', null],
    ])
  })

  test('cases are threads to read: no names, files, phone numbers or fields, and nothing counts as read', async () => {
    const nora = 'nora@players.example'
    const browser = await opened(nora)
    const first = (await browser.client.get(`${at}/en-US/cases`)).json<LockedOutCases>()
    expect(first.items).toHaveLength(10)
    const next = await browser.client.get(`${at}/en-US/cases?cursor=${first.nextCursor}`)
    expect(next.json<LockedOutCases>().items.map(({ id }) => id)).not.toContain(first.items[0]!.id)
    expect(
      (await browser.client.get(`${at}/en-US/cases?archived=true`)).json<LockedOutCases>().items.length,
    ).toBeGreaterThan(0)
    expect((await browser.client.get(`${at}/en-US/cases?cursor=none`)).statusCode).toBe(400)

    const { db } = server().database
    const unread = async (): Promise<boolean> => {
      const owner = await server().signIn({ id: 'demo-nora', displayName: 'Nora Okafor' })
      return (await owner.get(`${api}/auth/en-US`)).json<{ hasUnreadCases: boolean }>().hasUnreadCases
    }
    const id = first.items[0]!.id
    await db
      .updateTable('support_case')
      .set({ contact_phone: '+4930123456', company_event_at: begun, last_read_at: null })
      .where('id', '=', id)
      .execute()
    const wasUnread = await unread()
    const thread = await browser.client.get(`${at}/en-US/cases/${id}`)
    expect(Object.keys(thread.json<LockedOutCase>()).sort()).toEqual([
      'createdAt',
      'events',
      'excerpt',
      'gameTitle',
      'id',
      'statusKey',
      'subject',
      'updatedAt',
    ])
    expect(thread.json<LockedOutCase>().events.length).toBeGreaterThan(0)
    expect(thread.body).not.toMatch(/3456|Nora|fileId|attachments|responseAuthor/)
    expect(await unread()).toBe(wasUnread)
    const foreign = await db
      .selectFrom('support_case')
      .select('id')
      .where('owner_id', '=', 'demo-ada')
      .executeTakeFirstOrThrow()
    expect((await browser.client.get(`${at}/en-US/cases/${foreign.id}`)).statusCode).toBe(404)
    // The desk sees it on the case, too.
    const seen = await (await deskClients(server(), () => clock.now()))('agent', 'jo').then((jo) =>
      jo('GET', `/cases/${id}`),
    )
    expect(seen.json<DeskCase>().player.openedByMailAt).toEqual([begun])
  })

  test('a mark is no session: whoever has one is signed in nowhere', async () => {
    const { client } = await opened()
    expect((await client.get(`${api}/auth/en-US`)).headers['loggedin']).toBe('false')
    for (const url of ['/penalty/en-US', '/cases/en-US/active', '/account/data', '/phone'])
      expect([url, (await client.get(api + url)).statusCode]).toEqual([url, 401])
    const { db } = server().database
    const { id } = await db
      .selectFrom('support_case')
      .select('id')
      .where('owner_id', '=', 'demo-ada')
      .executeTakeFirstOrThrow()
    expect((await client.get(`${api}/cases/en-US/detail/${id}`)).statusCode).toBe(401)
    expect((await client.get(`${api}/cases/en-US/detail/${id}`)).json<SupportCase | object>()).not.toHaveProperty(
      'caseEvents',
    )
  })

  test('an address that counts for nobody is answered alike, with the same statements before the answer (P19)', async () => {
    const heard: string[] = []
    // Other work of the process goes on beside it.
    const ofRequest = /lockedout_|account_address|penalty|"job"|rate_limit|desk_audit/
    const hear = (text: string): void => {
      if (ofRequest.test(text)) heard.push(text.replaceAll(/\s+/g, ' ').trim())
    }
    for (const name of ['all', 'run'] as const) {
      const real = StatementSync.prototype[name]
      vi.spyOn(StatementSync.prototype, name).mockImplementation(function heardFirst(this: StatementSync, ...values) {
        hear(this.sourceSQL)
        return (real as (...all: unknown[]) => unknown).apply(this, values) as never
      })
    }
    const { executeQuery, run } = PostgresConnection.prototype
    vi.spyOn(PostgresConnection.prototype, 'run').mockImplementation(function heardFirst(
      this: PostgresConnection,
      all,
    ) {
      for (const { sql } of all) hear(sql)
      return run.call(this, all)
    })
    vi.spyOn(PostgresConnection.prototype, 'executeQuery').mockImplementation(function heardFirst(
      this: PostgresConnection,
      query,
    ) {
      hear(query.sql)
      return executeQuery.call(this, query) as never
    })
    const asked = async (email: string) => {
      const browser = await open()
      heard.length = 0
      const { statusCode, body, headers } = await browser.ask(email)
      const statements = [...heard]
      const known = await codeTo(email)
      heard.length = 0
      const answer = await browser.answer(wrongFor(known))
      return {
        known: known !== 'none',
        same: [
          statusCode,
          body,
          headers['content-length'],
          statements,
          answer.statusCode,
          answer.json<object>(),
          [...heard],
        ],
      }
    }
    const right = await asked(await account('settled', { days: 14 }))
    expect(right.known).toBe(true)
    expect((right.same[3] as string[]).some((text) => text.includes('lockedout_code'))).toBe(true)
    const others = [
      'nobody@lockedout.example',
      await account('changed-lately', { days: 13 }),
      await account('child', { isChild: true }),
    ]
    for (const email of others) {
      const other = await asked(email)
      expect([email, other.known]).toEqual([email, false])
      const { requestId: _one, ...mine } = right.same[5] as Record<string, unknown>
      const { requestId: _other, ...theirs } = other.same[5] as Record<string, unknown>
      expect([...other.same.slice(0, 5), theirs, other.same[6]]).toEqual([
        ...right.same.slice(0, 5),
        mine,
        right.same[6],
      ])
    }
  })

  test('five tries, and then not even the right one', async () => {
    const email = await account('five-tries')
    const browser = await open()
    await browser.ask(email)
    const code = await codeTo(email)
    for (const left of [4, 3, 2, 1]) {
      const answer = await browser.answer(wrongFor(code))
      expect(answer.json()).toMatchObject({
        validationErrors: { fieldErrors: [{ field: 'code', code: 'support.lockedout.error.code', params: { left } }] },
      })
      expect((await browser.state()).triesLeft).toBe(left)
    }
    expect((await browser.answer(wrongFor(code))).json()).toMatchObject({ errorKey: 'support.lockedout.error.ended' })
    expect((await browser.answer(code)).json()).toMatchObject({ errorKey: 'support.lockedout.error.ended' })
    expect((await browser.state()).stage).toBe('none')
  })

  test('another browser, a used code, an older code and one of ten minutes ago open nothing', async () => {
    const email = await account('once')
    const browser = await open()
    await browser.ask(email)
    const code = await codeTo(email)
    const other = await open()
    expect((await other.answer(code)).json()).toMatchObject({ errorKey: 'support.lockedout.error.ended' })
    await other.ask('nobody-else@lockedout.example')
    expect((await other.answer(code)).statusCode).toBe(422)

    await browser.ask(email)
    const newer = await codeTo(email)
    if (newer !== code) expect((await browser.answer(code)).statusCode).toBe(422)
    expect((await browser.answer(newer)).statusCode).toBe(200)
    expect((await browser.answer(newer)).json()).toMatchObject({ errorKey: 'support.lockedout.error.ended' })

    await browser.ask(email)
    const late = await codeTo(email)
    clock.advance(600)
    expect((await browser.answer(late)).json()).toMatchObject({ errorKey: 'support.lockedout.error.ended' })
  })

  test('of two right answers at once one opens a mark', async () => {
    const email = await account('race')
    const browser = await open()
    await browser.ask(email)
    const code = await codeTo(email)
    const before = await marks()
    const answers = await Promise.all([browser.answer(code), browser.answer(code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect(await marks()).toBe(before + 1)
  })

  test('of two appeals at once under one mark one is filed', async () => {
    const browser = await opened(await account('two-appeals'))
    const kim = await (await deskClients(server(), () => clock.now()))('lead', 'kim')
    const texts = { penalty: { 'en-US': 'Suspension' }, reason: { 'en-US': 'Cheating' } }
    const json = {
      accountId: 'two-appeals',
      game: 'wow',
      gameAccount: 'A#1',
      end: null,
      evidence: [],
      appealable: true,
      ...texts,
    }
    await knownPlayer(server(), 'two-appeals')
    for (let more = 0; more < 2; more += 1) expect((await kim('POST', '/penalties', { json })).statusCode).toBe(201)
    const { penalties } = (await browser.restrictions()).json<LockedOutRestrictions>()
    const answers = await Promise.all(penalties.map(({ id }) => browser.appeal(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  })

  test('30 minutes, or until it is ended, or the address no longer counts', async () => {
    const email = await account('half-an-hour')
    const browser = await opened(email)
    clock.advance(29 * 60)
    expect((await browser.restrictions()).statusCode).toBe(200)
    clock.advance(60)
    expect((await browser.restrictions()).statusCode).toBe(401)
    expect((await browser.state()).stage).toBe('none')

    const ended = await opened(email)
    const cookie = ended.client.cookie
    expect((await ended.end()).statusCode).toBe(204)
    expect(ended.cookie()).toBeUndefined()
    ended.client.cookie = cookie
    expect((await ended.restrictions()).statusCode).toBe(401)

    const changed = await opened(email)
    const now = clock.now().toISOString()
    const row = server().database.db.updateTable('account_address').where('account_id', '=', 'half-an-hour')
    await row.set({ unchanged_since: now }).execute()
    expect((await changed.restrictions()).statusCode).toBe(401)
  })

  test('a write needs the page’s token, and comes from no other site (T22)', async () => {
    const browser = await opened()
    const { penalties } = (await browser.restrictions()).json<LockedOutRestrictions>()
    const { client } = browser
    const calls = [
      ['POST', `${at}/code`, { email: boris }],
      ['POST', `${at}/answer`, { code: '12345678' }],
      ['DELETE', at, undefined],
      ['POST', `${at}/en-US/appeal`, { penaltyId: penalties[0]!.id, reasonId }],
    ] as const
    for (const [method, url, json] of calls) {
      const without = await client.send(method, url, { json, headers: { 'x-csrf-token': '' } })
      const elsewhere = await client.send(method, url, { json, headers: { 'sec-fetch-site': 'cross-site' } })
      expect([url, without.statusCode, elsewhere.statusCode]).toEqual([url, 403, 403])
    }
  })

  test('neither code, cookie nor address stands readable in tables and jobs (T24); erasing the account takes all', async () => {
    const email = await account('at-rest')
    const browser = await open()
    await browser.ask(email)
    const { db } = server().database
    const all = async (): Promise<string> =>
      JSON.stringify([
        await db.selectFrom('lockedout_code').selectAll().execute(),
        await db.selectFrom('lockedout_mark').selectAll().execute(),
        await db.selectFrom('job').selectAll().execute(),
      ])
    const code = await codeTo(email)
    const stored = await all()
    for (const word of [email, code, browser.cookie()!, sha256(code)]) expect(stored).not.toContain(word)
    await browser.answer(code)
    const marked = await all()
    expect(marked).toContain('at-rest')
    expect(marked).not.toContain(browser.cookie())
  })

  test('old codes and marks of a year ago go with the sweep', async () => {
    await opened(await account('swept'))
    await (await open()).ask('nobody@lockedout.example')
    clock.advance(366 * 86_400)
    const { db } = server().database
    for (let round = 0; round < 3; round += 1) await server().jobs.runDue()
    expect(await db.selectFrom('lockedout_code').select('id').execute()).toEqual([])
    expect(await db.selectFrom('lockedout_mark').select('id').execute()).toEqual([])
    clock.set(begun)
  })

  test('switched off, none of it is there', async () => {
    await server().flags.set('lockedOut', false, 'test')
    const browser = await open()
    expect([(await browser.ask(boris)).statusCode, (await browser.client.get(at)).statusCode]).toEqual([404, 404])
    await server().flags.set('lockedOut', true, 'test')
  })
})

test('limits: one asking a minute and browser, three mails an hour to an address, and the answer stays the same (T23)', async () => {
  const hours = createManualClock(begun)
  const server = await startTestServer({ clock: hours, env: { CONTENT_PACK: contentPack, LIMITS_SCALE: '1' } })
  const codes = async () => (await mailsTo(server, boris)).filter(({ text }) => /^\d{8}$/m.test(text)).length
  const browser = browserOf(await server.anonymous())
  expect((await browser.ask(boris)).statusCode).toBe(202)
  const soon = await browser.ask(boris)
  expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60'])
  for (let more = 0; more < 4; more += 1) {
    hours.advance(61)
    expect((await browser.ask(boris)).statusCode).toBe(202)
    await server.jobs.runDue()
  }
  expect(await codes()).toBe(3)
  // Other browsers of the same address in the network come to an end as well: 6 × 10 an hour.
  const answers: number[] = []
  for (let more = 0; more < 62; more += 1) {
    hours.advance(20)
    answers.push((await browserOf(await server.anonymous()).ask('nobody@lockedout.example')).statusCode)
  }
  expect(new Set(answers)).toEqual(new Set([202, 429]))
  await server.close()
})

// What a stranger's form leaves behind: no readable link in any table (T24), and so many mails to one address (T23).
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createManualClock } from '../lib/clock.ts'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'

const clock = createManualClock()
const submit = async (
  client: TestClient,
  email: string,
  headers: Record<string, string> = {},
  remoteAddress?: string,
) => {
  const form = new FormData()
  const fields = { description: 'A lamp that does not burn.', realm: 'a' }
  const anonFields = { name: 'Robin', email }
  form.append(
    'form',
    JSON.stringify({ fields, categoryId: 1211, channel: 'ticket', locale: 'en-US', game: 'wow', anonFields }),
  )
  return client.send('POST', `${api}/submit`, {
    form,
    headers,
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  })
}
const jobsOf = async (server: TestServer) =>
  (await server.database.db.selectFrom('job').select('id').where('kind', '=', 'case-received').execute()).length

describe('at rest', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ clock })
  })
  afterAll(() => server.close())

  const everything = async (): Promise<string> => {
    const { db, dialect } = server.database
    const { rows: tables } =
      dialect.name === 'postgres'
        ? await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
        : await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
    const all = await Promise.all(
      tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
    )
    return JSON.stringify(all)
  }

  test('the link of a case stands in no table: not in the answer kept for a repeat, not with the mail', async () => {
    const visitor = await server.anonymous()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await submit(visitor, 'robin@players.example', key)
    const { anonymousToken } = first.json<{ anonymousToken: string }>()
    expect(anonymousToken).toMatch(/^[\w-]{43}$/)
    expect(await jobsOf(server)).toBe(1)
    const stored = await everything()
    expect(stored).toContain('A lamp that does not burn.')
    expect(stored).not.toContain(anonymousToken)
    const again = await submit(visitor, 'robin@players.example', key)
    expect(again.json()).toEqual(first.json())
  })

  test('an answer kept for ten seconds is gone a minute later', async () => {
    await server.jobs.runDue()
    const count = async () => (await server.database.db.selectFrom('idempotency').select('key_hash').execute()).length
    const before = await count()
    await submit(await server.anonymous(), 'keyless@players.example')
    expect(await count()).toBe(before + 1)
    clock.advance(61)
    await server.jobs.runDue()
    expect(await count()).toBe(before)
  })
})

describe('mails to one address', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ clock, env: { LIMITS_SCALE: '1' } })
  })
  afterAll(() => server.close())
  const victim = 'Victim@players.example'

  test('three confirmations an hour, ten a day; each case is filed, and the answer says that no mail comes', async () => {
    const filed = async () => (await server.database.db.selectFrom('support_case').select('id').execute()).length
    const before = await filed()
    const withheld: boolean[] = []
    const file = async (email: string, from: string) => {
      const answer = await submit(await server.anonymous(), email, {}, from)
      expect(answer.statusCode).toBe(200)
      withheld.push('mailWithheld' in answer.json<object>())
    }
    for (const [index, email] of [victim, 'victim+a@players.example', 'victim@players.example', victim].entries())
      await file(email, `192.0.2.${index + 1}`)
    expect(withheld).toEqual([false, false, false, true])
    expect(await jobsOf(server)).toBe(3)
    await file('other@players.example', '192.0.2.9')
    expect(withheld.at(-1)).toBe(false)
    for (let hour = 1; hour <= 3; hour += 1) {
      clock.advance(3601)
      for (let index = 0; index < 3; index += 1) await file(victim, `198.51.100.${hour * 10 + index}`)
    }
    expect(withheld.slice(5)).toEqual([...Array<boolean>(7).fill(false), true, true])
    expect(await filed()).toBe(before + 14)
  })

  test('a signed-in player’s own address has no such limit', async () => {
    const player = await server.signIn({ email: 'ada@players.example' })
    for (let index = 0; index < 5; index += 1)
      expect((await submit(player, 'ada@players.example', {}, '203.0.113.1')).json()).not.toHaveProperty('mailWithheld')
  })

  test('three hundred guesses from one line of IPv6 do not come through (T23)', async () => {
    const guess = (index: number) =>
      server.app.inject({
        url: `${api}/cases/en-US/detail/${'A'.repeat(42)}${'abcdefghij'[index % 10]}`,
        remoteAddress: `2001:db8:1:2::${(index + 1).toString(16)}`,
      })
    const statuses = new Set<number>()
    for (let index = 0; index < 300; index += 1) statuses.add((await guess(index)).statusCode)
    expect([...statuses].sort()).toEqual([404, 429])
    const elsewhere = await server.app.inject({
      url: `${api}/cases/en-US/detail/${'A'.repeat(43)}`,
      remoteAddress: '2001:db8:1:3::1',
    })
    expect(elsewhere.statusCode).toBe(404)
  })
})

// Call-backs over the whole server, on both databases (T20, CD-285).
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { CallBackReport, DeskCallBack, DeskCallBackPage, DeskCase } from '#generated/server/desk/schemas.ts'
import type { SubmitResult, SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { reportOf } from './desk/report.ts'
import type { CallBackCount } from './store.ts'

const contentPack = new URL('../../content/demo', import.meta.url).pathname
const number = '+12025550143'
const minute = 60

const clock = createManualClock('2026-11-24T10:00:00.000Z')

test('a report has every day, and its busiest teams first', () => {
  const count = (day: string, team: string | null, outcome: CallBackCount['outcome'], many: number) => ({
    ...{ day, team, outcome },
    count: many,
  })
  const counts = [
    count('2026-11-01', 'b', 'done', 2),
    count('2026-11-01', 'b', 'unreached', 1),
    count('2026-11-03', 'a', 'open', 3),
    count('2026-11-03', null, 'otherwise', 3),
    count('2026-11-03', 'c', 'done', 4),
  ]
  const waits = [
    { by: 'all', key: null, seconds: 9 },
    { by: 'day', key: '2026-11-03', seconds: 8 },
    { by: 'team', key: 'c', seconds: 7 },
    { by: 'team', key: '2026-11-01', seconds: 6 },
  ] as const
  const none = { asked: 0, reached: 0, unreached: 0, open: 0, otherwise: 0, waitSeconds: null }
  expect(reportOf({ from: '2026-11-01', to: '2026-11-04' }, counts, waits)).toEqual({
    from: '2026-11-01',
    to: '2026-11-04',
    total: { asked: 13, reached: 6, unreached: 1, open: 3, otherwise: 3, waitSeconds: 9 },
    days: [
      { day: '2026-11-01', figures: { ...none, asked: 3, reached: 2, unreached: 1 } },
      { day: '2026-11-02', figures: none },
      { day: '2026-11-03', figures: { ...none, asked: 10, reached: 4, open: 3, otherwise: 3, waitSeconds: 8 } },
    ],
    teams: [
      { team: 'c', figures: { ...none, asked: 4, reached: 4, waitSeconds: 7 } },
      { team: null, figures: { ...none, asked: 3, otherwise: 3 } },
      { team: 'a', figures: { ...none, asked: 3, open: 3 } },
      { team: 'b', figures: { ...none, asked: 3, reached: 2, unreached: 1 } },
    ],
  })
  const many = Array.from({ length: 501 }, (_, index) => count('2026-11-01', `t${index}`, 'done', 1))
  expect(reportOf({ from: '2026-11-01', to: '2026-11-02' }, many, []).teams).toHaveLength(500)
})

onBothDatabases('call-backs', { clock, env: { CONTENT_PACK: contentPack } }, (server) => {
  let jo: DeskClient
  let lee: DeskClient
  let kim: DeskClient
  /** Their tokens last an hour. */
  const signIn = async (): Promise<void> => {
    const clientOf = await deskClients(server(), () => clock.now())
    ;[jo, lee, kim] = [await clientOf('agent', 'jo'), await clientOf('agent', 'lee'), await clientOf('lead', 'kim')]
  }
  beforeAll(signIn)
  const file = async (client: TestClient, channel: 'phone' | 'ticket' = 'phone'): Promise<string> => {
    const answer = await client.send('POST', `${api}/submit`, {
      form: formOf({
        categoryId: 1131,
        game: 'services',
        channel,
        locale: 'de-DE',
        fields: { description: 'A charge I do not know', paymentMethod: 'card', phone: number },
        anonFields: null,
      }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<SubmitResult>().caseId
  }
  const player = (id: string) => server().signIn({ id, displayName: 'Robin', email: `${id}@players.example` })
  const list = async (state = 'open'): Promise<DeskCallBack[]> =>
    (await jo('GET', `/callbacks?state=${state}`)).json<DeskCallBackPage>().items
  const one = async (caseId: string, state = 'open') => (await list(state)).find((each) => each.caseId === caseId)
  const take = (agent: DeskClient, caseId: string) => agent('POST', `/callbacks/${caseId}/take`)
  const end = (agent: DeskClient, caseId: string, outcome: string) =>
    agent('POST', `/callbacks/${caseId}/outcome`, { json: { outcome } })
  const ask = async (client: TestClient, caseId: string, phoneNumber = number, eventCount = 1): Promise<void> => {
    const answer = await client.send('POST', `${api}/cases/de-DE/detail/${caseId}`, {
      form: formOf({ description: 'Please call', channel: 'phone', phoneNumber, eventCount }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const caseOf = async (client: TestClient, caseId: string) =>
    (await client.get(`${api}/cases/de-DE/detail/${caseId}`)).json<SupportCase>()

  test('asked for when filing: number, language and wait are at the desk, a ticket is not (T20)', async () => {
    const robin = await player('callback-robin')
    const id = await file(robin)
    const ticket = await file(robin, 'ticket')
    expect(await one(id)).toMatchObject({
      phoneNumber: number,
      language: 'de-DE',
      gameName: 'services',
      state: 'waiting',
      askedAt: clock.now().toISOString(),
      tries: 0,
      agentId: null,
    })
    // When the case is due, as its own page says it; for the call nothing is promised.
    const { clocks } = (await jo('GET', `/cases/${id}`)).json<DeskCase>()
    const [due] = clocks.filter(({ state }) => state === 'running').map(({ kind, dueAt }) => ({ kind, at: dueAt }))
    expect(due).toMatchObject({ kind: 'firstAnswer', at: expect.any(String) })
    expect((await one(id))?.caseDue).toEqual(due)
    expect(await one(ticket)).toBeUndefined()
    expect((await caseOf(robin, id)).contactChannelType).toBe('PHONE_CALLBACK')
  })

  test('of two who take it at once one has it; who does not have it ends nothing, a lead puts it back', async () => {
    const id = await file(await player('callback-two'))
    const answers = await Promise.all([take(jo, id), take(lee, id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [owner, other] = answers[0].statusCode === 200 ? [jo, lee] : [lee, jo]
    // Again by the same one: as it is.
    expect((await take(owner, id)).statusCode).toBe(200)
    expect((await end(other, id, 'done')).statusCode).toBe(409)
    expect((await end(kim, id, 'putBack')).json<DeskCallBack>()).toMatchObject({
      state: 'waiting',
      tries: 0,
      agentId: null,
    })
    expect((await end(owner, id, 'done')).statusCode).toBe(409)
  })

  test('not reached waits an hour behind the others; the third time it ends; asked again it begins anew', async () => {
    const robin = await player('callback-busy')
    const id = await file(robin)
    for (const tries of [1, 2]) {
      await take(jo, id)
      const dueAt = new Date(clock.now().getTime() + 3_600_000).toISOString()
      expect((await end(jo, id, 'notReached')).json()).toMatchObject({ state: 'waiting', tries, dueAt })
    }
    await take(jo, id)
    clock.advance(minute)
    expect((await caseOf(robin, id)).caseEvents.length).toBe(1)
    expect((await end(jo, id, 'notReached')).json()).toMatchObject({ state: 'unreached', tries: 3 })
    // The player is told: in the thread, as unread, and in a mail that holds a link (CD-334).
    const listed = (await robin.get(`${api}/cases/de-DE/active?page=1`)).body
    expect(listed).toContain('"unread":true')
    expect((await caseOf(robin, id)).caseEvents.at(-1)).toMatchObject({
      eventType: 'STATUS_CHANGE',
      alternateName: 'NotReached',
      responseText: null,
    })
    await server().jobs.runDue()
    const mail = readdirSync(join(server().dataDir, 'mails'))
      .map((name) => readFileSync(join(server().dataDir, 'mails', name), 'utf8').replaceAll('=\n', ''))
      .find((one) => one.includes('<case-not-reached.') && one.includes(`<case.${id}@`))
    expect(mail).toContain('callback-busy@players.example')
    expect(mail).toContain(`/case/detail/${id}`)
    expect(mail).not.toContain(number)
    expect([await one(id), (await one(id, 'ended'))?.state]).toEqual([undefined, 'unreached'])
    expect((await take(jo, id)).statusCode).toBe(409)

    clock.advance(minute)
    await ask(robin, id, '+4930901820', 2)
    expect(await one(id)).toMatchObject({
      state: 'waiting',
      tries: 0,
      phoneNumber: '+4930901820',
      askedAt: clock.now().toISOString(),
    })
  })

  test('asked twice it keeps its place; done it ends; of a resolved case nobody is called', async () => {
    const robin = await player('callback-twice')
    const id = await file(robin)
    const askedAt = clock.now().toISOString()
    clock.advance(minute)
    await ask(robin, id)
    expect((await one(id))?.askedAt).toBe(askedAt)
    await take(jo, id)
    expect((await end(jo, id, 'done')).json()).toMatchObject({ state: 'done', tries: 1 })
    expect((await list('ended'))[0]).toMatchObject({ caseId: id, state: 'done' })

    const other = await file(robin)
    expect(await one(other)).toBeDefined()
    const cancelled = await robin.send('POST', `${api}/cases/de-DE/detail/${other}/cancel`, {
      json: { eventCount: 1 },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(cancelled.statusCode, cancelled.body).toBeLessThan(300)
    expect(await one(other)).toBeUndefined()
  })

  test('whoever took one and went home holds it no longer than two hours', async () => {
    const id = await file(await player('callback-late'))
    await take(jo, id)
    clock.advance(119 * minute)
    await server().jobs.runDue()
    await signIn()
    expect((await one(id))?.state).toBe('calling')
    clock.advance(90 * minute)
    await server().jobs.runDue()
    await signIn()
    expect((await one(id))?.state).toBe('waiting')
  })

  test('pages go on where the last one ended', async () => {
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) ids.push(await file(await player(`callback-page-${name}`)))
    const seen: string[] = []
    let cursor = ''
    do {
      const page = (await jo('GET', `/callbacks?limit=2${cursor}`)).json<DeskCallBackPage>()
      seen.push(...page.items.map(({ caseId }) => caseId))
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`
    } while (cursor !== '')
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(ids))
    expect((await jo('GET', '/callbacks?cursor=bm9uZQ')).statusCode).toBe(400)
  })

  test('the report counts by day and team what a plain count of the same calls does', async () => {
    const { db } = server().database
    // Days on which nobody else has asked: the demonstration's calls are of today and before.
    const today = Math.floor(clock.now().getTime() / 86_400_000)
    const dayAfter = (days: number): string => new Date((today + days) * 86_400_000).toISOString().slice(0, 10)
    const [quiet, first, second, after] = [dayAfter(40), dayAfter(41), dayAfter(42), dayAfter(43)]
    clock.set(`${first}T08:00:00.000Z`)
    await signIn()
    /** What happened, as somebody beside the desk would have noted it. */
    const seen: { day: string; team: string | null; outcome: string; seconds: number }[] = []
    const day = (): string => clock.now().toISOString().slice(0, 10)
    const outcomes = ['done', 'done', 'notReached', 'open', 'done', 'resolved', 'done'] as const
    for (const [index, outcome] of outcomes.entries()) {
      if (index === 4) {
        clock.set(`${second}T08:00:00.000Z`)
        await signIn()
      }
      const team = index % 3 === 0 ? null : `team-${index % 3}`
      const robin = await player(`callback-count-${index}`)
      const id = await file(robin)
      await db.updateTable('support_case').set({ team }).where('id', '=', id).execute()
      const asked = { day: day(), team }
      const begun = clock.now().getTime()
      clock.advance(minute * (index + 1))
      for (let tries = 0; tries < (outcome === 'notReached' ? 3 : outcome === 'done' ? 1 : 0); tries += 1) {
        await take(jo, id)
        await end(jo, id, outcome)
      }
      if (outcome === 'resolved')
        await db.updateTable('support_case').set({ status: 'RESOLVED' }).where('id', '=', id).execute()
      seen.push({ ...asked, outcome, seconds: (clock.now().getTime() - begun) / 1000 })
      // Asked again on the same case, it counts again.
      if (outcome === 'notReached') {
        await ask(robin, id, number, 2)
        seen.push({ ...asked, outcome: 'open', seconds: 0 })
      }
    }
    const count = (of: typeof seen) => {
      const many = (outcome: string): number => of.filter((one) => one.outcome === outcome).length
      const waits = of.filter(({ outcome }) => outcome === 'done').map(({ seconds }) => seconds)
      return {
        asked: of.length,
        reached: many('done'),
        unreached: many('notReached'),
        open: many('open'),
        otherwise: many('resolved'),
        waitSeconds: waits.toSorted((one, other) => one - other)[Math.ceil(waits.length / 2) - 1] ?? null,
      }
    }
    const answer = await kim('GET', `/reports/callbacks?from=${quiet}&to=${after}`)
    const report = answer.json<CallBackReport>()
    expect(report.total).toEqual(count(seen))
    expect(report.total).toMatchObject({ asked: 8, reached: 4, waitSeconds: minute * 2 })
    expect(report.days).toEqual(
      [quiet, first, second].map((one) => ({
        day: one,
        figures: count(seen.filter((each) => each.day === one)),
      })),
    )
    expect(new Map(report.teams.map(({ team, figures }) => [team, figures]))).toEqual(
      new Map([null, 'team-1', 'team-2'].map((team) => [team, count(seen.filter((one) => one.team === team))])),
    )
    // To is no part of it; spans end after they begin; agents do not read it.
    const before = await kim('GET', `/reports/callbacks?from=${quiet}&to=${first}`)
    expect(before.json<CallBackReport>().total.asked).toBe(0)
    expect((await kim('GET', `/reports/callbacks?from=${second}&to=${second}`)).statusCode).toBe(422)
    expect((await jo('GET', `/reports/callbacks?from=${first}&to=${second}`)).statusCode).toBe(403)
  })

  test('an erased account’s calls are forgotten', async () => {
    const id = await file(await player('callback-erased'))
    const sam = await (await deskClients(server(), () => clock.now()))('admin', 'sam')
    const erased = await sam('DELETE', '/accounts/callback-erased/data', {
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(erased.statusCode, erased.body).toBeLessThan(300)
    await server().jobs.runDue()
    const { db } = server().database
    expect(await db.selectFrom('call_back').selectAll().where('case_id', '=', id).execute()).toEqual([])
  })
})

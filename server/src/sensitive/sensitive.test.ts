// Sensitive words over the whole server, on both databases: flags, the queue, what comes of them (CD-346 to CD-348).
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type {
  DeskCase,
  DeskCasePage,
  DeskViews,
  SensitiveFlag,
  SensitiveGuidances,
  SensitiveReport,
  SensitiveTrial,
  SensitiveWordLists,
} from '#generated/server/desk/schemas.ts'
import type { SubmitResult } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'

const contentPack = new URL('../../content/demo', import.meta.url).pathname
const clock = createManualClock('2027-03-01T10:00:00.000Z')

onBothDatabases('sensitive words', { clock, env: { CONTENT_PACK: contentPack } }, (server) => {
  let jo: DeskClient
  let kim: DeskClient
  let sam: DeskClient
  beforeAll(async () => {
    const clientOf = await deskClients(server(), () => clock.now())
    ;[jo, kim, sam] = [await clientOf('agent', 'jo'), await clientOf('lead', 'kim'), await clientOf('admin', 'sam')]
  })
  const player = (id: string) => server().signIn({ id, displayName: 'Robin', email: `${id}@players.example` })
  const file = async (client: TestClient, description: string): Promise<string> => {
    const answer = await client.send('POST', `${api}/submit`, {
      form: formOf({
        categoryId: 1131,
        game: 'services',
        channel: 'ticket',
        locale: 'en-US',
        fields: { description, paymentMethod: 'card' },
        anonFields: null,
      }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    clock.advance(1)
    return answer.json<SubmitResult>().caseId
  }
  const reply = async (client: TestClient, id: string, description: string, eventCount: number): Promise<void> => {
    const answer = await client.send('POST', `${api}/cases/en-US/detail/${id}`, {
      form: formOf({ description, channel: 'ticket', eventCount }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    clock.advance(1)
  }
  const read = async (id: string) => (await jo('GET', `/cases/${id}`)).json<DeskCase>()
  const flagsOf = async (id: string): Promise<SensitiveFlag[]> => (await read(id)).sensitive ?? []
  const queue = async (state: string) =>
    (await jo('GET', `/cases?state=${state}&limit=100`)).json<DeskCasePage>().items.map(({ id }) => id)
  const handle = (id: string, flagId: string, outcome: 'real' | 'falseAlarm') =>
    jo('POST', `/cases/${id}/sensitive/${flagId}/outcome`, { json: { outcome } })
  const told = async (type: string) =>
    (await server().database.db.selectFrom('desk_audit').selectAll().where('action', '=', type).execute()).length

  test('words of a form raise a flag: its case goes first, in the view and marked; an ordinary one does not', async () => {
    const robin = await player('sensitive-form')
    const before = await file(robin, 'My card is refused.')
    const id = await file(robin, 'My card is refused, and I WANT\n to die. I will end my life.')
    const after = await file(robin, 'The boss made me die again.')
    expect(await flagsOf(id)).toMatchObject([
      {
        category: 'selfHarm',
        source: 'filing',
        outcome: null,
        handledBy: null,
        found: [
          { word: 'end my life', language: 'en-US' },
          { word: 'want to die', language: 'en-US' },
        ],
      },
    ])
    expect([await flagsOf(before), await flagsOf(after)]).toEqual([[], []])
    const open = await queue('open')
    expect(open.indexOf(id)).toBeLessThan(open.indexOf(before) === -1 ? 100 : open.indexOf(before))
    expect(await queue('sensitive')).toContain(id)
    expect(await queue('sensitive')).not.toContain(before)
    const row = (await jo('GET', '/cases?state=sensitive&limit=100'))
      .json<DeskCasePage>()
      .items.find((one) => one.id === id)
    expect(row?.sensitive).toEqual(['selfHarm'])
    const { items } = (await jo('GET', '/views')).json<DeskViews>()
    expect(items[0]).toMatchObject({ view: 'sensitive', count: (await queue('sensitive')).length, more: false })
  })

  test('a reply adds to what stands, another category stands beside it; nothing the desk does hides the case', async () => {
    const robin = await player('sensitive-reply')
    const id = await file(robin, 'My card is refused.')
    await reply(robin, id, 'I know where you live.', 1)
    await reply(robin, id, 'I know where you live and I will come to your house. 死にたい', 2)
    const flags = await flagsOf(id)
    expect(flags.map(({ category, source }) => [category, source])).toEqual([
      ['selfHarm', 'reply'],
      ['threats', 'reply'],
    ])
    expect(flags[1]?.found.map(({ word }) => word)).toEqual(['come to your house', 'know where you live'])
    const confirmedFlags = flags.map((flag) => flag.id)
    const answered = await jo('POST', `/cases/${id}/status`, {
      json: { status: 'RESOLVED', alternateName: 'Resolved', eventCount: 3, confirmedFlags },
    })
    expect(answered.statusCode, answered.body).toBe(200)
    expect(await queue('sensitive')).toContain(id)
    expect(await queue('open')).toContain(id)
    expect(await queue('resolved')).not.toContain(id)
    // Handled one by one; with the last it goes where it belongs.
    expect((await handle(id, flags[0]!.id, 'real')).statusCode).toBe(200)
    expect(await queue('sensitive')).toContain(id)
    expect((await handle(id, flags[1]!.id, 'falseAlarm')).json()).toMatchObject({
      outcome: 'falseAlarm',
      handledBy: 'demo-agent-jo',
      handledAt: clock.now().toISOString(),
    })
    expect(await queue('sensitive')).not.toContain(id)
    expect(await queue('open')).not.toContain(id)
    expect((await handle(id, flags[1]!.id, 'real')).statusCode).toBe(409)
    expect((await handle(id, 'nothing', 'real')).statusCode).toBe(404)
    expect(await told('sensitive.handle')).toBeGreaterThanOrEqual(2)
    // Written again, it stands again.
    const other = await file(robin, 'Hello')
    await reply(robin, other, 'I want to die', 1)
    expect((await handle(other, (await flagsOf(other))[0]!.id, 'falseAlarm')).statusCode).toBe(200)
    await reply(robin, other, 'No, really: I want to die', 2)
    expect((await flagsOf(other)).map(({ outcome }) => outcome)).toEqual([null, 'falseAlarm'])
  })

  test('one that is put off stays first, and is put off once it was handled', async () => {
    const id = await file(await player('sensitive-snoozed'), 'I want to die')
    const snoozedUntil = new Date(clock.now().getTime() + 86_400_000).toISOString()
    await jo('POST', '/cases/bulk', { json: { changes: [{ id, snoozedUntil }] } })
    expect(await queue('sensitive')).toContain(id)
    expect(await queue('snoozed')).not.toContain(id)
    await handle(id, (await flagsOf(id))[0]!.id, 'real')
    expect(await queue('snoozed')).toContain(id)
  })

  test('the player is told nothing: case, list and place in line are as without a flag', async () => {
    const robin = await player('sensitive-silent')
    const plain = await file(robin, 'My card is refused.')
    const flagged = await file(robin, 'I want to die')
    const seen = async (id: string) => (await robin.get(`${api}/cases/en-US/detail/${id}`)).json<{ line: object }>()
    const [one, other] = [await seen(plain), await seen(flagged)]
    expect(JSON.stringify(other).toLowerCase()).not.toContain('sensitive')
    const { line: before } = other
    expect(Object.keys(other)).toEqual(Object.keys(one))
    await handle(flagged, (await flagsOf(flagged))[0]!.id, 'falseAlarm')
    expect((await seen(flagged)).line).toEqual(before)
    expect((await robin.get(`${api}/cases/en-US/active?page=1`)).body.toLowerCase()).not.toContain('sensitive')
  })

  test('a merged case’s flag stands on the one it goes on in, and goes back with an undo', async () => {
    const robin = await player('sensitive-merged')
    const kept = await file(robin, 'My card is refused.')
    const merged = await file(robin, 'I want to die')
    const done = await jo('POST', `/cases/${kept}/merge`, { json: { cases: [merged], eventCount: 1 } })
    expect(done.statusCode, done.body).toBe(200)
    expect((await flagsOf(kept)).map(({ category }) => category)).toEqual(['selfHarm'])
    const first = await queue('sensitive')
    expect([first.includes(kept), first.includes(merged)]).toEqual([true, false])
    expect((await jo('DELETE', `/cases/${merged}/merge`)).statusCode).toBe(200)
    const back = await queue('sensitive')
    expect([back.includes(kept), back.includes(merged)]).toEqual([false, true])
    await jo('POST', `/cases/${kept}/merge`, { json: { cases: [merged], eventCount: 1 } })
    expect((await handle(kept, (await flagsOf(kept))[0]!.id, 'real')).statusCode).toBe(200)
    expect(await queue('sensitive')).not.toContain(kept)
  })

  const split = async (id: string, messages: number[]): Promise<string> => {
    const { eventCount } = await read(id)
    const made = await jo('POST', `/cases/${id}/split`, {
      json: { messages, categoryId: 1211, game: 'wow', subject: null, eventCount },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(made.statusCode, made.body).toBe(201)
    clock.advance(1)
    return made.json<DeskCase>().case.id
  }
  const standing = async (...ids: string[]) => {
    const first = await queue('sensitive')
    return ids.map((id) => first.includes(id))
  }

  test('a flag goes with the words it was raised by into a case of their own, and back (CD-355)', async () => {
    const robin = await player('sensitive-split')
    const id = await file(robin, 'My card is refused.')
    await reply(robin, id, 'I want to die', 1)
    await reply(robin, id, 'I know where you live', 2)
    await reply(robin, id, 'Good night', 3)
    const calm = await split(id, [3])
    expect([await flagsOf(calm), (await flagsOf(id)).length]).toEqual([[], 2])
    const other = await split(id, [1])
    const [moved, ...none] = await flagsOf(other)
    expect(moved).toMatchObject({ category: 'selfHarm', source: 'reply', outcome: null })
    expect(none).toEqual([])
    expect((await flagsOf(id)).map(({ category }) => category)).toEqual(['threats'])
    expect(await standing(id, other, calm)).toEqual([true, true, false])
    // Figures count it where it stands.
    const row = () =>
      server()
        .database.db.selectFrom('sensitive_flag')
        .select(['case_id', 'product'])
        .where('id', '=', moved!.id)
        .executeTakeFirst()
    expect(await row()).toEqual({ case_id: other, product: 'wow' })
    // The last one that goes leaves the case where it belongs.
    const third = await split(id, [2])
    expect(await standing(id, other, third)).toEqual([false, true, true])
    expect(await queue('open')).toContain(id)
    expect(await flagsOf(id)).toEqual([])
    expect((await jo('DELETE', `/cases/${third}/split`)).statusCode).toBe(200)
    expect((await flagsOf(id)).map(({ category }) => category)).toEqual(['threats'])
    expect([await flagsOf(third), await standing(id, third)]).toEqual([[], [true, false]])
    // What was handled there is handled; a case goes first there only while something stands.
    expect((await handle(other, moved!.id, 'falseAlarm')).statusCode).toBe(200)
    expect(await standing(other)).toEqual([false])
  })

  test('words on both sides of a split stand on both; an undo makes them one again, or keeps what was decided', async () => {
    const robin = await player('sensitive-split-both')
    const words = async (id: string) =>
      (await flagsOf(id)).map(({ outcome, source, found }) => [outcome, source, found.map(({ word }) => word)])
    const id = await file(robin, 'I want to die')
    await reply(robin, id, 'I want to die, I will end my life', 1)
    expect(await words(id)).toEqual([[null, 'filing', ['end my life', 'want to die']]])
    const first = await split(id, [1])
    expect(await words(first)).toEqual([[null, 'reply', ['end my life', 'want to die']]])
    expect(await words(id)).toEqual([[null, 'filing', ['want to die']]])
    expect(await standing(id, first)).toEqual([true, true])
    expect((await jo('DELETE', `/cases/${first}/split`)).statusCode).toBe(200)
    expect(await words(id)).toEqual([[null, 'filing', ['end my life', 'want to die']]])
    const second = await split(id, [1])
    expect((await handle(second, (await flagsOf(second))[0]!.id, 'real')).statusCode).toBe(200)
    expect(await standing(id, second)).toEqual([true, false])
    expect((await jo('DELETE', `/cases/${second}/split`)).statusCode).toBe(200)
    expect(await words(id)).toEqual([
      [null, 'filing', ['want to die']],
      ['real', 'reply', ['end my life', 'want to die']],
    ])
    expect(await standing(id, second)).toEqual([true, false])
  })

  test('what was handled goes along with its words, once, and opens nothing', async () => {
    const robin = await player('sensitive-split-handled')
    const id = await file(robin, 'My card is refused.')
    await reply(robin, id, 'I want to die', 1)
    await reply(robin, id, 'I want to die of laughter', 2)
    expect((await handle(id, (await flagsOf(id))[0]!.id, 'falseAlarm')).statusCode).toBe(200)
    // Words of both messages: it stays with what stays.
    const one = await split(id, [1])
    expect([await flagsOf(one), (await flagsOf(id)).length]).toEqual([[], 1])
    const other = await split(id, [2])
    expect((await flagsOf(other)).map(({ outcome }) => outcome)).toEqual(['falseAlarm'])
    expect(await flagsOf(id)).toEqual([])
    expect(await standing(id, one, other)).toEqual([false, false, false])
  })

  test('a lead changes a list, tries it first, and goes back; agents do not', async () => {
    const robin = await player('sensitive-list')
    const path = '/sensitive/words/threats/fr-FR'
    const words = ['zeppelin*']
    await file(robin, 'A Zeppelins story')
    const trial = (await kim('POST', '/sensitive/trials', { json: { words: [...words, 'nobody wrote this'] } })).json()
    expect(trial as SensitiveTrial).toMatchObject({ met: 1, words: [{ word: 'zeppelin*', cases: 1 }] })
    expect((await jo('PUT', path, { json: { words } })).statusCode).toBe(403)
    const changed = await kim('PUT', path, { json: { words } })
    expect(changed.json()).toMatchObject({ words, isShipped: false, changedBy: 'demo-lead-kim' })
    const id = await file(robin, 'My zeppelins are gone')
    expect(await flagsOf(id)).toMatchObject([
      { category: 'threats', found: [{ word: 'zeppelin*', language: 'fr-FR' }] },
    ])
    expect((await kim('PUT', path, { json: { words: ['!!'] } })).statusCode).toBe(422)
    expect((await kim('PUT', '/sensitive/words/threats/xx-XX', { json: { words } })).statusCode).toBe(404)
    expect((await kim('DELETE', path)).json()).toMatchObject({ isShipped: true, changedBy: null })
    expect(await flagsOf(await file(robin, 'My zeppelins are gone'))).toEqual([])
    const { items } = (await kim('GET', '/sensitive/words')).json<SensitiveWordLists>()
    expect(items).toHaveLength(27)
  })

  test('guidance is the operator’s: what to do, whom to tell, help lines', async () => {
    const guidance = { text: 'Call first.', tell: null, helpLines: [{ name: 'A line', contact: '1', language: null }] }
    expect((await jo('PUT', '/sensitive/guidance/minors', { json: guidance })).statusCode).toBe(403)
    expect((await kim('PUT', '/sensitive/guidance/minors', { json: guidance })).statusCode).toBe(200)
    const { items } = (await jo('GET', '/sensitive/guidance')).json<SensitiveGuidances>()
    expect(items.map(({ category }) => category)).toEqual(['selfHarm', 'threats', 'minors'])
    expect(items[2]).toMatchObject(guidance)
  })

  test('the report counts by category, outcome and word; an erased case leaves its figure alone', async () => {
    // A day on which nobody else has written; `next` is no part of it.
    const dayIn = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const [day, next] = [dayIn(40), dayIn(41)]
    clock.set(`${day}T08:00:00.000Z`)
    const clientOf = await deskClients(server(), () => clock.now())
    ;[jo, kim, sam] = [await clientOf('agent', 'jo'), await clientOf('lead', 'kim'), await clientOf('admin', 'sam')]
    const robin = await player('sensitive-count')
    const real = await file(robin, 'I want to die')
    const wrong = await file(robin, 'I want to die of laughter')
    await file(robin, 'I want to die, again')
    const standing = await file(robin, 'I know where you live')
    await handle(real, (await flagsOf(real))[0]!.id, 'real')
    await handle(wrong, (await flagsOf(wrong))[0]!.id, 'falseAlarm')
    const report = async () => (await kim('GET', `/reports/sensitive?from=${day}&to=${next}`)).json<SensitiveReport>()
    const counted = await report()
    expect(counted.total).toEqual({ raised: 4, standing: 2, real: 1, falseAlarms: 1 })
    expect(counted.categories).toEqual([
      { category: 'selfHarm', figures: { raised: 3, standing: 1, real: 1, falseAlarms: 1 } },
      { category: 'threats', figures: { raised: 1, standing: 1, real: 0, falseAlarms: 0 } },
      { category: 'minors', figures: { raised: 0, standing: 0, real: 0, falseAlarms: 0 } },
    ])
    expect(counted.words[0]).toMatchObject({ word: 'want to die', figures: { raised: 3, falseAlarms: 1 } })
    expect((await jo('GET', `/reports/sensitive?from=${day}&to=${next}`)).statusCode).toBe(403)

    // The copy names what was handled, never what stands.
    const copy = (await sam('GET', '/accounts/sensitive-count/data')).body
    expect(copy.split('"sensitive-words"')).toHaveLength(3)
    expect(copy).not.toContain('"text":"threats"')

    const erased = await sam('DELETE', '/accounts/sensitive-count/data', {
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(erased.statusCode, erased.body).toBeLessThan(300)
    await server().jobs.runDue()
    expect((await jo('GET', `/cases/${standing}`)).statusCode).toBe(404)
    expect((await report()).total).toEqual(counted.total)
    const left = await server()
      .database.db.selectFrom('sensitive_flag')
      .select('case_id')
      .where('raised_day', '=', day)
      .execute()
    expect(left.map(({ case_id: id }) => id)).toEqual([null, null, null, null])
  })

  test('scope holds: whose games are others sees neither case nor figures', async () => {
    const id = await file(await player('sensitive-scope'), 'I want to die')
    const clientOf = await deskClients(server(), () => clock.now())
    const scoped = await clientOf('lead', 'scoped-lead', { desk_games: 'another-game' })
    const flag = (await flagsOf(id))[0]!
    const refused = await scoped('POST', `/cases/${id}/sensitive/${flag.id}/outcome`, { json: { outcome: 'real' } })
    expect(refused.statusCode).toBe(404)
    expect((await scoped('GET', '/cases?state=sensitive')).json<DeskCasePage>().items).toEqual([])
    const report = await scoped('GET', '/reports/sensitive?from=2027-03-01&to=2027-12-01')
    expect(report.json<SensitiveReport>().total.raised).toBe(0)
  })
})

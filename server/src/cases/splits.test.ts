// Messages of a case become a case of their own, over the whole server, on both databases (CD-329).
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { AuditPage, DeskCase } from '#generated/server/desk/schemas.ts'
import type { SubmitResult, SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients, deskTokens } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { refuseSplit } from './split-rules.ts'

const clock = createManualClock('2026-11-24T10:00:00.000Z')
const env = { CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname }
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the beginning stays, somebody of the player goes, and nothing of a locked case or of nobody', () => {
  const contact = (isCompany: boolean) => ({ eventType: 'CONTACT' as const, isCompany, from: null })
  const events = [
    contact(false),
    contact(true),
    { ...contact(false), eventType: 'STATUS_CHANGE' as const },
    contact(false),
  ]
  const source = { ownerId: 'robin', isLocked: false }
  expect(refuseSplit(source, events, [3])).toBeNull()
  expect(refuseSplit(source, events, [1, 3])).toBeNull()
  expect(refuseSplit(source, events, [0, 3])?.code).toBe('notallowed')
  expect(refuseSplit(source, events, [1])?.code).toBe('notallowed')
  expect(refuseSplit(source, events, [2, 3])?.code).toBe('unknown')
  expect(refuseSplit(source, events, [4])?.code).toBe('unknown')
  expect(refuseSplit({ ...source, ownerId: null }, events, [3])?.code).toBe('notallowed')
  expect(refuseSplit({ ...source, isLocked: true }, events, [3])?.errorKey).toBe('support.case.error.locked')
  // What was merged into it stands before its own beginning, and may go.
  const merged = [{ ...contact(false), from: { id: '1', region: 'eu' } }, contact(false)]
  expect(refuseSplit(source, merged, [0])).toBeNull()
  expect(refuseSplit(source, merged, [1])?.code).toBe('notallowed')
})

onBothDatabases('splits', { clock, env }, (server) => {
  let jo: DeskClient
  let lee: DeskClient
  let kim: DeskClient
  let sam: DeskClient
  beforeAll(async () => {
    const clientOf = await deskClients(server(), () => clock.now())
    jo = await clientOf('agent', 'jo')
    lee = await clientOf('agent', 'lee')
    kim = await clientOf('lead', 'kim')
    sam = await clientOf('admin', 'sam')
  })
  const player = () => {
    const id = `split-${randomUUID().slice(0, 8)}`
    return server().signIn({ id, displayName: 'Robin', email: `${id}@players.example` })
  }
  /** A minute apart, so that their order is told by time. */
  const file = async (client: TestClient, description: string): Promise<string> => {
    clock.advance(60)
    const form = formOf({
      categoryId: 1131,
      game: 'services',
      channel: 'ticket',
      locale: 'en-US',
      fields: { description, paymentMethod: 'card' },
      anonFields: null,
    })
    const answer = await client.send('POST', `${api}/submit`, {
      form,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<SubmitResult>().caseId
  }
  const reply = async (client: TestClient, id: string, description: string, eventCount: number, picture?: string) => {
    clock.advance(60)
    const form = formOf({ description, channel: 'ticket', eventCount })
    if (picture !== undefined) form.append('files[files]', new File([onePixel], picture, { type: 'image/png' }))
    const headers = { 'idempotency-key': randomUUID() }
    return client.send('POST', `${api}/cases/en-US/detail/${id}`, { form, headers })
  }
  const answer = (agent: DeskClient, id: string, responseText: string, eventCount: number) =>
    agent('POST', `/cases/${id}/responses`, { form: formOf({ responseText, status: 'INFO', eventCount }) })
  const atDesk = async (id: string) => (await jo('GET', `/cases/${id}`)).json<DeskCase>()
  const own = async (client: TestClient, id: string) =>
    (await client.get(`${api}/cases/en-US/detail/${id}`)).json<SupportCase>()
  const split = (agent: DeskClient, id: string, messages: number[], eventCount: number, more: object = {}) =>
    agent('POST', `/cases/${id}/split`, {
      json: { messages, categoryId: 1211, game: 'wow', subject: null, eventCount, ...more },
      headers: { 'idempotency-key': randomUUID() },
    })
  const undo = (id: string) => jo('DELETE', `/cases/${id}/split`)
  const merge = (agent: DeskClient, id: string, cases: string[], eventCount: number) =>
    agent('POST', `/cases/${id}/merge`, { json: { cases, eventCount } })
  /** What stands in a thread, lines of a split by their part. */
  const linesOf = ({ caseEvents }: SupportCase) =>
    caseEvents.flatMap(({ responseText, split: line }) =>
      line === undefined ? (responseText ?? []) : [`${line.part} ${line.case.id}`],
    )

  /** A case with two more messages of its player, the second with a picture. */
  const talk = async () => {
    const robin = await player()
    const id = await file(robin, 'Payment')
    expect((await reply(robin, id, 'More of the payment', 1)).statusCode).toBe(200)
    expect((await reply(robin, id, 'And the gate is stuck', 2, 'gate.png')).statusCode).toBe(200)
    return { robin, id }
  }
  const sha = (body: Buffer) => body.toString('base64')

  test('chosen messages stand in a new case with their files; both say so to player and desk', async () => {
    const { robin, id } = await talk()
    const { fileId } = (await atDesk(id)).attachments[0]!
    const made = await split(jo, id, [2], 3, { subject: 'The gate' })
    expect(made.statusCode, made.body).toBe(201)
    const whole = made.json<DeskCase>()
    const newId = whole.case.id
    expect(whole).toMatchObject({
      case: {
        subject: 'The gate',
        status: 'OPEN',
        categoryId: 1211,
        gameName: 'wow',
        excerpt: 'And the gate is stuck',
      },
      player: (await atDesk(id)).player,
      splitFrom: { id, canUndo: true },
      eventCount: 2,
    })
    expect(linesOf(whole.case)).toEqual(['And the gate is stuck', `from ${id}`])
    expect(whole.attachments.map(({ name }) => name)).toEqual(['gate.png'])
    const first = await atDesk(id)
    expect(linesOf(first.case)).toEqual(['Payment', 'More of the payment', `message ${newId}`, `into ${newId}`])
    expect(first).toMatchObject({ eventCount: 4, attachments: [], splitOff: [{ id: newId, canUndo: true }] })
    // The player reads the same, in as many events as are counted.
    expect(linesOf(await own(robin, id))).toEqual(linesOf(first.case))
    expect(linesOf(await own(robin, newId))).toEqual(linesOf(whole.case))
    // Its file opens there and nowhere else, on both sides.
    const path = `${api}/cases/en-US/detail/${newId}/files/${fileId}`
    expect(sha((await robin.get(path)).rawPayload)).toBe(sha(onePixel))
    expect((await robin.get(path.replace(newId, id))).statusCode).toBe(404)
    expect(sha((await jo('GET', `/cases/${newId}/attachments/${fileId}`)).rawPayload)).toBe(sha(onePixel))
    expect((await jo('GET', `/cases/${id}/attachments/${fileId}`)).statusCode).toBe(404)
    // So does the player's own copy.
    const page = await robin.get(`${api}/cases/en-US/detail/${id}/export?format=html`)
    expect(page.body).toContain(`Support moved part of this case to a new one, US${newId}`)
    // Both go on.
    expect((await reply(robin, id, 'Payment again', 4)).statusCode).toBe(200)
    expect((await reply(robin, newId, 'Gate again', 2)).statusCode).toBe(200)
    // Words are found where they stand now.
    const found = await jo('GET', '/cases?state=open&q=stuck%20gate')
    expect(found.json<{ items: { id: string }[] }>().items.map((one) => one.id)).toContain(newId)
    expect(found.json<{ items: { id: string }[] }>().items.map((one) => one.id)).not.toContain(id)
  })

  test('an undo gives the case back as it was, files and all; the new one leads there with what was noted', async () => {
    const { robin, id } = await talk()
    const before = await atDesk(id)
    const newId = (await split(jo, id, [1, 2], 3)).json<DeskCase>().case.id
    expect(linesOf((await atDesk(newId)).case)).toEqual(['More of the payment', 'And the gate is stuck', `from ${id}`])
    const undone = await undo(newId)
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await atDesk(id)).toEqual(before)
    expect(await own(robin, newId)).toMatchObject({
      statusKey: 'support.case.status.merged',
      continuedIn: { id },
      caseEvents: [],
      canReopen: false,
    })
    const fileId = before.attachments[0]!.fileId
    expect((await robin.get(`${api}/cases/en-US/detail/${id}/files/${fileId}`)).statusCode).toBe(200)
    expect((await undo(newId)).statusCode).toBe(404)

    // Not once somebody wrote in either, not after ten minutes; notes are kept.
    const second = (await split(jo, id, [2], 3)).json<DeskCase>().case.id
    await jo('POST', `/cases/${second}/notes`, { json: { text: 'Known gate' } })
    expect((await reply(robin, second, 'Still stuck', 2)).statusCode).toBe(200)
    expect((await atDesk(id)).splitOff).toMatchObject([{ id: second, canUndo: false }])
    expect((await undo(second)).statusCode).toBe(409)
    const third = (await split(jo, id, [1], 4)).json<DeskCase>().case.id
    await jo('POST', `/cases/${third}/notes`, { json: { text: 'Of the third' } })
    clock.advance(601)
    expect((await atDesk(third)).splitFrom).toMatchObject({ id, canUndo: false })
    expect((await undo(third)).statusCode).toBe(409)
  })

  test('webhooks and the audit hear of both', async () => {
    const { id } = await talk()
    const hook = { name: 'CRM', url: 'https://crm.example/', events: ['case.split', 'case.unsplit'], enabled: true }
    const made = await sam('POST', '/webhooks', { json: hook })
    expect(made.statusCode, made.body).toBe(201)
    const webhookId = made.json<{ webhook: { id: string } }>().webhook.id
    const newId = (await split(jo, id, [2], 3)).json<DeskCase>().case.id
    expect((await undo(newId)).statusCode).toBe(200)
    const told = await server()
      .database.db.selectFrom('webhook_message')
      .select('body')
      .where('case_id', '=', newId)
      .execute()
    // Told in the same moment of this clock: by what they say.
    const bodies = told.map(({ body }) => body).sort()
    expect(bodies.map((body) => JSON.parse(body) as object)).toMatchObject([
      {
        type: 'case.split',
        data: { caseId: newId, outOf: id, by: 'agent', case: { categoryId: 1211, gameName: 'wow' } },
      },
      { type: 'case.unsplit', data: { caseId: newId, outOf: id, case: { status: 'RESOLVED', locked: true } } },
    ])
    await sam('DELETE', `/webhooks/${webhookId}`)
    const { items } = (await sam('GET', `/audit?subject=case/${id}&limit=20`)).json<AuditPage>()
    expect(items.find(({ action }) => action === 'case.split')).toMatchObject({
      actor: 'demo-agent-jo',
      detail: { after: { split: newId, categoryId: 1211, game: 'wow' } },
    })
    const ofNew = (await sam('GET', `/audit?subject=case/${newId}&limit=20`)).json<AuditPage>()
    expect(ofNew.items.map(({ action }) => action)).toContain('case.unsplit')
  })

  test('notes on a case that was taken back are read in the first one', async () => {
    const { id } = await talk()
    const newId = (await split(jo, id, [2], 3)).json<DeskCase>().case.id
    await jo('POST', `/cases/${newId}/notes`, { json: { text: 'Known gate' } })
    expect((await undo(newId)).statusCode).toBe(200)
    expect((await atDesk(id)).notes.map(({ text }) => text)).toEqual(['Known gate'])
    const open = await jo('GET', `/cases?state=open&player=${(await atDesk(id)).player.accountId!}`)
    expect(open.json<{ items: { id: string }[] }>().items.map((one) => one.id)).toEqual([id])
    const running = await server()
      .database.db.selectFrom('case_clock')
      .select('due_at')
      .where('case_id', '=', newId)
      .execute()
    expect(running.every(({ due_at: dueAt }) => dueAt === null)).toBe(true)
  })

  test('refused: the beginning, what is no message, a locked or merged case, one of nobody, an unknown topic', async () => {
    const { robin, id } = await talk()
    const code = async (messages: number[], eventCount = 3, more: object = {}) =>
      (await split(jo, id, messages, eventCount, more)).statusCode
    expect(await code([0])).toBe(422)
    expect(await code([0, 1])).toBe(422)
    expect(await code([7])).toBe(422)
    expect(await code([2], 2)).toBe(409)
    expect(await code([2], 3, { categoryId: 1131 })).toBe(422)
    expect(await code([])).toBe(422)
    expect((await split(jo, '999999999', [1], 2)).statusCode).toBe(404)
    const forKim = await jo('POST', '/cases', {
      json: {
        accountId: null,
        email: `${randomUUID()}@players.example`,
        name: 'Kim',
        categoryId: 1131,
        language: 'en-US',
        subject: null,
        description: 'Signed out',
        fields: { paymentMethod: 'card' },
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    const nobodys = forKim.json<{ id: string }>().id
    await answer(jo, nobodys, '<p>Tell us more</p>', 1)
    expect((await split(jo, nobodys, [1], 3)).statusCode).toBe(422)
    await kim('PATCH', `/cases/${id}`, { json: { locked: true, eventCount: 3 } })
    const locked = await split(jo, id, [2], 3)
    expect(locked.statusCode).toBe(422)
    expect(locked.body).toContain('support.case.error.locked')
    await kim('PATCH', `/cases/${id}`, { json: { locked: false, eventCount: 3 } })
    const kept = await file(robin, 'Kept')
    expect((await merge(jo, kept, [id], 1)).statusCode).toBe(200)
    expect(await code([2])).toBe(409)
    expect(linesOf((await atDesk(kept)).case)).toEqual([
      'Payment',
      'More of the payment',
      'And the gate is stuck',
      'Kept',
    ])
    // What was merged into a case may leave it, and comes back into the one it was written in.
    const taken = (await split(jo, kept, [2], 4)).json<DeskCase>().case.id
    expect(linesOf((await atDesk(taken)).case)).toEqual(['And the gate is stuck', `from ${kept}`])
    expect((await undo(taken)).statusCode).toBe(200)
    expect((await jo('DELETE', `/cases/${id}/merge`)).statusCode).toBe(200)
    expect(linesOf((await atDesk(id)).case)).toEqual(['Payment', 'More of the payment', 'And the gate is stuck'])
  })

  test('a repeat with the same key makes no second case', async () => {
    const { id } = await talk()
    const json = { messages: [2], categoryId: 1211, game: 'wow', subject: null, eventCount: 3 }
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2].map(() => jo('POST', `/cases/${id}/split`, { json, headers })))
    const again = await jo('POST', `/cases/${id}/split`, { json, headers })
    expect(again.statusCode).toBe(201)
    const made = [...answers, again].filter(({ statusCode }) => statusCode === 201)
    expect(new Set(made.map((one) => one.json<DeskCase>().case.id)).size).toBe(1)
    expect((await atDesk(id)).splitOff).toHaveLength(1)
  })

  test('out of scope, of the case or of the topic, is not there', async () => {
    const { id } = await talk()
    const tokenFor = await deskTokens({
      database: server().database,
      publicUrl: 'http://localhost:8080',
      now: () => clock.now(),
    })
    const within = async (game: string) => {
      const bearer = await tokenFor(`split-${game}`, ['agent'], { desk_games: [game] })
      const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() }
      const payload = { messages: [2], categoryId: 1211, game: 'wow', subject: null, eventCount: 3 }
      return (await server().app.inject({ method: 'POST', url: `/services/desk/cases/${id}/split`, headers, payload }))
        .statusCode
    }
    expect(await within('wow')).toBe(404)
    expect(await within('services')).toBe(422)
    expect((await atDesk(id)).eventCount).toBe(3)
  })

  test('two splits, a merge, answers and replies at once: every message that was taken stands once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { robin, id } = await talk()
      const other = await file(robin, 'Other')
      const written = await Promise.all([
        split(jo, id, [1], 3).then(({ statusCode }) => ({ statusCode, text: null })),
        split(lee, id, [1, 2], 3).then(({ statusCode }) => ({ statusCode, text: null })),
        merge(lee, other, [id], 1).then(({ statusCode }) => ({ statusCode, text: null })),
        answer(jo, id, '<p>Ours</p>', 3).then(({ statusCode }) => ({ statusCode, text: '<p>Ours</p>' })),
        reply(robin, id, 'Theirs', 3).then(({ statusCode }) => ({ statusCode, text: 'Theirs' })),
      ])
      expect(written.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([])
      const splits = written.slice(0, 2).filter(({ statusCode }) => statusCode === 201)
      expect(splits.length).toBeLessThanOrEqual(1)
      const { db } = server().database
      const accountId = (await atDesk(other)).player.accountId!
      const rows = await db
        .selectFrom('case_event')
        .innerJoin('support_case', 'support_case.id', 'case_event.case_id')
        .select(['text', 'case_id', 'position'])
        .where('owner_id', '=', accountId)
        .where('text', 'is not', null)
        .execute()
      const taken = written.flatMap(({ statusCode, text }) => (statusCode < 300 && text !== null ? [text] : []))
      expect(rows.map(({ text }) => text).sort()).toEqual(
        ['Payment', 'More of the payment', 'And the gate is stuck', 'Other', ...taken].sort(),
      )
      // The file went with its message.
      const placed = await db.selectFrom('case_attachment').selectAll().where('name', '=', 'gate.png').execute()
      const holder = rows.find(({ text }) => text === 'And the gate is stuck')!
      expect(placed).toContainEqual(expect.objectContaining({ case_id: holder.case_id, position: holder.position }))
    }
  })

  test('files of a merged case are opened by player and desk through both, before and after an undo', async () => {
    const { robin, id } = await talk()
    const kept = await file(robin, 'Kept')
    const { fileId } = (await atDesk(id)).attachments[0]!
    const opens = async (caseId: string) => [
      (await robin.get(`${api}/cases/en-US/detail/${caseId}/files/${fileId}`)).statusCode,
      (await robin.get(`${api}/cases/en-US/detail/${caseId}/files/${fileId}/preview`)).statusCode,
      (await jo('GET', `/cases/${caseId}/attachments/${fileId}`)).statusCode,
    ]
    expect(await opens(kept)).toEqual([404, 404, 404])
    expect((await merge(jo, kept, [id], 1)).statusCode).toBe(200)
    expect(await opens(kept)).toEqual([200, 200, 200])
    expect(await opens(id)).toEqual([200, 200, 200])
    expect(sha((await robin.get(`${api}/cases/en-US/detail/${kept}/files/${fileId}`)).rawPayload)).toBe(sha(onePixel))
    const stranger = await player()
    expect((await stranger.get(`${api}/cases/en-US/detail/${kept}/files/${fileId}`)).statusCode).toBe(404)
    expect((await jo('DELETE', `/cases/${id}/merge`)).statusCode).toBe(200)
    expect(await opens(kept)).toEqual([404, 404, 404])
    expect(await opens(id)).toEqual([200, 200, 200])
  })
})

// Cases of one player become one, over the whole server, on both databases (CD-328).
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DeskCase, DeskPlayerSheet } from '#generated/server/desk/schemas.ts'
import type { SubmitResult, SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createManualClock } from '../lib/clock.ts'
import { mergeThreads } from './merge-threads.ts'

const clock = createManualClock('2026-11-24T10:00:00.000Z')
const env = { CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname }

test('threads become one by time, and none of them changes its own order', () => {
  const of = (...times: string[]) => times.map((createdAt) => ({ createdAt }))
  expect(mergeThreads([of('1', '4', '2'), of('3', '3'), of()]).map(({ createdAt }) => createdAt)).toEqual([
    '1',
    '3',
    '3',
    '4',
    '2',
  ])
  expect(mergeThreads([])).toEqual([])
})

onBothDatabases('merges', { clock, env }, (server) => {
  let jo: DeskClient
  let lee: DeskClient
  beforeAll(async () => {
    const clientOf = await deskClients(server(), () => clock.now())
    ;[jo, lee] = [await clientOf('agent', 'jo'), await clientOf('agent', 'lee')]
  })
  const player = () => {
    const id = `merge-${randomUUID().slice(0, 8)}`
    return server().signIn({ id, displayName: 'Robin', email: `${id}@players.example` })
  }
  /** A minute apart, so that their order is told by time. */
  const file = async (client: TestClient, description: string): Promise<string> => {
    clock.advance(60)
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
    return answer.json<SubmitResult>().caseId
  }
  const atDesk = async (id: string) => (await jo('GET', `/cases/${id}`)).json<DeskCase>()
  const own = async (client: TestClient, id: string) =>
    (await client.get(`${api}/cases/en-US/detail/${id}`)).json<SupportCase>()
  const merge = (agent: DeskClient, id: string, cases: string[], eventCount: number) =>
    agent('POST', `/cases/${id}/merge`, { json: { cases, eventCount } })
  const note = (id: string, text: string) => jo('POST', `/cases/${id}/notes`, { json: { text } })
  const textsOf = ({ caseEvents }: SupportCase) => caseEvents.map(({ responseText }) => responseText)
  const answer = (agent: DeskClient, id: string, responseText: string, eventCount: number) => {
    const form = new FormData()
    form.append('form', JSON.stringify({ responseText, status: 'ANSWERED', eventCount }))
    return agent('POST', `/cases/${id}/responses`, { form })
  }
  const reply = (client: TestClient, id: string, description: string, eventCount: number) =>
    client.send('POST', `${api}/cases/en-US/detail/${id}`, {
      form: formOf({ description, channel: 'ticket', eventCount }),
      headers: { 'idempotency-key': randomUUID() },
    })

  test('what was written in both stands in the kept one by time, with notes; the other leads there', async () => {
    const robin = await player()
    const first = await file(robin, 'First')
    const second = await file(robin, 'Second')
    await note(first, 'Of the first')
    clock.advance(60)
    expect((await reply(robin, first, 'Third', 1)).statusCode).toBe(200)
    clock.advance(60)
    const merged = await merge(jo, second, [first], 1)
    expect(merged.statusCode, merged.body).toBe(200)
    const kept = merged.json<DeskCase>()
    expect(textsOf(kept.case)).toEqual(['First', 'Second', 'Third'])
    expect(kept.case.caseEvents.map(({ from }) => from?.id ?? null)).toEqual([first, null, first])
    expect(kept.notes.map(({ text }) => text)).toEqual(['Of the first'])
    expect(kept).toMatchObject({ eventCount: 3, merged: [{ id: first, canUndo: true }] })
    // The player's side says the same.
    const seen = await own(robin, second)
    expect(textsOf(seen)).toEqual(['First', 'Second', 'Third'])
    const gone = await own(robin, first)
    expect(gone).toMatchObject({
      status: 'RESOLVED',
      statusKey: 'support.case.status.merged',
      continuedIn: { id: second },
      canReopen: false,
      surveyAvailable: false,
    })
    // Whoever goes on writing writes to the kept one, as many events as are shown there.
    expect((await reply(robin, second, 'Fourth', 3)).statusCode).toBe(200)
    expect((await answer(jo, second, '<p>Done</p>', 4)).statusCode).toBe(201)
    expect(textsOf(await own(robin, second)).slice(3)).toEqual(['Fourth', '<p>Done</p>', null])
    expect((await answer(jo, first, '<p>Too late</p>', 2)).statusCode).toBe(409)
    expect((await reply(robin, first, 'Too late', 2)).statusCode).toBe(422)
  })

  test('never across players, never one without an account, never twice', async () => {
    const [robin, mika] = [await player(), await player()]
    const [mine, theirs] = [await file(robin, 'Mine'), await file(mika, 'Theirs')]
    const another = await file(robin, 'Another')
    const third = await file(robin, 'Third')
    const code = async (id: string, cases: string[]) => (await merge(jo, id, cases, 1)).statusCode
    expect(await code(mine, [theirs])).toBe(422)
    expect(await code(mine, [mine])).toBe(422)
    expect(await code(mine, ['999999999'])).toBe(422)
    // All of them or none.
    expect(await code(mine, [another, theirs])).toBe(422)
    expect((await atDesk(another)).case).not.toHaveProperty('continuedIn')
    expect(await code(mine, [another])).toBe(200)
    expect(await code(third, [another])).toBe(422)
    expect(await code(another, [third])).toBe(409)
    expect((await jo('DELETE', `/cases/${third}/merge`)).statusCode).toBe(404)
  })

  test('an undo gives both back as they were; not after somebody wrote, not after ten minutes', async () => {
    const robin = await player()
    const [kept, merged] = [await file(robin, 'Kept'), await file(robin, 'Merged')]
    await lee('POST', '/cases/bulk', { json: { changes: [{ id: merged, priority: 'high', tags: ['gate'] }] } })
    const before = [await atDesk(kept), await atDesk(merged)]
    await merge(jo, kept, [merged], 1)
    expect(await atDesk(kept)).toMatchObject({ priority: 'high', tags: ['gate'] })
    const undone = await jo('DELETE', `/cases/${merged}/merge`)
    expect(undone.statusCode, undone.body).toBe(200)
    expect([await atDesk(kept), await atDesk(merged)]).toEqual(before)

    await merge(jo, kept, [merged], 1)
    expect((await reply(robin, kept, 'Somebody wrote', 2)).statusCode).toBe(200)
    expect((await jo('DELETE', `/cases/${merged}/merge`)).statusCode).toBe(409)
    const third = await file(robin, 'Third')
    await merge(jo, kept, [third], 3)
    clock.advance(601)
    expect((await atDesk(kept)).merged).toMatchObject([{ canUndo: false }, { canUndo: false }])
    expect((await jo('DELETE', `/cases/${third}/merge`)).statusCode).toBe(409)
  })

  test('who waits in one of them waits in the kept one; a chain leads to its end and is undone link by link', async () => {
    const robin = await player()
    const [one, two, three] = [await file(robin, 'One'), await file(robin, 'Two'), await file(robin, 'Three')]
    await answer(jo, three, '<p>Answered</p>', 1)
    await merge(jo, two, [one], 1)
    const kept = (await merge(jo, three, [two], 3)).json<DeskCase>()
    expect(kept.case.status).toBe('OPEN')
    expect(textsOf(kept.case).filter((text) => text !== null)).toEqual(['One', 'Two', 'Three', '<p>Answered</p>'])
    expect((await own(robin, one)).continuedIn?.id).toBe(three)
    expect((await jo('DELETE', `/cases/${two}/merge`)).statusCode).toBe(200)
    expect((await own(robin, one)).continuedIn?.id).toBe(two)
    expect(textsOf((await atDesk(two)).case)).toEqual(['One', 'Two'])
  })

  test('two merges against each other at once: one is done, the other is told', async () => {
    const robin = await player()
    const [one, two] = [await file(robin, 'One'), await file(robin, 'Two')]
    const answers = await Promise.all([merge(jo, one, [two], 1), merge(lee, two, [one], 1)])
    expect(answers.map(({ statusCode }) => statusCode).sort()[0]).toBe(200)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1)
    const keptId = answers[0]!.statusCode === 200 ? one : two
    expect(textsOf((await atDesk(keptId)).case)).toEqual(['One', 'Two'])
  })

  test('answers, replies and a merge at once: nothing that was taken is lost', async () => {
    const robin = await player()
    for (let round = 0; round < 5; round += 1) {
      const [kept, merged] = [await file(robin, 'Kept'), await file(robin, 'Merged')]
      const written = await Promise.all([
        merge(jo, kept, [merged], 1).then(({ statusCode }) => ({ statusCode, text: null })),
        answer(lee, kept, '<p>To the kept one</p>', 1).then(({ statusCode }) => ({
          statusCode,
          text: '<p>To the kept one</p>',
        })),
        answer(jo, merged, '<p>To the merged one</p>', 1).then(({ statusCode }) => ({
          statusCode,
          text: '<p>To the merged one</p>',
        })),
        reply(robin, merged, 'By the player', 1).then(({ statusCode }) => ({ statusCode, text: 'By the player' })),
      ])
      expect(written.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([])
      // Whoever was refused tries once more; the threads hold what was taken, once each.
      const isMerged = (await atDesk(merged)).case.continuedIn !== undefined
      const shown = [
        ...textsOf((await atDesk(kept)).case),
        ...(isMerged ? [] : textsOf((await atDesk(merged)).case)),
      ].filter((text) => text !== null)
      const taken = written.flatMap(({ statusCode, text }) => (statusCode < 300 && text !== null ? [text] : []))
      expect(shown.sort()).toEqual(['Kept', 'Merged', ...taken].sort())
    }
  })

  test('a merged case is in no queue; its player still sees it in the list and on the sheet', async () => {
    const robin = await player()
    const [kept, merged] = [await file(robin, 'Kept'), await file(robin, 'Merged')]
    await merge(jo, kept, [merged], 1)
    const accountId = (await atDesk(kept)).player.accountId!
    const open = await jo('GET', `/cases?state=open&player=${accountId}`)
    expect(open.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([kept])
    const sheet = (await jo('GET', `/players/${accountId}`)).json<DeskPlayerSheet>()
    expect(sheet.openCases).toBe(1)
    const clocks = await server()
      .database.db.selectFrom('case_clock')
      .select('due_at')
      .where('case_id', '=', merged)
      .execute()
    expect(clocks.every(({ due_at: dueAt }) => dueAt === null)).toBe(true)
  })
})

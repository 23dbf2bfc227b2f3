// A case that is open again keeps nothing of its end: by each way it can end and each way it can come back. What kept the
// date of its archive would be erased while somebody waits for an answer.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DeskCase } from '#generated/server/desk/schemas.ts'
import type { SupportCase } from '#generated/server/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createCaseStore } from './store.ts'

onBothDatabases('ends of a case, and ways back', {}, (server) => {
  let kim: DeskClient
  let ada: TestClient
  beforeAll(async () => {
    kim = await (await deskClients(server()))('lead', 'kim')
    ada = await server().signIn()
  })
  const detail = (id: string): string => `${api}/cases/en-US/detail/${id}`
  const eventsOf = async (id: string): Promise<number> =>
    (await kim('GET', `/cases/${id}`)).json<DeskCase>().case.caseEvents.length
  const answer = async (id: string) => {
    const form = formOf({ responseText: '<p>Try this.</p>', status: 'ANSWERED', eventCount: await eventsOf(id) })
    return kim('POST', `/cases/${id}/responses`, { form, headers: { 'idempotency-key': randomUUID() } })
  }
  const setStatus = async (id: string, status: string, alternateName: string) =>
    kim('POST', `/cases/${id}/status`, { json: { status, alternateName, eventCount: await eventsOf(id) } })

  const ends = {
    'an agent resolves': (id: string) => setStatus(id, 'RESOLVED', 'Resolved'),
    'the player says it is solved': async (id: string) => {
      await answer(id)
      return ada.send('POST', `${detail(id)}/resolve`)
    },
    'the player cancels': (id: string) => ada.send('POST', `${detail(id)}/cancel`),
  }
  const returns = {
    'an agent opens it': (id: string) => setStatus(id, 'OPEN', 'Reopened'),
    'the player replies': async (id: string) => {
      const { caseEvents } = (await ada.get(detail(id))).json<SupportCase>()
      const said = { description: 'It is back.', channel: 'ticket', categoryId: 1211, game: 'wow' }
      return ada.send('POST', detail(id), {
        form: formOf({ ...said, eventCount: caseEvents.length }),
        headers: { 'idempotency-key': randomUUID() },
      })
    },
  }
  const pairs = Object.entries(ends).flatMap(([end, finish]) =>
    Object.entries(returns).map(([back, comeBack]) => ({ end, back, finish, comeBack })),
  )

  test.each(pairs)('$end, then $back', async ({ end, back, finish, comeBack }) => {
    const store = createCaseStore(server().database)
    const id = String(820_000_000 + pairs.findIndex((one) => one.end === end && one.back === back))
    const record = aCase({ id, ownerId: 'test-ada', status: 'OPEN', topicId: 1211, product: 'wow' })
    const said = {
      eventType: 'CONTACT',
      alternateName: null,
      author: 'Ada',
      text: 'A sword',
      channel: 'TICKET',
    } as const
    await store.open(record, { ...said, isCompany: false, createdAt: record.createdAt })

    const finished = await finish(id)
    expect(finished.statusCode, finished.body).toBeLessThan(300)
    const atEnd = (await store.find(id))!
    expect(atEnd).toMatchObject({ status: 'RESOLVED', archivedAt: expect.any(String) as string })
    expect([atEnd.resolverType, atEnd.cancelledAt !== null]).toEqual([
      end === 'an agent resolves' ? 'AGENT' : 'PLAYER',
      end === 'the player cancels',
    ])

    const returned = await comeBack(id)
    // A player takes nothing back that they cancelled; an agent may.
    if (end === 'the player cancels' && back === 'the player replies') {
      expect(returned.statusCode).toBe(422)
      expect(await store.find(id)).toEqual(atEnd)
      return
    }
    expect(returned.statusCode, returned.body).toBeLessThan(300)
    expect(await store.find(id)).toMatchObject({
      status: 'OPEN',
      archivedAt: null,
      cancelledAt: null,
      resolverType: 'NONE',
    })
    const shown = (await ada.get(detail(id))).json<SupportCase>()
    expect(shown).toMatchObject({ status: 'OPEN', canRespond: true })
    // It can end once more, and its archive counts from then.
    await setStatus(id, 'RESOLVED', 'Resolved')
    expect((await store.find(id))!.archivedAt! >= atEnd.archivedAt!).toBe(true)
  })
})

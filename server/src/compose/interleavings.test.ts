// Whoever comes at the same time to one case: what is stored and what each is told is what some order, one after the
// other, would have given (promises P12). A hundred interleavings of three of five works, on both databases, each
// against every serial order of the same three.
import { setImmediate as turn } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { createCaseStore } from '../cases/store.ts'

const key = () => ({ 'idempotency-key': crypto.randomUUID() })

interface People {
  player: TestClient
  desk: DeskClient
}
/** What a case as it was filed, one event long, may meet. */
type Work = (people: People, caseId: string) => Promise<LightMyRequestResponse>
const answerAs =
  (status: 'ANSWERED' | 'INFO', words: string): Work =>
  ({ desk }, caseId) =>
    desk('POST', `/cases/${caseId}/responses`, {
      form: formOf({ responseText: `<p>${words}</p>`, status, eventCount: 1 }),
      headers: key(),
    })
const works: Record<string, Work> = {
  reply: ({ player }, caseId) =>
    player.send('POST', `${api}/cases/en-US/detail/${caseId}`, {
      form: formOf({ description: 'And again.', channel: 'ticket', categoryId: 1211, game: 'wow', eventCount: 1 }),
      headers: key(),
    }),
  resolve: ({ player }, caseId) =>
    player.send('POST', `${api}/cases/en-US/detail/${caseId}/resolve`, { headers: key() }),
  cancel: ({ player }, caseId) => player.send('POST', `${api}/cases/en-US/detail/${caseId}/cancel`, { headers: key() }),
  answer: answerAs('ANSWERED', 'Try the other gate.'),
  ask: answerAs('INFO', 'Which gate?'),
}

const threes = Object.keys(works).flatMap((first, at, all) =>
  all.slice(at + 1).flatMap((second, further) => all.slice(at + further + 2).map((third) => [first, second, third])),
)
const ordersOf = (names: readonly string[]): string[][] =>
  names.length < 2
    ? [[...names]]
    : names.flatMap((name) => ordersOf(names.filter((other) => other !== name)).map((rest) => [name, ...rest]))
const rounds = 5

onBothDatabases('one case, several works at once', {}, (server) => {
  test.each(['OPEN', 'ANSWERED'] as const)('[P12] of a case that is %s: as one after the other', async (status) => {
    const store = createCaseStore(server().database)
    const player = await server().signIn({ id: `test-order-${status.toLowerCase()}` })
    const desk = await (await deskClients(server()))('agent')
    const file = async (): Promise<string> => {
      const { caseId } = (
        await player.send('POST', `${api}/submit`, {
          form: formOf({
            fields: { description: 'The gate stays shut.', realm: 'a' },
            categoryId: 1211,
            channel: 'ticket',
            locale: 'en-US',
            game: 'wow',
          }),
          headers: key(),
        })
      ).json<{ caseId: string }>()
      if (status === 'ANSWERED') await store.update(caseId, { status })
      return caseId
    }
    /** What everybody was told, and what stands in the case afterwards. */
    const outcomeOf = async (caseId: string, told: ReadonlyMap<string, number>): Promise<string> => {
      const row = await store.find(caseId)
      const events = await store.events(caseId)
      return JSON.stringify([
        [...told].sort(([a], [b]) => (a < b ? -1 : 1)),
        row!.status,
        events.map(({ eventType, isCompany, text }) => [eventType, isCompany, text]),
      ])
    }
    const run = async (caseId: string, name: string): Promise<number> =>
      (await works[name]!({ player, desk }, caseId)).statusCode

    let compared = 0
    for (const three of threes) {
      const serial = new Set<string>()
      for (const order of ordersOf(three)) {
        const caseId = await file()
        const told = new Map<string, number>()
        for (const name of order) told.set(name, await run(caseId, name))
        serial.add(await outcomeOf(caseId, told))
      }
      for (let round = 0; round < rounds; round += 1) {
        const caseId = await file()
        const order = ordersOf(three)[round]!
        const told = await Promise.all(
          order.map(async (name, place) => {
            // The later ones begin while the earlier ones are at another place each time.
            for (let turns = 0; turns < place * round; turns += 1) await turn()
            return [name, await run(caseId, name)] as const
          }),
        )
        expect([...serial], `${order.join(', ')} at once`).toContain(await outcomeOf(caseId, new Map(told)))
        compared += 1
      }
    }
    expect(compared).toBe(threes.length * rounds)
  })
})

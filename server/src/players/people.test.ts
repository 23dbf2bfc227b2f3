// Whoever wrote without an account is somebody (T40): found by their address, with their cases and notes.
import { beforeAll, expect, test } from 'vitest'
import type { DeskCase, DeskCasePage, DeskPlayerPage, DeskPlayerSheet } from '#generated/server/desk/schemas.ts'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { createCaseStore } from '../cases/store.ts'
import { createAccountScope } from '../compose/account-scope.ts'
import { createCaseReads } from '../cases/reads.ts'
import { systemClock } from '../lib/clock.ts'
import { createPlayerFill } from './fill.ts'
import { createPlayerStore } from './store.ts'

onBothDatabases('people without an account', {}, (server) => {
  let jo: DeskClient
  beforeAll(async () => {
    jo = await (await deskClients(server()))('agent', 'jo')
  })
  const file = async (
    id: string,
    contactEmail: string | null,
    more: Parameters<typeof aCase>[0] = {},
  ): Promise<void> => {
    const record = aCase({ id, ownerId: null, contactName: 'Robin', contactEmail, ...more })
    await createCaseStore(server().database).insert(record)
  }
  const idsOf = async (path: string): Promise<string[]> =>
    (await jo('GET', path))
      .json<DeskCasePage>()
      .items.map(({ id }) => id)
      .sort()

  test('found by their address, with all their cases and notes, whatever its letters; nobody else’s among them', async () => {
    await file('8201', 'Robin.Q@players.example')
    await file('8202', 'robin.q@players.example', { status: 'RESOLVED' })
    await file('8203', 'robin.q@players.example', { ownerId: 'somebody' })
    await file('8204', 'another@players.example')
    const personOf = async (id: string) => (await jo('GET', `/cases/${id}`)).json<DeskCase>().player.personId
    const robin = (await personOf('8201'))!
    expect(robin).toMatch(/^@[a-z2-7]{26}$/)
    expect([await personOf('8202'), await personOf('8203')]).toEqual([robin, undefined])
    const another = (await personOf('8204'))!

    const { database } = server()
    const { db } = database
    await db.deleteFrom('player_fill').execute()
    await db.insertInto('player_fill').values({ stage: 0, after_id: '' }).execute()
    const store = createPlayerStore({ database, clock: systemClock, scope: createAccountScope(database) })
    await createPlayerFill(database, store, {
      accounts: [],
      addressOf: async () => undefined,
      newestCase: async () => undefined,
      newestPenaltyAt: async () => undefined,
      guests: createCaseReads(database).guestsAfter,
      personOf: (email) =>
        email === 'robin.q@players.example' ? robin : email.startsWith('another') ? another : '@other',
    })(new AbortController().signal)

    const found = (await jo('GET', '/players?q=robin.q@players.example')).json<DeskPlayerPage>()
    expect(found.items).toMatchObject([{ accountId: robin, displayName: 'Robin', openCases: 1 }])
    expect(await idsOf(`/cases?player=${robin}`)).toEqual(['8201', '8202'])
    expect(await idsOf('/cases?player=@nobody')).toEqual([])
    const noted = await jo('POST', `/players/${robin}/notes`, { json: { text: 'Writes from a phone' } })
    expect(noted.statusCode, noted.body).toBe(201)
    const sheet = (await jo('GET', `/players/${robin}`)).json<DeskPlayerSheet>()
    expect(sheet.cases.map(({ id }) => id).sort()).toEqual(['8201', '8202'])
    expect(sheet).toMatchObject({ openCases: 1, notes: [{ text: 'Writes from a phone' }], penalties: [] })
  })
})

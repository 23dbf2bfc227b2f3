// Features for some of the players: set at the desk, asked by browsers, counted by side (CD-425).
import { expect, test } from 'vitest'
import type { AuditPage, DeskFeature } from '#generated/server/desk/schemas.ts'
import { onBothDatabases } from '../../../../tests/support/both-databases.ts'
import { deskClients, type DeskClient } from '../../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../../tests/support/test-server.ts'
import { isInShare } from '../../platform/feature-audience.ts'

onBothDatabases('features for some', {}, (server) => {
  const ask = async (client: TestClient, key: string, { product = '', locale = 'en-US' } = {}): Promise<boolean> =>
    (
      await client.send('POST', `${api}/feature${product === '' ? '' : `?product=${product}`}`, {
        json: key,
        headers: { locale },
      })
    ).json<boolean>()
  const file = (client: TestClient, change: object = {}) =>
    client.send('POST', `${api}/submit`, {
      form: formOf({
        channel: 'ticket',
        game: 'wow',
        categoryId: 1211,
        locale: 'en-US',
        anonFields: { name: 'Ada', email: 'ada@players.example' },
        fields: { description: 'I am stuck', realm: 'a' },
        ...change,
      }),
    })
  const atDesk = async (): Promise<{
    admin: DeskClient
    set: (key: string, change: object) => Promise<DeskFeature>
  }> => {
    const admin = await (await deskClients(server()))('admin')
    const set = async (key: string, change: object): Promise<DeskFeature> => {
      const answer = await admin('PUT', `/features/${key}`, { json: { enabled: true, ...change } })
      expect(answer.statusCode).toBe(200)
      return answer.json<DeskFeature>()
    }
    return { admin, set }
  }
  const find = async (admin: DeskClient, key: string): Promise<DeskFeature> =>
    (await admin('GET', '/features')).json<DeskFeature[]>().find((one) => one.key === key)!

  test('a share of sessions, each always on its side; an account on the same one on two devices; both sides are counted', async () => {
    const { admin, set } = await atDesk()
    const feature = await set('legacyMode', { share: 40, reason: 'A trial' })
    expect(feature).toMatchObject({ enabled: true, share: 40, reason: 'A trial', sides: { on: 0, off: 0 } })
    const sessions = await Promise.all(Array.from({ length: 40 }, () => server().anonymous()))
    const first = await Promise.all(sessions.map((one) => ask(one, 'legacyMode')))
    expect(new Set(first)).toEqual(new Set([true, false]))
    expect(await Promise.all(sessions.map((one) => ask(one, 'legacyMode')))).toEqual(first)
    const players = Array.from({ length: 12 }, (_, index) => `test-player-${index}`)
    for (const id of players) {
      const [here, there] = [await server().signIn({ id }), await server().signIn({ id })]
      const side = isInShare('legacyMode', `account ${id}`, 40)
      expect([await ask(here, 'legacyMode'), await ask(there, 'legacyMode')]).toEqual([side, side])
    }
    const { sides } = await find(admin, 'legacyMode')
    const on =
      first.filter(Boolean).length + players.filter((id) => isInShare('legacyMode', `account ${id}`, 40)).length
    expect(sides).toEqual({ on, off: sessions.length + players.length - on })
    // Another share is another trial.
    expect((await set('legacyMode', { share: 60 })).sides).toEqual({ on: 0, off: 0 })
    expect((await Promise.all(sessions.map((one) => ask(one, 'legacyMode')))).filter(Boolean).length).toBeGreaterThan(
      first.filter(Boolean).length - 1,
    )
    expect((await set('legacyMode', {})).sides).toBeNull()
    expect(await Promise.all(sessions.map((one) => ask(one, 'legacyMode')))).toEqual(sessions.map(() => true))
  })

  test('by language and by game: the server keeps to it where a form is filed', async () => {
    const { set } = await atDesk()
    await set('combinedEmailPhone', { games: ['wow'], languages: ['de-DE'] })
    const client = await server().anonymous()
    const german = { locale: 'de-DE' }
    expect(await ask(client, 'combinedEmailPhone', { ...german, product: 'wow' })).toBe(true)
    expect(await ask(client, 'combinedEmailPhone', { ...german, product: 'services' })).toBe(false)
    expect(await ask(client, 'combinedEmailPhone', german)).toBe(true)
    expect(await ask(client, 'combinedEmailPhone', { locale: 'en-US', product: 'wow' })).toBe(false)
    // A number in the place of an address is taken by who is meant alone.
    const number = { anonFields: { name: 'Ada', email: '+14155552671' } }
    expect((await file(client, { ...number, locale: 'de-DE' })).statusCode).toBe(200)
    expect((await file(client, { ...number, locale: 'en-US' })).statusCode).toBe(422)
  })

  test('a link that was given opens for whoever has it, whichever side they are on; off for all it opens for nobody', async () => {
    const { set } = await atDesk()
    await set('anonymousTickets', {})
    const sessions = await Promise.all(Array.from({ length: 6 }, () => server().anonymous()))
    const { anonymousToken } = (await file(sessions[0]!)).json<{ anonymousToken: string }>()
    const statuses = () =>
      Promise.all(
        sessions.map(async (one) => (await one.get(`${api}/cases/en-US/detail/${anonymousToken}`)).statusCode),
      )
    await set('anonymousTickets', { share: 1 })
    expect(await statuses()).toEqual(sessions.map(() => 200))
    await set('anonymousTickets', { enabled: false })
    expect(await statuses()).toEqual(sessions.map(() => 404))
  })

  test('games and languages that are not there are refused; the audit has each state and its reason', async () => {
    const { admin, set } = await atDesk()
    const refused = async (key: string, change: object) => {
      const answer = await admin('PUT', `/features/${key}`, { json: { enabled: true, ...change } })
      return [
        answer.statusCode,
        answer.json<{ validationErrors: { fieldErrors: { field: string }[] } }>().validationErrors.fieldErrors[0]
          ?.field,
      ]
    }
    expect(await refused('arkose', { games: ['wow', 'no-such-game'] })).toEqual([422, 'games.1'])
    // It is asked before a game is chosen.
    expect(await refused('legacyMode', { games: ['wow'] })).toEqual([422, 'games.0'])
    expect(await refused('arkose', { languages: ['xx-XX'] })).toEqual([422, 'languages.0'])
    expect((await admin('PUT', '/features/arkose', { json: { enabled: true, share: 0 } })).statusCode).toBe(422)
    await set('arkose', { share: 25, games: ['wow'], languages: ['de-DE'], reason: 'Bots in one game' })
    const audit = (await admin('GET', '/audit?subject=feature/arkose&limit=1')).json<AuditPage>()
    expect(audit.items[0]!.detail).toMatchObject({
      after: { enabled: true, share: 25, games: ['wow'], languages: ['de-DE'], reason: 'Bots in one game' },
    })
  })
})

// A player's own accounts, characters and games on a whole server, asked of a service over HTTP (T3).
import { createServer, type Server, type ServerResponse } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'

const topics = `- id: 1211
  friendlyText: Stuck.
  channels: [{ channelType: ticket, description: Write, order: 1 }]
  fields:
    - { key: who, label: Character, type: character, renderMethod: dropdown, required: true, loginRequired: true }
    - { key: account, label: Account, type: GAME_ACCOUNT, renderMethod: dropdown }
    - { key: realm, label: Realm, type: option, renderMethod: radio, choices: realms }
    - { key: game, label: Game, type: game, renderMethod: dropdown, options: [{ id: wow, label: Realms }] }
    - { key: which, label: Any game, type: game, renderMethod: dropdown, choices: everyone, options: [{ id: wow, label: Realms }] }
- { id: 1212, friendlyText: Rewards come by mail., hasForm: false }
- { id: 1300, friendlyText: The shop., channels: [{ channelType: ticket, description: Write }] }
`
const own: Record<string, object> = {
  ada: {
    accounts: [
      { id: 'roa1', name: 'ROA1 of Ada' },
      { id: 'trial', name: 'Trial of Ada', closed: true },
    ],
    games: [
      { id: 'wow', name: 'Realms' },
      { id: 'rumble', name: 'Rumble of Ada' },
    ],
    realms: [{ realmId: 1, realmName: 'Emberfall', characters: [{ characterId: 7, characterName: 'Thessaly' }] }],
  },
  boris: {
    accounts: [],
    games: [{ id: 'immortal', name: 'Immortal of Boris' }],
    realms: [{ realmId: 3, realmName: 'Aldermere', characters: [{ characterId: 33, characterName: 'Vargrim' }] }],
  },
}

/** A page that brings the topic of the form with it, as the app's own does (ground G26). */
const dist = mkdtempSync(join(tmpdir(), 'guidepost-dist-'))
mkdirSync(join(dist, 'server'))
writeFileSync(
  join(dist, 'index.html'),
  '<html lang="en-US" dir="ltr"><head><!--page-head--></head><body><div id="app"><!--page-body--></div><!--page-data--></body></html>',
)
writeFileSync(
  join(dist, 'server', 'entry-server.js'),
  `export const isRendered = () => false
export const pageNameOf = () => 'contact'
export const render = () => undefined
export const firstReads = () => ['GET ${api}/categories/en-US/1211/solution']
`,
)

let games: Server
let isDown: boolean
let asked: string[]
let server: TestServer
let ada: TestClient
let boris: TestClient
let nobody: TestClient

const answer = (accountId: string, response: ServerResponse): void => {
  asked.push(accountId)
  if (isDown) return void response.destroy()
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ accountId, accounts: [], games: [], realms: [], ...own[accountId] }))
}
beforeAll(async () => {
  games = createServer((request, response) => answer(request.url!.split('/').at(-1)!, response))
  await new Promise<void>((resolve) => {
    games.listen(0, '127.0.0.1', resolve)
  })
  server = await startTestServer({
    env: {
      WEB_DIST: dist,
      PLAYER_PROFILES_URL: `http://127.0.0.1:${(games.address() as AddressInfo).port}/players`,
      PLAYER_PROFILES_TOKEN: 'key-of-the-portal',
    },
    content: {
      'products/wow/topics.yaml': topics,
      'pack.yaml': smallPackFiles()['pack.yaml']!.replace(/features:.*/, 'features: { arkose: false }'),
    },
  })
  nobody = await server.anonymous()
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
  await new Promise<void>((resolve) => {
    games.close(() => resolve())
  })
})
beforeEach(async () => {
  isDown = false
  asked = []
  // Sessions of their own: what is kept is kept for one session.
  ada = await server.signIn({ id: 'ada' })
  boris = await server.signIn({ id: 'boris', displayName: 'Boris Vance' })
})

const solution = (client: TestClient) => client.get(`${api}/categories/en-US/1211/solution`)
const choices = async (client: TestClient): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await solution(client))
      .json<{ fields: { key: string; choices: string; options: { label: string }[]; realms: object[] }[] }>()
      .fields.map((field) => [
        field.key,
        `${field.choices}: ${[...field.options.map(({ label }) => label), ...field.realms.map(() => 'realm')].join()}`,
      ]),
  )
const send = async (client: TestClient, fields: object) => {
  const form = new FormData()
  const description = 'My character is stuck.'
  form.append(
    'form',
    JSON.stringify({
      fields: { description, who: 'whoever', ...fields },
      categoryId: 1211,
      channel: 'ticket',
      locale: 'en-US',
      game: 'wow',
      anonFields: null,
    }),
  )
  return client.send('POST', `${api}/submit`, { form })
}
const kept = async (client: TestClient, fields: object): Promise<unknown> => {
  const sent = await send(client, fields)
  expect(sent.statusCode).toBe(200)
  const { caseId } = sent.json<{ caseId: string }>()
  const exported = await client.get(`${api}/cases/en-US/detail/${caseId}/export`)
  return exported.json<{ submittedFields: { key: string; value: string }[] }>().submittedFields
}
const refusedFields = async (client: TestClient, fields: object): Promise<string[]> =>
  (await send(client, fields))
    .json<{ validationErrors: { fieldErrors: { field: string; code: string }[] } }>()
    .validationErrors.fieldErrors.map(({ field, code }) => `${field} ${code}`)

describe('what a form offers', () => {
  test('each player their own; a visitor what the pack offers', async () => {
    expect(await choices(ada)).toEqual({
      who: 'own: realm',
      account: 'own: ROA1 of Ada,Trial of Ada',
      realm: 'own: Emberfall',
      game: 'own: Realms,Rumble of Ada',
      which: 'fixed: Realms',
    })
    expect(await choices(boris)).toEqual({
      who: 'own: realm',
      account: 'own: ',
      realm: 'own: Aldermere',
      game: 'own: Immortal of Boris',
      which: 'fixed: Realms',
    })
    expect(await choices(nobody)).toEqual({
      who: 'written: ',
      account: 'written: ',
      realm: 'written: ',
      game: 'offered: Realms',
      which: 'fixed: Realms',
    })
    expect(asked).toEqual(['ada', 'boris'])
  })

  test('Boris never sees Ada’s: not by call, page or tag, in whatever order they come', async () => {
    const place = '/support/en-US/help/contact/1211/ticket'
    const first = await solution(ada)
    expect(first.body).toContain('Thessaly')
    const page = (await ada.get(place)).body
    expect(page).toContain('"choices":"written"')
    expect(page).not.toContain('Thessaly')
    for (const other of [boris, nobody]) {
      const etag = String(first.headers.etag)
      const answers = [await solution(other), await other.get(place)]
      answers.push(await other.get(`${api}/categories/en-US/1211/solution`, { 'if-none-match': etag }))
      for (const one of answers) {
        expect(one.statusCode).toBe(200)
        expect(one.body).not.toMatch(/Thessaly|Emberfall|of Ada/)
      }
    }
    expect((await solution(ada)).body).not.toMatch(/Vargrim|of Boris/)
    for (const { headers } of [first, await solution(boris)]) expect(headers['cache-control']).toBe('private, no-store')
  })
})

describe('what a form takes', () => {
  test('the player’s own by id, kept with its name; free text as it was written', async () => {
    const chosen = { who: { realmId: 1, characterId: 7 }, account: 'roa1', realm: '1', game: 'rumble', which: 'wow' }
    expect(await kept(ada, chosen)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          key: 'who',
          value: '{"realmId":1,"realmName":"Emberfall","characterId":7,"characterName":"Thessaly"}',
        }),
        expect.objectContaining({ key: 'account', value: '{"id":"roa1","name":"ROA1 of Ada"}' }),
        expect.objectContaining({ key: 'realm', value: '{"id":"1","name":"Emberfall"}' }),
        expect.objectContaining({ key: 'game', value: '{"id":"rumble","name":"Rumble of Ada"}' }),
        expect.objectContaining({ key: 'which', value: 'wow' }),
      ]),
    )
    expect(await kept(ada, { who: 'A deleted one on Emberfall', game: 'A game of old' })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'who', value: 'A deleted one on Emberfall' }),
        expect.objectContaining({ key: 'game', value: 'A game of old' }),
      ]),
    )
  })

  test('Boris cannot send Ada’s character, and nobody a closed account', async () => {
    expect(await refusedFields(boris, { who: { realmId: 1, characterId: 7 } })).toEqual(['fields.who generic'])
    expect(await refusedFields(ada, { account: 'trial' })).toEqual(['fields.account generic'])
  })

  test('a form without such a value does not ask the games', async () => {
    const form = new FormData()
    const fields = { description: 'The shop is empty.' }
    const rest = { categoryId: 1300, channel: 'ticket', locale: 'en-US', game: 'wow', anonFields: null }
    form.append('form', JSON.stringify({ fields, ...rest }))
    expect((await ada.send('POST', `${api}/submit`, { form })).statusCode).toBe(200)
    expect(asked).toEqual([])
  })
})

test('the games silent: every field becomes free text, and whatever was chosen before still goes', async () => {
  isDown = true
  expect(await choices(ada)).toEqual({
    who: 'silent: ',
    account: 'silent: ',
    realm: 'silent: ',
    game: 'silent: ',
    which: 'fixed: Realms',
  })
  expect(await kept(ada, { who: { realmId: 1, characterId: 7 }, account: 'roa1' })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'who', value: '{"realmId":1,"characterId":7}' }),
      expect.objectContaining({ key: 'account', value: 'roa1' }),
    ]),
  )
  expect(await refusedFields(ada, { which: 'free text' })).toEqual(['fields.which generic'])
  const told = JSON.stringify(server.logLines().filter(({ msg }) => /player profiles/.test(String(msg))))
  expect(told).toContain('player profiles')
  expect(told).not.toMatch(/ada|key-of-the-portal|Thessaly/)
})

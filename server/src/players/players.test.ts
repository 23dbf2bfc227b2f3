// Players at the desk over HTTP: found, looked at, noted about; who looked is written down.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditPage, DeskPlayerNote, DeskPlayerPage, DeskPlayerSheet } from '#generated/server/desk/schemas.ts'
import type { DataExport } from '#generated/server/schemas.ts'
import { deskClients, type DeskClient } from '../../../tests/support/desk-token.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

let server: TestServer
let jo: DeskClient
let kim: DeskClient
let sam: DeskClient

beforeAll(async () => {
  server = await startTestServer({
    env: {
      CONTENT_PACK: new URL('../../content/demo', import.meta.url).pathname,
      SESSION_SECRET: 'a'.repeat(32),
      ENCRYPTION_KEY: 'b'.repeat(32),
    },
  })
  const desk = await deskClients(server)
  jo = await desk('agent', 'jo')
  kim = await desk('lead', 'kim')
  sam = await desk('admin', 'sam')
})
afterAll(() => server.close())

const listed = async (query: string) => (await jo('GET', `/players${query}`)).json<DeskPlayerPage>()
const sheet = async (accountId: string) => (await jo('GET', `/players/${accountId}`)).json<DeskPlayerSheet>()
const status = async (work: ReturnType<DeskClient>) => (await work).statusCode
const audited = async (action: string) =>
  (await sam('GET', '/audit?limit=100')).json<AuditPage>().items.filter((one) => one.action === action)

test('a player is found by name, address and account; what is misspelt is refused', async () => {
  for (const typed of ['lindqvist', 'ada@players.example', 'demo-ada'])
    expect((await listed(`?q=${encodeURIComponent(typed)}`)).items.map(({ accountId }) => accountId)).toEqual([
      'demo-ada',
    ])
  expect(await status(jo('GET', '/players?name=ada'))).toBe(400)
  expect(await status(jo('GET', '/players?cursor=bm90IG91cnM'))).toBe(400)
  expect(await listed('?q=nobody-is-called-so')).toEqual({ items: [], nextCursor: null })
  const searches = await audited('player.search')
  expect(searches.length).toBe(4)
  expect(JSON.stringify(searches)).not.toContain('lindqvist')
})

test('everybody is walked through page by page, once', async () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: DeskPlayerPage = await listed(`?limit=7${cursor === null ? '' : `&cursor=${cursor}`}`)
    seen.push(...page.items.map(({ accountId }) => accountId))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(seen.length).toBe(new Set(seen).size)
  expect(seen).toEqual(expect.arrayContaining(['demo-ada', 'demo-mika', 'demo-boris', 'demo-nora', 'demo-kit']))
})

test('a sheet has cases, penalties and appeals of its player alone; who looked at whom is written down', async () => {
  const boris = await sheet('demo-boris')
  expect(boris.player).toMatchObject({ accountId: 'demo-boris', displayName: 'Boris Vance', isChild: false })
  expect(boris.penalties.length).toBeGreaterThan(0)
  expect(boris.penalties.every(({ accountId }) => accountId === 'demo-boris')).toBe(true)
  expect(boris.appeals.length).toBeGreaterThan(0)
  const nora = await sheet('demo-nora')
  expect(nora.cases.length).toBe(10)
  expect(nora.openCases).toBeGreaterThan(5)
  expect(nora.player).toMatchObject({ openCases: nora.openCases, activeRestrictions: 0 })
  expect(boris.player.activeRestrictions).toBe(5)
  expect(boris.penalties.map(({ active }) => active)).toEqual([...Array(5).fill(true), ...Array(5).fill(false)])
  const rows = new Map((await listed('?limit=100')).items.map((row) => [row.accountId, row]))
  expect([rows.get('demo-boris'), rows.get('demo-nora')]).toEqual([boris.player, nora.player])
  const looks = (await audited('player.read')).map(({ actor, subject }) => [actor, subject])
  expect(looks).toEqual([
    ['demo-agent-jo', 'account/demo-nora'],
    ['demo-agent-jo', 'account/demo-boris'],
  ])
  expect(await status(jo('GET', '/players/nobody-ever'))).toBe(404)
})

test('a note is changed by its writer and taken away by a lead; the player’s copy has its words', async () => {
  const made = await jo('POST', '/players/demo-mika/notes', { json: { text: 'Writes at night.' } })
  expect(made.statusCode).toBe(201)
  const at = `/players/demo-mika/notes/${made.json<DeskPlayerNote>().id}`
  expect(await status(kim('PUT', at, { json: { text: 'Mine now' } }))).toBe(403)
  expect(await status(jo('PUT', at.replace('mika', 'ada'), { json: { text: 'Not hers' } }))).toBe(404)
  const changed = (await jo('PUT', at, { json: { text: 'Writes at night only.' } })).json<DeskPlayerNote>()
  expect(changed).toMatchObject({ author: 'demo-agent-jo', text: 'Writes at night only.' })
  expect(changed.editedAt).not.toBeNull()
  const copy = (await sam('GET', '/accounts/demo-mika/data')).json<DataExport>()
  expect(copy.otherRecords).toContainEqual(
    expect.objectContaining({ kind: 'desk-note', text: 'Writes at night only.' }),
  )
  expect(JSON.stringify(copy.otherRecords)).not.toContain('demo-agent-jo')
  expect(await status(jo('DELETE', at))).toBe(403)
  expect(await status(kim('DELETE', at))).toBe(204)
  expect((await sheet('demo-mika')).notes).toEqual([])
  expect(await status(jo('POST', '/players/nobody-ever/notes', { json: { text: 'Who?' } }))).toBe(404)
})

test('there are a hundred notes on a player at most', async () => {
  for (let count = 0; count < 100; count += 1)
    expect(await status(jo('POST', '/players/demo-nora/notes', { json: { text: `${count}` } }))).toBe(201)
  expect(await status(jo('POST', '/players/demo-nora/notes', { json: { text: 'One more' } }))).toBe(422)
  expect((await sheet('demo-nora')).notes.map(({ text }) => text).slice(0, 2)).toEqual(['99', '98'])
})

test('an erased account is found by nobody, and its notes are gone', async () => {
  await jo('POST', '/players/demo-kit/notes', { json: { text: 'A child.' } })
  expect(await status(sam('DELETE', '/accounts/demo-kit/data'))).toBe(202)
  await server.jobs.runDue()
  expect((await listed('?q=demo-kit')).items).toEqual([])
  expect(await status(jo('GET', '/players/demo-kit'))).toBe(404)
  const left = await server.database.db
    .selectFrom('desk_player_note')
    .selectAll()
    .where('account_id', '=', 'demo-kit')
    .execute()
  expect(left).toEqual([])
})

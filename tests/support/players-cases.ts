// Two players and a visitor at a server with cases.
import { afterAll, beforeAll } from 'vitest'
import { api, startTestServer, type TestClient, type TestServer } from './test-server.ts'
import { createManualClock } from '../../server/src/lib/clock.ts'
import { createKeyring } from '../../server/src/lib/keyring.ts'
import { createCaseFiling, type NewCase } from '../../server/src/cases/filing.ts'
import { createCaseStore, type CaseStore } from '../../server/src/cases/store.ts'

export let server: TestServer
export let store: CaseStore
export let ada: TestClient
export let boris: TestClient
export let visitor: TestClient
export const clock = createManualClock('2026-11-18T09:30:00.000Z')
export const account = {
  id: 'test-ada',
  displayName: 'Ada Lindqvist',
  softAccount: false,
  hasSqa: true,
  roles: [],
  region: 'us',
}
export const bytesOf = (words: string): Uint8Array => new TextEncoder().encode(words)
export const playerOf = (id: string) => ({ kind: 'player' as const, sessionId: 's', account: { ...account, id } })
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

export const signPlayersIn = async (): Promise<void> => {
  ada = await server.signIn()
  boris = await server.signIn({ id: 'test-boris', displayName: 'Boris Vance', region: 'eu' })
}
/** Starts the server for the tests of a file, and signs its players in. */
export const openPlayersCases = (): void => {
  beforeAll(async () => {
    server = await startTestServer({ clock })
    store = createCaseStore(server.database)
    await signPlayersIn()
    visitor = await server.anonymous()
  })
  afterAll(() => server.close())
}

export const file = (change: Partial<NewCase> = {}) =>
  createCaseFiling({
    store,
    withTransaction: server.database.withTransaction,
    clock,
    keys: createKeyring(['a'.repeat(32)], ['b'.repeat(32)]),
    outbox: { enqueue: async () => undefined },
  }).file({
    visitor: playerOf(account.id),
    locale: 'en-US',
    product: 'wow',
    topicId: 1211,
    subject: 'My character is stuck',
    description: 'Behind <the> gate.\nStill.',
    channel: 'ticket',
    name: 'Ada',
    email: null,
    phone: null,
    fields: { realm: 'a' },
    secureFields: {},
    ingame: null,
    files: [],
    wantsToken: false,
    ...change,
  })
export const fileAnonymous = () =>
  file({ visitor: { kind: 'anonymous', sessionId: 's' }, wantsToken: true, name: 'Somebody', phone: '+12025550142' })

export const detail = (id: string) => `${api}/cases/en-US/detail/${id}`
const form = (values: object, files: [string, Uint8Array][] = []) => {
  const data = new FormData()
  data.append(
    'form',
    JSON.stringify({ description: 'More words.', channel: 'ticket', categoryId: 1211, game: 'wow', ...values }),
  )
  for (const [name, bytes] of files) data.append('files[files]', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return data
}
export const reply = (
  client: TestClient,
  id: string,
  values: object,
  files: [string, Uint8Array][] = [],
  headers: Record<string, string> = {},
) => client.send('POST', detail(id), { form: form(values, files), headers })

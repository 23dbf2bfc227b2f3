// Every example request of both documents, sent to the mock and to a real server with the demonstration's pack: both
// answer alike (ground G22: on valid requests). Alike means the same status, the same media type, and bodies of one
// shape: the schema's, with the same keys.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations as deskOperations } from '../../generated/server/desk/operations.ts'
import { operations } from '../../generated/server/operations.ts'
import { createDocumentCheck } from '../../scripts/check/document-check.ts'
import { deriveMockDocument, mergeDocuments } from '../../scripts/dev/mock-document.ts'
import { createMockProxy } from '../../scripts/dev/mock-proxy.ts'
import { startPrism, type Prism } from '../../scripts/dev/prism.ts'
import {
  examplesOf,
  operationsOf,
  resolve,
  type Header,
  type OpenApi,
  type PlacedOperation,
  type Response as Declared,
} from '../../scripts/generate/document.ts'
import type { Operation } from '../../server/src/platform/contract/types.ts'
import type { CellAnswer } from './access-matrix/check.ts'
import { deskRows, playerRows, type Row } from './access-matrix/table.ts'
import { startWorld, type World } from './access-matrix/world.ts'
import { readDocument } from './documents.ts'
import { exampleRequest } from './example-request.ts'
import { replays, type Replay } from './replay-table.ts'
import { shapeMistakes } from './shape.ts'

// Two processes share a machine with everything else that is tested.
vi.setConfig({ testTimeout: 120_000 })

const documents = { player: readDocument('openapi'), desk: readDocument('desk') }
const merged = mergeDocuments(documents.player, documents.desk)

interface Case {
  title: string
  document: OpenApi
  one: PlacedOperation
  operation: Operation
  example: string | undefined
  row: Row
  replay: Replay
}

/** What changes the world for the others comes last. */
const isLast = ({ operation: { operationId } }: Case): boolean =>
  /^(requestDataErasure|eraseAccountData|putContentDocument|replaceContent|setFeature|setChannels)$/.test(operationId)

const casesOf = (document: OpenApi, table: object, rows: Readonly<Record<string, Row>>): Case[] => {
  const byId = new Map(
    (Object.values(table) as object[])
      .flatMap((room) => Object.values(room) as Operation[])
      .map((one) => [one.operationId, one]),
  )
  const all = operationsOf(document)
    .filter(({ operation }) => !('101' in operation.responses))
    .flatMap((one) => {
      const { operationId } = one.operation
      const media = one.operation.requestBody && Object.values(resolve(document, one.operation.requestBody).content)[0]
      const names = media ? examplesOf(document, media).map(([name]) => name) : [undefined]
      return names.map((example): Case => {
        const title = [operationId, example].filter(Boolean).join(' ')
        const replay = replays[title] ?? replays[operationId] ?? {}
        // A row's own body is for the access matrix; here the example stands as it is written.
        const { sends: _sends, ...row } = replay.row ?? rows[operationId]!
        return { title, document, one, operation: byId.get(operationId)!, example, row, replay }
      })
    })
  return all.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
}
const cases = [
  ...casesOf(documents.player, operations, playerRows),
  ...casesOf(documents.desk, deskOperations, deskRows),
]

let world: World
let prism: Prism
let mock: Server
let mockUrl: string
let webDist: string
beforeAll(async () => {
  webDist = mkdtempSync(path.join(tmpdir(), 'guidepost-replay-'))
  writeFileSync(path.join(webDist, 'index.html'), '<!doctype html><html></html>')
  ;[world, prism] = await Promise.all([startWorld(), startPrism(deriveMockDocument(merged))])
  mock = createMockProxy({
    contract: () => merged,
    prismUrl: prism.url,
    webDist,
    mountPath: '/support',
    messages: webDist,
    pack: webDist,
  })
  mock.listen(0, '127.0.0.1')
  await once(mock, 'listening')
  mockUrl = `http://127.0.0.1:${(mock.address() as AddressInfo).port}`
}, 180_000)
afterAll(async () => {
  mock?.closeAllConnections()
  mock?.close()
  await Promise.all([world?.stop(), prism?.stop()])
  rmSync(webDist, { recursive: true, force: true })
})

const actorOf = ({ operation, replay }: Case) =>
  replay.actor ??
  (!operation.url.startsWith('/services/desk')
    ? 'owner'
    : operation.security.some((schemes) => schemes.includes('webhook'))
      ? 'back-end'
      : 'admin')

const askServer = async (one: Case): Promise<CellAnswer> => {
  const { replay, row, operation } = one
  const media =
    one.one.operation.requestBody && Object.values(resolve(one.document, one.one.operation.requestBody).content)[0]
  const written = examplesOf(one.document, media).find(([name]) => name === one.example)?.[1]
  const sends = await replay.prepare?.(world, written)
  const target = replay.target ?? (row.whose === 'desk' ? 'foreign' : 'own')
  const ask = () =>
    world.ask(operation, sends ? { ...row, sends } : row, { actor: actorOf(one), target, status: 0 }, one.example)
  if (replay.isSecond) await ask()
  return ask()
}

/** The example as it is written; a refusal is asked for by its status. */
const askMock = async (one: Case, status: number): Promise<CellAnswer> => {
  const { method, url, headers, body } = exampleRequest(one.document, one.one, one.example)
  const scenario = actorOf(one) === 'token' ? 'signed-out' : 'signed-in'
  const answer = await fetch(`${mockUrl}${url}`, {
    method,
    redirect: 'manual',
    ...(body ? { body: new Uint8Array(body) } : {}),
    headers: {
      ...headers,
      cookie: `mock_scenario=${scenario}`,
      'webhook-signature': 'v1,mock',
      ...(one.replay.refused ? { prefer: `code=${status}` } : {}),
    },
  })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const mediaType = ({ headers }: CellAnswer): string | undefined => headers['content-type']?.split(';')[0]
const parsed = (answer: CellAnswer): unknown =>
  mediaType(answer)?.endsWith('json') ? JSON.parse(answer.body) : undefined

const cacheOf = ({ headers }: CellAnswer): string | undefined => headers['cache-control']
/** How long an answer may be kept, by its operation's rules; a document that a session changes is kept by nobody else. */
const keptFor = (rules: PlacedOperation['operation'], { headers }: CellAnswer): RegExp => {
  const seconds = rules['x-cache-ttl'] as number | undefined
  if (rules['x-no-store']) return /^no-store$/
  const isTheirs = /\bcookie\b/i.test(headers['vary'] ?? '')
  if (seconds === undefined) return /^private, no-cache$/
  return isTheirs ? /^private, no-(cache|store)$/ : new RegExp(`^public, max-age=${Math.min(seconds, 60)}$`)
}

describe.each([
  ['the portal’s document', documents.player],
  ['the desk’s document', documents.desk],
] as const)('%s', (_, document) => {
  const check = createDocumentCheck(document)
  const own = cases.filter((one) => one.document === document)

  test.each(own.map((one) => [one.title, one] as const))('%s: mock and server answer alike', async (_title, one) => {
    const fromServer = await askServer(one)
    const fromMock = await askMock(one, fromServer.status)
    if (one.replay.refused) expect(fromServer.status, one.replay.refused.why).toBe(one.replay.refused.status)
    else expect(fromServer.status, fromServer.body).toBeLessThan(400)
    expect([fromMock.status, mediaType(fromMock)], fromMock.body).toEqual([fromServer.status, mediaType(fromServer)])
    if (fromServer.status < 400) expect(cacheOf(fromServer)).toMatch(keptFor(one.one.operation, fromServer))
    const declared = resolve(document, one.one.operation.responses[String(fromServer.status)] as Declared)
    const needed = Object.entries(declared.headers ?? {})
      .filter(([, header]) => resolve(document, header as Header).required)
      .map(([name]) => name.toLowerCase())
    for (const answer of [fromServer, fromMock])
      expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(needed))
    const media = declared.content?.[mediaType(fromServer) ?? '']
    const [theirs, ours] = [parsed(fromServer), parsed(fromMock)]
    if (media?.schema === undefined || theirs === undefined) return
    expect([...check(media.schema, theirs), ...check(media.schema, ours)]).toEqual([])
    expect(shapeMistakes(document, media.schema, ours, theirs)).toEqual([])
  })
})

test('every line of the table names an example', () => {
  const known = new Set(cases.flatMap(({ title, operation }) => [title, operation.operationId]))
  expect(Object.keys(replays).filter((name) => !known.has(name))).toEqual([])
})

test('a planted difference is named', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string' },
      note: { type: ['string', 'null'] },
      list: { type: 'array', items: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } } },
    },
  }
  const find = (mocked: unknown, served: unknown) => shapeMistakes(documents.player, schema, mocked, served)
  expect(find({ id: 'a', note: null, list: [] }, { id: 'b', note: 'x', list: [{ a: 1 }] })).toEqual([])
  expect(find({ id: 'a' }, { id: 4 })).toEqual(['.id: string on the mock, number on the server'])
  expect(find({ id: 'a', list: [{ a: 1 }] }, { id: 'b', list: [{ b: 1 }] })).toEqual([
    '.list[]: a on the mock alone',
    '.list[]: b on the server alone',
  ])
})

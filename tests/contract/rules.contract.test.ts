// Rules of single operations that no schema says, asked of the running server by the document's own numbers: how often it
// may be called, how many bytes its body may have, whether it asks what was read and knows a repeat. The replay asks how
// long an answer is kept.
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations as deskOperations } from '../../generated/server/desk/operations.ts'
import { operations } from '../../generated/server/operations.ts'
import { operationsOf, type OpenApi, type PlacedOperation } from '../../scripts/generate/document.ts'
import type { Operation } from '../../server/src/platform/contract/types.ts'
import { cellsOf, type Actor } from './access-matrix/expected.ts'
import { deskRows, playerRows, type Row } from './access-matrix/table.ts'
import { startWorld, type World, type WorldRequest } from './access-matrix/world.ts'
import { readDocument } from './documents.ts'
import { exampleRequest } from './example-request.ts'

vi.setConfig({ testTimeout: 120_000 })

const all = [readDocument('openapi'), readDocument('desk')].flatMap((document) =>
  operationsOf(document).map((one): [id: string, one: PlacedOperation, document: OpenApi] => [
    one.operation.operationId,
    one,
    document,
  ]),
)
const generated = new Map(
  [operations, deskOperations]
    .flatMap((table) => Object.values(table).flatMap((room) => Object.values(room as object) as Operation[]))
    .map((one) => [one.operationId, one]),
)
const rows: Readonly<Record<string, Row>> = { ...playerRows, ...deskRows }

let world: World
beforeAll(async () => {
  world = await startWorld({ LIMITS_SCALE: '1' })
}, 180_000)
afterAll(() => world?.stop())

const spans: Readonly<Record<string, string>> = {
  perMinute: '"minute";q=*;w=60',
  perHour: '"hour";q=*;w=3600',
  perDay: '"day";q=*;w=86400',
}

describe('x-rate-limit', () => {
  const limited = all.filter(([, { operation }]) => operation['x-rate-limit'])

  test.each(limited)('%s is refused beyond it, and says so', async (_, one, document) => {
    const rules = Object.entries(one.operation['x-rate-limit'] as Record<string, number>)
    const most = Math.min(...rules.map(([, count]) => count))
    const { method, url } = exampleRequest(document, one)
    const { cookie } = await world.browserOf('nobody')
    // It is counted before anything else is looked at, so nothing else of the request need be right.
    const ask = (from = cookie!) => world.send({ method, url, headers: { cookie: from } })
    for (let count = 0; count < most; count += 1) expect((await ask()).status).not.toBe(429)
    const { status, headers } = await ask()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['ratelimit']).toMatch(/";r=0;t=\d+$/)
    const policy = rules.map(([span, count]) => spans[span]!.replace('*', String(count))).join(', ')
    expect(policy).toContain(headers['ratelimit-policy'])
    expect((await ask((await world.browserOf('other')).cookie)).status).not.toBe(429)
  })
})

const actorOf = ({ url, security, xStepUp }: Operation): Actor => {
  const takes = (scheme: string): boolean => security.some((schemes) => schemes.includes(scheme))
  if (takes('webhook')) return 'back-end'
  if (takes('lockedOut')) return 'marked'
  if (!url.startsWith('/services/desk')) return 'owner'
  return xStepUp ? 'fresh' : 'admin'
}

/** The status for a request that announces so many bytes and sends none. */
const announced = ({ method, url, headers }: WorldRequest, bytes: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(world.origin + url, { method, headers: { ...headers, 'content-length': String(bytes) } })
    asked.once('response', ({ statusCode }) => {
      asked.destroy()
      resolve(statusCode!)
    })
    asked.once('error', reject)
    asked.flushHeaders()
  })

describe('x-body-limit', () => {
  const takers = all.filter(([, { operation }]) => operation.requestBody)
  /** More need not be sent to see that it is not the usual limit that holds. */
  const sent = 300_000

  test.each(takers)('%s takes as many bytes and none more', async (id, { operation }) => {
    const limit = Number(operation['x-body-limit'] ?? 65_536)
    const called = generated.get(id)!
    const cell = { actor: actorOf(called), target: 'missing', status: 0 } as const
    const whole = await world.requestOf(called, rows[id]!, cell)
    expect(await announced(whole, limit + 1)).toBe(413)
    // Where the usual limit holds nothing smaller could; an upload's bytes are no more than it was begun with.
    if (operation['x-body-limit'] === undefined || called.bodyBytes) return
    const body = Buffer.from(whole.body ?? '')
    const padding = Buffer.alloc(Math.min(limit, sent) - body.length, ' ')
    expect((await world.send({ ...whole, body: Buffer.concat([body, padding]) })).status).not.toBe(413)
  })
})

describe('If-Match', () => {
  const marked = all.filter(([, { parameters }]) => parameters.some(({ name }) => name === 'If-Match'))

  test.each(marked)('%s is not done without it', async (id) => {
    const called = generated.get(id)!
    // Nobody reviews an answer of their own.
    const target = id === 'reviewAnswer' ? 'foreign' : 'own'
    const whole = await world.requestOf(called, rows[id]!, { actor: actorOf(called), target, status: 0 })
    // What is not there yet needs no mark: now it is.
    await world.send(whole)
    const { 'if-match': _, ...headers } = whole.headers
    const { status, body } = await world.send({ ...whole, headers })
    expect([status, body]).toEqual([428, expect.stringContaining('If-Match is missing')])
  })
})

describe('x-idempotent', () => {
  // The world has asked for a phone's code a moment before.
  const idempotent = all.flatMap(([id, { operation }]) => {
    const called = generated.get(id)!
    const cell =
      operation['x-idempotent'] === true ? cellsOf(called, rows[id]!).find(({ status }) => status < 300) : undefined
    return cell && id !== 'requestPhoneCode' ? [[id, called, cell] as const] : []
  })

  test.each(idempotent)('%s answers a repeat as before, and says so', async (id, called, cell) => {
    const whole = await world.requestOf(called, rows[id]!, cell)
    const [first, again] = [await world.send(whole), await world.send(whole)]
    expect([first.status, again.status, again.body]).toEqual([cell.status, cell.status, first.body])
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
  })
})

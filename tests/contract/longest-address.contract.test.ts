// What the contract allows in an address must arrive: Node answers 431 to a head that is too long before there is an
// operation (no undeclared status, ground G38).
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { largestHead } from '../../server/src/app.ts'
import { operationsOf, resolve, type OpenApi, type Parameter, type Schema } from '../../scripts/generate/document.ts'
import { readDocument } from './documents.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Cookies, the browser's own lines and a bearer token have this much left. */
const others = 12_000

/** Bytes of the longest value in an address: beyond ASCII a character takes up to twelve, within it three. */
const longest = (schema: Schema): number => {
  const isAscii = typeof schema.pattern === 'string' && /^\^(\[[ -~]+\]|[A-Za-z0-9])/.test(schema.pattern)
  return Number(schema.maxLength ?? 200) * (isAscii ? 3 : 12)
}

const bytesOf = (document: OpenApi, parameters: readonly Parameter[]): number =>
  parameters
    .filter((one) => one.in === 'query' || one.in === 'path')
    .reduce((sum, one) => sum + one.name.length + 2 + longest(resolve(document, one.schema as Schema)), 0)

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = (server.composition.app.server.address() as AddressInfo).port
})
afterAll(() => server?.stop())

test.each([
  ['portal', readDocument('openapi')],
  ['desk', readDocument('desk')],
] as const)('every address of the %s document fits into the head of a request', (_, one) => {
  const tooLong = operationsOf(one)
    .map(({ operation, path, parameters }) => [operation.operationId, path.length + bytesOf(one, parameters)] as const)
    .filter(([, bytes]) => bytes > largestHead - others)
  expect(tooLong).toEqual([])
})

const statusOf = (path: string): Promise<number> =>
  new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', path }, (answer) => {
      answer.resume().once('end', () => {
        done(answer.statusCode!)
      })
    })
      .once('error', fail)
      .end()
  })

test('a path to come back to of 2,048 characters arrives, whatever they are; a longer one is malformed', async () => {
  const back = (length: number) => `/services/bft/login?returnTo=${encodeURIComponent('😀'.repeat(length))}`
  expect([await statusOf(back(2048)), await statusOf(back(2049))]).toEqual([302, 400])
})

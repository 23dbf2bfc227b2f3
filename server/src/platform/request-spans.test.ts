// Calls by either of Node's ways name their trace, S3's signed ones too.
import { request as requestHttp } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startCalled } from '../../../tests/support/collector.ts'
import { runWithin, useTracer, type OpenSpan, type SpanStart } from '../lib/tracing.ts'
import { createS3Blobs } from '../storage/s3-blobs.ts'
import { traceCalls } from './request-spans.ts'

const called = await startCalled()
afterAll(called.stop)

interface Noted extends SpanStart {
  isEnded: boolean
  failure?: string
}
const noted: Noted[] = []
const spanOf = (name: string, note?: Noted): OpenSpan => ({
  traceId: 'a'.repeat(32),
  traceparent: `00-${'a'.repeat(32)}-${name.padEnd(16, 'b')}-01`,
  isRecording: true,
  rename: () => undefined,
  set: (attributes) => void (note && Object.assign(note, { attributes: { ...note.attributes, ...attributes } })),
  fail: (type) => void (note && Object.assign(note, { failure: type })),
  end: () => void (note && Object.assign(note, { isEnded: true })),
})
const endUse = useTracer({
  start: (span) => {
    const note: Noted = { ...span, isEnded: false }
    noted.push(note)
    return spanOf('c', note)
  },
})
const endCalls = traceCalls()
afterAll(() => {
  endCalls()
  endUse()
})
afterEach(() => {
  noted.length = 0
  called.calls.length = 0
})
const request = spanOf('a')
const below = spanOf('c').traceparent

const byHttp = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = requestHttp(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume().once('end', resolve)
    })
    call.once('error', reject)
    call.end('{}')
  })

test.each([
  ['fetch', (url: string) => fetch(url, { method: 'POST', body: '{}' }).then((answer) => answer.text())],
  ['node:http', byHttp],
] as const)('by %s', async (_, call) => {
  await runWithin(request, () => call(`${called.url}/players/ada?token=secret`))
  expect(called.calls).toMatchObject([{ traceparent: below }])
  await expect.poll(() => noted[0]?.isEnded).toBe(true)
  expect(noted).toEqual([
    {
      name: 'POST',
      kind: 'client',
      parent: request,
      attributes: {
        'http.request.method': 'POST',
        'server.address': '127.0.0.1',
        'server.port': Number(new URL(called.url).port),
        'http.response.status_code': 200,
      },
      isEnded: true,
    },
  ])
})

test('a call that fails is a step that failed, without a word of why', async () => {
  const gone = await startCalled()
  await gone.stop()
  await runWithin(request, () => fetch(`${gone.url}/ada`).catch(() => undefined))
  await runWithin(request, () => byHttp(`${gone.url}/ada`).catch(() => undefined))
  await expect.poll(() => noted.filter(({ isEnded }) => isEnded).length).toBe(2)
  expect(noted.map(({ failure }) => failure)).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])
})

test('S3 is told it beside what it signs', async () => {
  const blobs = await createS3Blobs({
    endpoint: called.url,
    bucket: 'players-files',
    region: 'us-east-1',
    prefix: 'guidepost/',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
  await runWithin(request, () => blobs.find('0'.repeat(64)).catch(() => undefined))
  expect(called.calls.length).toBeGreaterThan(0)
  const [{ traceparent, authorization }] = called.calls as [(typeof called.calls)[number]]
  expect(traceparent).toBe(below)
  expect(authorization).toContain('SignedHeaders=')
  expect(/SignedHeaders=([^,]+)/.exec(authorization ?? '')?.[1]).not.toContain('traceparent')
})

test('what runs outside of a trace is left alone, and what sends traces away too', async () => {
  await fetch(called.url)
  await runWithin(null, () => fetch(called.url))
  expect(called.calls.map(({ traceparent }) => traceparent)).toEqual([undefined, undefined])
  expect(noted).toEqual([])
})

// Spans against a collector that speaks OTLP, and against ones that are away, silent or something else.
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startCollector } from '../../../../tests/support/collector.ts'
import { readTraceparent } from '../../lib/tracing.ts'
import { createOpenTelemetry, type OpenTelemetryOptions } from './open-telemetry.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
const telemetryTo = (endpoint: string, more: Partial<OpenTelemetryOptions> = {}) =>
  createOpenTelemetry({
    endpoint,
    headers: { authorization: 'Bearer key' },
    serviceName: 'portal-eu',
    environment: 'test',
    ratio: 1,
    onTrouble: () => undefined,
    delayMilliseconds: 5,
    ...more,
  })
const collecting = async () => {
  const collector = await startCollector()
  ends.push(collector.stop)
  return collector
}

test('a span and the step below it arrive whole, with who sends them', async () => {
  const collector = await collecting()
  const telemetry = telemetryTo(collector.endpoint)
  const request = telemetry.start({ name: 'GET', kind: 'server', attributes: { 'http.request.method': 'GET' } })
  const step = telemetry.start({ name: 'SELECT job', kind: 'client', parent: request })
  step.fail('ECONNRESET')
  step.end()
  request.rename('GET /somewhere')
  request.set({ 'http.response.status_code': 200 })
  request.end()
  await telemetry.stop()
  const resource = expect.objectContaining({
    'service.name': 'portal-eu',
    'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'deployment.environment.name': 'test',
  })
  const { traceId, spanId } = readTraceparent(request.traceparent)!
  expect(collector.spans).toEqual([
    {
      traceId,
      spanId: readTraceparent(step.traceparent)!.spanId,
      parentId: spanId,
      name: 'SELECT job',
      kind: 'client',
      attributes: { 'error.type': 'ECONNRESET' },
      isFailed: true,
      resource,
    },
    {
      traceId,
      spanId,
      parentId: undefined,
      name: 'GET /somewhere',
      kind: 'server',
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
      isFailed: false,
      resource,
    },
  ])
  expect(collector.headers()).toMatchObject({ authorization: 'Bearer key' })
})

const strangers = '0af7651916cd43dd8448eb211c80319c'
test.each([
  ['what begins here is kept at 1', 1, undefined, 0.5, true],
  ['and not at 0', 0, undefined, 0.5, false],
  ['a stranger’s kept trace goes on when it is drawn', 0.6, `00-${strangers}-b7ad6b7169203331-01`, 0.5, true],
  ['its id and its word do not decide that', 0.4, `00-${strangers}-b7ad6b7169203331-01`, 0.5, false],
  ['one that was left out elsewhere is left out', 1, `00-${strangers}-b7ad6b7169203331-00`, 0, false],
  ['what is no trace is none', 1, 'nonsense', 0.5, true],
] as const)('%s', (_, ratio, parent, drawn, isKept) => {
  const telemetry = telemetryTo('http://127.0.0.1:9', { ratio, random: () => drawn })
  const span = telemetry.start({ name: 'GET', kind: 'server', parent })
  expect(span.isRecording).toBe(isKept)
  expect(span.traceparent.endsWith(isKept ? '-01' : '-00')).toBe(true)
  expect(span.traceId === strangers).toBe(parent?.startsWith('00-') === true)
  // What is below follows, whatever would be drawn.
  expect(telemetry.start({ name: 'step', kind: 'internal', parent: span }).isRecording).toBe(isKept)
})

const meeting = async (meet: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['a collector that is not there', async () => 'http://127.0.0.1:9'],
  ['one that hangs up', async () => meeting((socket) => socket.destroy())],
  ['one that never answers', async () => meeting(() => undefined)],
  ['one that is a proxy with a page', async () => meeting((socket) => void socket.end('HTTP/1.1 403 No\r\n\r\n<p>'))],
  ['one that talks nonsense', async () => meeting((socket) => void socket.end('\0nonsense\r\n\r\n'))],
])('%s holds nobody up, neither the work nor the end', async (_, where) => {
  const telemetry = telemetryTo(await where())
  for (let count = 0; count < 5_000; count += 1) telemetry.start({ name: 'GET', kind: 'server' }).end()
  await telemetry.stop()
})

test('trouble is told once, and its end', async () => {
  const told: string[] = []
  const collector = await collecting()
  let isAway = true
  const front = await meeting((socket) => {
    if (isAway) return void socket.end('HTTP/1.1 403 No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    void socket.end(
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
    )
  })
  const telemetry = telemetryTo(front, {
    onTrouble: (error) => told.push(error === undefined ? 'well' : 'trouble'),
  })
  const send = async (until: () => boolean): Promise<void> => {
    while (!until()) {
      telemetry.start({ name: 'GET', kind: 'server' }).end()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  await send(() => told.length === 1)
  isAway = false
  await send(() => told.length === 2)
  expect(told).toEqual(['trouble', 'well'])
  expect(collector.spans).toEqual([])
  await telemetry.stop()
})

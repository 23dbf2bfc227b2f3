// A collector of traces that speaks OTLP over HTTP (JSON): keeps what it takes, refuses what is none.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

interface Value {
  stringValue?: string
  intValue?: number | string
  doubleValue?: number
  boolValue?: boolean
}
type Attributes = { key: string; value: Value }[]
interface WireSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attributes
  status: { code?: number }
}
interface Export {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: WireSpan[] }[] }[]
}

export interface TakenSpan {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer'
  attributes: Record<string, string | number | boolean>
  isFailed: boolean
  resource: Record<string, string | number | boolean>
}

const kinds = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const
const plain = (attributes: Attributes): TakenSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue ?? '') : Number(intValue)),
    ]),
  )

const spansIn = ({ resourceSpans }: Export): TakenSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status, ...times }) => {
        const isWhole = /^[0-9a-f]{32}$/.test(traceId) && /^[0-9a-f]{16}$/.test(spanId)
        if (!isWhole || BigInt(times.endTimeUnixNano) < BigInt(times.startTimeUnixNano)) throw new Error('no span')
        return {
          traceId,
          spanId,
          parentId: parentSpanId === '' ? undefined : parentSpanId,
          name,
          kind: kinds[kind] ?? 'internal',
          attributes: plain(attributes),
          isFailed: status.code === 2,
          resource: plain(resource.attributes),
        }
      }),
    ),
  )

export interface Collector {
  endpoint: string
  /** In the order they came. */
  spans: TakenSpan[]
  /** Headers of the last export. */
  headers: () => Record<string, unknown>
  stop: () => Promise<void>
}

export const startCollector = async (): Promise<Collector> => {
  const spans: TakenSpan[] = []
  let headers: Record<string, unknown> = {}
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const words = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString()
      const isExport =
        request.method === 'POST' &&
        request.url === '/v1/traces' &&
        request.headers['content-type'] === 'application/json'
      if (!isExport) return void response.writeHead(404).end()
      headers = request.headers
      spans.push(...spansIn(JSON.parse(words) as Export))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}')
    }
    take().catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers: () => headers,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A service that answers everything alike and keeps the headers it was called with. */
export const startCalled = async (answer = '{}') => {
  const calls: { url: string; traceparent: string | undefined; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    const { traceparent, authorization } = request.headers
    calls.push({ url: request.url ?? '', traceparent: traceparent as string | undefined, authorization })
    text(request).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

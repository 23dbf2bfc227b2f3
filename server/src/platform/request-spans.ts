// A span for each request, on either way of answering, and the calls that it causes (CD-375). Node tells of requests and
// calls on its diagnostics channels: nothing is replaced in any library.
import diagnostics from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { failureType, goOnWithin, presentSpan, runWithin, startSpan, startStep, type OpenSpan } from '../lib/tracing.ts'

const spans = new WeakMap<IncomingMessage, OpenSpan>()
/** What nobody wants a trace of: asked every few seconds by machines. */
const quiet = new Set(['/healthz', '/readyz', '/metrics'])
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export const traceOf = (request: IncomingMessage): string | undefined => {
  const span = spans.get(request)
  return span?.isRecording ? span.traceId : undefined
}

/** By its template: addresses hold searches and tokens. */
export const nameRequest = (request: IncomingMessage, route: string, requestId: string): void => {
  const span = spans.get(request)
  if (!span?.isRecording) return
  span.rename(`${methodOf(request)} ${route}`)
  span.set({ 'http.route': route, 'guidepost.request_id': requestId })
}

const methodOf = ({ method = '' }: IncomingMessage): string => (knownMethods.has(method) ? method : '_OTHER')

const begin = (request: IncomingMessage, response: ServerResponse): void => {
  if (quiet.has(request.url?.split('?')[0] ?? '')) return goOnWithin(null)
  const parent = request.headers['traceparent']
  const span = startSpan({
    name: methodOf(request),
    kind: 'server',
    attributes: { 'http.request.method': methodOf(request), 'network.protocol.version': request.httpVersion },
    parent: typeof parent === 'string' ? parent : undefined,
  })
  goOnWithin(span ?? null)
  if (span === undefined) return
  spans.set(request, span)
  response.once('close', () => {
    span.set({ 'http.response.status_code': response.statusCode })
    if (!response.writableFinished) span.fail('aborted')
    else if (response.statusCode >= 500) span.fail(String(response.statusCode))
    span.end()
  })
}

/** Call before all other hooks, so that whatever answers is a step of its request. */
export const useRequestSpans = (app: FastifyInstance): void => {
  // Before both ways of answering (ready-documents.ts), which listen by then.
  app.addHook('onReady', (done) => {
    app.server.prependListener('request', begin)
    done()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    nameRequest(request.raw, request.routeOptions.url ?? 'none', request.id)
    done()
  })
  // A body is read in the connection's own time: what follows belongs to its request again.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request.raw)
    if (span === undefined) done()
    else runWithin(span, done)
  })
}

interface UndiciRequest {
  origin: string | URL
  method: string
  addHeader: (name: string, value: string) => void
}

/** An address of another service is not told: its path says who or what is meant. */
const callOf = (method: string, target: { hostname: string; port: string; protocol: string }) => ({
  name: knownMethods.has(method) ? method : '_OTHER',
  kind: 'client' as const,
  attributes: {
    'http.request.method': knownMethods.has(method) ? method : '_OTHER',
    'server.address': target.hostname,
    'server.port': Number(target.port) || (target.protocol === 'https:' ? 443 : 80),
  },
})

const answered = (span: OpenSpan | undefined, status: number): void => {
  span?.set({ 'http.response.status_code': status })
  if (status >= 400) span?.fail(String(status))
}

/** Names the trace to whoever is called, and keeps how long it took. @returns stops it */
export const traceCalls = (): (() => void) => {
  const calls = new WeakMap<object, OpenSpan>()
  const end = (call: object, how: (span: OpenSpan) => void = () => undefined): void => {
    const span = calls.get(call)
    if (span === undefined) return
    how(span)
    span.end()
    calls.delete(call)
  }
  /** Those not drawn are named too, so that the other side does not draw them either. */
  const open = (call: object, name: (traceparent: string) => void, target: () => ReturnType<typeof callOf>): void => {
    const present = presentSpan()
    if (present === undefined) return
    const span = startStep(target())
    name((span ?? present).traceparent)
    if (span !== undefined) calls.set(call, span)
  }
  interface Told {
    request: object
    response: { statusCode: number }
    error: unknown
  }
  const listeners: Record<string, (told: Told) => void> = {
    // fetch
    'undici:request:create': ({ request }) => {
      const { origin, method, addHeader } = request as UndiciRequest
      const name = (traceparent: string) => addHeader.call(request, 'traceparent', traceparent)
      open(request, name, () => callOf(method, new URL(origin)))
    },
    'undici:request:headers': ({ request, response }) => answered(calls.get(request), response.statusCode),
    'undici:request:trailers': ({ request }) => end(request),
    'undici:request:error': ({ request, error }) => end(request, (span) => span.fail(failureType(error))),
    // node:http, node:https
    'http.client.request.created': ({ request }) => {
      const call = request as ClientRequest
      if (call.headersSent) return
      const name = (traceparent: string) => void call.setHeader('traceparent', traceparent)
      open(call, name, () => {
        const { hostname, port } = new URL(`${call.protocol}//${String(call.getHeader('host') ?? call.host)}`)
        return callOf(call.method, { hostname, port, protocol: call.protocol })
      })
    },
    'http.client.response.finish': ({ request, response }) => {
      answered(calls.get(request), response.statusCode)
      end(request)
    },
    'http.client.request.error': ({ request, error }) => end(request, (span) => span.fail(failureType(error))),
  }
  const entries = Object.entries(listeners) as [string, (told: unknown) => void][]
  for (const [channel, listener] of entries) diagnostics.subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of entries) diagnostics.unsubscribe(channel, listener)
  }
}

// Prometheus figures without a word about anybody: labels are route templates, rooms and status classes (promises O3).
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { FastifyInstance } from 'fastify'

export interface Metrics {
  registry: Registry
  /** A counter of a room, such as `cases_created_total`; asked twice it is the same one. */
  counter: (name: string, help: string) => { inc: (by?: number) => void }
  /** A figure read at each scrape. */
  gauge: (name: string, help: string, read: () => number | Promise<number>) => void
  observeRequest: (
    labels: { room: string; route: string; method: string; status: string },
    seconds: number | null,
  ) => void
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'guidepost_' })
  const counters = new Map<string, Counter>()
  const requests = new Counter({
    name: 'guidepost_http_requests_total',
    help: 'Answers by route template',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  })
  // By room, not by route: ninety routes times the buckets would be more series than a small installation wants to
  // keep.
  const durations = new Histogram({
    name: 'guidepost_http_request_seconds',
    help: 'Time to answer by room',
    labelNames: ['room', 'status'],
    buckets: [0.01, 0.05, 0.25, 1],
    registers: [registry],
  })
  return {
    registry,
    counter: (name, help) => {
      const known = counters.get(name) ?? new Counter({ name: `guidepost_${name}`, help, registers: [registry] })
      counters.set(name, known)
      return { inc: (by = 1) => known.inc(by) }
    },
    gauge: (name, help, read) => {
      new Gauge({
        name: `guidepost_${name}`,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
    observeRequest: ({ room, route, method, status }, seconds) => {
      requests.inc({ route, method, status })
      if (seconds !== null) durations.observe({ room, status }, seconds)
    },
  }
}

/** Counts one answer; both ways of answering do (ready-documents.ts). */
export const observeAnswer = (
  metrics: Pick<Metrics, 'observeRequest'>,
  answered: { room: string; route: string; method: string; status: number; milliseconds: number | null },
): void => {
  const { room, route, method, status, milliseconds } = answered
  metrics.observeRequest(
    { room, route, method, status: `${Math.floor(status / 100)}xx` },
    milliseconds === null ? null : milliseconds / 1000,
  )
}

export const useMetrics = (app: FastifyInstance, { metrics }: { metrics: Metrics }): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    observeAnswer(metrics, {
      room: config.operation?.room ?? 'page',
      route: url ?? 'none',
      method: url === undefined ? 'any' : request.method,
      status: reply.statusCode,
      // How long a stream was open says nothing about answering.
      milliseconds: String(reply.getHeader('content-type')).startsWith('text/event-stream') ? null : reply.elapsedTime,
    })
    done()
  })
}

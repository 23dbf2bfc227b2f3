// Prometheus figures without a word about anybody: labels are route templates, rooms and status classes (promises O3).
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { FastifyInstance } from 'fastify'
import type { SignInOutcome } from './logging.ts'

/** NaN when it cannot be read: with the database away the other figures are what an operator needs. */
const readOrNothing = async (read: () => number | Promise<number>): Promise<number> => {
  try {
    return await read()
  } catch {
    return Number.NaN
  }
}

export const createMetrics = () => {
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
  const refused = new Counter({
    name: 'guidepost_limits_refused_total',
    help: 'Answers 429: a limit said no',
    registers: [registry],
  })
  const unavailable = new Counter({
    name: 'guidepost_unavailable_answers_total',
    help: 'Answers 503 to visitors: too much to do, or something behind us is away',
    registers: [registry],
  })
  const signIns = new Counter({
    name: 'guidepost_sign_ins_total',
    help: 'Sign-ins of players and representatives by their outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    registry,
    /** A counter of a room, such as `cases_created_total`; asked twice it is the same one. */
    counter: (name: string, help: string) => {
      const known = counters.get(name) ?? new Counter({ name: `guidepost_${name}`, help, registers: [registry] })
      counters.set(name, known)
      return { inc: (by = 1) => known.inc(by) }
    },
    /** A figure read at each scrape. */
    gauge: (name: string, help: string, read: () => number | Promise<number>) => {
      new Gauge({
        name: `guidepost_${name}`,
        help,
        registers: [registry],
        async collect() {
          this.set(await readOrNothing(read))
        },
      })
    },
    /** A figure by one or more names, read at each scrape; none where there is nothing to count. */
    gauges: (
      name: string,
      help: string,
      labelNames: readonly string[],
      read: () => Promise<readonly { labels: Readonly<Record<string, string>>; count: number }[]>,
    ) => {
      new Gauge({
        name: `guidepost_${name}`,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        async collect() {
          this.reset()
          for (const { labels, count } of await read().catch(() => [])) this.set(labels, count)
        },
      })
    },
    observeRequest: (
      { room, route, method, status }: { room: string; route: string; method: string; status: string },
      seconds: number | null,
      exactly: number,
    ) => {
      requests.inc({ route, method, status })
      if (exactly === 429) refused.inc()
      // /readyz says 503 to a balancer while an instance leaves; nobody was turned away.
      if (exactly === 503 && route !== '/readyz') unavailable.inc()
      if (seconds !== null) durations.observe({ room, status }, seconds)
    },
    observeSignIn: (outcome: SignInOutcome) => signIns.inc({ outcome }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Counts one answer; both ways of answering do (ready-documents.ts). */
export const observeAnswer = (
  metrics: Pick<Metrics, 'observeRequest'>,
  answered: { room: string; route: string; method: string; status: number; milliseconds: number | null },
): void => {
  const { room, route, method, status, milliseconds } = answered
  metrics.observeRequest(
    { room, route, method, status: `${Math.floor(status / 100)}xx` },
    milliseconds === null ? null : milliseconds / 1000,
    status,
  )
}

export const useMetrics = (app: FastifyInstance, { metrics }: { metrics: Metrics }): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (request.signIn !== undefined) metrics.observeSignIn(request.signIn)
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

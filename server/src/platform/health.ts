// /healthz: the process turns. /readyz: it should get visitors. /metrics: figures (promises O1 to O3).
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '../storage/blob-store.ts'
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import type { Metrics } from './metrics.ts'

/** Degraded: pages and kept documents are served, and the rest is 503; other instances could do no better. */
export interface Readiness {
  status: 'ready' | 'degraded' | 'unready'
  checks: Record<string, boolean>
}

const neededBytes = 64 * 1024 * 1024
/** Busy is not away: an instance that leaves because all are busy makes the others busier. */
const databaseMilliseconds = 2_000
const keptMilliseconds = 1_000

interface HealthDeps {
  database: Pick<Database<Tables>, 'ping' | 'isDamaged'>
  blobs: Pick<BlobStore, 'ping'>
  dataDir: string
  hasContent: () => boolean
}

export const createHealth = ({ database, blobs, dataDir, hasContent }: HealthDeps) => {
  let isDraining = false
  let known: { at: number; answer: Promise<Readiness> } | undefined

  const inTime = (work: Promise<unknown>): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), databaseMilliseconds)
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
    return promise
  }

  const look = async (): Promise<Readiness> => {
    const [isDatabaseThere, areFilesThere, hasSpace] = await Promise.all([
      inTime(database.ping()),
      inTime(blobs.ping()),
      statfs(dataDir).then(
        ({ bavail, bsize }) => bavail * bsize >= neededBytes,
        () => false,
      ),
    ])
    const needed = { content: hasContent(), undamaged: !database.isDamaged(), staying: !isDraining }
    const checks = { ...needed, database: isDatabaseThere, disk: hasSpace, files: areFilesThere }
    const holds = (all: object): boolean => Object.values(all).every(Boolean)
    return { status: holds(checks) ? 'ready' : holds(needed) ? 'degraded' : 'unready', checks }
  }

  return {
    readiness: () => {
      const now = performance.now()
      if (!known || now - known.at > keptMilliseconds) known = { at: now, answer: look() }
      return known.answer
    },
    /** From now on `/readyz` says no, so that a balancer sends nobody new. */
    startDraining: () => {
      isDraining = true
      known = undefined
    },
  }
}

export type Health = ReturnType<typeof createHealth>

/** What `/readyz` says; a balancer reads the status alone. */
export const answerOf = ({ status, checks }: Readiness) => ({
  code: status === 'unready' ? 503 : 200,
  body: { status, checks },
})

/** Checks by name as figures, which alarms look at. */
export const gaugeHealth = ({ gauges }: Metrics, { readiness }: Health): void =>
  gauges('check', 'Whether a check of /readyz holds', ['check'], async () =>
    Object.entries((await readiness()).checks).map(([check, holds]) => ({ labels: { check }, count: Number(holds) })),
  )

interface HealthRouteOptions {
  health: Health
  metrics: Metrics
  /** Checks by name and figures are for operators, not for the internet. */
  isOperatorPort: boolean
}

export const registerHealthRoutes = (
  app: FastifyInstance,
  { health, metrics, isOperatorPort }: HealthRouteOptions,
): void => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  )
  app.get('/readyz', { config: { ownErrors: 'a balancer reads the status' } }, async (request, reply) => {
    const readiness = await health.readiness()
    const { code, body } = answerOf(readiness)
    request.isExpected = readiness.checks['staying'] === false
    return reply
      .code(code)
      .header('cache-control', 'no-store')
      .send(isOperatorPort ? body : { status: body.status })
  })
  if (!isOperatorPort) return
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  )
}

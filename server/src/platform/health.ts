// /healthz: the process turns. /readyz: it should get visitors. /metrics: figures (promises O1 to O3).
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '../storage/blob-store.ts'
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import type { Metrics } from './metrics.ts'

export interface Readiness {
  isReady: boolean
  checks: Record<string, boolean>
}

export interface Health {
  readiness: () => Promise<Readiness>
  /** From now on `/readyz` says no, so that a balancer sends nobody new. */
  startDraining: () => void
}

const neededBytes = 64 * 1024 * 1024
/** Busy is not away: an instance that leaves because all are busy makes the others busier. */
const databaseMilliseconds = 2_000
const keptMilliseconds = 1_000

export interface HealthDeps {
  database: Pick<Database<Tables>, 'ping'>
  blobs: Pick<BlobStore, 'ping'>
  dataDir: string
  hasContent: () => boolean
}

export const createHealth = ({ database, blobs, dataDir, hasContent }: HealthDeps): Health => {
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
    const checks = { database: isDatabaseThere, disk: hasSpace, content: hasContent(), staying: !isDraining }
    // Without the store of files everything but files goes on; no instance would do better than this one.
    return { isReady: Object.values(checks).every(Boolean), checks: { ...checks, files: areFilesThere } }
  }

  return {
    readiness: () => {
      const now = performance.now()
      if (!known || now - known.at > keptMilliseconds) known = { at: now, answer: look() }
      return known.answer
    },
    startDraining: () => {
      isDraining = true
      known = undefined
    },
  }
}

export interface HealthRouteOptions {
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
    const { isReady, checks } = await health.readiness()
    request.isExpected = checks['staying'] === false
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isOperatorPort ? { ready: isReady, checks } : { ready: isReady })
  })
  if (!isOperatorPort) return
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  )
}

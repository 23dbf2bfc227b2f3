// The only place that constructs. From the configuration to an application that can listen: storage, platform, content,
// then the rooms, each handed what it needs as a port. Read it from top to bottom: nothing is used before it is made.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream, Logger } from 'pino'
import { buildApp } from './app.ts'
import { type Core, coreOf } from './compose/core.ts'
import { holdingsOf } from './compose/ports.ts'
import { keyringOf } from './storage/keyring.ts'
import type { Room } from './compose/room.ts'
import { composeRooms } from './compose/rooms.ts'
import { composeWork, type Work } from './compose/work.ts'
import type { Config } from './config.ts'
import { createContentHolder } from './content/content-holder.ts'
import { openContentStore } from './compose/content-store.ts'
import { createContentWatcher } from './content/content-watcher.ts'
import { createDocumentCache } from './content/document-cache.ts'
import { importFirstContent, type readFirstPack } from './content/first-content.ts'
import { savingDrafts } from './studio/pack-drafts.ts'
import { pseudoLocales } from './content/locale.ts'
import { systemClock, type Clock } from './lib/clock.ts'
import { useTracer } from './lib/tracing.ts'
import { createTexts, readMessages } from './localizations/texts.ts'
import { createCsrf } from './platform/csrf.ts'
import type { Holdings } from './platform/holdings.ts'
import { createFeatureFlags, type FeatureFlags } from './platform/features.ts'
import { createHealth, gaugeHealth, type Health } from './platform/health.ts'
import { createIdempotency } from './platform/idempotency.ts'
import { createInGame } from './platform/in-game.ts'
import { createLogger } from './platform/logging.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { createOrigins } from './platform/origins.ts'
import { createLimits } from './platform/rate-limits.ts'
import { traceCalls } from './platform/request-spans.ts'
import { createSessions, type Sessions } from './platform/sessions.ts'
import { createKeepFiles } from './platform/uploads/kept-files.ts'
import { clearTemporaryFiles } from './platform/uploads/read-form.ts'
import type { BlobStore } from './storage/blob-store.ts'
import { giveUpBallast, layBallast } from './storage/ballast.ts'
import { openDatabase, type AnyDatabase } from './storage/database.ts'
import { sqliteDialect } from './storage/dialect.ts'
import { openDoneLog } from './storage/done-log.ts'
import { gaugeStorage } from './storage/gauges.ts'
import { createJobs, type Jobs } from './storage/jobs.ts'
import { demandWritable, lockDataDirectory } from './storage/lock.ts'
import { openBlobs } from './storage/open-blobs.ts'
import { claimAtStart } from './storage/owned-blobs.ts'
import { createSweptBlobs, type SweptBlobs } from './storage/swept-blobs.ts'
import { DataNotWholeError, demandWholeData } from './storage/whole-data.ts'
import { createUploadedFiles } from './uploads/contents.ts'
import { createUploadStore } from './uploads/store.ts'

export interface ComposeOptions {
  clock?: Clock
  logStream?: DestinationStream
  /** For tests: stands between the product and its store of files. */
  betweenBlobs?: (blobs: BlobStore, database: AnyDatabase) => BlobStore
  /** For tests: stands between the product and its threads. */
  betweenWork?: (work: Work) => Work
  /** For tests: reads the first content's folder, of which there are few and servers many. */
  readPack?: typeof readFirstPack
  /** For tests that count what players said: the demonstration's say nothing beside their cases. */
  hasDemoFeedback?: boolean
}

export interface Composition {
  app: FastifyInstance
  database: AnyDatabase
  jobs: Jobs
  health: Health
  metrics: Metrics
  logger: Logger
  sessions: Sessions
  flags: FeatureFlags
  /** What rooms keep of a person, for tests. */
  holdings: readonly Holdings[]
  /** Opens the ports rooms have besides; call once the server listens. @throws when one is taken */
  open: () => Promise<void>
  /** Begins the work in the background; call once the server listens. */
  start: () => void
  /** Before the last requests are served: what stays open goes to another instance (T25). */
  leave: () => void
  /** Ends everything in the reverse order: no request, no job, no connection, no lock is left. */
  stop: () => Promise<void>
}

const contentPollMilliseconds = 1_000

/** Before anything that is to be traced. @returns ends it, once the rest has */
const beginTracing = async (
  { traces, environment }: Config,
  warn: (message: string, error?: unknown) => void,
): Promise<() => Promise<void>> => {
  if (traces === null) return async () => undefined
  // Code that nobody else needs.
  const { createOpenTelemetry } = await import('./adapters/tracing/open-telemetry.ts')
  const telemetry = createOpenTelemetry({
    ...traces,
    environment,
    onTrouble: (error) =>
      error === undefined ? warn('traces are taken again') : warn('traces are not taken by the collector', error),
  })
  const endUse = useTracer(telemetry)
  const endCalls = traceCalls()
  return async () => {
    endCalls()
    endUse()
    await telemetry.stop()
  }
}

interface Telling {
  clock: Clock
  logger: Logger
  warn: (message: string, error?: unknown) => void
  onError: (error: Error) => void
}

/**
 * Several instances may share PostgreSQL and a folder of files; the embedded database belongs to one process (ground
 * G28).
 */
const openStorage = async (config: Config, options: ComposeOptions, { clock, logger, warn, onError }: Telling) => {
  const { dataDir } = config
  const isAlone = config.databaseUrl === null
  demandWritable(dataDir)
  if (isAlone) {
    giveUpBallast(dataDir)
    demandWholeData(dataDir)
  }
  const unlock = isAlone ? lockDataDirectory(dataDir) : () => undefined
  const temporary = join(dataDir, 'tmp')
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  await clearTemporaryFiles(temporary, clock.now(), isAlone)
  const database = await openDatabase({ ...config, onError }).catch((error: unknown) => {
    unlock()
    throw error
  })
  const openFiles = async (): Promise<SweptBlobs> => {
    await database.migrate({ mostRows: config.migrateAtStartRows, tell: (line) => logger.info(line) })
    const store = await openBlobs(config)
    const swept = createSweptBlobs({ store: options.betweenBlobs?.(store, database) ?? store, database, clock })
    await claimAtStart(swept, warn)
    return swept
  }
  const blobs = await openFiles().catch(async (error: unknown) => {
    await database.close()
    unlock()
    throw error
  })
  const doneLog = openDoneLog(dataDir)
  const jobs = createJobs({
    database,
    clock,
    doneLog,
    onError: (error, { id, kind, attempt }) => logger.error({ err: error, job: id, kind, attempt }, 'job failed'),
  })
  // Beside others nobody knows at a start what was left behind: its age tells it.
  const clearing = setInterval(
    () => void clearTemporaryFiles(temporary, clock.now(), false).catch(onError),
    3_600_000,
  ).unref()
  return {
    database,
    blobs,
    jobs,
    stopJobs: async (): Promise<void> => {
      clearInterval(clearing)
      await jobs.stop()
    },
    close: async (): Promise<void> => {
      await database.close()
      unlock()
    },
    doneLog,
  }
}

/** What storage and content offer the rooms, and the platform beside it. */
const openFloors = async (config: Config, options: ComposeOptions, telling: Telling) => {
  const { clock, warn, onError } = telling
  const { database, blobs, jobs, ...storage } = await openStorage(config, options, telling)
  const threads = composeWork()
  const work = options.betweenWork?.(threads) ?? threads
  const keys = keyringOf(config)
  const content = createContentHolder()
  const messages = readMessages()
  const limits = createLimits({ database, clock, scale: config.limitsScale })
  await limits.share()
  const sessions = await createSessions({
    database,
    clock,
    idleSeconds: config.sessionIdleSeconds,
    maxSeconds: config.sessionMaxSeconds,
  })
  const flags = await createFeatureFlags({
    database,
    clock,
    defaults: () => (content.isLoaded() ? content.current().features : {}),
    warn,
    withheld: {
      // Without its keys nobody could solve it, and pages would show an empty place (ground G15).
      ...(config.captcha.recaptcha === null && {
        recaptcha: 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY are not set',
      }),
      // Nobody would get a code (CD-305).
      ...(config.smtp === null && config.environment === 'production' && { lockedOut: 'SMTP_URL is not set' }),
    },
  })
  // Where this process listens, known only later; the embedded identity provider is asked there.
  const listening: { server?: FastifyInstance['server'] } = {}
  const core = coreOf({
    config,
    clock,
    keys,
    database,
    blobs,
    keepFiles: createKeepFiles(blobs),
    jobs,
    work,
    content,
    contentStore: openContentStore(database, (task) => work.run('words', task)),
    documents: createDocumentCache(content),
    texts: createTexts(content, messages),
    messages,
    flags,
    limits,
    csrf: createCsrf(keys),
    origins: createOrigins(config),
    sessions,
    metrics: createMetrics(),
    localOrigin: () => {
      const address = listening.server?.address() as AddressInfo | null | undefined
      return `http://127.0.0.1:${address?.port ?? config.port}`
    },
    warn,
    onError,
    hasDemoFeedback: options.hasDemoFeedback ?? true,
  })
  return { core, content, listening, storage }
}

/** What has had its day goes. */
const sweepBehind = (
  { config, jobs, limits, sessions }: Core,
  rooms: readonly Room[],
  idempotency: { sweep: (signal: AbortSignal) => Promise<unknown> },
): void => {
  // Stored answers count ten seconds or a day: they go while they are few (T24).
  jobs.repeat('sweep-answers', 60, async (signal) => {
    await idempotency.sweep(signal)
    await limits.sweep(signal)
  })
  jobs.repeat('sweep', 3600, async (signal) => {
    if (config.databaseUrl === null) await layBallast(config.dataDir)
    await sessions.sweep(signal)
    await jobs.sweep(signal)
    // One that cannot sweep now keeps no other from it.
    const failed: unknown[] = []
    for (const room of rooms) {
      signal.throwIfAborted()
      await room.sweep?.(signal).catch((error: unknown) => failed.push(error))
    }
    if (failed.length > 0) throw failed[0]
  })
}

const composeAll = async (config: Config, options: ComposeOptions): Promise<Composition> => {
  const clock = options.clock ?? systemClock
  const logger = createLogger(config, options.logStream)
  const onError = (error: Error) => logger.error({ err: error }, 'background work failed')
  const warn = (message: string, error?: unknown) => logger.warn(error === undefined ? {} : { err: error }, message)
  const stopTracing = await beginTracing(config, warn)
  const { core, content, listening, storage } = await openFloors(config, options, { clock, logger, warn, onError })
  const { database, blobs, jobs, keys, work, contentStore, flags, metrics, sessions } = core
  const uploaded = createUploadedFiles({ store: createUploadStore(database), clock })
  const idempotency = createIdempotency({ database, clock, keys, uploaded })
  const health = createHealth({ database, blobs, dataDir: config.dataDir, hasContent: content.isLoaded })
  const rooms = await composeRooms(core)

  // The first content, then whatever is imported while we run.
  const firstStore = { activeVersion: contentStore.activeVersion, save: savingDrafts(database, contentStore) }
  await importFirstContent(firstStore, config.contentPack, clock.now().toISOString(), options.readPack)
  const watcher = createContentWatcher({
    store: contentStore,
    holder: content,
    compile: { mountPath: config.mountPath, pseudoLocales: config.hasPseudoLocales ? pseudoLocales : [] },
    listen: database.listen,
    pollEvery: contentPollMilliseconds,
    prepare: async (next) => {
      for (const room of rooms) await room.prepareContent?.(next)
    },
    onError,
  })
  await watcher.start()
  // Demonstration data, only with the embedded identity provider.
  if (config.oidc === null && config.environment !== 'production') for (const room of rooms) await room.seed?.()
  sweepBehind(core, rooms, idempotency)
  gaugeStorage(metrics, database, jobs, config.dataDir)
  gaugeHealth(metrics, health)

  const app = await buildApp({
    ...core,
    logger,
    prefixedSince: new Date((await database.appliedAt('011-account-host-cookies')) ?? 0),
    idempotency,
    inGame: createInGame(() => content.current().settings.inGameUserAgents),
    health,
    contentVersion: () => content.current().version,
    waiting: database.waiting,
    resolveLocale: (asked) => content.current().in(asked ?? '').locale,
    sayCode: core.text,
    sayText: core.say,
    rooms,
  })
  listening.server = app.server

  return {
    app,
    database,
    jobs,
    health,
    metrics,
    logger,
    sessions,
    flags,
    holdings: holdingsOf(rooms),
    open: async () => {
      for (const room of rooms) await room.open?.()
    },
    start: () => jobs.start(),
    leave: () => {
      for (const room of rooms) room.leave?.()
    },
    stop: async () => {
      await app.close()
      await storage.stopJobs()
      await work.stop()
      storage.doneLog.close()
      watcher.stop()
      flags.stop()
      await storage.close()
      await stopTracing()
    },
  }
}

/**
 * @throws DataDirectoryInUseError when another process serves this data directory
 * @throws DataNotWholeError when the embedded database is missing beside its keys, or damaged
 * @throws ForeignFilesError when another installation keeps its files where ours are to be
 * @throws PackError when the first content pack has mistakes
 */
export const compose = async (config: Config, options: ComposeOptions = {}): Promise<Composition> => {
  try {
    return await composeAll(config, options)
  } catch (error) {
    // Found while the first rows were read.
    throw sqliteDialect.isDamaged(error) ? new DataNotWholeError(config.dataDir, 'is damaged', error) : error
  }
}

// The process: configuration, listening, signals. Usage: node server/src/server.ts [--check-config | --print-config]
import { fork } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Composition } from './compose.ts'
import { ConfigError, printableConfig, readConfig, type Config } from './config.ts'
import { demoAccounts } from './adapters/identity/demo-accounts.ts'
import { createDrain, type Drain } from './platform/drain.ts'
import { joinMetrics, joinReadiness } from './platform/instances/figures.ts'
import { createSupervisor, WorkerNotStartedError } from './platform/instances/supervisor.ts'
import { reportReady } from './platform/instances/worker-channel.ts'
import { startOperatorServer } from './platform/operator-server.ts'
import { DataDirectoryInUseError, DataDirectoryNotWritableError } from './storage/lock.ts'
import { MigrationError } from './storage/migration-steps.ts'
import { NoSessionError } from './storage/no-session.ts'
import { ForeignFilesError } from './storage/owned-blobs.ts'
import { databaseFile, DataNotWholeError } from './storage/whole-data.ts'

/** EX_CONFIG of sysexits.h (promises O6). */
const configExit = 78

const firstStartFlag = '--first-start'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const complain = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const loadConfig = (): Config => {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    complain(error.message)
    process.exit(configExit)
  }
}

/** Their message says what an operator does. */
const ownErrors = [
  DataDirectoryInUseError,
  DataDirectoryNotWritableError,
  DataNotWholeError,
  ForeignFilesError,
  MigrationError,
  NoSessionError,
]

/** One sentence for what an operator can mend; everything else keeps its stack. */
const explain = (error: unknown, { adminPort, mailIn, ...config }: Config): string => {
  if (ownErrors.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, name, message, stack, port = config.port } = error as NodeJS.ErrnoException & { port?: number }
  const setting = port === adminPort ? 'ADMIN_PORT' : port === mailIn?.port ? 'MAIL_IN_PORT' : 'PORT'
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken; stop what listens there, or set ${setting} to another number.`
  if (code === 'EACCES' && /listen/.test(message))
    return `Port ${port} may not be used by this user; set ${setting} to a number above 1023.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database named by DATABASE_URL does not answer (${code}).`
  if (name === 'PackError' || name === 'ContractGapError') return message
  return stack ?? message
}

/** A demonstration says where it is and who can sign in; production says nothing but its log. */
const greet = ({ publicUrl, mountPath, environment, oidc }: Config): void => {
  if (environment === 'production') return
  const accounts = demoAccounts.map(
    ({ login, password, shows }) => `  ${login.padEnd(10)} ${password.padEnd(16)} ${shows}`,
  )
  say(
    [
      `\nGuidepost is ready: ${publicUrl}${mountPath}/\n`,
      ...(oidc ? [] : ['Demonstration accounts (user name / password):', ...accounts, '']),
    ].join('\n'),
  )
}

/** Several processes behind one port (CD-340). This one serves nobody: it looks after the others. */
const supervise = async (config: Config): Promise<void> => {
  const supervisor = createSupervisor(config.instances, complain)
  let operatorServer: Server | null = null
  const stop = async (): Promise<void> => {
    const exitCode = await supervisor.stop()
    operatorServer?.close()
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  process.on('SIGHUP', () => void supervisor.replaceAll())
  try {
    operatorServer = await startOperatorServer(config, {
      readiness: async () =>
        joinReadiness([...(await supervisor.figures()).values()].map(({ readiness }) => readiness)),
      metrics: async () =>
        joinMetrics(new Map([...(await supervisor.figures())].map(([number, { metrics }]) => [number, metrics]))),
    })
    await supervisor.start()
    greet(config)
  } catch (error) {
    // A process that did not come so far has said why.
    if (!(error instanceof WorkerNotStartedError)) complain(explain(error, config))
    await supervisor.stop()
    process.exit(error instanceof WorkerNotStartedError ? error.exitCode || 1 : 1)
  }
}

/** What the process of a first start does; says what kept it from that. */
const firstStart = async (config: Config): Promise<void> => {
  try {
    const { makeFirst } = await import('./compose/first-start.ts')
    await makeFirst(config)
  } catch (error) {
    complain(explain(error, config))
    process.exitCode = 1
  }
}

/** Waits for that process where there is no database yet (compose/first-start.ts). @returns its exit code */
const startFirst = async ({ databaseUrl, dataDir }: Config): Promise<number> => {
  if (databaseUrl !== null || existsSync(join(dataDir, databaseFile))) return 0
  const child = fork(process.argv[1]!, [firstStartFlag], { stdio: 'inherit' })
  const end = (): void => void child.kill()
  process.on('exit', end)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('exit', end)
  return code ?? 1
}

/** One process that serves, alone or one of several. */
const serve = async (config: Config): Promise<void> => {
  let composition: Composition | undefined
  let operatorServer: Server | null = null
  let drain: Drain | undefined
  let state: 'running' | 'draining' | 'stopping' = 'running'

  const stop = async (reason: string, exitCode: number): Promise<void> => {
    if (state === 'stopping') process.exit(1)
    state = 'stopping'
    composition?.logger.info({ reason }, 'stopping')
    composition?.health.startDraining()
    setTimeout(() => {
      complain('Requests were still under way after the grace period.')
      process.exit(1)
    }, config.shutdownGraceSeconds * 1000).unref()
    operatorServer?.close()
    await composition?.stop()
    process.exit(exitCode)
  }

  /** Serves on for a while, then stops; a second signal stops at once, a third one does not wait for anybody (T25). */
  const leave = async (reason: string): Promise<void> => {
    if (state === 'draining') return drain?.end()
    if (state === 'stopping' || drain === undefined) return stop(reason, 0)
    state = 'draining'
    composition?.logger.info({ reason }, 'draining')
    composition?.health.startDraining()
    composition?.leave()
    await drain.begin(config.drainSeconds)
    await stop(reason, 0)
  }

  process.on('SIGTERM', () => void leave('SIGTERM'))
  // Ctrl+C reaches all processes of a terminal: one of several is told by who started it.
  process.on('SIGINT', () => {
    if (!cluster.isWorker) void leave('SIGINT')
  })
  process.on('uncaughtException', (error) => {
    composition?.logger.fatal({ err: error }, 'uncaught error')
    if (!composition) complain(error.stack ?? error.message)
    void stop('uncaught error', 1)
  })

  try {
    const failed = await startFirst(config)
    if (failed !== 0) process.exit(failed)
    // Only now, so that a wrong setting is named before half a second of code is loaded.
    const { compose } = await import('./compose.ts')
    composition = await compose(config)
    drain = createDrain(composition.app.server)
    await composition.app.listen({ port: config.port, host: config.host })
    const { health, metrics, logger } = composition
    const figures = { readiness: health.readiness, metrics: () => metrics.registry.metrics() }
    if (!cluster.isWorker) operatorServer = await startOperatorServer(config, figures)
    await composition.open()
    composition.start()
    logger.info({ port: config.port }, 'listening')
    if (cluster.isWorker)
      reportReady(async () => ({ readiness: await figures.readiness(), metrics: await figures.metrics() }))
    else greet(config)
  } catch (error) {
    complain(explain(error, config))
    await composition?.stop().catch(() => undefined)
    process.exit(1)
  }
}

const main = async (): Promise<void> => {
  const config = loadConfig()
  if (process.argv.includes('--check-config')) return say('The configuration is right.')
  if (process.argv.includes('--print-config')) return say(JSON.stringify(printableConfig(config), null, 2))
  if (process.argv.includes(firstStartFlag)) {
    // Nobody waits for it any more.
    process.once('disconnect', () => process.exit(1))
    await firstStart(config)
    process.exit()
  }
  return config.instances > 1 && cluster.isPrimary ? supervise(config) : serve(config)
}

await main()

// Starts the product as a newcomer would, on a free port and in a folder of its own, and stops it by pid.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ServerProcess {
  url: string
  pid: number
  dataDir: string
  log: () => string
  kill: (signal: NodeJS.Signals) => Promise<void>
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** `make test` and `make e2e` try what was built and is shipped; whoever runs one test tries the sources as they are. */
const ownEntry = process.env['SERVER_ENTRY'] ?? 'server/src/server.ts'

/** @returns a port that was free a moment ago */
export const freePort = (): Promise<number> => {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
  })
}

/** Between asking for a free port and listening on it somebody else may take it: then another one is asked for. */
const portsTried = 5

/** How the process is run, beside its settings. */
export interface Run {
  /** The server of another release, where it is not this one. */
  entry?: string
  /** What it may have open at once, as `ulimit -n`. */
  openFiles?: number
  heapMegabytes?: number
  /** A module that is loaded before it. */
  imports?: string
  /** Until it is ready; four minutes otherwise. */
  patienceSeconds?: number
}

/**
 * @param environment settings on top of: a free port, a fresh data folder, no rate limits (ground G29)
 * @throws with the server's last lines when it does not become ready in time
 */
export const startServerProcess = async (
  environment: Record<string, string> = {},
  run: Run = {},
): Promise<ServerProcess> => {
  const { PORT: givenPort, DATA_DIR: givenFolder } = environment
  for (let tries = 1; ; tries += 1) {
    const port = Number(givenPort ?? (await freePort()))
    const dataDir = givenFolder ?? mkdtempSync(join(tmpdir(), 'guidepost-e2e-'))
    const started = startOn(port, dataDir, environment, run)
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      await started.kill(signal)
      if (givenFolder === undefined) rmSync(dataDir, { recursive: true, force: true })
    }
    if (await started.becomesReady()) return { ...started, stop: () => end('SIGTERM') }
    await end('SIGKILL')
    const isLost = givenPort === undefined && started.log().includes(`Port ${port} is taken`)
    if (!isLost || tries === portsTried) throw new Error(`the server did not start:\n${started.log().slice(-4000)}`)
  }
}

const startOn = (port: number, dataDir: string, environment: Record<string, string>, run: Run) => {
  const url = `http://localhost:${port}`
  let log = ''
  const { entry = ownEntry, openFiles, heapMegabytes, imports, patienceSeconds = 240 } = run
  const command = [
    join(root, 'node_modules/.bin/node'),
    ...(heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]),
    ...(imports === undefined ? [] : ['--import', imports]),
    entry,
  ]
  const limited =
    openFiles === undefined ? command : ['bash', '-c', `ulimit -n ${openFiles}; exec "$@"`, '-', ...command]
  const child: ChildProcess = spawn(limited[0]!, limited.slice(1), {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LIMITS_SCALE: '1000000',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: Buffer): void => {
    log = (log + chunk.toString()).slice(-200_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  // Once it has closed, every word it said has been read.
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      resolve()
    }),
  )
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const isReady = async (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    log: () => log,
    kill: async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal)
      await ended
    },
    async becomesReady(): Promise<boolean> {
      for (let tries = 0; tries <= patienceSeconds * 10 && !hasEnded(); tries += 1) {
        // Whoever else listens on this port would answer as well: only what has greeted is the one started here.
        if (log.includes('Guidepost is ready') && (await isReady())) return true
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return false
    },
  }
}

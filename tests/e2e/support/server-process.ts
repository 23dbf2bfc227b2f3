// Starts the product as a newcomer would, on a free port and in a folder of its own, and stops it by pid.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ServerProcess { url: string; pid: number; dataDir: string; log(): string; kill(signal: NodeJS.Signals): Promise<void>; stop(): Promise<void> }

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** @returns a port that was free a moment ago */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => { resolve(typeof address === 'object' && address !== null ? address.port : 0) })
    })
  })
}

/**
 * @param environment settings on top of: a free port, a fresh data folder, no rate limits (ground G29)
 * @throws with the server's last lines when it does not become ready within 120 s
 */
export async function startServerProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const port = Number(environment['PORT'] ?? await freePort())
  const dataDir = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'guidepost-e2e-'))
  const url = `http://localhost:${port}`
  let log = ''
  const child: ChildProcess = spawn(join(root, 'node_modules/.bin/node'), ['server/src/server.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LIMITS_SCALE: '1000000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: Buffer): void => { log = (log + chunk.toString()).slice(-200_000) }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = new Promise<void>((resolve) => child.once('exit', () => { resolve() }))
  const kill = async (signal: NodeJS.Signals): Promise<void> => { child.kill(signal); await ended }
  const isReady = async (): Promise<boolean> => fetch(`${url}/readyz`).then((answer) => answer.ok, () => false)
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (child.exitCode !== null || tries > 1200) { child.kill('SIGKILL'); throw new Error(`the server did not start:\n${log.slice(-4000)}`) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url, pid: child.pid ?? 0, dataDir, log: () => log, kill,
    async stop() {
      await kill('SIGTERM')
      if (environment['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The product as a process of its own with a content pack written for it; limits lifted, a folder of its own, one
 * anonymous visitor.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface StartedServer {
  /** http://127.0.0.1 and the port. */
  root: string
  locale: string
  /** @throws on anything but a 2xx */
  post: <T>(call: string, body: object, locale?: string) => Promise<T>
  /** The longest its main thread computed at a time since it was asked last, in ms of processor time. */
  longestTurn: () => Promise<number>
  /** Milliseconds of processor time that its threads have used, those that ended left out (Linux). */
  spent: () => number
  close: () => Promise<void>
}

/** Ten thousand articles are read, checked and indexed first. */
const startPatience = 900_000
const project = fileURLToPath(new URL('../../..', import.meta.url))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, () => {
        const address = server.address()
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
  })

export const startServer = async (
  writePack: (folder: string) => void,
  locale: string,
  {
    measuresTurns = false,
    dataDir,
    env = {},
  }: { measuresTurns?: boolean; dataDir?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<StartedServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'relevance-'))
  writePack(join(folder, 'pack'))
  const port = await freePort()
  const turns = join(folder, 'turns')
  const watched = measuresTurns ? ['--import', join(project, 'scripts/bench/lib/turns.ts')] : []
  const server = spawn(process.execPath, [...watched, join(project, 'server/src/server.ts')], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir ?? join(folder, 'data'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...(dataDir === undefined ? { CONTENT_PACK: join(folder, 'pack') } : {}),
      LIMITS_SCALE: '1000000',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      TURNS: turns,
      ...env,
    },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
  const close = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const root = `http://127.0.0.1:${port}`
  for (const since = performance.now(); ; ) {
    const isReady = await fetch(`${root}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (server.exitCode !== null || performance.now() - since > startPatience) {
      await close()
      throw new Error(`The server did not start:\n${said}`)
    }
    await setTimeout(200)
  }
  const session = await fetch(`${root}/services/bft/api/auth/${locale}`)
  const token = session.headers.get('x-csrf-token') ?? ''
  const cookie = session.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return {
    root,
    locale,
    close,
    async longestTurn() {
      rmSync(turns, { force: true })
      server.kill('SIGUSR2')
      while (!existsSync(turns)) await setTimeout(10)
      return Number(readFileSync(turns, 'utf8'))
    },
    spent: () => {
      const tasks = `/proc/${server.pid}/task`
      const spentBy = (task: string): number =>
        Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0])
      return readdirSync(tasks).reduce((sum, task) => sum + spentBy(task), 0) / 1e6
    },
    async post<T>(call: string, body: object, asked = locale) {
      const answer = await fetch(`${root}/services/bft/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie, locale: asked },
        body: JSON.stringify(body),
      })
      if (!answer.ok)
        throw new Error(`${answer.status} for ${JSON.stringify(body).slice(0, 200)}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}

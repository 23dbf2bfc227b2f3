// A throw-away PostgreSQL for tests: own folder, own port, no durability, gone with the test run.
// PostgreSQL refuses to run as root; then it runs as the user `postgres` of Debian's package.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface TestPostgres {
  /** A new, empty database, or a copy of `template`. Returns its URL. */
  createDatabase: (template?: string) => Promise<string>
  /** The address of one of its databases. */
  urlOf: (name: string) => string
  /** Takes the server away, as an outage does; its data stay. */
  halt: () => Promise<void>
  /** Brings it back, on the same port. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

export const findBinaries = (): string => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = [
    ...versions.map((version) => join(root, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
    '/usr/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')))
  if (found === undefined) throw new Error('PostgreSQL is not installed; on Debian: apt-get install postgresql')
  return found
}

/** Nobody may run PostgreSQL as root; null when this user may run it. */
export const otherUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

export const waitUntilOpen = async (url: string, isOver: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !isOver(); tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await delay(50)
    }
  }
  throw new Error('PostgreSQL did not start')
}

export const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGQUIT')
  await ended
}

export interface PostgresOptions {
  /** As an operator runs it: what is committed is on the disk. */
  isDurable?: boolean
  /** A file for what the server logs; otherwise it is thrown away. */
  log?: string
  connections?: number
}

const volatile = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB' }

const administer = async (server: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
const nameIn = (url: string): string => pg.escapeIdentifier(new URL(url).pathname.slice(1))

/**
 * A new database of a running server, empty or a copy of another one.
 * @param server URL of a database that stays; @param template URL of one nobody is connected to
 * @returns its URL
 */
export const createDatabase = async (server: string, template?: string): Promise<string> => {
  const url = new URL(server)
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  const from = template === undefined ? 'template0' : nameIn(template)
  await administer(server, [`create database ${nameIn(url.href)} template ${from}`])
  return url.href
}

/** Removes databases, whoever is connected to them. */
export const dropDatabases = (server: string, urls: readonly string[]): Promise<void> =>
  administer(
    server,
    urls.map((url) => `drop database if exists ${nameIn(url)} with (force)`),
  )

/** Starts a server; `stop` ends it by its process id and removes its folder. */
export const startPostgres = async ({
  isDurable = false,
  log,
  connections = 60,
}: PostgresOptions = {}): Promise<TestPostgres> => {
  const binaries = findBinaries()
  const user = otherUser()
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const asUser = user ?? {}
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', folder, '-U', 'guidepost', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...asUser, cwd: folder, stdio: 'pipe' },
  )
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: connections,
    log_line_prefix: '[%p] ',
    ...(isDurable ? {} : volatile),
  }
  const start = (): ChildProcess => {
    const output = log === undefined ? undefined : openSync(log, 'a')
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const stdio = ['ignore', 'ignore', output ?? 'ignore'] as const
    const started = spawn(join(binaries, 'postgres'), ['-D', folder, ...options], {
      ...asUser,
      cwd: folder,
      stdio: [...stdio],
    })
    if (output !== undefined) closeSync(output)
    return started
  }
  let child = start()
  const killNow = () => void child.kill('SIGQUIT')
  process.once('exit', killNow)
  const urlOf = (name: string) => `postgres://guidepost@127.0.0.1:${port}/${name}`
  await waitUntilOpen(urlOf('postgres'), () => child.exitCode !== null)

  return {
    createDatabase: (template) => createDatabase(urlOf('postgres'), template),
    urlOf,
    halt: () => stopProcess(child),
    resume: async () => {
      child = start()
      await waitUntilOpen(urlOf('postgres'), () => child.exitCode !== null)
    },
    stop: async () => {
      process.off('exit', killNow)
      await stopProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

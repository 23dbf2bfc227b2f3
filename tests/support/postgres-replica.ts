// A streaming replica of a test's PostgreSQL, as an operator sets one up: pg_basebackup, then a server of its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, freePort, otherUser, stopProcess, waitUntilOpen, type TestPostgres } from './postgres.ts'

export interface TestReplica {
  /** The copy of one of the primary's databases. */
  urlOf: (url: string) => string
  /** Receives and no longer applies: it lags from here on. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  halt: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

export const startReplica = async (primary: TestPostgres): Promise<TestReplica> => {
  const binaries = findBinaries()
  const user = otherUser()
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-pg-replica-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const asUser = { ...user, cwd: folder }
  const { port: from } = new URL(primary.urlOf('postgres'))
  const copy = ['-h', '127.0.0.1', '-p', from, '-U', 'guidepost', '-D', join(folder, 'data'), '-R', '-c', 'fast']
  execFileSync(join(binaries, 'pg_basebackup'), [...copy, '--no-sync'], { ...asUser, stdio: 'pipe' })
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
    'fsync=off',
  ]
  const own = `postgres://guidepost@127.0.0.1:${port}/postgres`
  let child: ChildProcess
  const start = async (): Promise<void> => {
    const options = [`port=${port}`, ...settings].flatMap((setting) => ['-c', setting])
    child = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...options], { ...asUser, stdio: 'ignore' })
    await waitUntilOpen(own, () => child.exitCode !== null)
  }
  const ask = async (statement: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: own })
    await client.connect()
    try {
      const { rows } = await client.query<{ said: unknown }>(statement)
      return rows[0]?.said
    } finally {
      await client.end()
    }
  }
  const killNow = () => void child.kill('SIGQUIT')
  process.once('exit', killNow)
  await start()
  return {
    urlOf: (url) => {
      const place = new URL(url)
      place.port = String(port)
      return place.href
    },
    pause: async () => {
      await ask('select pg_wal_replay_pause()')
      while ((await ask('select pg_get_wal_replay_pause_state() as said')) !== 'paused') await delay(10)
    },
    resume: async () => {
      await ask('select pg_wal_replay_resume()')
    },
    halt: () => stopProcess(child),
    start,
    stop: async () => {
      process.off('exit', killNow)
      await stopProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

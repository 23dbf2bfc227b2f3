/**
 * The product as a process of its own with a content pack written for it; limits lifted, a folder of its own, one
 * anonymous visitor.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServerProcess } from '../../../tests/e2e/support/server-process.ts'
import { visit } from '../lib/player.ts'
import type { Turns } from '../lib/turns.ts'

export interface StartedServer {
  /** http://localhost and the port. */
  root: string
  locale: string
  /** @throws on anything but a 2xx */
  post: <T>(call: string, body: object, locale?: string) => Promise<T>
  /** The longest its main thread computed at a time since it was asked last, in ms of processor time. */
  longestTurn: () => Promise<number>
  /** The same with what others waited for it, and what all of it has cost so far. */
  turns: () => Promise<Turns>
  close: () => Promise<void>
}

/** Ten thousand articles are read, checked and indexed first. */
const patienceSeconds = 900

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
  const turns = join(folder, 'turns')
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir ?? join(folder, 'data'),
      ...(dataDir === undefined ? { CONTENT_PACK: join(folder, 'pack') } : {}),
      LOG_LEVEL: 'error',
      TURNS: turns,
      ...env,
    },
    {
      patienceSeconds,
      ...(measuresTurns ? { imports: fileURLToPath(new URL('../lib/turns.ts', import.meta.url)) } : {}),
    },
  )
  const { url: root, pid } = server
  const { headers } = await visit(root)
  const readTurns = async (): Promise<Turns> => {
    rmSync(turns, { force: true })
    process.kill(pid, 'SIGUSR2')
    while (!existsSync(turns) || readFileSync(turns, 'utf8') === '') await setTimeout(10)
    return JSON.parse(readFileSync(turns, 'utf8')) as Turns
  }
  return {
    root,
    locale,
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    turns: readTurns,
    longestTurn: async () => (await readTurns()).turn,
    async post<T>(call: string, body: object, asked = locale) {
      const answer = await fetch(`${root}/services/bft/api/${call}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', locale: asked },
        body: JSON.stringify(body),
      })
      if (!answer.ok)
        throw new Error(`${answer.status} for ${JSON.stringify(body).slice(0, 200)}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}

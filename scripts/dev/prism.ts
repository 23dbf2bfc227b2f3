// Starts Prism on a document and stops it again. It ends with its parent, also when the parent is killed hard.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenApi } from '../generate/document.ts'

export interface Prism {
  url: string
  stop: () => Promise<void>
}

const program = fileURLToPath(new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url))
/** Prism's standard input is a pipe from us: when we are gone, however that happened, it closes and Prism leaves. */
const leave = 'process.stdin.on("end", () => process.exit()).on("error", () => process.exit()).resume()'
const leaveWithParent = `data:text/javascript,${encodeURIComponent(leave)}`
const startSeconds = 150

/**
 * Runs Prism on a free port.
 * @returns its address without a trailing slash; `stop` ends it and waits until it is gone
 * @throws with Prism's last words when it does not start
 */
export const startPrism = async (document: OpenApi): Promise<Prism> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guidepost-prism-'))
  const file = path.join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const parameters = ['mock', '--port', '0', '--host', '127.0.0.1', '--cors', 'false', file]
  const child = spawn(process.execPath, ['--import', leaveWithParent, program, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'development' },
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const url = await new Promise<string>((done, fail) => {
      let words = ''
      const timer = setTimeout(
        () => fail(new Error(`Prism did not start within ${startSeconds} s: ${words.slice(-500)}`)),
        startSeconds * 1000,
      )
      const listen = (chunk: Buffer): void => {
        words = (words + chunk.toString()).slice(-4_000)
        const address = /listening on (http:\/\/\S+)/.exec(words)?.[1]
        if (!address) return
        clearTimeout(timer)
        done(address)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('close', () => fail(new Error(`Prism ended: ${words.slice(-500)}`)))
    })
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

// Starts Prism on a document, gives it another one, and stops it again.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { OpenApi } from '../generate/document.ts'

export interface Prism {
  url: string
  /** Answers from another document from now on, at the same address. @throws when Prism cannot read it */
  replace: (document: OpenApi) => Promise<void>
  stop: () => Promise<void>
}

const program = fileURLToPath(new URL('prism-child.ts', import.meta.url))

/**
 * Runs Prism on a free port.
 * @returns its address without a trailing slash; `stop` ends it and waits until it is gone
 * @throws with Prism's last words when it does not start
 */
export const startPrism = async (document: OpenApi): Promise<Prism> => {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4_000)
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const gone = ended.then(() => Promise.reject(new Error(`Prism ended: ${words.slice(-500)}`)))
  gone.catch(() => undefined)

  const give = (one: OpenApi): Promise<string> => {
    const answered = new Promise<string>((done, fail) => {
      child.once('message', (answer: { url: string } | { error: string }) =>
        'url' in answer ? done(answer.url) : fail(new Error(`Prism cannot read the contract: ${answer.error}`)),
      )
    })
    child.send(one)
    return Promise.race([answered, gone])
  }
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
  }
  try {
    const url = await give(document)
    return {
      url,
      replace: async (next) => {
        await give(next)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

import { parentPort } from 'node:worker_threads'
import type { FromThread, Works } from './thread-pool.ts'
import { yieldToOthers } from './yielding-thread.ts'

/** Called once by the module of a thread pool: does what it is asked, one task after the other. */
export const serveThreadPool = (works: Works): void => {
  const say = (said: Omit<FromThread, 'used'>): void => {
    const { user, system } = process.threadCpuUsage()
    parentPort!.postMessage({ used: (user + system) / 1e6, ...said } satisfies FromThread)
  }
  yieldToOthers()
  const work = async ({ kind, task }: { kind: string; task: unknown }): Promise<void> => {
    try {
      say({ result: await works[kind]!(task as never) })
    } catch (error) {
      say({ error: error ?? new Error('nothing was said') })
    }
  }
  parentPort!.on('message', (asked: { kind: string; task: unknown }) => void work(asked))
  say({})
}

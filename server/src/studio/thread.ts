/** A thread of its own for one piece of work that no request may wait for. */
import type { Worker, WorkerOptions } from 'node:worker_threads'

const mostMegabytes = 256

export const threadOptions = (task: unknown): WorkerOptions => ({
  execArgv: [],
  env: {},
  workerData: task,
  resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
})

/** What it says, once. */
export const answerOf = <T>(thread: Worker): Promise<T> =>
  new Promise((resolve, reject) => {
    thread.unref()
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('a thread of the studio ended without an answer')))
  })

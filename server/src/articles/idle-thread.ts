// A thread that begins with a question and ends when none is left; an answer carries the number of its question.
import { Worker, type WorkerOptions } from 'node:worker_threads'

export interface FromIdleThread<Data> {
  id: number
  data?: Data | undefined
  error?: string
}

const idleMilliseconds = 5_000

/** @param name in what is said when it ends before it has answered: `the training thread` */
export const createIdleThread = <Data>(module: URL, name: string, options: WorkerOptions) => {
  const waiting = new Map<number, Pick<PromiseWithResolvers<Data | undefined>, 'resolve' | 'reject'>>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  const stop = async (): Promise<void> => {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  const started = (): Worker => {
    if (worker) return worker
    const thread = new Worker(module, { execArgv: [], env: {}, ...options })
    thread.unref()
    thread.on('message', ({ id, data, error }: FromIdleThread<Data>) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) asked?.resolve(data)
      else asked?.reject(new Error(error))
      if (waiting.size > 0) return
      idle = setTimeout(() => void stop(), idleMilliseconds)
      idle.unref()
    })
    const fail = (error: Error): void => {
      if (worker !== thread && worker !== undefined) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    thread.on('error', (error) => fail(error as Error))
    thread.on('exit', () => fail(new Error(`${name} ended`)))
    worker = thread
    return thread
  }

  return {
    /** Begins a question: post to `thread` under this `id`, in as many messages as it takes. */
    ask: () => {
      clearTimeout(idle)
      count += 1
      const { promise, resolve, reject } = Promise.withResolvers<Data | undefined>()
      waiting.set(count, { resolve, reject })
      return { id: count, answered: promise, thread: started() }
    },
    stop,
  }
}

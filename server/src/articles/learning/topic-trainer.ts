/** Trains topic models on a thread of its own, one after the other; the thread ends when there is nothing to train. */
import { Worker } from 'node:worker_threads'
import type { TopicExample, TopicModelData } from '../engine/topic-model.ts'

export interface Training {
  id: number
  examples: readonly TopicExample[]
}
export interface Trained {
  id: number
  data?: TopicModelData | undefined
  error?: string
}

interface Waiting {
  resolve: (data: TopicModelData | undefined) => void
  reject: (error: Error) => void
}

const idleMilliseconds = 5_000

export const createTopicTrainer = () => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  const started = (): Worker => {
    if (worker) return worker
    const thread = new Worker(new URL('./topic-worker.ts', import.meta.url), {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    })
    thread.unref()
    thread.on('message', ({ id, data, error }: Trained) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) asked?.resolve(data)
      else asked?.reject(new Error(error))
      if (waiting.size > 0) return
      idle = setTimeout(() => void end(), idleMilliseconds)
      idle.unref()
    })
    const fail = (error: Error): void => {
      if (worker !== thread && worker !== undefined) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    thread.on('error', (error) => fail(error as Error))
    thread.on('exit', () => fail(new Error('the training thread ended')))
    worker = thread
    return thread
  }

  return {
    /** @returns undefined when the examples hold less than two topics */
    train: (examples: readonly TopicExample[]): Promise<TopicModelData | undefined> =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        count += 1
        waiting.set(count, { resolve, reject })
        started().postMessage({ id: count, examples } satisfies Training)
      }),
    stop: end,
  }
}

export type TopicTrainer = ReturnType<typeof createTopicTrainer>

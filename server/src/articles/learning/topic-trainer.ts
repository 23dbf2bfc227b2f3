/** Trains topic models on a thread of its own, one after the other. */
import type { TopicExample, TopicModelData } from '../engine/topic-model.ts'
import { createIdleThread, type FromIdleThread } from '../idle-thread.ts'

export interface Training {
  id: number
  examples: readonly TopicExample[]
}
export type Trained = FromIdleThread<TopicModelData>

export const createTopicTrainer = () => {
  const { ask, stop } = createIdleThread<TopicModelData>(
    new URL('./topic-worker.ts', import.meta.url),
    'the training thread',
    { resourceLimits: { maxOldGenerationSizeMb: 1_024 } },
  )
  return {
    /** @returns undefined when the examples hold less than two topics */
    train: async (examples: readonly TopicExample[]) => {
      const { id, answered, thread } = ask()
      thread.postMessage({ id, examples } satisfies Training)
      return answered
    },
    stop,
  }
}

export type TopicTrainer = ReturnType<typeof createTopicTrainer>

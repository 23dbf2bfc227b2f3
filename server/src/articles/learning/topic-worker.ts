// A thread of its own for training: seconds of arithmetic that no request may wait for. Started by topic-trainer.ts.
import { parentPort } from 'node:worker_threads'
import { fitTopicModel } from '../engine/topic-model.ts'
import { yieldToOthers } from '../../lib/yielding-thread.ts'
import type { Trained, Training } from './topic-trainer.ts'

yieldToOthers()
const port = parentPort!

port.on('message', ({ id, examples }: Training) => {
  fitTopicModel(examples).then(
    (data) =>
      port.postMessage(
        { id, data } satisfies Trained,
        data ? [data.weights.margins.buffer as ArrayBuffer, data.weights.likelihoods.buffer as ArrayBuffer] : [],
      ),
    (error: unknown) => port.postMessage({ id, error: String((error as Error).stack ?? error) } satisfies Trained),
  )
})

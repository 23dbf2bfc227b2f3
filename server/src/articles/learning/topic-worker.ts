// A thread of its own for training: seconds of arithmetic that no request may wait for. Started by topic-trainer.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { fitTopicModel, type TopicExample } from '../engine/topic-model.ts'
import { readSemantics, type SemanticSettings } from '../semantic/read-table.ts'
import { yieldToOthers } from '../../lib/yielding-thread.ts'
import type { Trained, Training } from './topic-trainer.ts'

yieldToOthers()
const port = parentPort!
const semantics = readSemantics(workerData as SemanticSettings | null)
const train = (examples: readonly TopicExample[], locale: string) => fitTopicModel(examples, semantics(locale))

port.on('message', ({ id, examples, locale }: Training) => {
  train(examples, locale).then(
    (data) =>
      port.postMessage(
        { id, data } satisfies Trained,
        data ? [data.weights.margins.buffer as ArrayBuffer, data.weights.likelihoods.buffer as ArrayBuffer] : [],
      ),
    (error: unknown) => port.postMessage({ id, error: String((error as Error).stack ?? error) } satisfies Trained),
  )
})

import { expect, test } from 'vitest'
import { openTopicModel } from '../engine/topic-model.ts'
import { readSemantics } from '../semantic/read-table.ts'
import { writeTable } from '../semantic/testing/small-table.ts'
import { createTopicTrainer } from './topic-trainer.ts'

const about = { 1: 'the character is stuck', 2: 'give me the money back', 3: 'the password is wrong' }
const examples = Object.entries(about).flatMap(([id, text]) =>
  ['please', 'hello', 'again', 'today'].map((word) => ({ topicId: Number(id), text: `${word} ${text}` })),
)

test('CD-110: the thread that trains knows what words mean, in the languages of the table alone', async () => {
  const words = { stuck: [1, 0, 0], money: [0, 1, 0], reimburse: [0, 1, 0], password: [0, 0, 1] }
  const settings = { folder: writeTable({ words, languages: 'en' }), languages: null }
  const trainer = createTopicTrainer(settings)
  try {
    const [english, german] = [await trainer.train(examples, 'en-US'), await trainer.train(examples, 'de-DE')]
    const semantics = readSemantics(settings)
    const chanceOf = (model: ReturnType<typeof openTopicModel>): number =>
      model.classify('reimburse').find(({ topicId }) => topicId === 2)?.probability ?? 0
    expect(openTopicModel(english, semantics('en-US')).classify('reimburse')[0]).toMatchObject({ topicId: 2 })
    expect(chanceOf(openTopicModel(german, semantics('de-DE')))).toBeLessThan(0.01)
    expect(english!.weights.margins.length).toBe(german!.weights.margins.length + 3 * 3)
  } finally {
    await trainer.stop()
  }
})

import { expect, test } from 'vitest'
import { smallContent } from '../../content/testing/small-content.ts'
import { smallPackFiles } from '../../content/testing/small-pack.ts'
import type { PastDescription } from './lessons.ts'
import { createTopicModels } from './topic-models.ts'
import { createTopicTrainer } from './topic-trainer.ts'

const phrases = (stuck: string, rewards: string) => ({
  'products/wow/topics.yaml': smallPackFiles()
    ['products/wow/topics.yaml']!.replace(/examples: .*\n/, `examples: { en-US: [${stuck}] }\n`)
    .replace('- { id: 1212, friendlyText', `- { id: 1212, examples: { en-US: [${rewards}] }, friendlyText`),
})
const content = smallContent(
  phrases('my character is stuck in a wall, i cannot move any more', 'my reward is missing, the quest gave no reward'),
)

const modelsOf = (past: PastDescription[]) => {
  const errors: Error[] = []
  const shown = { content }
  const models = createTopicModels({
    trainer: createTopicTrainer(),
    content: () => shown.content,
    onError: (error) => errors.push(error),
    pastDescriptions: async (product, locale) => past.filter((one) => one.product === product && one.locale === locale),
  })
  const first = (text: string): number | undefined =>
    models.opinion(shown.content, 'wow', 'en-US', text)?.guesses[0]?.topicId
  return { models, errors, shown, first }
}

test('the first question has a model trained on another thread; until then there is no opinion', async () => {
  const { models, errors, first } = modelsOf([])
  expect(first('stuck in the floor')).toBeUndefined()
  await models.settled()
  expect(first('stuck in the floor')).toBe(1211)
  expect(first('where is the reward')).toBe(1212)
  expect(models.opinion(content, 'services', 'en-US', 'stuck')).toBeUndefined()
  expect(models.opinion(content, 'all', 'en-US', 'stuck')).toBeUndefined()
  await models.stop()
  expect(errors).toEqual([])
})

test('who describes first in a language waits for its model, who types does not, and one that fails is told', async () => {
  const { models, first, errors } = modelsOf([])
  expect(await models.ready(content, 'wow', 'en-US', { mayWait: false })).toBe(false)
  const [one, other] = [true, true].map(() => models.ready(content, 'wow', 'en-US', { mayWait: true }))
  expect([await one, await other]).toEqual([true, true])
  expect(first('stuck in the floor')).toBe(1211)
  expect(await models.ready(content, 'wow', 'en-US', { mayWait: false })).toBe(true)
  // Nothing to wait for: no game, and afterwards one without topics to tell apart.
  expect(await models.ready(content, 'all', 'en-US', { mayWait: false })).toBe(true)
  expect(await models.ready(content, 'services', 'en-US', { mayWait: true })).toBe(true)
  await models.stop()
  expect(await models.ready(content, 'wow', 'de-DE', { mayWait: true })).toBe(false)
  expect(errors).toEqual([])
  const failing = createTopicModels({
    trainer: createTopicTrainer(),
    content: () => content,
    onError: (error) => errors.push(error),
    pastDescriptions: () => Promise.reject(new Error('the database is away')),
  })
  expect(await failing.ready(content, 'wow', 'en-US', { mayWait: true })).toBe(false)
  await failing.settled()
  expect(errors.map(({ message }) => message)).toEqual(['the database is away'])
  await failing.stop()
})

test('[FLOW-35] topics of past cases with the same words count, and are forgotten with the cases', async () => {
  const past: PastDescription[] = []
  const { models, first } = modelsOf(past)
  first('')
  await models.settled()
  const slang = 'lootbox evaporated in a wall'
  expect(first(slang)).toBe(1211)
  for (const player of ['a', 'b', 'c', 'd', 'e']) {
    past.push({
      topicId: 1212,
      product: 'wow',
      locale: 'en-US',
      author: player,
      text: `${player === 'a' ? 'my' : 'the'} lootbox evaporated behind the wall ${player === 'b' ? 'again' : ''}`,
    })
    past.push({ topicId: 4711, product: 'wow', locale: 'en-US', author: player, text: 'a topic nobody has any more' })
  }
  models.relearn()
  await models.settled()
  expect(first(slang)).toBe(1212)
  expect(models.opinion(content, 'wow', 'en-US', slang)?.guesses.map(({ topicId }) => topicId)).not.toContain(4711)
  past.length = 0
  models.relearn()
  await models.settled()
  expect(first(slang)).toBe(1211)
  await models.stop()
})

test('what somebody asks about is trained before what is only learnt anew', async () => {
  const order: string[] = []
  const holds: Promise<void>[] = []
  const models = createTopicModels({
    trainer: createTopicTrainer(),
    content: () => content,
    onError: (error) => {
      throw error
    },
    pastDescriptions: async (product, locale) => {
      order.push(`${product} ${locale}`)
      await holds[0]
      return []
    },
  })
  const ask = (product: string, locale: string) => models.opinion(content, product, locale, 'stuck')
  ask('wow', 'en-US')
  ask('wow', 'de-DE')
  await models.settled()
  order.length = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  holds.push(promise)
  models.relearn()
  ask('services', 'en-US')
  resolve()
  await models.settled()
  expect(order).toEqual(['wow en-US', 'services en-US', 'wow de-DE'])
  await models.stop()
})

test('after a swap the model before answers for the topics that are left, until the new one is there', async () => {
  const { models, shown, first } = modelsOf([])
  first('')
  await models.settled()
  shown.content = smallContent(phrases('lag in the city', 'my character is stuck, i cannot move'))
  expect(first('character stuck')).toBe(1211)
  models.relearn()
  await models.settled()
  expect(first('character stuck')).toBe(1212)
  await models.stop()
})

test('two topics with enough phrasings are certain about their own and choose nothing for a text about something else', async () => {
  const openings = [
    'please help,',
    'hello,',
    'since yesterday',
    'again',
    'hi support',
    'well',
    'for days',
    'now',
    'today',
    'still',
    'sorry',
    'urgent',
  ]
  const list = (texts: string[]): string =>
    openings.flatMap((opening) => texts.map((text) => `"${opening} ${text}"`)).join(', ')
  const { models, shown } = modelsOf([])
  shown.content = smallContent(
    phrases(
      list([
        'my character is stuck in a wall',
        'the character cannot move any more',
        'fell below the floor and am stuck',
      ]),
      list(['my reward is missing', 'the quest gave no reward', 'where is the reward of the quest']),
    ),
  )
  models.opinion(shown.content, 'wow', 'en-US', 'stuck')
  await models.settled()
  expect(models.opinion(shown.content, 'wow', 'en-US', 'what is the weather like tomorrow')?.certain).toBeUndefined()
  await models.stop()
})
